// Generated from openapi.yaml by `npm run generate`. Do not edit.

/** A body of bytes that a caller passes. A Node.js `Readable` is an async iterable. A string is sent as UTF-8. */
export type RawBody
  = | Blob
    | ArrayBuffer
    | ArrayBufferView
    | string
    | ReadableStream<Uint8Array>
    | AsyncIterable<Uint8Array>;

/** A file in a form that a caller passes. A `File` is sent with its name. `openAsBlob` of Node.js opens large files. */
export type FileBytes = Blob | ArrayBuffer | ArrayBufferView;

/** A file in a form that a handler receives. A `File` or `Blob` is one. */
export type FormFile = Pick<Blob, "size" | "type" | "stream" | "arrayBuffer" | "text">;

/**
 * Format: date-time
 * @description Date and time (RFC 3339).
 * @example 2026-11-20T09:30:00Z
 */
export type Timestamp = string;
/**
 * @description Names and values that label a resource, so that you can find it by them.
 * @example {
 *       "team": "research"
 *     }
 */
export interface Tags {
    [key: string]: string;
}
/**
 * Format: binary
 * @description The raw bytes of a file.
 */
export type FileContent = FileBytes;
/**
 * @description Absolute path on the browser instance, starting with `/`.
 * @example /home/user/report.csv
 */
export type AbsolutePath = string;
/** @description Confirms that the operation succeeded. */
export interface OkResponse {
    /**
     * @description Always true.
     * @default true
     * @example true
     */
    ok: boolean;
}
/** @description A heartbeat, sent while nothing else happens. */
export interface SSEHeartbeatEvent {
    /**
     * @description Type of the event.
     * @example sse_heartbeat
     * @constant
     */
    event: "sse_heartbeat";
    /** @description When the event was sent. */
    timestamp: Timestamp;
}
/** @description An error that ends the stream. */
export interface ErrorEvent {
    /**
     * @description Type of the event.
     * @example error
     * @constant
     */
    event: "error";
    /** @description When the event was sent. */
    timestamp: Timestamp;
    /** @description The error. */
    error: ErrorBody;
}
/** @description A line in a log. */
export interface LogEvent {
    /**
     * @description Type of the event.
     * @example log
     * @constant
     */
    event: "log";
    /** @description When the line was written. */
    timestamp: Timestamp;
    /**
     * @description Text of the line.
     * @example Listening on port 8080.
     */
    message: string;
}
/** @description Settings for a new browser session. Every property is optional. */
export interface BrowserRequest {
    /**
     * @description ID of the invocation that the session belongs to.
     * @example iv5a1s7d3f9g2h6j8k4l0z5x
     */
    invocation_id?: string;
    /**
     * @description Whether to make it harder for websites to detect that the browser is automated.
     * @default false
     * @example true
     */
    stealth?: boolean;
    /**
     * @description Whether to run the browser without a screen. A headless browser has no live view.
     * @default false
     * @example true
     */
    headless?: boolean;
    /**
     * @description Whether to give the browser a graphics processor. A GPU browser needs `headless: false` and the region `us-east`.
     * @example false
     */
    gpu?: boolean;
    /**
     * @description Region in which the browser runs. You cannot change it later. A region other than the default may need a plan (403).
     * @default us-east
     * @example us-east
     */
    region?: BrowserRegion;
    /** @description Memory of the browser instance. Headless browsers can have `1GiB` (the default), `2GiB` or `4GiB`; headful browsers can have `8GiB` (the default) or `16GiB`. Omit this property if you set `gpu`. */
    memory?: BrowserMemoryRequest;
    /** @description Video memory of a GPU browser, `2GiB` by default. It also sets the session's `memory`: `6GiB` with `2GiB`, and `12GiB` with `4GiB`. Only allowed with `gpu`. */
    video_memory?: BrowserVideoMemory;
    /**
     * @description Seconds without CDP or live view activity after which the session is deleted, accurate to within 5 seconds. The maximum is 72 hours. Minimum: `10`. Maximum: `259200`.
     * @default 60
     * @example 600
     */
    timeout_seconds?: number;
    /** @description Profile to load. It must exist. */
    profile?: BrowserProfile;
    /** @description Extensions to load, in this order. Maximum items: `20`. */
    extensions?: BrowserExtension[];
    /**
     * @deprecated
     * @description ID of the proxy for the browser's traffic. Use `proxy` instead; the two cannot be combined.
     * @example px5a2s8d4f1g7h3j9k6l0z2x
     */
    proxy_id?: string;
    /** @description How the browser connects to the internet. By default, a browser with `stealth` uses the service's own proxy, and any other browser connects directly. */
    proxy?: BrowserProxyConfig;
    /** @description Size of the browser window, 1920 × 1080 pixels by default. */
    viewport?: BrowserViewport;
    /**
     * @description Whether to hide the address bar and the tabs.
     * @example false
     */
    kiosk_mode?: boolean;
    /**
     * @description URL to open first. The session starts even if the browser cannot open the URL.
     * @example https://shop.example.com
     */
    start_url?: string;
    /**
     * @description Chrome enterprise policies to apply, by name.
     * @example {
     *       "BookmarkBarEnabled": false
     *     }
     */
    chrome_policy?: {
        [key: string]: unknown;
    };
    /** @description Time zone and language of the browser. By default, both follow the region. */
    location?: BrowserLocationRequest;
    /** @description Which hosts the browser can reach, and how. */
    network?: BrowserNetworkRequest;
    /** @description Vaults to link to the session. You cannot change them later. */
    vaults?: VaultReference[];
    /** @description What telemetry to record. Nothing is recorded if this is omitted, null, an empty object or `enabled: false`, or if every category is turned off. `enabled: true` records the default categories, adjusted by those in `browser`. */
    telemetry?: BrowserTelemetryRequest | null;
    /**
     * @description Name of the session, unique among active sessions. Without a name, you can find the session only by its ID.
     * @example checkout
     */
    name?: string;
    /** @description Tags of the session. Maximum properties: `50`. */
    tags?: Tags;
}
/**
 * @description A region of the service.
 * @example us-east
 * @enum {string}
 */
export type BrowserRegion = "us-east" | "us-west" | "eu-west" | "ap-southeast";
/**
 * @description Memory with which a browser instance can be created.
 * @example 8GiB
 * @enum {string}
 */
export type BrowserMemoryRequest = "1GiB" | "2GiB" | "4GiB" | "8GiB" | "16GiB";
/**
 * @description Memory of a browser instance. Only GPU browsers have `6GiB` or `12GiB`.
 * @example 8GiB
 * @enum {string}
 */
export type BrowserMemory = "1GiB" | "2GiB" | "4GiB" | "6GiB" | "8GiB" | "12GiB" | "16GiB";
/**
 * @description Video memory of a GPU browser.
 * @example 2GiB
 * @enum {string}
 */
export type BrowserVideoMemory = "2GiB" | "4GiB";
/** @description Profile to load, by ID or name. If both are given, the ID wins. */
export interface BrowserProfile {
    /**
     * @description ID of the profile.
     * @example pf3n8w1q6z4k9x2m7t5v0b8c
     */
    id?: string;
    /**
     * @description Name of the profile. Pattern: `^[a-zA-Z0-9._-]{1,255}$`. Minimum length: `1`. Maximum length: `255`.
     * @example shop-login
     */
    name?: string;
    /**
     * @description Whether to save the browser's state to the profile when the session ends.
     * @default false
     * @example true
     */
    save_changes?: boolean;
}
/** @description Extension to load, by ID or name. If both are given, the ID wins. */
export interface BrowserExtension {
    /**
     * @description ID of the extension.
     * @example ex4v7b2n9m1k6j3h8g5f0d2s
     */
    id?: string;
    /**
     * @description Name of the extension. Pattern: `^[a-zA-Z0-9._-]{1,255}$`. Minimum length: `1`. Maximum length: `255`.
     * @example cookie-banner-closer
     */
    name?: string;
}
/** @description How a browser connects to the internet. A request sets exactly one of `mode`, `id` and `name`. A response has either `mode`, or the `id` and `name` of the proxy. */
export interface BrowserProxyConfig {
    /**
     * @description `direct` connects without a proxy. `default` has the same effect as omitting this setting: a browser with `stealth` uses the service's own proxy, and any other browser uses none.
     * @example direct
     * @enum {string}
     */
    mode?: "direct" | "default";
    /**
     * @description ID of the proxy. Minimum length: `1`.
     * @example px5a2s8d4f1g7h3j9k6l0z2x
     */
    id?: string;
    /**
     * @description Name of the proxy. In a request, exactly one proxy must have this name. Minimum length: `1`.
     * @example frankfurt
     */
    name?: string;
}
/** @description Size of a browser window. */
export interface BrowserViewport {
    /** @description Width of the browser window, in pixels. Minimum: `1`. */
    width: ViewportWidth;
    /** @description Height of the browser window, in pixels. Minimum: `1`. */
    height: ViewportHeight;
    /** @description Refresh rate of the screen, in hertz. The default depends on the size: larger windows get a lower rate. Minimum: `1`. */
    refresh_rate?: ViewportRefreshRate;
}
/**
 * @description Width of the browser window, in pixels.
 * @example 1280
 */
export type ViewportWidth = number;
/**
 * @description Height of the browser window, in pixels.
 * @example 800
 */
export type ViewportHeight = number;
/**
 * @description Refresh rate of the screen, in hertz.
 * @example 60
 */
export type ViewportRefreshRate = number;
/** @description Time zone and language of a browser. An omitted property follows the region. */
export interface BrowserLocationRequest {
    /**
     * @description IANA time zone. An unknown time zone is rejected with 400.
     * @example Europe/Berlin
     */
    timezone?: string;
    /**
     * @description Language as a BCP 47 tag. A malformed or unknown language is rejected with 400.
     * @example de-DE
     */
    locale?: string;
}
/** @description Which hosts a browser can reach, and how. Entries that break a rule are rejected with 400. */
export interface BrowserNetworkRequest {
    /** @description Hosts to reach directly, without a proxy. The default is the private address ranges; a list replaces this default, and an empty list allows none. An entry is a host name, a private IP address (IPv6 in brackets), a private range in canonical CIDR notation, or a wildcard. A wildcard is `*.` followed by at least two labels that are not a public suffix. Hosts and addresses can have a port; ranges cannot. */
    private_hosts?: string[];
    /** @description The only public hosts that the browser can reach. An entry is a host name, a wildcard, a public IP address or a public range. A wildcard is `*.` followed by a host; it covers the hosts below that host, but not the host itself. Entries have no port, path or scheme. They must not overlap with `private_hosts`, and they must cover `start_url`. Minimum items: `1`. */
    allowed_hosts?: string[];
    /** @description Proxies for specific hosts. Exact hosts win over wildcards, and longer patterns win over shorter ones. The same pattern in two routes is rejected. */
    proxy_routes?: BrowserProxyRoute[];
}
/** @description Hosts to reach through a specific proxy. */
export interface BrowserProxyRoute {
    /** @description Host names, or wildcards: `*.` followed by a host. */
    hosts: string[];
    /** @description Proxy of a route, by ID or name. Responses have the ID. */
    proxy: BrowserProxyRouteTarget;
}
/** @description Proxy of a route, by ID or name. Responses have the ID. */
export interface BrowserProxyRouteTarget {
    /**
     * @description ID of the proxy. Minimum length: `1`.
     * @example px5a2s8d4f1g7h3j9k6l0z2x
     */
    id?: string;
    /**
     * @description Name of the proxy. Minimum length: `1`.
     * @example frankfurt
     */
    name?: string;
}
/** @description A vault, by ID or name. Vaults themselves are not part of this contract. */
export interface VaultReference {
    /**
     * @description ID of the vault.
     * @example vt7q2w9e4r1t6y3u8i5o0p2a
     */
    id?: string;
    /**
     * @description Name of the vault.
     * @example team-vault
     */
    name?: string;
}
/** @description What telemetry to record for a browser. `enabled` set to false in combination with `browser` is rejected with 400. */
export interface BrowserTelemetryRequest {
    /**
     * @description Whether to record telemetry at all. True alone turns on the default categories: control, connection, system and captcha.
     * @example true
     */
    enabled?: boolean;
    /** @description Categories to turn on and off. */
    browser?: BrowserTelemetryCategoriesConfig;
    /** @description Where to send the telemetry. */
    export?: BrowserTelemetryExportRequest;
    /** @description Whether the service keeps the telemetry. You can set this only when you create the session. */
    storage?: BrowserTelemetryStorageRequest;
}
/** @description Telemetry categories, each turned on or off. */
export interface BrowserTelemetryCategoriesConfig {
    /** @description Messages that pages write to the console. Off by default. */
    console?: BrowserTelemetryCategoryConfig;
    /** @description Navigation and page loads. Off by default. */
    page?: BrowserTelemetryCategoryConfig;
    /** @description Clicks, key presses and scrolling on pages. Off by default. */
    interaction?: BrowserTelemetryCategoryConfig;
    /** @description Requests from pages, and the responses. Off by default. */
    network?: BrowserTelemetryCategoryConfig;
    /** @description Captchas that appear, and how they are solved. On by default. */
    captcha?: BrowserTelemetryCategoryConfig;
    /** @description CDP and live view connections. On by default. */
    connection?: BrowserTelemetryCategoryConfig;
    /** @description API calls and CDP commands that control the browser. On by default. */
    control?: BrowserTelemetryControlConfig;
    /** @description API calls that do not control the browser, such as those for files, processes and recordings. Off by default. */
    platform?: BrowserTelemetryCategoryConfig;
    /** @description Screenshots of pages. Off by default. */
    screenshot?: BrowserTelemetryCategoryConfig;
    /** @description Failures of the browser instance, such as crashes and lack of memory. On by default. */
    system?: BrowserTelemetryCategoryConfig;
}
/** @description Whether to record a telemetry category. */
export interface BrowserTelemetryCategoryConfig {
    /**
     * @description Whether the category is turned on.
     * @example true
     */
    enabled?: boolean;
}
/** @description Whether to record the control category, and which CDP commands to leave out. */
export interface BrowserTelemetryControlConfig {
    /**
     * @description Whether the category is turned on.
     * @example true
     */
    enabled?: boolean;
    /** @description Settings for CDP commands. They are merged independently of `enabled`. */
    cdp?: {
        /** @description CDP methods to leave out. */
        excluded_methods?: BrowserCdpCommandMethod[];
    };
}
/**
 * @description A method of the Chrome DevTools Protocol (CDP) that telemetry records.
 * @example Page.navigate
 * @enum {string}
 */
export type BrowserCdpCommandMethod = "Input.dispatchMouseEvent" | "Input.dispatchKeyEvent" | "Input.insertText" | "Input.imeSetComposition" | "Input.dispatchTouchEvent" | "Input.dispatchDragEvent" | "Input.cancelDragging" | "Input.emulateTouchFromMouseEvent" | "Input.synthesizePinchGesture" | "Input.synthesizeScrollGesture" | "Input.synthesizeTapGesture" | "DOM.setFileInputFiles" | "DOM.focus" | "DOM.scrollIntoViewIfNeeded" | "Page.bringToFront" | "Page.captureScreenshot" | "Page.captureSnapshot" | "Page.handleJavaScriptDialog" | "Page.navigate" | "Page.navigateToHistoryEntry" | "Page.reload" | "Page.printToPDF" | "Page.startScreencast" | "Page.stopScreencast" | "Page.stopLoading" | "Page.close" | "Page.setWebLifecycleState" | "Target.activateTarget" | "Target.closeTarget" | "Target.createTarget" | "Target.createBrowserContext" | "Target.disposeBrowserContext" | "Target.openDevTools" | "Browser.cancelDownload" | "Browser.close" | "Browser.setWindowBounds" | "Browser.setContentsSize" | "Autofill.trigger";
/** @description Where to send telemetry. */
export interface BrowserTelemetryExportRequest {
    /** @description Export with the OpenTelemetry protocol (OTLP). A destination requires recording to be on. */
    otlp?: {
        /**
         * @description Whether to export. False in combination with a `destination` is rejected with 400.
         * @example true
         */
        enabled?: boolean;
        /** @description An OTLP destination, by ID or name. Destinations themselves are not part of this contract. */
        destination?: BrowserTelemetryOtlpDestination;
    };
}
/** @description An OTLP destination, by ID or name. Destinations themselves are not part of this contract. */
export interface BrowserTelemetryOtlpDestination {
    /**
     * @description ID of the destination.
     * @example td4k8s1f6h2j9l3z7x5c0v4b
     */
    id?: string;
    /**
     * @description Name of the destination.
     * @example grafana
     */
    name?: string;
}
/** @description Where telemetry is sent. */
export interface BrowserTelemetryExportConfig {
    /** @description Export with the OpenTelemetry protocol (OTLP). */
    otlp?: {
        /**
         * @description Whether telemetry is exported.
         * @example true
         */
        enabled?: boolean;
        /**
         * @description ID of the destination.
         * @example td4k8s1f6h2j9l3z7x5c0v4b
         */
        destination?: string;
    };
}
/** @description Whether to keep telemetry. To turn this off, you need an OTLP destination. */
export interface BrowserTelemetryStorageRequest {
    /**
     * @description Whether the service keeps the events so that you can list them.
     * @default true
     * @example true
     */
    enabled?: boolean;
}
/** @description Whether telemetry is kept. */
export interface BrowserTelemetryStorageConfig {
    /**
     * @description Whether the service keeps the events so that you can list them.
     * @example true
     */
    enabled?: boolean;
}
/** @description Changes to a browser session. Omitted properties stay the same. */
export interface BrowserUpdateRequest {
    /**
     * @deprecated
     * @description ID of the proxy for the browser's traffic from now on. An empty string removes the proxy; the effect of null is not specified. Use `proxy` instead; the two cannot be combined.
     * @example px5a2s8d4f1g7h3j9k6l0z2x
     */
    proxy_id?: string | null;
    /**
     * @deprecated
     * @description Whether a browser with `stealth` and no `proxy_id` connects directly. Use `proxy` with the mode `direct` instead; the two cannot be combined.
     * @example true
     */
    disable_default_proxy?: boolean;
    /** @description How the browser connects to the internet from now on. Does not change `stealth`. */
    proxy?: BrowserProxyConfig;
    /** @description Profile to load. It is rejected with 400 if the session already has a profile. */
    profile?: BrowserProfile;
    /** @description New size of the browser window. */
    viewport?: BrowserViewportUpdate;
    /**
     * @description URL to open now. It opens over the tabs of a profile that the same request loads. The update succeeds even if the browser cannot open the URL. An empty string opens nothing.
     * @example https://shop.example.com/cart
     */
    start_url?: string;
    /** @description New time zone and language. They are applied after all other changes except `start_url`. */
    location?: BrowserLocationUpdateRequest;
    /** @description New list of allowed hosts. */
    network?: BrowserNetworkUpdateRequest;
    /** @description What telemetry to record. Null or an empty object changes nothing, `enabled: false` turns recording off, and `enabled: true` starts from the default categories. Categories alone are merged into the current ones, or into the defaults if nothing is being recorded. */
    telemetry?: BrowserTelemetryRequest | null;
    /**
     * @description New name of the session, unique among active sessions. An empty string removes the name; the effect of null is not specified.
     * @example price-check-eu
     */
    name?: string | null;
    /** @description New tags of the session. They replace all current tags, and an empty object removes them; the effect of null is not specified. */
    tags?: Tags | null;
}
/** @description New size of a browser window. */
export interface BrowserViewportUpdate {
    /** @description Width of the browser window, in pixels. Minimum: `1`. */
    width: ViewportWidth;
    /** @description Height of the browser window, in pixels. Minimum: `1`. */
    height: ViewportHeight;
    /** @description Refresh rate of the screen, in hertz. The default depends on the size: larger windows get a lower rate. Minimum: `1`. */
    refresh_rate?: ViewportRefreshRate;
    /**
     * @description Whether to change the size even while a live view is open or a replay is being recorded. The replay then continues in the new size, as another segment.
     * @default false
     * @example true
     */
    force?: boolean;
}
/** @description New time zone and language. An omitted property stays the same; null resets it to the default of the region. */
export interface BrowserLocationUpdateRequest {
    /**
     * @description IANA time zone. An unknown time zone is rejected with 400.
     * @example Europe/Berlin
     */
    timezone?: string | null;
    /**
     * @description Language as a BCP 47 tag. A malformed or unknown language is rejected with 400.
     * @example de-DE
     */
    locale?: string | null;
}
/** @description New list of allowed hosts, for a session created with such a list. `expected_allowlist_revision` and `mutation_id` must be used together; with them, you can safely repeat the change. */
export interface BrowserNetworkUpdateRequest {
    /** @description The only public hosts that the browser can reach. Null removes the restriction permanently. A session created without a list cannot get one (400). Minimum items: `1`. */
    allowed_hosts?: string[] | null;
    /**
     * @description Revision that the list must have. If the list has another revision, the update is rejected with 409.
     * @example 1
     */
    expected_allowlist_revision?: string;
    /**
     * @description Your ID for this change. If you repeat the latest change with the same ID, it succeeds without a new revision. An ID that a later change has replaced is rejected with 409.
     * @example allow-payments
     */
    mutation_id?: string;
}
/** @description A browser session. */
export interface Browser {
    /**
     * @description ID of the browser session.
     * @example bs5c8m2r9k4t7w1x6v3n0q8z
     */
    session_id: string;
    /**
     * @description Name of the session, if it has one.
     * @example price-check
     */
    name?: string;
    /** @description Tags of the session, if it has any. Maximum properties: `50`. */
    tags?: Tags;
    /** @description When the session was created. */
    created_at: Timestamp;
    /** @description When the session was deleted. Only present for deleted sessions. */
    deleted_at?: Timestamp;
    /**
     * @description Seconds without CDP or live view activity after which the session is deleted.
     * @example 3600
     */
    timeout_seconds: number;
    /** @description Region in which the browser runs. */
    region: BrowserRegion;
    /** @description Memory of the browser instance. */
    memory: BrowserMemory;
    /** @description Video memory. Only present for GPU browsers. */
    video_memory?: BrowserVideoMemory;
    /**
     * @description WebSocket URL for the Chrome DevTools Protocol (CDP).
     * @example wss://browsers.example.com/bs5c8m2r9k4t7w1x6v3n0q8z/cdp
     */
    cdp_ws_url: string;
    /**
     * @description WebSocket URL for WebDriver BiDi.
     * @example wss://browsers.example.com/bs5c8m2r9k4t7w1x6v3n0q8z/webdriver
     */
    webdriver_ws_url: string;
    /**
     * @description URL of a page that shows the browser's screen. Headless browsers have none.
     * @example https://browsers.example.com/bs5c8m2r9k4t7w1x6v3n0q8z/live
     */
    browser_live_view_url?: string;
    /**
     * @description Base URL at which the browser instance itself accepts HTTP requests, if it does.
     * @example https://browsers.example.com/bs5c8m2r9k4t7w1x6v3n0q8z
     */
    base_url?: string;
    /**
     * @description Whether the browser runs without a screen.
     * @example false
     */
    headless: boolean;
    /**
     * @description Whether it is harder for websites to detect that the browser is automated.
     * @example false
     */
    stealth: boolean;
    /**
     * @description Whether the browser has a graphics processor.
     * @example false
     */
    gpu?: boolean;
    /**
     * @description Whether the address bar and the tabs are hidden.
     * @example false
     */
    kiosk_mode?: boolean;
    /** @description Size of the browser window. */
    viewport?: BrowserViewport;
    /**
     * @description URL that `createBrowser`, `acquireBrowser` or `updateBrowser` last asked the browser to open. It does not show whether the browser could open it.
     * @example https://shop.example.com
     */
    start_url?: string;
    /**
     * @description Chrome enterprise policies of the browser, by name.
     * @example {
     *       "BookmarkBarEnabled": false
     *     }
     */
    chrome_policy?: {
        [key: string]: unknown;
    };
    /** @description Loaded profile, if there is one. */
    profile?: Profile;
    /**
     * @description Whether the profile is saved when the session ends. Only present for sessions with a profile.
     * @example true
     */
    profile_save_changes?: boolean;
    /**
     * @deprecated
     * @description ID of the proxy for the browser's traffic, if there is one. Use `proxy` instead.
     * @example px5a2s8d4f1g7h3j9k6l0z2x
     */
    proxy_id?: string;
    /** @description How the browser connects to the internet. */
    proxy?: BrowserProxyConfig;
    /** @description Time zone and language of the browser. */
    location?: BrowserLocation;
    /** @description Which hosts the browser can reach, and how. */
    network?: BrowserNetworkConfig;
    /** @description Vaults linked to the session. */
    vaults?: VaultReference[];
    /** @description Pool that the session is leased from, if any. */
    pool?: BrowserPoolRef;
    /** @description What telemetry is recorded. Null or absent if nothing is recorded. */
    telemetry?: BrowserTelemetryConfig | null;
    /** @description Resources that the session has used. */
    usage?: BrowserUsage;
    /**
     * @description Whether `usage` is final. Only present for deleted sessions.
     * @example ready
     * @enum {string}
     */
    usage_status?: "pending" | "ready";
}
/** @description Time zone and language of a browser, and their sources. */
export interface BrowserLocation {
    /**
     * @description IANA time zone.
     * @example America/New_York
     */
    timezone: string;
    /** @description Source of a setting: `override` if a request set it, `default` if it follows the region. */
    timezone_source: BrowserLocationSource;
    /**
     * @description Language as a BCP 47 tag.
     * @example en-US
     */
    locale: string;
    /** @description Source of a setting: `override` if a request set it, `default` if it follows the region. */
    locale_source: BrowserLocationSource;
}
/**
 * @description Source of a setting: `override` if a request set it, `default` if it follows the region.
 * @example default
 * @enum {string}
 */
export type BrowserLocationSource = "override" | "default";
/** @description Which hosts a browser can reach, and how. */
export interface BrowserNetworkConfig {
    /** @description Hosts that the browser reaches directly, without a proxy. */
    private_hosts?: string[];
    /** @description The only public hosts that the browser can reach. */
    allowed_hosts?: string[];
    /** @description Proxies for specific hosts. */
    proxy_routes?: BrowserProxyRoute[];
    /** @description State of the list of allowed hosts. Only present for sessions that were created with a list. */
    allowlist_state?: BrowserAllowlistState;
}
/** @description The latest change of the allowed hosts. */
export interface BrowserAllowlistState {
    /**
     * @description Revision of the list. It changes with the list, and stays after the list is removed.
     * @example 2
     */
    revision: string;
    /**
     * @description ID that the caller gave to the latest change, if any.
     * @example allow-payments
     */
    mutation_id?: string;
    /**
     * @description Revision on which the latest change was based.
     * @example 1
     */
    base_revision?: string;
}
/** @description Pool that a browser session is leased from. */
export interface BrowserPoolRef {
    /**
     * @description ID of the pool.
     * @example bp6y3t9r1e5w8q2a7s4d0f6g
     */
    id: string;
    /**
     * @description Name of the pool, if it has one.
     * @example checkout-pool
     */
    name?: string;
}
/** @description What telemetry is recorded for a browser. */
export interface BrowserTelemetryConfig {
    /** @description Categories that are turned on and off. */
    browser?: BrowserTelemetryCategoriesConfig;
    /** @description Where telemetry is sent. */
    export?: BrowserTelemetryExportConfig;
    /** @description Whether telemetry is kept. */
    storage?: BrowserTelemetryStorageConfig;
}
/** @description Resources that a browser session has used. */
export interface BrowserUsage {
    /**
     * @description How long the browser ran, in milliseconds.
     * @example 1800000
     */
    uptime_ms: number;
}
/** @description Extensions to load. */
export interface LoadBrowserExtensionsRequest {
    /** @description Extensions, each with its name. Minimum items: `1`. */
    extensions: BrowserExtensionToLoad[];
}
/** @description An extension to load. */
export interface BrowserExtensionToLoad {
    /**
     * Format: binary
     * @description Bytes of a ZIP archive with the unpacked extension, including `manifest.json`.
     * @example data:application/zip;base64,UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==
     */
    zip_file: FileBytes;
    /**
     * @description Name of the directory into which the extension is unpacked, unique in the session. Pattern: `^[a-zA-Z0-9._-]{1,255}$`. Minimum length: `1`. Maximum length: `255`.
     * @example price-highlighter
     */
    name: string;
}
/** @description An HTTP request to send from a browser. */
export interface BrowserCurlRequest {
    /**
     * @description URL of the target, starting with `http://` or `https://`. Pattern: `^https?://`.
     * @example https://shop.example.com/prices.json
     */
    url: string;
    /**
     * @description Method of the request.
     * @default GET
     * @example GET
     * @enum {string}
     */
    method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";
    /**
     * @description Headers of the request, by name. The browser sends them in addition to its own.
     * @example {
     *       "Accept": "application/json"
     *     }
     */
    headers?: {
        [key: string]: string;
    };
    /**
     * @description Body of the request.
     * @example {"sku":"A-100"}
     */
    body?: string;
    /**
     * @description How long to wait for the response, in milliseconds. Minimum: `1000`. Maximum: `60000`.
     * @default 30000
     * @example 5000
     */
    timeout_ms?: number;
    /**
     * @description Encoding of the response body: text (`utf8`), or Base64 for bytes that are not text.
     * @default utf8
     * @example utf8
     * @enum {string}
     */
    response_encoding?: "utf8" | "base64";
}
/** @description The response from the target. */
export interface BrowserCurlResult {
    /**
     * @description Status of the response.
     * @example 200
     */
    status: number;
    /**
     * @description Headers of the response, by name.
     * @example {
     *       "Content-Type": [
     *         "application/json"
     *       ]
     *     }
     */
    headers: {
        [key: string]: string[];
    };
    /**
     * @description Body of the response, encoded as `response_encoding` specifies.
     * @example {"A-100":19.9}
     */
    body: string;
    /**
     * @description How long the request took, in milliseconds.
     * @example 184
     */
    duration_ms: number;
}
/** @description Why the target of a request could not be reached. Extends `Error`. */
export interface BrowserCurlTransportError {
    /**
     * @description Machine-readable error code, specific to the application.
     * @example bad_gateway
     */
    code: string;
    /**
     * @description Human-readable explanation for debugging.
     * @example The name of the host could not be resolved.
     */
    message: string;
    /**
     * @description Number of the network error in Chromium, a negative number.
     * @example -105
     */
    net_error?: number;
    /**
     * @description Name of the network error in Chromium.
     * @example ERR_NAME_NOT_RESOLVED
     */
    net_error_name?: string;
}
/** @description Settings for a recording. */
export interface StartReplayRequest {
    /**
     * @description Frames per second. A rate above 20 requires a session with `gpu`. The default is not specified. Minimum: `1`. Maximum: `60`.
     * @example 10
     */
    framerate?: number;
    /**
     * @description Number of seconds after which the recording stops by itself. The default is not specified. Minimum: `1`.
     * @example 300
     */
    max_duration_in_seconds?: number;
    /**
     * @description Whether to record sound.
     * @default false
     * @example true
     */
    record_audio?: boolean;
}
/** @description A video recording of a browser session. */
export interface BrowserReplay {
    /**
     * @description ID of the replay.
     * @example rp6t1y8u3i5o0p2a9s4d7f1g
     */
    replay_id: string;
    /**
     * Format: date-time
     * @description When the recording started.
     * @example 2026-11-20T09:05:00Z
     */
    started_at?: string | null;
    /**
     * Format: date-time
     * @description When the recording finished. Null while it is in progress.
     * @example 2026-11-20T09:06:30Z
     */
    finished_at?: string | null;
    /**
     * @description URL of a page that plays the replay.
     * @example https://browsers.example.com/bs5c8m2r9k4t7w1x6v3n0q8z/replays/rp6t1y8u3i5o0p2a9s4d7f1g
     */
    replay_view_url?: string;
}
/** @description A new profile. */
export interface ProfileRequest {
    /**
     * @description Unique name of the profile. Without a name, you can find the profile only by its ID.
     * @example checkout-login
     */
    name?: string;
}
/** @description New name for a profile. */
export interface UpdateProfileRequest {
    /**
     * @description New name of the profile. It must be unique. Pattern: `^[a-zA-Z0-9._-]{1,255}$`. Minimum length: `1`. Maximum length: `255`.
     * @example shop-login-2027
     */
    name: string;
}
/** @description Browser state, such as cookies and logins, that sessions can load. */
export interface Profile {
    /**
     * @description ID of the profile.
     * @example pf3n8w1q6z4k9x2m7t5v0b8c
     */
    id: string;
    /**
     * @description Name of the profile. Null if it has none.
     * @example shop-login
     */
    name?: string | null;
    /** @description When the profile was created. */
    created_at: Timestamp;
    /** @description When a browser session last saved to the profile. */
    updated_at?: Timestamp;
    /** @description When a browser session last loaded the profile. */
    last_used_at?: Timestamp;
}
/**
 * @description Permissions as 3 or 4 octal digits. Bits above `0777` are ignored.
 * @example 644
 */
export type FileMode = string;
/** @description Details of a file or directory. */
export interface FileInfo {
    /**
     * @description Last segment of the path.
     * @example notes.txt
     */
    name: string;
    /**
     * @description Absolute path of the file or directory. Pattern: `^/.*`.
     * @example /home/user/notes.txt
     */
    path: AbsolutePath;
    /**
     * @description Size in bytes. 0 for a directory.
     * @example 19
     */
    size_bytes: number;
    /**
     * @description Whether the path is a directory.
     * @example false
     */
    is_dir: boolean;
    /** @description When the file or directory was last modified. */
    mod_time: Timestamp;
    /**
     * @description Type and permissions in letters, as in the output of `ls -l`.
     * @example -rw-r--r--
     */
    mode: string;
}
/** @description A directory to create. */
export interface CreateDirectoryRequest {
    /**
     * @description Absolute path of the directory. Pattern: `^/.*`.
     * @example /home/user/archive/2026-11
     */
    path: AbsolutePath;
    /**
     * @description Permissions of the directory and of the parents that are created, as 3 or 4 octal digits. Bits above `0777` are ignored. Pattern: `^[0-7]{3,4}$`.
     * @default 755
     * @example 700
     */
    mode?: string;
}
/** @description Source and destination of a move. */
export interface MovePathRequest {
    /** @description Absolute path of the file or directory to move. Pattern: `^/.*`. */
    src_path: AbsolutePath;
    /** @description Absolute path of the file or directory after the move. Pattern: `^/.*`. */
    dest_path: AbsolutePath;
}
/** @description A file or directory, and its new permissions. */
export interface SetFilePermissionsRequest {
    /**
     * @description Absolute path of the file or directory. Pattern: `^/.*`.
     * @example /home/user/notes.txt
     */
    path: AbsolutePath;
    /**
     * @description Name of the new owner. If omitted, the owner stays the same.
     * @example user
     */
    owner?: string;
    /**
     * @description Name of the new group. If omitted, the group stays the same.
     * @example user
     */
    group?: string;
    /** @description New permissions, as 3 or 4 octal digits. Bits above `0777` are ignored. Pattern: `^[0-7]{3,4}$`. */
    mode: FileMode;
}
/** @description A path to delete. */
export interface DeletePathRequest {
    /**
     * @description Absolute path of the file or directory to delete. Pattern: `^/.*`.
     * @example /home/user/archive/report-2026-10.csv
     */
    path: AbsolutePath;
}
/** @description Files to upload. */
export interface UploadFilesRequest {
    /** @description Files, each with its destination. Minimum items: `1`. */
    files: FileToUpload[];
}
/** @description A file to upload. */
export interface FileToUpload {
    /**
     * Format: binary
     * @description Content of the file.
     * @example sku,price
     *     A-100,19.90
     */
    file: FileBytes;
    /**
     * @description Absolute path to write the file to. Pattern: `^/.*`.
     * @example /home/user/catalogue/prices.csv
     */
    dest_path: AbsolutePath;
}
/** @description A ZIP archive to extract. */
export interface UploadZipRequest {
    /**
     * Format: binary
     * @description Content of the archive.
     * @example data:application/zip;base64,UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==
     */
    zip_file: FileBytes;
    /**
     * @description Absolute path of the directory to extract into. Pattern: `^/.*`.
     * @example /home/user/catalogue
     */
    dest_path: AbsolutePath;
}
/** @description A directory or file to watch. */
export interface StartFileWatchRequest {
    /**
     * @description Absolute path of the directory or file. Pattern: `^/.*`.
     * @example /home/user/downloads
     */
    path: AbsolutePath;
    /**
     * @description Whether to also watch all directories below, including those created later.
     * @default false
     * @example true
     */
    recursive?: boolean;
}
/** @description A watch on a directory or file. */
export interface FileWatch {
    /**
     * @description ID of the file watch.
     * @example wt3r8e1w6q9a4s7d2f5g0h3j
     */
    watch_id?: string;
}
/** @description A change in a watched directory, or to a watched file. */
export interface FileSystemEvent {
    /**
     * @description Type of change. A move is a `RENAME` of the old path. If the new path is watched as well, a `CREATE` of the new path follows.
     * @example CREATE
     * @enum {string}
     */
    type: "CREATE" | "WRITE" | "DELETE" | "RENAME";
    /**
     * @description Last segment of the path.
     * @example prices.tmp
     */
    name?: string;
    /**
     * @description Absolute path of the file or directory that changed. Pattern: `^/.*`.
     * @example /home/user/downloads/prices.tmp
     */
    path: AbsolutePath;
    /**
     * @description Whether the path is a directory. Not specified for a path that was deleted or moved.
     * @example false
     */
    is_dir?: boolean;
}
/** @description Settings for a screenshot. */
export interface ScreenshotRequest {
    /** @description A rectangle in the viewport. If omitted, the screenshot shows the whole viewport. */
    region?: ScreenshotRegion;
}
/** @description A rectangle in the viewport. If omitted, the screenshot shows the whole viewport. */
export interface ScreenshotRegion {
    /**
     * @description Left edge, in pixels from the left edge of the viewport.
     * @example 320
     */
    x: XCoordinate;
    /**
     * @description Top edge, in pixels from the top edge of the viewport.
     * @example 200
     */
    y: YCoordinate;
    /**
     * @description Width in pixels.
     * @example 640
     */
    width: number;
    /**
     * @description Height in pixels.
     * @example 400
     */
    height: number;
}
/**
 * @description Horizontal position, in pixels from the left edge of the viewport.
 * @example 640
 */
export type XCoordinate = number;
/**
 * @description Vertical position, in pixels from the top edge of the viewport.
 * @example 360
 */
export type YCoordinate = number;
/** @description Modifier keys to hold down during the action. */
export type HoldKeys = string[];
/** @description A mouse click at a position. */
export interface ClickMouseRequest {
    /**
     * @description Mouse button. If omitted, the left button is used.
     * @example left
     * @enum {string}
     */
    button?: "left" | "right" | "middle" | "back" | "forward";
    /**
     * @description Whether to press the button, release it, or do both. If omitted, the button is clicked.
     * @example click
     * @enum {string}
     */
    click_type?: "down" | "up" | "click";
    /** @description Horizontal position, in pixels from the left edge of the viewport. */
    x: XCoordinate;
    /** @description Vertical position, in pixels from the top edge of the viewport. */
    y: YCoordinate;
    /** @description Modifier keys to hold down during the action. */
    hold_keys?: HoldKeys;
    /**
     * @description Number of clicks. Ignored if the button is only pressed or released.
     * @default 1
     * @example 2
     */
    num_clicks?: number;
}
/** @description A move of the mouse pointer. */
export interface MoveMouseRequest {
    /** @description Horizontal position, in pixels from the left edge of the viewport. */
    x: XCoordinate;
    /** @description Vertical position, in pixels from the top edge of the viewport. */
    y: YCoordinate;
    /** @description Modifier keys to hold down during the action. */
    hold_keys?: HoldKeys;
    /**
     * @description Whether to move along a curve, as a person would, or to jump.
     * @default true
     * @example true
     */
    smooth?: boolean;
    /**
     * @description Duration of a smooth move, in milliseconds. If omitted, the duration depends on the distance. Minimum: `50`. Maximum: `5000`.
     * @example 400
     */
    duration_ms?: number;
}
/** @description A position of the mouse pointer. */
export interface MousePosition {
    /** @description Horizontal position, in pixels from the left edge of the viewport. */
    x: XCoordinate;
    /** @description Vertical position, in pixels from the top edge of the viewport. */
    y: YCoordinate;
}
/** @description A drag through a series of points. */
export interface DragMouseRequest {
    /** @description Points to drag through, from first to last. Minimum items: `2`. */
    path: number[][];
    /**
     * @description Mouse button to hold. If omitted, the left button is used.
     * @example left
     * @enum {string}
     */
    button?: "left" | "middle" | "right";
    /**
     * @description Pause between pressing the button and the first movement, in milliseconds. Minimum: `0`.
     * @default 0
     * @example 100
     */
    delay?: number;
    /**
     * @description Number of steps between two points. Ignored in a smooth drag. Minimum: `1`.
     * @default 10
     * @example 20
     */
    steps_per_segment?: number;
    /**
     * @description Pause between two steps, in milliseconds. Ignored in a smooth drag. Minimum: `0`.
     * @default 50
     * @example 10
     */
    step_delay_ms?: number;
    /** @description Modifier keys to hold down during the action. */
    hold_keys?: HoldKeys;
    /**
     * @description Whether to move along curves, as a person would, or in straight lines.
     * @default true
     * @example true
     */
    smooth?: boolean;
    /**
     * @description Duration of a smooth drag, in milliseconds. If omitted, the duration depends on the distance. Minimum: `50`. Maximum: `10000`.
     * @example 800
     */
    duration_ms?: number;
}
/** @description A turn of the mouse wheel at a position. */
export interface ScrollRequest {
    /** @description Horizontal position, in pixels from the left edge of the viewport. */
    x: XCoordinate;
    /** @description Vertical position, in pixels from the top edge of the viewport. */
    y: YCoordinate;
    /**
     * @description Wheel steps to the right. A negative number scrolls left.
     * @default 0
     * @example 0
     */
    delta_x?: number;
    /**
     * @description Wheel steps down. A negative number scrolls up.
     * @default 0
     * @example 5
     */
    delta_y?: number;
    /** @description Modifier keys to hold down during the action. */
    hold_keys?: HoldKeys;
}
/** @description Text to type. */
export interface TypeTextRequest {
    /**
     * @description The text.
     * @example running shoes
     */
    text: string;
    /**
     * @description Pause between two key presses, in milliseconds. Minimum: `0`.
     * @default 0
     * @example 30
     */
    delay?: number;
}
/** @description Keys to press. */
export interface PressKeyRequest {
    /** @description Keys and key combinations, in the order in which to press them. At least one is required. */
    keys: string[];
    /**
     * @description How long to hold the keys down, in milliseconds. If 0, the keys are pressed and released. Minimum: `0`.
     * @default 0
     * @example 200
     */
    duration?: number;
    /** @description Modifier keys to hold down during the action. */
    hold_keys?: HoldKeys;
}
/** @description Visibility of the mouse pointer. */
export interface SetCursorRequest {
    /**
     * @description Whether to hide the mouse pointer.
     * @example true
     */
    hidden: boolean;
}
/** @description Text for the clipboard. */
export interface WriteClipboardRequest {
    /**
     * @description The text.
     * @example AUTUMN-20
     */
    text: string;
}
/** @description The content of the clipboard. */
export interface ClipboardContent {
    /**
     * @description Text in the clipboard. Empty if there is none.
     * @example AUTUMN-20
     */
    text: string;
}
/** @description A sequence of computer actions. */
export interface BatchComputerActionRequest {
    /** @description Actions to run, from first to last. Minimum items: `1`. Maximum items: `100`. */
    actions: ComputerAction[];
}
/** @description A mouse, keyboard or screen action. `type` names the action, and the property of the same name has its settings. */
export type ComputerAction = ClickMouseAction | MoveMouseAction | TypeTextAction | PressKeyAction | ScrollAction | DragMouseAction | SetCursorAction | SleepAction;
/** @description A mouse click in a batch. */
export interface ClickMouseAction {
    /**
     * @description Type of the action.
     * @example click_mouse
     * @constant
     */
    type: "click_mouse";
    /** @description A mouse click at a position. */
    click_mouse: ClickMouseRequest;
}
/** @description A move of the mouse pointer in a batch. */
export interface MoveMouseAction {
    /**
     * @description Type of the action.
     * @example move_mouse
     * @constant
     */
    type: "move_mouse";
    /** @description A move of the mouse pointer. */
    move_mouse: MoveMouseRequest;
}
/** @description Text input in a batch. */
export interface TypeTextAction {
    /**
     * @description Type of the action.
     * @example type_text
     * @constant
     */
    type: "type_text";
    /** @description Text to type. */
    type_text: TypeTextRequest;
}
/** @description Key presses in a batch. */
export interface PressKeyAction {
    /**
     * @description Type of the action.
     * @example press_key
     * @constant
     */
    type: "press_key";
    /** @description Keys to press. */
    press_key: PressKeyRequest;
}
/** @description A scroll in a batch. */
export interface ScrollAction {
    /**
     * @description Type of the action.
     * @example scroll
     * @constant
     */
    type: "scroll";
    /** @description A turn of the mouse wheel at a position. */
    scroll: ScrollRequest;
}
/** @description A drag in a batch. */
export interface DragMouseAction {
    /**
     * @description Type of the action.
     * @example drag_mouse
     * @constant
     */
    type: "drag_mouse";
    /** @description A drag through a series of points. */
    drag_mouse: DragMouseRequest;
}
/** @description A change of the mouse pointer's visibility in a batch. */
export interface SetCursorAction {
    /**
     * @description Type of the action.
     * @example set_cursor
     * @constant
     */
    type: "set_cursor";
    /** @description Visibility of the mouse pointer. */
    set_cursor: SetCursorRequest;
}
/** @description A pause in a batch. */
export interface SleepAction {
    /**
     * @description Type of the action.
     * @example sleep
     * @constant
     */
    type: "sleep";
    /** @description Duration of a pause. */
    sleep: SleepSettings;
}
/** @description Duration of a pause. */
export interface SleepSettings {
    /**
     * @description Duration in milliseconds. Minimum: `0`. Maximum: `30000`.
     * @example 500
     */
    duration_ms: number;
}
/** @description Playwright code to run. */
export interface ExecutePlaywrightRequest {
    /**
     * @description TypeScript or JavaScript code, run as the body of an async function with the variables `page`, `context` and `browser`. The return value becomes `result`.
     * @example return await page.title();
     */
    code: string;
    /**
     * @description Name of the executor to run the code in. If omitted, the code runs in `default`.
     * @example reviews
     */
    executor?: string;
    /**
     * @description Maximum run time, in seconds. Minimum: `1`. Maximum: `300`.
     * @default 60
     * @example 30
     */
    timeout_sec?: number;
}
/** @description The result of running Playwright code. */
export interface ExecutePlaywrightResult {
    /**
     * @description Whether the code ran to completion.
     * @example true
     */
    success: boolean;
    /**
     * @description Return value of the code, as any JSON value. Absent if the code returned nothing.
     * @example Example Shop
     */
    result?: unknown;
    /**
     * @description Why the code failed. Absent if the code succeeded.
     * @example locator.click: Timeout 5000ms exceeded.
     */
    error?: string;
    /**
     * @description Text that the code wrote to standard output.
     * @example Looking for the cart.
     */
    stdout?: string;
    /**
     * @description Text that the code wrote to standard error.
     * @example
     */
    stderr?: string;
    /** @description Tab in which the code ran. Absent if the code failed before it had a tab. */
    tab?: PlaywrightTab;
}
/** @description Tab in which the code ran. Absent if the code failed before it had a tab. */
export interface PlaywrightTab {
    /**
     * @description ID of the tab in the Chrome DevTools Protocol (CDP).
     * @example C40D7F2E91B8463AA5E06D93B17F28C5
     */
    target_id: string;
    /**
     * @description Whether the tab was opened for this call. For the executor `default`, this is true only if no page was open.
     * @example true
     */
    created: boolean;
}
/** @description A process that runs Playwright code for a session. */
export interface PlaywrightExecutor {
    /**
     * @description Name of the executor.
     * @example reviews
     */
    name: string;
    /**
     * @description Whether the executor is running code.
     * @example false
     */
    busy: boolean;
    /** @description When the executor was created. */
    created_at: Timestamp;
    /** @description When the executor was last used. */
    last_used_at: Timestamp;
    /**
     * @description ID of the executor's tab in the Chrome DevTools Protocol (CDP). Absent if the tab is closed, and for `default`, which has no tab of its own.
     * @example C40D7F2E91B8463AA5E06D93B17F28C5
     */
    target_id?: string;
    /**
     * @description URL of the page in the executor's tab. Present together with `target_id`.
     * @example https://shop.example.com/reviews
     */
    url?: string;
}
/** @description The executors of a session. */
export interface PlaywrightExecutors {
    /** @description Executors, with `default` first. */
    executors: PlaywrightExecutor[];
}
/** @description Why the session cannot have another executor. Extends `Error`. */
export interface PlaywrightExecutorConflict {
    /**
     * @description Machine-readable error code, specific to the application.
     * @example conflict
     */
    code: string;
    /**
     * @description Human-readable explanation for debugging.
     * @example The session already has 8 executors besides default. Delete one first.
     */
    message: string;
    /** @description Executors of the session. */
    executors?: PlaywrightExecutor[];
}
/** @description Code to run in the REPL. */
export interface BrowserReplRequest {
    /**
     * @description TypeScript or JavaScript code. It can be empty only if `reset` is true.
     * @example repl.write(await page.title());
     */
    code: string;
    /**
     * @description Whether to start a new REPL first.
     * @default false
     * @example true
     */
    reset?: boolean;
    /**
     * @description Maximum run time, in seconds. A REPL that exceeds it is terminated. Minimum: `1`.
     * @default 60
     * @example 30
     */
    timeout_sec?: number;
}
/** @description The result of running code in the REPL. */
export interface BrowserReplResult {
    /**
     * @description ID of the REPL in which the code ran.
     * @example rl8d3k6q1w5z9x2c7v4b0n3m
     */
    repl_id: string;
    /**
     * @description Whether the code ran to completion.
     * @example true
     */
    success: boolean;
    /** @description Output of the code, in order. */
    content?: BrowserReplContent[];
    /**
     * @description Whether the code wrote more output than `content` has.
     * @example false
     */
    content_truncated?: boolean;
    /**
     * @description Run time of the code, in milliseconds.
     * @example 41
     */
    duration_ms?: number;
    /**
     * @description Why the code failed. Absent if the code succeeded.
     * @example products is not defined
     */
    error?: string;
    /**
     * @description Stack trace of the error.
     * @example ReferenceError: products is not defined
     *         at repl:1:1
     */
    stack?: string;
    /**
     * @description Whether the REPL was terminated. The next call then runs in a new REPL.
     * @example false
     */
    repl_terminated?: boolean;
}
/** @description Text or an image that code wrote. */
export type BrowserReplContent = BrowserReplTextContent | BrowserReplImageContent;
/** @description Text that code wrote. */
export interface BrowserReplTextContent {
    /**
     * @description Type of the content.
     * @example text
     * @constant
     */
    type: "text";
    /**
     * @description Where the code wrote the text: with `repl.write`, to standard output, or to standard error. The console writes to the last two.
     * @example write
     * @enum {string}
     */
    channel: "write" | "stdout" | "stderr";
    /**
     * @description The text.
     * @example The products are read.
     */
    text: string;
}
/** @description An image that code wrote. */
export interface BrowserReplImageContent {
    /**
     * @description Type of the content.
     * @example image
     * @constant
     */
    type: "image";
    /**
     * @description Media type of the image.
     * @example image/png
     */
    mime_type: string;
    /**
     * @description The image, in Base64.
     * @example iVBORw0KGgo=
     */
    data_b64: string;
}
/**
 * @description Program to run, without arguments.
 * @example cat
 */
export type ProcessCommand = string;
/**
 * @description Arguments of the program.
 * @default []
 * @example [
 *       "/home/user/notes.txt"
 *     ]
 */
export type ProcessArguments = string[];
/**
 * @description Absolute path of the working directory. The default is not specified.
 * @example /home/user
 */
export type WorkingDirectory = string | null;
/**
 * @description Environment variables of the process.
 * @default {}
 * @example {
 *       "LANG": "C.UTF-8"
 *     }
 */
export interface ProcessEnvironment {
    [key: string]: string;
}
/**
 * @description Name of the user who runs the process. The default is not specified.
 * @example user
 */
export type ProcessUser = string | null;
/**
 * @description Whether to run the process as root. Cannot be combined with `as_user`.
 * @default false
 * @example true
 */
export type ProcessAsRoot = boolean;
/**
 * @description Maximum run time, in seconds. The default is not specified.
 * @example 30
 */
export type ProcessTimeout = number | null;
/** @description A command to run. */
export interface ExecProcessRequest {
    /** @description Program to run, without arguments. */
    command: ProcessCommand;
    /**
     * @description Arguments of the program.
     * @default []
     */
    args?: ProcessArguments;
    /** @description Absolute path of the working directory. The default is not specified. Pattern: `^/.*`. */
    cwd?: WorkingDirectory;
    /**
     * @description Environment variables of the process.
     * @default {}
     */
    env?: ProcessEnvironment;
    /** @description Name of the user who runs the process. The default is not specified. */
    as_user?: ProcessUser;
    /**
     * @description Whether to run the process as root. Cannot be combined with `as_user`.
     * @default false
     */
    as_root?: ProcessAsRoot;
    /** @description Maximum run time, in seconds. The default is not specified. */
    timeout_sec?: ProcessTimeout;
}
/** @description The result of a command. */
export interface ExecProcessResult {
    /**
     * @description Exit code of the command. 0 means that the command succeeded, -1 that a signal ended it.
     * @example 0
     */
    exit_code?: number;
    /**
     * @description Bytes that the command wrote to standard output, in Base64.
     * @example UmVtZW1iZXIgdGhlIG1pbGsuCg==
     */
    stdout_b64?: string;
    /**
     * @description Bytes that the command wrote to standard error, in Base64.
     * @example
     */
    stderr_b64?: string;
    /**
     * @description Run time of the command, in milliseconds.
     * @example 12
     */
    duration_ms?: number;
}
/** @description A command to start. */
export interface SpawnProcessRequest {
    /** @description Program to run, without arguments. */
    command: ProcessCommand;
    /**
     * @description Arguments of the program.
     * @default []
     */
    args?: ProcessArguments;
    /** @description Absolute path of the working directory. The default is not specified. Pattern: `^/.*`. */
    cwd?: WorkingDirectory;
    /**
     * @description Environment variables of the process.
     * @default {}
     */
    env?: ProcessEnvironment;
    /** @description Name of the user who runs the process. The default is not specified. */
    as_user?: ProcessUser;
    /**
     * @description Whether to run the process as root. Cannot be combined with `as_user`.
     * @default false
     */
    as_root?: ProcessAsRoot;
    /** @description Maximum run time, in seconds. The behavior after that time is not specified. */
    timeout_sec?: ProcessTimeout;
    /**
     * @description Whether to give the process a terminal (a pseudo-terminal), which interactive programs need.
     * @default false
     * @example true
     */
    allocate_tty?: boolean;
    /** @description Initial number of rows. Only used with `allocate_tty`. Minimum: `1`. Maximum: `65535`. */
    rows?: TerminalRows;
    /** @description Initial number of columns. Only used with `allocate_tty`. Minimum: `1`. Maximum: `65535`. */
    cols?: TerminalColumns;
}
/**
 * @description Number of rows of a terminal.
 * @example 24
 */
export type TerminalRows = number;
/**
 * @description Number of columns of a terminal.
 * @example 80
 */
export type TerminalColumns = number;
/** @description A process that was started. */
export interface SpawnProcessResult {
    /**
     * Format: uuid
     * @description ID of the process in this API.
     * @example 5b1e0c9a-7d42-4f6b-8a3e-2c9f6d1b7e04
     */
    process_id?: string;
    /**
     * @description Process ID (PID) on the browser instance.
     * @example 1204
     */
    pid?: number;
    /** @description When the process started. */
    started_at?: Timestamp;
}
/** @description State and resource usage of a process. */
export interface ProcessStatus {
    /**
     * @description Whether the process is running or has exited.
     * @example running
     * @enum {string}
     */
    state?: "running" | "exited";
    /**
     * @description Exit code of the process. Null while the process is running, -1 if a signal ended it.
     * @example -1
     */
    exit_code?: number | null;
    /**
     * @description Estimated CPU usage, in percent.
     * @example 0.5
     */
    cpu_pct?: number;
    /**
     * @description Estimated memory usage, in bytes.
     * @example 2097152
     */
    mem_bytes?: number;
}
/** @description Either a chunk of output, with `stream` and `data_b64`, or the exit of the process, with `event` and `exit_code`. */
export interface ProcessStreamEvent {
    /**
     * @description Stream to which the output was written. Present together with `data_b64`.
     * @example stdout
     * @enum {string}
     */
    stream?: "stdout" | "stderr";
    /**
     * @description Chunk of output, in Base64. Present together with `stream`.
     * @example QS0xMDAK
     */
    data_b64?: string;
    /**
     * @description Reports that the process has exited. Present together with `exit_code`, in the last event.
     * @example exit
     * @enum {string}
     */
    event?: "exit";
    /**
     * @description Exit code of the process, or -1 if a signal ended it. Present together with `event`.
     * @example -1
     */
    exit_code?: number;
}
/** @description Data for the standard input of a process. */
export interface WriteProcessStdinRequest {
    /**
     * @description Bytes to write, in Base64.
     * @example QS0xMDAK
     */
    data_b64: string;
}
/** @description The result of a write. */
export interface WriteProcessStdinResult {
    /**
     * @description Number of bytes written.
     * @example 6
     */
    written_bytes?: number;
}
/** @description New size of a terminal. */
export interface ResizeProcessRequest {
    /** @description New number of rows. Minimum: `1`. Maximum: `65535`. */
    rows: TerminalRows;
    /** @description New number of columns. Minimum: `1`. Maximum: `65535`. */
    cols: TerminalColumns;
}
/** @description A signal for a process. */
export interface KillProcessRequest {
    /**
     * @description Signal to send.
     * @default TERM
     * @example TERM
     * @enum {string}
     */
    signal: "TERM" | "KILL" | "INT" | "HUP";
}
/** @description A telemetry event with its sequence number. */
export interface BrowserTelemetryEnvelope {
    /**
     * Format: int64
     * @description Sequence number of the event in its session, starting at 1. A gap means that events were lost. Minimum: `1`.
     * @example 4
     */
    seq: number;
    /** @description The event. */
    event: BrowserTelemetryEvent;
}
/** @description Something that happened in a session. `type` tells the events apart, and `category` names the setting that turns the event on. The category `monitor` has no setting: its events come when console, network, page or interaction are recorded. */
export type BrowserTelemetryEvent = BrowserConsoleLogEvent | BrowserConsoleErrorEvent | BrowserNetworkRequestEvent | BrowserNetworkResponseEvent | BrowserNetworkLoadingFailedEvent | BrowserNetworkIdleEvent | BrowserProxyErrorEvent | BrowserPageNavigationEvent | BrowserPageDomContentLoadedEvent | BrowserPageLoadEvent | BrowserPageTabOpenedEvent | BrowserPageCrashedEvent | BrowserPageLayoutShiftEvent | BrowserPageLcpEvent | BrowserPageLayoutSettledEvent | BrowserPageNavigationSettledEvent | BrowserInteractionClickEvent | BrowserInteractionKeyEvent | BrowserInteractionScrollSettledEvent | BrowserMonitorScreenshotEvent | BrowserMonitorDisconnectedEvent | BrowserMonitorReconnectedEvent | BrowserMonitorReconnectFailedEvent | BrowserMonitorInitFailedEvent | BrowserAPICallEvent | BrowserPlatformAPICallEvent | BrowserCdpCommandEvent | BrowserCdpConnectEvent | BrowserCdpDisconnectEvent | BrowserLiveViewConnectEvent | BrowserLiveViewDisconnectEvent | BrowserCaptchaSolveStartedEvent | BrowserCaptchaSolveResultEvent | BrowserCaptchaChallengeResultEvent | BrowserSystemOomKillEvent | BrowserServiceCrashedEvent;
/**
 * Format: int64
 * @description When the event happened, in microseconds since 1970-01-01T00:00:00Z.
 * @example 1795165805000000
 */
export type BrowserEventTime = number;
/**
 * @description Whether `data` was cut off because it is too large.
 * @example false
 */
export type BrowserEventTruncated = boolean;
/** @description What reported the event. */
export interface BrowserEventSource {
    /**
     * @description Type of the source: `cdp` is the browser, through CDP; `kernel_api` is the API; `extension` is an extension in the browser; `local_process` is a process on the browser instance.
     * @example kernel_api
     * @enum {string}
     */
    kind: "cdp" | "kernel_api" | "extension" | "local_process";
    /**
     * @description Name that the source itself gives to the event.
     * @example Runtime.consoleAPICalled
     */
    event?: string;
    /**
     * @description Additional information from the source.
     * @example {
     *       "target_id": "A1C3E5079B2D4F6881A3C5E7092B4D6F"
     *     }
     */
    metadata?: {
        [key: string]: string;
    };
}
/** @description Where in the browser an event happened. */
export interface BrowserEventContext {
    /**
     * @description URL of the page.
     * @example https://shop.example.com/cart
     */
    url?: string;
    /**
     * @description CDP ID of the target.
     * @example A1C3E5079B2D4F6881A3C5E7092B4D6F
     */
    target_id?: string;
    /** @description Type of a target in CDP, such as a page or a worker. */
    target_type?: BrowserTargetType;
    /**
     * @description ID of the CDP session, not of the browser session.
     * @example 3C5E7A9B1D2F4068A1C3E5079B2D4F68
     */
    session_id?: string;
    /**
     * @description CDP ID of the frame.
     * @example ED0B6A3E6C1F4B7D9A2C5E8F0B3D6A9C
     */
    frame_id?: string;
    /**
     * @description CDP ID of the loader. Each navigation has a new one.
     * @example 7F3A9C1E5B8D4F2A6C0E9B7D5A3F1C8E
     */
    loader_id?: string;
    /**
     * @description Number of the navigation in the target. It increases each time the whole page navigates.
     * @example 3
     */
    nav_seq?: number;
}
/**
 * @description Type of a target in CDP, such as a page or a worker.
 * @example page
 * @enum {string}
 */
export type BrowserTargetType = "page" | "iframe" | "worker" | "background_page" | "service_worker" | "shared_worker" | "other";
/**
 * @description HTTP headers by name, as the browser reports them.
 * @example {
 *       "content-type": "text/html"
 *     }
 */
export interface BrowserEventHeaders {
    [key: string]: unknown;
}
/** @description The function calls that led to an event, with the property names of CDP. */
export interface BrowserCallStack {
    /**
     * @description What the calls belong to, such as a promise.
     * @example async function
     */
    description?: string;
    /** @description Function calls, in the order of CDP. */
    callFrames: {
        /**
         * @description Name of the function. Empty for an anonymous function.
         * @example addToCart
         */
        functionName: string;
        /**
         * @description CDP ID of the script.
         * @example 87
         */
        scriptId: string;
        /**
         * @description URL or name of the script.
         * @example https://shop.example.com/cart.js
         */
        url: string;
        /**
         * @description Line in the script, counted from 0.
         * @example 117
         */
        lineNumber: number;
        /**
         * @description Column in the line, counted from 0.
         * @example 23
         */
        columnNumber: number;
    }[];
    /** @description Calls that started these calls asynchronously. */
    parent?: BrowserCallStack;
}
/** @description A page wrote a message other than an error to the console. */
export interface BrowserConsoleLogEvent {
    /**
     * @description Type of the event.
     * @example console_log
     * @constant
     */
    type: "console_log";
    /**
     * @description Category of the event.
     * @example console
     * @constant
     */
    category: "console";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The message. */
    data?: BrowserEventContext & {
        /**
         * @description Type of the message in CDP, such as `log`, `info` or `warning`.
         * @example warning
         */
        level?: string;
        /**
         * @description First argument as text.
         * @example Price is missing.
         */
        text?: string;
        /**
         * @description All arguments as text.
         * @example [
         *       "Price is missing.",
         *       "SKU 4711"
         *     ]
         */
        args?: string[];
        /** @description Where the message was written. */
        stack_trace?: BrowserCallStack;
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description A page wrote an error to the console, or a script threw an uncaught exception. */
export interface BrowserConsoleErrorEvent {
    /**
     * @description Type of the event.
     * @example console_error
     * @constant
     */
    type: "console_error";
    /**
     * @description Category of the event.
     * @example console
     * @constant
     */
    category: "console";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The error. */
    data?: BrowserEventContext & {
        /**
         * @description The error, as the console shows it.
         * @example Uncaught TypeError: price is undefined
         */
        text: string;
        /**
         * @description Always `error`. Only present for a message.
         * @example error
         */
        level?: string;
        /**
         * @description All arguments as text. Only present for a message.
         * @example [
         *       "Loading failed.",
         *       "503"
         *     ]
         */
        args?: string[];
        /**
         * @description URL of the script that threw the exception. Only present for an exception.
         * @example https://shop.example.com/cart.js
         */
        source_url?: string;
        /**
         * @description Line in that script. Only present for an exception.
         * @example 118
         */
        line?: number;
        /**
         * @description Column in that line. Only present for an exception.
         * @example 24
         */
        column?: number;
        /** @description Where the error happened. */
        stack_trace?: BrowserCallStack;
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description A page sent a request. */
export interface BrowserNetworkRequestEvent {
    /**
     * @description Type of the event.
     * @example network_request
     * @constant
     */
    type: "network_request";
    /**
     * @description Category of the event.
     * @example network
     * @constant
     */
    category: "network";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The request. */
    data?: BrowserEventContext & {
        /**
         * @description CDP ID of the request. The response has the same ID.
         * @example 1000073.42
         */
        request_id?: string;
        /**
         * @description HTTP method.
         * @example GET
         */
        method?: string;
        /** @description The request headers. */
        headers?: BrowserEventHeaders;
        /**
         * @description Request body, if it is known.
         * @example sku=4711
         */
        post_data?: string;
        /**
         * @description Type of the requested resource in CDP, such as `Document`, `XHR` or `Image`.
         * @example Document
         */
        resource_type?: string;
        /**
         * @description URL of the document that sent the request.
         * @example https://shop.example.com/cart
         */
        document_url?: string;
        /**
         * @description What caused the request, as CDP names it, such as `script` or `parser`.
         * @example script
         */
        initiator_type?: string;
        /**
         * @description Whether the request follows a redirect.
         * @example false
         */
        is_redirect?: boolean;
        /**
         * @description URL that was redirected. Only present if the request follows a redirect.
         * @example https://shop.example.com/basket
         */
        redirect_url?: string;
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description A response has been received completely, including its body. */
export interface BrowserNetworkResponseEvent {
    /**
     * @description Type of the event.
     * @example network_response
     * @constant
     */
    type: "network_response";
    /**
     * @description Category of the event.
     * @example network
     * @constant
     */
    category: "network";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The response. */
    data?: BrowserEventContext & {
        /**
         * @description CDP ID of the request.
         * @example 1000073.42
         */
        request_id?: string;
        /**
         * @description HTTP method of the request.
         * @example GET
         */
        method?: string;
        /**
         * @description HTTP status.
         * @example 200
         */
        status?: number;
        /**
         * @description Reason phrase of the status.
         * @example OK
         */
        status_text?: string;
        /** @description The response headers. */
        headers?: BrowserEventHeaders;
        /**
         * @description Media type of the body.
         * @example text/html
         */
        mime_type?: string;
        /**
         * @description Start of the body. Only present for text.
         * @example <!doctype html>
         */
        body?: string;
        /**
         * @description Type of the requested resource in CDP, such as `Document`, `XHR` or `Image`.
         * @example Document
         */
        resource_type?: string;
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description A request failed without a response. If the request began before telemetry was connected to the page, its URL, frame and resource type are missing. */
export interface BrowserNetworkLoadingFailedEvent {
    /**
     * @description Type of the event.
     * @example network_loading_failed
     * @constant
     */
    type: "network_loading_failed";
    /**
     * @description Category of the event.
     * @example network
     * @constant
     */
    category: "network";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The failed request, and the reason. */
    data?: BrowserEventContext & {
        /**
         * @description CDP ID of the request.
         * @example 1000073.42
         */
        request_id?: string;
        /**
         * @description Network error, as Chrome names it.
         * @example net::ERR_CONNECTION_REFUSED
         */
        error_text?: string;
        /**
         * @description Whether the browser or the page canceled the request.
         * @example false
         */
        canceled?: boolean;
        /**
         * @description Type of the requested resource in CDP, such as `Document`, `XHR` or `Image`.
         * @example Document
         */
        resource_type?: string;
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description No request has been in flight for 500 milliseconds. */
export interface BrowserNetworkIdleEvent {
    /**
     * @description Type of the event.
     * @example network_idle
     * @constant
     */
    type: "network_idle";
    /**
     * @description Category of the event.
     * @example network
     * @constant
     */
    category: "network";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description Where the event happened. */
    data?: BrowserEventContext;
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description A proxy between the browser and the target could not serve a request. */
export interface BrowserProxyErrorEvent {
    /**
     * @description Type of the event.
     * @example proxy_error
     * @constant
     */
    type: "proxy_error";
    /**
     * @description Category of the event.
     * @example network
     * @constant
     */
    category: "network";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The proxy failure. */
    data?: BrowserEventContext & {
        /**
         * @description CDP ID of the request.
         * @example 1000073.42
         */
        request_id: string;
        /**
         * @description HTTP status that the proxy returned.
         * @example 502
         */
        status: number;
        /**
         * @description Reason for the failure. `unknown` covers all other reasons.
         * @example upstream_timeout
         * @enum {string}
         */
        code: "destination_blocked" | "destination_route_unavailable" | "network_policy_denied" | "provider_blacklisted" | "provider_unreachable" | "provider_rejected" | "origin_tls_timeout" | "origin_response_incomplete" | "proxy_unavailable" | "restricted_route_unavailable" | "upstream_timeout" | "upstream_dns_failure" | "upstream_connect_failed" | "unknown";
        /**
         * @description Reason in the words of the proxy.
         * @example UPSTREAM_TIMEOUT
         */
        raw_code?: string;
        /**
         * @description HTTP method of the request.
         * @example GET
         */
        method?: string;
        /**
         * @description Type of the requested resource in CDP, such as `Document`, `XHR` or `Image`.
         * @example Document
         */
        resource_type?: string;
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description A frame has navigated. The event starts a new count of navigations, so it has no `nav_seq`. */
export interface BrowserPageNavigationEvent {
    /**
     * @description Type of the event.
     * @example page_navigation
     * @constant
     */
    type: "page_navigation";
    /**
     * @description Category of the event.
     * @example page
     * @constant
     */
    category: "page";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The navigation. */
    data?: {
        /**
         * @description URL to which the frame navigated.
         * @example https://shop.example.com/cart
         */
        url?: string;
        /**
         * @description CDP ID of the frame.
         * @example ED0B6A3E6C1F4B7D9A2C5E8F0B3D6A9C
         */
        frame_id?: string;
        /**
         * @description CDP ID of the parent frame. The main frame of a page has none.
         * @example ED0B6A3E6C1F4B7D9A2C5E8F0B3D6A9C
         */
        parent_frame_id?: string;
        /**
         * @description CDP ID of the loader. Each navigation has a new one.
         * @example 7F3A9C1E5B8D4F2A6C0E9B7D5A3F1C8E
         */
        loader_id?: string;
        /**
         * @description ID of the CDP session.
         * @example 3C5E7A9B1D2F4068A1C3E5079B2D4F68
         */
        session_id?: string;
        /**
         * @description CDP ID of the target.
         * @example A1C3E5079B2D4F6881A3C5E7092B4D6F
         */
        target_id?: string;
        /** @description Type of a target in CDP, such as a page or a worker. */
        target_type?: BrowserTargetType;
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description The document of a page has been parsed. */
export interface BrowserPageDomContentLoadedEvent {
    /**
     * @description Type of the event.
     * @example page_dom_content_loaded
     * @constant
     */
    type: "page_dom_content_loaded";
    /**
     * @description Category of the event.
     * @example page
     * @constant
     */
    category: "page";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The page. */
    data?: BrowserEventContext & {
        /**
         * @description When the event happened, in seconds since the browser started. `ts` has the time of day.
         * @example 5042.118
         */
        cdp_timestamp?: number;
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description A page has loaded, with all its resources. */
export interface BrowserPageLoadEvent {
    /**
     * @description Type of the event.
     * @example page_load
     * @constant
     */
    type: "page_load";
    /**
     * @description Category of the event.
     * @example page
     * @constant
     */
    category: "page";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The loaded page. */
    data?: BrowserEventContext & {
        /**
         * @description When the event happened, in seconds since the browser started. `ts` has the time of day.
         * @example 5042.731
         */
        cdp_timestamp?: number;
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description A tab was opened. It has no frame, loader or CDP session yet. */
export interface BrowserPageTabOpenedEvent {
    /**
     * @description Type of the event.
     * @example page_tab_opened
     * @constant
     */
    type: "page_tab_opened";
    /**
     * @description Category of the event.
     * @example page
     * @constant
     */
    category: "page";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The tab. */
    data?: {
        /**
         * @description CDP ID of the tab.
         * @example A1C3E5079B2D4F6881A3C5E7092B4D6F
         */
        target_id?: string;
        /** @description Type of a target in CDP, such as a page or a worker. */
        target_type?: BrowserTargetType;
        /**
         * @description CDP ID of the tab that opened this tab, if any.
         * @example B2D4F6881A3C5E7092B4D6FA1C3E5079
         */
        opener_id?: string;
        /**
         * @description URL with which the tab was opened.
         * @example https://shop.example.com/help
         */
        url?: string;
        /**
         * @description Title with which the tab was opened.
         * @example Help
         */
        title?: string;
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description A page or another target has crashed. */
export interface BrowserPageCrashedEvent {
    /**
     * @description Type of the event.
     * @example page_crashed
     * @constant
     */
    type: "page_crashed";
    /**
     * @description Category of the event.
     * @example page
     * @constant
     */
    category: "page";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The crashed target. */
    data?: {
        /**
         * @description CDP ID of the target.
         * @example A1C3E5079B2D4F6881A3C5E7092B4D6F
         */
        target_id: string;
        /** @description Type of a target in CDP, such as a page or a worker. */
        target_type: BrowserTargetType;
        /**
         * @description URL that the target showed.
         * @example https://shop.example.com/cart
         */
        url: string;
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description Something on a page has moved (a layout shift on the Performance Timeline). */
export interface BrowserPageLayoutShiftEvent {
    /**
     * @description Type of the event.
     * @example page_layout_shift
     * @constant
     */
    type: "page_layout_shift";
    /**
     * @description Category of the event.
     * @example page
     * @constant
     */
    category: "page";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The layout shift. */
    data?: BrowserEventContext & {
        /**
         * @description When the event happened, in milliseconds on the Performance Timeline.
         * @example 1284.5
         */
        time?: number;
        /**
         * @description Duration of the entry, in milliseconds. It is 0 for layout shifts.
         * @example 0
         */
        duration?: number;
        /**
         * @description CDP ID of the frame in which the shift happened.
         * @example ED0B6A3E6C1F4B7D9A2C5E8F0B3D6A9C
         */
        source_frame_id?: string;
        /** @description Details of the shift. */
        layout_shift_details?: {
            /**
             * @description Layout shift score.
             * @example 0.0421
             */
            value?: number;
            /**
             * @description Whether user input came just before the shift, so that it does not count.
             * @example false
             */
            had_recent_input?: boolean;
        };
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description The largest element of a page so far was rendered (Largest Contentful Paint). */
export interface BrowserPageLcpEvent {
    /**
     * @description Type of the event.
     * @example page_lcp
     * @constant
     */
    type: "page_lcp";
    /**
     * @description Category of the event.
     * @example page
     * @constant
     */
    category: "page";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The paint. */
    data?: BrowserEventContext & {
        /**
         * @description When the event happened, in milliseconds on the Performance Timeline.
         * @example 912.3
         */
        time?: number;
        /**
         * @description CDP ID of the frame that contains the element.
         * @example ED0B6A3E6C1F4B7D9A2C5E8F0B3D6A9C
         */
        source_frame_id?: string;
        /** @description The largest element. */
        lcp_details?: {
            /**
             * @description When the element was rendered, in milliseconds. It is 0 for an image whose server does not allow this measurement.
             * @example 912.3
             */
            render_time?: number;
            /**
             * @description When the element was loaded, in milliseconds.
             * @example 870.1
             */
            load_time?: number;
            /**
             * @description Visible area, in square pixels.
             * @example 184320
             */
            size?: number;
            /**
             * @description `id` attribute of the element, if it has one.
             * @example hero
             */
            element_id?: string;
            /**
             * @description URL of the image or video.
             * @example https://shop.example.com/hero.png
             */
            url?: string;
            /**
             * @description CDP ID of the DOM node.
             * @example 57
             */
            node_id?: number;
        };
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description A page has loaded, and nothing on it has moved for 1 second. */
export interface BrowserPageLayoutSettledEvent {
    /**
     * @description Type of the event.
     * @example page_layout_settled
     * @constant
     */
    type: "page_layout_settled";
    /**
     * @description Category of the event.
     * @example page
     * @constant
     */
    category: "page";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description Where the event happened. */
    data?: BrowserEventContext;
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description A page has been parsed and no longer moves. The event comes after both `page_dom_content_loaded` and `page_layout_settled`; requests may still be in flight. */
export interface BrowserPageNavigationSettledEvent {
    /**
     * @description Type of the event.
     * @example page_navigation_settled
     * @constant
     */
    type: "page_navigation_settled";
    /**
     * @description Category of the event.
     * @example page
     * @constant
     */
    category: "page";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description Where the event happened. */
    data?: BrowserEventContext;
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description An element on a page was clicked. */
export interface BrowserInteractionClickEvent {
    /**
     * @description Type of the event.
     * @example interaction_click
     * @constant
     */
    type: "interaction_click";
    /**
     * @description Category of the event.
     * @example interaction
     * @constant
     */
    category: "interaction";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The click. */
    data?: BrowserEventContext & {
        /** @description Horizontal position, in pixels from the left edge of the viewport. */
        x?: XCoordinate;
        /** @description Vertical position, in pixels from the top edge of the viewport. */
        y?: YCoordinate;
        /**
         * @description CSS selector of the element.
         * @example #cart > button.buy
         */
        selector?: string;
        /**
         * @description Tag name of the element, in uppercase.
         * @example BUTTON
         */
        tag?: string;
        /**
         * @description Visible text of the element.
         * @example Buy now
         */
        text?: string;
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description A key was pressed on a page. */
export interface BrowserInteractionKeyEvent {
    /**
     * @description Type of the event.
     * @example interaction_key
     * @constant
     */
    type: "interaction_key";
    /**
     * @description Category of the event.
     * @example interaction
     * @constant
     */
    category: "interaction";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The key. */
    data?: BrowserEventContext & {
        /**
         * @description Key value, as in a `KeyboardEvent`.
         * @example Enter
         */
        key?: string;
        /**
         * @description CSS selector of the focused element.
         * @example #search
         */
        selector?: string;
        /**
         * @description Tag name of the focused element, in uppercase.
         * @example INPUT
         */
        tag?: string;
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description A page or an element was scrolled, and has stopped. */
export interface BrowserInteractionScrollSettledEvent {
    /**
     * @description Type of the event.
     * @example interaction_scroll_settled
     * @constant
     */
    type: "interaction_scroll_settled";
    /**
     * @description Category of the event.
     * @example interaction
     * @constant
     */
    category: "interaction";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The scroll. */
    data?: BrowserEventContext & {
        /**
         * @description Initial x position, in CSS pixels.
         * @example 0
         */
        from_x?: number;
        /**
         * @description Initial y position, in CSS pixels.
         * @example 0
         */
        from_y?: number;
        /**
         * @description Final x position, in CSS pixels.
         * @example 0
         */
        to_x?: number;
        /**
         * @description Final y position, in CSS pixels.
         * @example 1200
         */
        to_y?: number;
        /**
         * @description CSS selector of the scrolled element.
         * @example html
         */
        target_selector?: string;
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description A screenshot of the viewport, taken from time to time. */
export interface BrowserMonitorScreenshotEvent {
    /**
     * @description Type of the event.
     * @example monitor_screenshot
     * @constant
     */
    type: "monitor_screenshot";
    /**
     * @description Category of the event.
     * @example screenshot
     * @constant
     */
    category: "screenshot";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The screenshot. */
    data?: {
        /**
         * @description Screenshot as a PNG image, in Base64.
         * @example iVBORw0KGgo=
         */
        png?: string;
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description Telemetry lost its connection to the browser. Events may be missing until `monitor_reconnected`. */
export interface BrowserMonitorDisconnectedEvent {
    /**
     * @description Type of the event.
     * @example monitor_disconnected
     * @constant
     */
    type: "monitor_disconnected";
    /**
     * @description Category of the event.
     * @example monitor
     * @constant
     */
    category: "monitor";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The disconnection. */
    data?: {
        /**
         * @description Reason for the disconnection. `chrome_restarted` means that the browser was restarted.
         * @example chrome_restarted
         * @constant
         */
        reason?: "chrome_restarted";
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description Telemetry is connected to the browser again. Navigations and requests are counted from the start again. */
export interface BrowserMonitorReconnectedEvent {
    /**
     * @description Type of the event.
     * @example monitor_reconnected
     * @constant
     */
    type: "monitor_reconnected";
    /**
     * @description Category of the event.
     * @example monitor
     * @constant
     */
    category: "monitor";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The new connection. */
    data?: {
        /**
         * @description How long it took to reconnect, in milliseconds.
         * @example 840
         */
        reconnect_duration_ms?: number;
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description Telemetry could not reconnect to the browser and has given up. No more events from the browser follow. */
export interface BrowserMonitorReconnectFailedEvent {
    /**
     * @description Type of the event.
     * @example monitor_reconnect_failed
     * @constant
     */
    type: "monitor_reconnect_failed";
    /**
     * @description Category of the event.
     * @example monitor
     * @constant
     */
    category: "monitor";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The failed attempts to reconnect. */
    data?: {
        /**
         * @description Reason for giving up. `reconnect_exhausted` means that every attempt failed.
         * @example reconnect_exhausted
         * @constant
         */
        reason?: "reconnect_exhausted";
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description Telemetry could not start watching a page. */
export interface BrowserMonitorInitFailedEvent {
    /**
     * @description Type of the event.
     * @example monitor_init_failed
     * @constant
     */
    type: "monitor_init_failed";
    /**
     * @description Category of the event.
     * @example monitor
     * @constant
     */
    category: "monitor";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The failed step. */
    data?: {
        /**
         * @description Name of the failed CDP method or step.
         * @example Target.setAutoAttach
         */
        step?: string;
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description An API call that controls the browser, such as a click, a screenshot or Playwright code. */
export interface BrowserAPICallEvent {
    /**
     * @description Type of the event.
     * @example api_call
     * @constant
     */
    type: "api_call";
    /**
     * @description Category of the event.
     * @example control
     * @constant
     */
    category: "control";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The call. */
    data?: {
        /**
         * @description ID of the operation. The service may use a different ID than this contract.
         * @example takeScreenshot
         */
        operation_id: string;
        /**
         * @description HTTP status of the response.
         * @example 200
         */
        status: number;
        /**
         * @description How long the call took, in milliseconds.
         * @example 48.2
         */
        duration_ms: number;
        /**
         * @description ID of the request.
         * @example rq7d2k9s4f1h6j3l8z5x0c2v
         */
        request_id: string;
        /**
         * @description Code that a Playwright call runs. This property is not specified; the contract assumes it.
         * @example return await page.title();
         */
        code?: string;
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description An API call that works with the browser instance without controlling the browser, such as a call for files, processes or recordings. */
export interface BrowserPlatformAPICallEvent {
    /**
     * @description Type of the event.
     * @example platform_api_call
     * @constant
     */
    type: "platform_api_call";
    /**
     * @description Category of the event.
     * @example platform
     * @constant
     */
    category: "platform";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The call to the platform. */
    data?: {
        /**
         * @description ID of the operation. The service may use a different ID than this contract.
         * @example execProcess
         */
        operation_id: string;
        /**
         * @description HTTP status of the response.
         * @example 200
         */
        status: number;
        /**
         * @description How long the call took, in milliseconds.
         * @example 48.2
         */
        duration_ms: number;
        /**
         * @description ID of the request.
         * @example rq7d2k9s4f1h6j3l8z5x0c2v
         */
        request_id: string;
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description A CDP client sent a command that controls the browser. */
export interface BrowserCdpCommandEvent {
    /**
     * @description Type of the event.
     * @example cdp_command
     * @constant
     */
    type: "cdp_command";
    /**
     * @description Category of the event.
     * @example control
     * @constant
     */
    category: "control";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The command. */
    data: BrowserCdpCommandData;
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description A CDP command. In addition to these properties, it has some of the command's parameters. */
export type BrowserCdpCommandData = {
    /** @description A method of the Chrome DevTools Protocol (CDP) that telemetry records. */
    method: BrowserCdpCommandMethod;
    /**
     * @description Number that the client gave to the command.
     * @example 318
     */
    command_id?: number;
    /**
     * @description ID of the connection, as in its `cdp_connect` event.
     * @example cn4f8j2l6z0c3v7b1m5k9h2d
     */
    connection_id?: string;
    /**
     * @description ID of the CDP session.
     * @example 3C5E7A9B1D2F4068A1C3E5079B2D4F68
     */
    session_id?: string;
} & {
    [key: string]: unknown;
};
/** @description A CDP client has connected. */
export interface BrowserCdpConnectEvent {
    /**
     * @description Type of the event.
     * @example cdp_connect
     * @constant
     */
    type: "cdp_connect";
    /**
     * @description Category of the event.
     * @example connection
     * @constant
     */
    category: "connection";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The connection. */
    data?: {
        /**
         * @description ID of the connection.
         * @example cn4f8j2l6z0c3v7b1m5k9h2d
         */
        connection_id?: string;
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description A CDP client has disconnected. */
export interface BrowserCdpDisconnectEvent {
    /**
     * @description Type of the event.
     * @example cdp_disconnect
     * @constant
     */
    type: "cdp_disconnect";
    /**
     * @description Category of the event.
     * @example connection
     * @constant
     */
    category: "connection";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The connection that ended, and its traffic. */
    data?: {
        /**
         * @description ID of the connection, as in its `cdp_connect` event.
         * @example cn4f8j2l6z0c3v7b1m5k9h2d
         */
        connection_id?: string;
        /**
         * @description Why the connection ended: `client_close` if the client closed it; `upstream_changed` if the browser was restarted; `upstream_error` if the connection to the browser failed; `context_cancelled` if the service ended it.
         * @example client_close
         * @enum {string}
         */
        reason: "client_close" | "upstream_changed" | "upstream_error" | "context_cancelled";
        /**
         * @description How long the connection lasted, in milliseconds.
         * @example 182400.5
         */
        duration_ms: number;
        /**
         * @description Number of CDP messages in both directions.
         * @example 2310
         */
        message_count: number;
        /**
         * @description Number of commands that telemetry lost.
         * @example 0
         */
        telemetry_dropped?: number;
        /**
         * @description Number of commands that telemetry left out because of `excluded_methods`.
         * @example 12
         */
        telemetry_excluded?: number;
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description A live view was opened. */
export interface BrowserLiveViewConnectEvent {
    /**
     * @description Type of the event.
     * @example live_view_connect
     * @constant
     */
    type: "live_view_connect";
    /**
     * @description Category of the event.
     * @example connection
     * @constant
     */
    category: "connection";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The live view. */
    data?: {
        /**
         * @description ID of the live view. It stays the same when the live view reconnects.
         * @example lv9s3d7f1g5h8j2k6l0z4x8c
         */
        session_id: string;
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description A live view was closed. */
export interface BrowserLiveViewDisconnectEvent {
    /**
     * @description Type of the event.
     * @example live_view_disconnect
     * @constant
     */
    type: "live_view_disconnect";
    /**
     * @description Category of the event.
     * @example connection
     * @constant
     */
    category: "connection";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The live view that was closed. */
    data?: {
        /**
         * @description ID of the live view, as in its `live_view_connect` event.
         * @example lv9s3d7f1g5h8j2k6l0z4x8c
         */
        session_id: string;
        /**
         * @description How long the live view was open, in milliseconds.
         * @example 61200.4
         */
        duration_ms: number;
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description The service has started an attempt to solve a captcha. */
export interface BrowserCaptchaSolveStartedEvent {
    /**
     * @description Type of the event.
     * @example captcha_solve_started
     * @constant
     */
    type: "captcha_solve_started";
    /**
     * @description Category of the event.
     * @example captcha
     * @constant
     */
    category: "captcha";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The attempt. */
    data: {
        /**
         * @deprecated
         * @description Type of the captcha. Use `captcha_provider` and `task_kind` instead.
         * @example turnstile
         * @enum {string}
         */
        captcha_type: "hcaptcha" | "recaptcha_v2" | "recaptcha_v3" | "turnstile" | "geetest" | "press_and_hold" | "other";
        /** @description Provider of the captcha. */
        captcha_provider?: BrowserCaptchaProvider;
        /**
         * @description ID of the captcha. All attempts to solve the captcha share it.
         * @example ch5a8d2g6j0l4x7c1v9b3n2m
         */
        challenge_id?: string;
        /**
         * @description ID that the solver gave to the attempt.
         * @example 61138b6f
         */
        task_id?: string;
        /** @description Task that the captcha sets. A `token` is solved without the page; `image_challenge` and `press_and_hold` are solved on the page. */
        task_kind?: BrowserCaptchaTaskKind;
        /** @description What the captcha shows. */
        media?: BrowserCaptchaMedia;
        /**
         * @description Host of the page with the captcha.
         * @example shop.example.com
         */
        website_host?: string;
        /**
         * @description Path of the page with the captcha, without its query.
         * @example /checkout
         */
        website_path?: string;
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description An attempt to solve a captcha has ended. */
export interface BrowserCaptchaSolveResultEvent {
    /**
     * @description Type of the event.
     * @example captcha_solve_result
     * @constant
     */
    type: "captcha_solve_result";
    /**
     * @description Category of the event.
     * @example captcha
     * @constant
     */
    category: "captcha";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The attempt, and its result. */
    data?: {
        /**
         * @deprecated
         * @description Type of the captcha. Use `captcha_provider` and `task_kind` instead.
         * @example turnstile
         * @enum {string}
         */
        captcha_type: "hcaptcha" | "recaptcha_v2" | "recaptcha_v3" | "turnstile" | "geetest" | "press_and_hold" | "other";
        /** @description Provider of the captcha. */
        captcha_provider?: BrowserCaptchaProvider;
        /**
         * @description ID of the captcha. All attempts to solve the captcha share it.
         * @example ch5a8d2g6j0l4x7c1v9b3n2m
         */
        challenge_id?: string;
        /**
         * @description ID that the solver gave to the attempt.
         * @example 61138b6f
         */
        task_id?: string;
        /** @description Task that the captcha sets. A `token` is solved without the page; `image_challenge` and `press_and_hold` are solved on the page. */
        task_kind?: BrowserCaptchaTaskKind;
        /** @description What the captcha shows. */
        media?: BrowserCaptchaMedia;
        /**
         * @description Result of the attempt: `success` if there is a solution; `failure` if the solver returned an error; `timeout` if the attempt took too long; `abandoned` if the attempt was canceled or the browser left the page.
         * @example success
         * @enum {string}
         */
        status: "success" | "failure" | "timeout" | "abandoned";
        /**
         * @description How long the attempt took, in milliseconds.
         * @example 9120.6
         */
        duration_ms: number;
        /**
         * @description Error code of the solver.
         * @example ERROR_CAPTCHA_UNSOLVABLE
         */
        error_code?: string;
        /**
         * @description Host of the page with the captcha.
         * @example shop.example.com
         */
        website_host?: string;
        /**
         * @description Path of the page with the captcha, without its query.
         * @example /checkout
         */
        website_path?: string;
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description A captcha on a page has been solved, or will not be solved. */
export interface BrowserCaptchaChallengeResultEvent {
    /**
     * @description Type of the event.
     * @example captcha_challenge_result
     * @constant
     */
    type: "captcha_challenge_result";
    /**
     * @description Category of the event.
     * @example captcha
     * @constant
     */
    category: "captcha";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The captcha. */
    data: {
        /**
         * @deprecated
         * @description Type of the captcha. Use `captcha_provider` and `task_kind` instead.
         * @example turnstile
         * @enum {string}
         */
        captcha_type: "hcaptcha" | "recaptcha_v2" | "recaptcha_v3" | "turnstile" | "geetest" | "press_and_hold" | "other";
        /** @description Provider of the captcha. */
        captcha_provider?: BrowserCaptchaProvider;
        /**
         * @description ID of the captcha. All attempts to solve the captcha share it.
         * @example ch5a8d2g6j0l4x7c1v9b3n2m
         */
        challenge_id?: string;
        /**
         * @description ID that the solver gave to the attempt.
         * @example 61138b6f
         */
        task_id?: string;
        /**
         * @description Result for the captcha: `solved` if the page accepts the solution; `failure` if the captcha could not be solved; `timeout` if it took too long; `abandoned` if the browser left the page.
         * @example solved
         * @enum {string}
         */
        status: "solved" | "failure" | "timeout" | "abandoned";
        /**
         * @description How long it took to get this result, in milliseconds.
         * @example 10480.2
         */
        duration_ms: number;
        /**
         * @description Whether the result was inferred from what the page did next.
         * @example false
         */
        inferred?: boolean;
        /**
         * @description Host of the page with the captcha.
         * @example shop.example.com
         */
        website_host?: string;
        /**
         * @description Path of the page with the captcha, without its query.
         * @example /checkout
         */
        website_path?: string;
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/**
 * @description Provider of the captcha.
 * @example turnstile
 * @enum {string}
 */
export type BrowserCaptchaProvider = "hcaptcha" | "recaptcha_v2" | "recaptcha_v3" | "turnstile" | "geetest" | "arkose" | "human" | "binance" | "other";
/**
 * @description Task that the captcha sets. A `token` is solved without the page; `image_challenge` and `press_and_hold` are solved on the page.
 * @example token
 * @enum {string}
 */
export type BrowserCaptchaTaskKind = "token" | "image_challenge" | "press_and_hold";
/**
 * @description What the captcha shows.
 * @example image
 * @enum {string}
 */
export type BrowserCaptchaMedia = "image" | "video";
/** @description The browser instance ran out of memory, and its kernel ended a process. */
export interface BrowserSystemOomKillEvent {
    /**
     * @description Type of the event.
     * @example system_oom_kill
     * @constant
     */
    type: "system_oom_kill";
    /**
     * @description Category of the event.
     * @example system
     * @constant
     */
    category: "system";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The ended process, and the reason. */
    data?: {
        /**
         * @description PID of the ended process.
         * @example 2207
         */
        pid: number;
        /**
         * @description Name of the ended process. The kernel limits it to 15 characters.
         * @example chromium
         */
        process_name: string;
        /**
         * @description Memory that the process used, in KiB.
         * @example 3145728
         */
        rss_kb: number;
        /**
         * @description Limit that was reached: `none` is the whole memory of the instance, and `memcg` the memory of a control group; `cpuset` and `memory_policy` are limits on where memory can be placed.
         * @example none
         * @enum {string}
         */
        constraint?: "none" | "memcg" | "cpuset" | "memory_policy";
        /**
         * @description PID of the process that requested more memory.
         * @example 2231
         */
        trigger_pid?: number;
        /**
         * @description Name of the process that requested more memory.
         * @example chromium
         */
        trigger_process_name?: string;
        /**
         * @description Total memory of the instance, in KiB.
         * @example 8388608
         */
        mem_total_kb?: number;
        /**
         * @description Free memory, in KiB.
         * @example 40960
         */
        mem_free_kb?: number;
        /** @description Processes that used the most memory, largest first. The list has at most 5. */
        top_tasks?: {
            /**
             * @description Name of the process.
             * @example chromium
             */
            name: string;
            /**
             * @description PID of the process.
             * @example 2207
             */
            pid: number;
            /**
             * @description Memory that the process used, in KiB.
             * @example 3145728
             */
            rss_kb: number;
        }[];
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description A process of the browser instance itself, such as Chromium, has ended unexpectedly. */
export interface BrowserServiceCrashedEvent {
    /**
     * @description Type of the event.
     * @example service_crashed
     * @constant
     */
    type: "service_crashed";
    /**
     * @description Category of the event.
     * @example system
     * @constant
     */
    category: "system";
    /** @description When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** @description What reported the event. */
    source: BrowserEventSource;
    /** @description The process that ended. */
    data?: {
        /**
         * @description Name of the process.
         * @example chromium
         */
        service_name: string;
        /**
         * @description When the process ended: `startup` is before it was ready, and `running` is after. `gave_up` means that it will not be restarted.
         * @example running
         * @enum {string}
         */
        phase: "startup" | "running" | "gave_up";
        /**
         * @description PID of the process. Absent with `gave_up`.
         * @example 412
         */
        pid?: number;
    };
    /** @description Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** @description A new extension. */
export interface ExtensionRequest {
    /**
     * Format: binary
     * @description Bytes of a ZIP archive with the unpacked extension.
     * @example data:application/zip;base64,UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==
     */
    file: FileBytes;
    /**
     * @description Unique name of the extension. Without a name, you can find the extension only by its ID. Pattern: `^[A-Za-z0-9._-]{1,255}$`.
     * @example price-highlighter
     */
    name?: string;
}
/** @description An uploaded browser extension. */
export interface Extension {
    /**
     * @description ID of the extension.
     * @example ex4v7b2n9m1k6j3h8g5f0d2s
     */
    id: string;
    /**
     * @description Name of the extension. Null if it has none.
     * @example cookie-banner-closer
     */
    name?: string | null;
    /**
     * @description Size of the archive, in bytes.
     * @example 193
     */
    size_bytes: number;
    /**
     * @description SHA-256 of the archive's bytes, in lowercase hexadecimal. Null or absent if it is not known.
     * @example a82c4a1c13498d26d61713232ebf6a8bf7fdd7cd0c07080b52c41c544df79b4d
     */
    checksum?: string | null;
    /** @description When the extension was uploaded. */
    created_at: Timestamp;
    /**
     * Format: date-time
     * @description When a browser session last loaded the extension. Null or absent if none has loaded it yet.
     * @example 2026-11-20T09:00:00Z
     */
    last_used_at?: string | null;
}
/** @description Proxy to store. `type` selects one of the five types. */
export type ProxyRequest = DatacenterProxyRequest | IspProxyRequest | ResidentialProxyRequest | MobileProxyRequest | CustomProxyRequest;
/**
 * @deprecated
 * @description A proxy with a fixed IP address in a data center. No longer offered; what takes its place is not specified.
 */
export interface DatacenterProxyRequest {
    /**
     * @description Type of the proxy.
     * @example datacenter
     * @constant
     */
    type: "datacenter";
    /** @description Name of the proxy. Several proxies can have the same name. */
    name?: ProxyName;
    /**
     * @description Protocol of the connection to the proxy.
     * @default https
     */
    protocol?: ProxyProtocol;
    /** @description Hosts to reach directly, without the proxy. */
    bypass_hosts?: BypassHosts;
    /** @description Location of a datacenter proxy. No longer offered; what takes its place is not specified. */
    config?: DatacenterProxyConfig;
}
/** @description A proxy with a fixed IP address from an internet service provider (ISP). */
export interface IspProxyRequest {
    /**
     * @description Type of the proxy.
     * @example isp
     * @constant
     */
    type: "isp";
    /** @description Name of the proxy. Several proxies can have the same name. */
    name?: ProxyName;
    /**
     * @description Protocol of the connection to the proxy.
     * @default https
     */
    protocol?: ProxyProtocol;
    /** @description Hosts to reach directly, without the proxy. */
    bypass_hosts?: BypassHosts;
    /** @description Location of an ISP proxy. */
    config?: IspProxyConfig;
}
/** @description A proxy with changing IP addresses of private households. */
export interface ResidentialProxyRequest {
    /**
     * @description Type of the proxy.
     * @example residential
     * @constant
     */
    type: "residential";
    /** @description Name of the proxy. Several proxies can have the same name. */
    name?: ProxyName;
    /**
     * @description Protocol of the connection to the proxy.
     * @default https
     */
    protocol?: ProxyProtocol;
    /** @description Hosts to reach directly, without the proxy. */
    bypass_hosts?: BypassHosts;
    /** @description Location and network of a residential proxy. */
    config?: ResidentialProxyConfig;
}
/** @description A proxy with changing IP addresses of mobile networks. */
export interface MobileProxyRequest {
    /**
     * @description Type of the proxy.
     * @example mobile
     * @constant
     */
    type: "mobile";
    /** @description Name of the proxy. Several proxies can have the same name. */
    name?: ProxyName;
    /**
     * @description Protocol of the connection to the proxy.
     * @default https
     */
    protocol?: ProxyProtocol;
    /** @description Hosts to reach directly, without the proxy. */
    bypass_hosts?: BypassHosts;
    /** @description Location of a mobile proxy. What takes its place is not specified. */
    config?: MobileProxyConfig;
}
/** @description Your own proxy. */
export interface CustomProxyRequest {
    /**
     * @description Type of the proxy.
     * @example custom
     * @constant
     */
    type: "custom";
    /** @description Name of the proxy. Several proxies can have the same name. */
    name?: ProxyName;
    /**
     * @description Protocol of the connection to the proxy.
     * @default https
     */
    protocol?: ProxyProtocol;
    /** @description Hosts to reach directly, without the proxy. */
    bypass_hosts?: BypassHosts;
    /** @description Address of a custom proxy, and how to authenticate to it. */
    config?: CreateCustomProxyConfig;
}
/**
 * @description Name of the proxy. Several proxies can have the same name.
 * @example frankfurt
 */
export type ProxyName = string;
/**
 * @description Protocol of the connection to the proxy.
 * @default https
 * @example https
 * @enum {string}
 */
export type ProxyProtocol = "http" | "https";
/** @description Hosts to reach directly, without the proxy. */
export type BypassHosts = string[];
/**
 * @deprecated
 * @description Location of a datacenter proxy. No longer offered; what takes its place is not specified.
 */
export interface DatacenterProxyConfig {
    /** @description Country of the traffic's IP address, as an ISO 3166 code; the USA by default. */
    country?: ProxyCountry;
}
/** @description Location of an ISP proxy. */
export interface IspProxyConfig {
    /** @description Country of the traffic's IP address, as an ISO 3166 code; the USA by default. */
    country?: ProxyCountry;
}
/** @description Location and network of a residential proxy. */
export interface ResidentialProxyConfig {
    /** @description Country of the traffic's IP address, as an ISO 3166 code. */
    country?: ProxyCountry;
    /** @description City of the traffic's IP address, without spaces. Requires `country`. */
    city?: ProxyCity;
    /** @description US state of the traffic's IP address, in two letters. */
    state?: ProxyState;
    /**
     * @description US ZIP code of the traffic's IP address.
     * @example 94103
     */
    zip?: string;
    /**
     * @description Autonomous system number (ASN) of the network that the traffic comes from.
     * @example 64496
     */
    asn?: string;
    /**
     * @deprecated
     * @description Operating system of the device that the traffic goes through. What takes its place is not specified.
     * @example windows
     * @enum {string}
     */
    os?: "windows" | "macos" | "android";
}
/**
 * @deprecated
 * @description Location of a mobile proxy. What takes its place is not specified.
 */
export interface MobileProxyConfig {
    /** @description Country of the traffic's IP address, as an ISO 3166 code. */
    country?: ProxyCountry;
    /** @description City of the traffic's IP address, as the provider names it. The network can route the traffic through another city. */
    city?: ProxyCity;
    /** @description US state of the traffic's IP address, in two letters. The network can route the traffic through another state. */
    state?: ProxyState;
}
/** @description Address of a custom proxy, and how to authenticate to it. */
export interface CreateCustomProxyConfig {
    /** @description Host name or IP address of the proxy. */
    host: ProxyHost;
    /** @description Port of the proxy. */
    port: ProxyPort;
    /** @description Username to authenticate with. */
    username?: ProxyUsername;
    /**
     * @description Password to authenticate with. It is never returned.
     * @example lilac-harbour-42
     */
    password?: string;
    /**
     * @description PEM certificates of the authorities to trust for this proxy, one after another. They are never returned.
     * @example -----BEGIN CERTIFICATE-----
     *     MIIBOjCB7aADAgECAhRNnNUUY0rBdeSfpEhXtSneD+Sz2DAFBgMrZXAwEzERMA8G
     *     A1UEAwwIUHJveHkgQ0EwHhcNMjYxMTIyMTAzODIxWhcNMzYxMTE5MTAzODIxWjAT
     *     MREwDwYDVQQDDAhQcm94eSBDQTAqMAUGAytlcAMhALZnmFURmDT930zyoXURH5d2
     *     OQyttEKjN0Paf1iwl/E1o1MwUTAdBgNVHQ4EFgQUNwU8X+ExsjSpkc9OOqvmln7K
     *     eI4wHwYDVR0jBBgwFoAUNwU8X+ExsjSpkc9OOqvmln7KeI4wDwYDVR0TAQH/BAUw
     *     AwEB/zAFBgMrZXADQQBgxldk3I0S3Nu+RAi32d1zN2N4+4ChPbDg/zh9jqgoPNeZ
     *     /6S6tMuIy6zu3OXyJgaq3Bhugp/30hHj/Vst3S0J
     *     -----END CERTIFICATE-----
     */
    ca_bundle?: string;
}
/**
 * @description Host name or IP address of the proxy.
 * @example proxy.example.com
 */
export type ProxyHost = string;
/**
 * @description Port of the proxy.
 * @example 8080
 */
export type ProxyPort = number;
/**
 * @description Username to authenticate with.
 * @example crawler
 */
export type ProxyUsername = string;
/**
 * @description Country of the traffic's IP address, as an ISO 3166 code.
 * @example DE
 */
export type ProxyCountry = string;
/**
 * @description City of the traffic's IP address.
 * @example sanfrancisco
 */
export type ProxyCity = string;
/**
 * @description US state of the traffic's IP address, in two letters.
 * @example CA
 */
export type ProxyState = string;
/** @description A stored proxy, with the result of its last check. */
export interface Proxy {
    /**
     * @description ID of the proxy.
     * @example px5a2s8d4f1g7h3j9k6l0z2x
     */
    id?: string;
    /** @description Name of the proxy. Several proxies can have the same name. */
    name?: ProxyName;
    /**
     * @description Type of the proxy.
     * @example isp
     * @enum {string}
     */
    type: "datacenter" | "isp" | "residential" | "mobile" | "custom";
    /**
     * @description Protocol of the connection to the proxy.
     * @default https
     */
    protocol?: ProxyProtocol;
    /** @description Hosts to reach directly, without the proxy. */
    bypass_hosts?: BypassHosts;
    /** @description Settings of the proxy. They depend on its `type`. */
    config?: DatacenterProxyConfig | IspProxyConfig | ResidentialProxyConfig | MobileProxyConfig | CustomProxyConfig;
    /**
     * @description Whether the proxy worked in its last check.
     * @example available
     * @enum {string}
     */
    status?: "available" | "unavailable";
    /** @description When the proxy was last checked. */
    last_checked?: Timestamp;
    /**
     * @description IP address that the traffic comes from.
     * @example 203.0.113.24
     */
    ip_address?: string;
}
/** @description Address of a custom proxy, and how the service authenticates to it. */
export interface CustomProxyConfig {
    /** @description Host name or IP address of the proxy. */
    host: ProxyHost;
    /** @description Port of the proxy. */
    port: ProxyPort;
    /** @description Username to authenticate with. */
    username?: ProxyUsername;
    /**
     * @description Whether a password is stored.
     * @example true
     */
    has_password?: boolean;
    /**
     * @description True if certificates are stored. Absent otherwise.
     * @example true
     */
    has_ca_bundle?: boolean;
}
/** @description New name of a proxy. */
export interface UpdateProxyRequest {
    /**
     * @description New name of the proxy. Spaces around it are removed. Minimum length: `1`.
     * @example frankfurt-isp
     */
    name: string;
}
/** @description The URL to check. */
export interface ProxyCheckRequest {
    /**
     * @description URL to reach through the proxy: `http` or `https`, on a host with a public IP address. If omitted, the check tests the proxy itself.
     * @example https://shop.example.com
     */
    url?: string;
}
/** @description A new pool, with the configuration of its browsers. */
export interface BrowserPoolRequest {
    /**
     * @description Unique name of the pool. Without a name, you can find the pool only by its ID. Pattern: `^[a-zA-Z0-9._-]{1,255}$`.
     * @example night-watch
     */
    name?: string;
    /**
     * @description Number of browsers in the pool, both idle and leased. Minimum: `1`.
     * @example 2
     */
    size: number;
    /**
     * @description Browsers to start per minute, as a percentage of the pool's size. Most organizations are limited to 25. Minimum: `0`.
     * @default 25
     * @example 25
     */
    fill_rate_per_minute?: number;
    /**
     * @description Seconds without CDP or live view activity after which a leased session is deleted. The maximum is 72 hours. Minimum: `10`. Maximum: `259200`.
     * @default 600
     * @example 900
     */
    timeout_seconds?: number;
    /**
     * @description Whether to make it harder for websites to detect that the browsers are automated.
     * @default false
     * @example false
     */
    stealth?: boolean;
    /**
     * @description Whether to run the browsers without a screen. Headless browsers have no live view.
     * @default false
     * @example true
     */
    headless?: boolean;
    /**
     * @description Region of the pool and of every session in it. You cannot change it later. A region other than the default may need a plan (403).
     * @default us-east
     * @example us-east
     */
    region?: BrowserRegion;
    /** @description Memory of each browser instance. Headless browsers can have `1GiB` (the default), `2GiB` or `4GiB`; headful browsers can have `8GiB` (the default) or `16GiB`. */
    memory?: BrowserMemoryRequest;
    /** @description Profile that every browser loads. */
    profile?: BrowserPoolProfile;
    /** @description Extensions that every browser loads, in this order. Maximum items: `20`. */
    extensions?: BrowserExtension[];
    /**
     * @description ID of the proxy for the browsers' traffic.
     * @example px5a2s8d4f1g7h3j9k6l0z2x
     */
    proxy_id?: string;
    /** @description Size of the browser windows. */
    viewport?: BrowserViewport;
    /**
     * @description Whether to hide the address bar and the tabs.
     * @default false
     * @example false
     */
    kiosk_mode?: boolean;
    /**
     * @description Chrome enterprise policies of the browsers, by name.
     * @example {
     *       "BookmarkBarEnabled": false
     *     }
     */
    chrome_policy?: {
        [key: string]: unknown;
    };
    /** @description Which hosts the browsers can reach, and how. `allowlist_state` is not allowed here: only sessions have it. */
    network?: BrowserNetworkRequest;
    /**
     * @description URL that each browser opens when it starts. If a browser cannot open the URL, it still joins the pool.
     * @example https://shop.example.com
     */
    start_url?: string;
    /**
     * @description Whether to flush the idle browsers when the profile is saved, so that new browsers load the saved state. The default is true if the pool has a profile. Rejected with 400 if the pool has none.
     * @example true
     */
    refresh_on_profile_update?: boolean;
    /** @description What telemetry to record. Nothing is recorded if this is omitted, null, an empty object or `enabled: false`, or if every category is turned off. */
    telemetry?: BrowserTelemetryRequest | null;
}
/** @description Profile that the browsers of a pool load, by ID or name. If both are given, the ID wins. */
export interface BrowserPoolProfile {
    /**
     * @description ID of the profile. In an update of the pool, an empty string removes the profile.
     * @example pf3n8w1q6z4k9x2m7t5v0b8c
     */
    id?: string;
    /**
     * @description Name of the profile. Pattern: `^[a-zA-Z0-9._-]{1,255}$`.
     * @example shop-login
     */
    name?: string;
}
/** @description Changes to a pool. Omitted properties stay the same. */
export interface BrowserPoolUpdateRequest {
    /**
     * @description New name of the pool. It must be unique. An empty string changes nothing. Pattern: `^[a-zA-Z0-9._-]{0,255}$`.
     * @example checkout-pool-eu
     */
    name?: string;
    /**
     * @description Number of browsers in the pool, both idle and leased. Minimum: `1`.
     * @example 4
     */
    size?: number;
    /**
     * @description Browsers to start per minute, as a percentage of the pool's size. Most organizations are limited to 25. Minimum: `0`.
     * @example 20
     */
    fill_rate_per_minute?: number;
    /**
     * @description Seconds without CDP or live view activity after which a leased session is deleted. The maximum is 72 hours. Minimum: `10`. Maximum: `259200`.
     * @example 1200
     */
    timeout_seconds?: number;
    /**
     * @description Whether to make it harder for websites to detect that the browsers are automated.
     * @example true
     */
    stealth?: boolean;
    /**
     * @description Whether to run the browsers without a screen. Headless browsers have no live view.
     * @example false
     */
    headless?: boolean;
    /** @description Memory of browser instances that start from now on. */
    memory?: BrowserMemoryRequest;
    /** @description Profile that every browser loads. An empty `id` removes the profile and `refresh_on_profile_update`. */
    profile?: BrowserPoolProfile;
    /** @description Extensions that every browser loads, in this order. An empty list removes all extensions. Maximum items: `20`. */
    extensions?: BrowserExtension[];
    /**
     * @description ID of the proxy for the browsers' traffic. An empty string removes the proxy.
     * @example px5a2s8d4f1g7h3j9k6l0z2x
     */
    proxy_id?: string;
    /** @description Size of the browser windows. */
    viewport?: BrowserViewport;
    /**
     * @description Whether to hide the address bar and the tabs.
     * @example true
     */
    kiosk_mode?: boolean;
    /**
     * @description Chrome enterprise policies of the browsers, by name. They replace the current policies, and an empty object removes them.
     * @example {
     *       "BookmarkBarEnabled": false
     *     }
     */
    chrome_policy?: {
        [key: string]: unknown;
    };
    /** @description Which hosts the browsers can reach, and how. This replaces the whole current setting; an empty object removes it. A change of `allowed_hosts` also replaces the idle browsers; the other properties apply to browsers that start from now on. `allowlist_state` is not allowed here: only sessions have it. */
    network?: BrowserNetworkRequest;
    /** @description Network setting that the pool must have. An empty object means no setting. If the pool has another setting, the update is rejected with 409. An empty list is not the same as an omitted list, and routes are compared by the ID of the proxy. */
    expected_network?: BrowserNetworkRequest;
    /**
     * @description URL that each browser opens when it starts. An empty string removes it.
     * @example https://shop.example.com/checkout
     */
    start_url?: string;
    /**
     * @description Whether to flush the idle browsers when the profile is saved. If the update sets a new profile and omits this property, it becomes true. Rejected with 400 if the pool has no profile.
     * @example false
     */
    refresh_on_profile_update?: boolean;
    /** @description What telemetry to record. Null or an empty object changes nothing, `enabled: false` turns recording off, and `enabled: true` starts from the default categories. Categories alone are merged into the current ones. */
    telemetry?: BrowserTelemetryRequest | null;
    /**
     * @description Whether to immediately replace the idle browsers with browsers that have the new configuration.
     * @default false
     * @example true
     */
    discard_all_idle?: boolean;
}
/** @description How to delete a pool. */
export interface BrowserPoolDeleteRequest {
    /**
     * @description Whether to delete the pool even if some of its browsers are leased.
     * @default false
     * @example true
     */
    force?: boolean;
}
/** @description How long to wait for a browser, and the settings for its lease. */
export interface BrowserPoolAcquireRequest {
    /**
     * @description Seconds to wait for a browser. The default is the time that it takes to fill the pool at its fill rate.
     * @example 30
     */
    acquire_timeout_seconds?: number;
    /**
     * @description Name of the session during the lease, unique among active sessions.
     * @example checkout-run
     */
    name?: string;
    /** @description Profile to load for this lease. With `save_changes`, the profile is saved when the lease ends. After the lease, the browser is deleted and replaced, regardless of `reuse`. */
    profile?: BrowserProfile;
    /**
     * @description URL to open for this lease, instead of the pool's URL.
     * @example https://shop.example.com/cart
     */
    start_url?: string;
    /** @description Tags of the session during the lease. Maximum properties: `50`. */
    tags?: Tags;
    /** @description What telemetry to record during the lease. By default, it is the same as for the pool. `enabled: true` starts from the default categories, `enabled: false` turns recording off, and categories alone are merged into those of the pool. */
    telemetry?: BrowserTelemetryRequest | null;
}
/** @description A browser session to release. */
export interface BrowserPoolReleaseRequest {
    /**
     * @description ID of the leased browser session.
     * @example bs7l4e1a9s6e3d8p5o2l0b4r
     */
    session_id: string;
    /**
     * @description Whether to keep the session for the next lease instead of replacing it with a new browser.
     * @default true
     * @example true
     */
    reuse?: boolean;
}
/** @description A set of running browsers with the same configuration, ready for lease. */
export interface BrowserPool {
    /**
     * @description ID of the pool.
     * @example bp6y3t9r1e5w8q2a7s4d0f6g
     */
    id: string;
    /**
     * @description Name of the pool, if it has one.
     * @example checkout-pool
     */
    name?: string;
    /** @description Region of the pool and of every session in it. */
    region: BrowserRegion;
    /**
     * @description Number of idle browsers that you can acquire.
     * @example 2
     */
    available_count: number;
    /**
     * @description Number of leased browsers.
     * @example 1
     */
    acquired_count: number;
    /** @description When the pool was created. */
    created_at: Timestamp;
    /** @description Configuration of the pool. */
    browser_pool_config: BrowserPoolConfig;
    /** @description IDs of the extensions that the browsers load, in this order. Empty if there are none. */
    extension_ids: string[];
    /**
     * @description ID of the profile that the browsers load, if there is one.
     * @example pf3n8w1q6z4k9x2m7t5v0b8c
     */
    profile_id?: string;
}
/** @description The configuration of a pool. The profile and extensions are the same as in the request. */
export interface BrowserPoolConfig {
    /**
     * @description Name of the pool. Pattern: `^[a-zA-Z0-9._-]{1,255}$`.
     * @example checkout-pool
     */
    name?: string;
    /**
     * @description Number of browsers in the pool, both idle and leased. Minimum: `1`.
     * @example 3
     */
    size: number;
    /**
     * @description Browsers to start per minute, as a percentage of the pool's size. Minimum: `0`.
     * @example 25
     */
    fill_rate_per_minute?: number;
    /**
     * @description Seconds without CDP or live view activity after which a leased session is deleted. Minimum: `10`. Maximum: `259200`.
     * @example 600
     */
    timeout_seconds?: number;
    /**
     * @description Whether to make it harder for websites to detect that the browsers are automated.
     * @example false
     */
    stealth?: boolean;
    /**
     * @description Whether the browsers run without a screen.
     * @example false
     */
    headless?: boolean;
    /** @description Memory of each browser instance. */
    memory?: BrowserMemory;
    /** @description Profile that every browser loads. */
    profile?: BrowserPoolProfile;
    /** @description Extensions that every browser loads, in this order. Maximum items: `20`. */
    extensions?: BrowserExtension[];
    /**
     * @description ID of the proxy for the browsers' traffic.
     * @example px5a2s8d4f1g7h3j9k6l0z2x
     */
    proxy_id?: string;
    /** @description Size of the browser windows. */
    viewport?: BrowserViewport;
    /**
     * @description Whether to hide the address bar and the tabs.
     * @example false
     */
    kiosk_mode?: boolean;
    /**
     * @description Chrome enterprise policies of the browsers, by name.
     * @example {
     *       "BookmarkBarEnabled": false
     *     }
     */
    chrome_policy?: {
        [key: string]: unknown;
    };
    /** @description Which hosts the browsers can reach, and how. Has no `allowlist_state`: only sessions have it. */
    network?: BrowserNetworkConfig;
    /**
     * @description URL that each browser opens when it starts.
     * @example https://shop.example.com
     */
    start_url?: string;
    /**
     * @description Whether the idle browsers are flushed when the profile is saved.
     * @example true
     */
    refresh_on_profile_update?: boolean;
    /** @description What telemetry is recorded. Null or absent if nothing is recorded. */
    telemetry?: BrowserTelemetryConfig | null;
}
/** @description The connection to create. */
export interface ManagedAuthCreateRequest {
    /**
     * @description Domain of the website to log in to.
     * @example mail.example.com
     */
    domain: string;
    /**
     * @description Name of the profile to keep logged in. If the profile does not exist, it is created.
     * @example mail-login
     */
    profile_name: string;
    /**
     * Format: uri
     * @description URL of the login page. If omitted, the service looks for the page.
     * @example https://mail.example.com/login
     */
    login_url?: string;
    /**
     * @deprecated
     * @description Proxy for the traffic of the connection's browser sessions. Use `browser` instead.
     */
    proxy?: ProxyRef;
    /** @description Credential to log in with. If omitted, the user is asked. */
    credential?: CredentialReference;
    /** @description Domains that a login can pass through, in addition to the connection's own domain and those of common identity providers. Each domain includes the hosts below it; a leading `www.` or `*.` is ignored. If the list is omitted or empty, there is no limit. */
    allowed_domains?: string[];
    /**
     * @description Seconds between two health checks. The plan sets the minimum. If the default is below the minimum, the minimum applies. Minimum: `300`. Maximum: `86400`.
     * @default 3600
     * @example 3600
     */
    health_check_interval?: number;
    /**
     * @description Whether to check regularly that the profile is still logged in.
     * @default true
     * @example true
     */
    health_checks?: boolean;
    /**
     * @description Whether to log in again automatically, where possible, when a health check finds the profile logged out. Has no effect without health checks.
     * @default true
     * @example true
     */
    auto_reauth?: boolean;
    /**
     * @description Whether to store the values entered in a successful login as a credential. One-time codes are never stored.
     * @default true
     * @example true
     */
    save_credentials?: boolean;
    /**
     * @description Whether to record a replay of each login.
     * @default false
     * @example false
     */
    record_session?: boolean;
    /** @description Settings for the connection's browser sessions. */
    browser?: ManagedAuthBrowserConfig;
    /**
     * @deprecated
     * @description Telemetry of the connection's browser sessions. Use `browser` instead.
     */
    browser_telemetry?: BrowserTelemetryRequest | null;
}
/** @description Settings for the browser sessions that log in. */
export interface ManagedAuthBrowserConfig {
    /**
     * @description Whether to make it harder for websites to detect that the browser is automated. True by default.
     * @example true
     */
    stealth?: boolean;
    /** @description Region in which the browser runs, `us-east` by default. */
    region?: BrowserRegion;
    /** @description How the browser connects to the internet. */
    proxy?: BrowserProxyConfig;
    /** @description What telemetry to record. Nothing is recorded if this is omitted, null, an empty object or `enabled: false`, or if every category is turned off. */
    telemetry?: BrowserTelemetryRequest | null;
}
/** @description A proxy, by ID or name. If both are given, the ID wins. Exactly one proxy must have the name. */
export interface ProxyRef {
    /**
     * @description ID of the proxy.
     * @example px5a2s8d4f1g7h3j9k6l0z2x
     */
    id?: string;
    /**
     * @description Name of the proxy.
     * @example frankfurt
     */
    name?: string;
}
/** @description Credential to log in with: either a stored one, with `name`, or one from a credential provider, with `provider` and either `path` or `auto`. Other combinations are not specified. */
export interface CredentialReference {
    /**
     * @description Name of the stored credential.
     * @example shop-account
     */
    name?: string;
    /**
     * @description Name of the credential provider.
     * @example team-vault
     */
    provider?: string;
    /**
     * @description Path of the item at the provider: its vault and title.
     * @example Shops/Shop account
     */
    path?: string;
    /**
     * @description Whether to ask the provider for an item that matches the domain.
     * @example true
     */
    auto?: boolean;
}
/** @description A connection that keeps a profile logged in to a domain. Its `flow_` properties describe the latest login, and are null if there was none. */
export interface ManagedAuth {
    /**
     * @description ID of the auth connection.
     * @example ac3m9n5b1v7c2x8z4l6k0j5h
     */
    id: string;
    /**
     * @description Name of the profile to keep logged in.
     * @example shop-login
     */
    profile_name: string;
    /**
     * @description Domain of the website to log in to.
     * @example shop.example.com
     */
    domain: string;
    /** @description Whether the profile is logged in. */
    status: AuthStatus;
    /** @description When the latest health check ran, regardless of its result. `status` has the result. */
    last_auth_check_at?: Timestamp;
    /**
     * Format: date-time
     * @deprecated
     * @description When the latest health check ran. Use `last_auth_check_at` instead.
     * @example 2026-11-20T09:00:00Z
     */
    last_auth_at?: string;
    /** @description Credential to log in with. */
    credential?: ManagedAuthCredential;
    /**
     * @description Whether the service can log in again by itself. It needs a previous successful login and a credential. True does not guarantee that the login succeeds. The value does not depend on `auto_reauth` or on a login in progress.
     * @example true
     */
    can_reauth?: boolean;
    /**
     * @description Why `can_reauth` is true:
     *
     *     - `external_credential`: a credential provider has the credential.
     *     - `has_credential`: a credential is stored.
     *     - `cua_has_credential`: a credential is stored for a login by an agent.
     *     - `viable_plans_found`: a known login can be repeated.
     *     - `no_requirements_recorded`: the login has no known requirements.
     *     - `totp_reauth_allowed`: a login with a TOTP code is allowed.
     *     - `optimistic_totp_attempt`: a login with a TOTP code is worth an attempt.
     *     - `requirements_satisfiable`: the credential has everything that the login needs.
     *
     *     Why it is false:
     *
     *     - `no_prior_successful_login`: no login has succeeded yet.
     *     - `no_credential`: there is no credential.
     *     - `no_viable_plans`: there is a credential, but no login can be repeated.
     *     - `viable_plans_require_external_action`: every login that can be repeated needs the user to act elsewhere.
     *     - `requires_external_action`: the login needs the user to act elsewhere.
     *     - `requires_totp_without_secret`: the login needs a TOTP code, and no TOTP secret is stored.
     *     - `requires_sms_code`: the login needs a code from a text message.
     *     - `requires_email_code`: the login needs a code from an email.
     *     - `requires_customer_input`: the login needs input from the user.
     * @example has_credential
     * @enum {string}
     */
    can_reauth_reason?: "external_credential" | "cua_has_credential" | "has_credential" | "viable_plans_found" | "no_requirements_recorded" | "totp_reauth_allowed" | "optimistic_totp_attempt" | "requirements_satisfiable" | "no_prior_successful_login" | "no_credential" | "no_viable_plans" | "viable_plans_require_external_action" | "requires_external_action" | "requires_totp_without_secret" | "requires_sms_code" | "requires_email_code" | "requires_customer_input";
    /**
     * @deprecated
     * @description ID of the proxy of the connection's browser sessions. Use `browser` instead.
     * @example px5a2s8d4f1g7h3j9k6l0z2x
     */
    proxy_id?: string;
    /** @description Domains that a login can pass through, in addition to the connection's own domain. */
    allowed_domains?: string[];
    /**
     * Format: uri
     * @description URL of the login page.
     * @example https://shop.example.com/login
     */
    login_url?: string;
    /**
     * Format: uri
     * @description URL at which the latest successful login ended.
     * @example https://shop.example.com/account
     */
    post_login_url?: string;
    /** @description Status of the latest login. */
    flow_status?: AuthFlowStatus | null;
    /** @description Step of the latest login. */
    flow_step?: AuthFlowStep | null;
    /** @description Type of the latest login. */
    flow_type?: AuthFlowType | null;
    /** @description When the login in progress expires. */
    flow_expires_at?: Timestamp | null;
    /** @description Fields to fill in, in an older form. Prefer `fields`. */
    discovered_fields?: DiscoveredField[] | null;
    /** @description Second factors to choose from, in an older form. Prefer `choices`. */
    mfa_options?: MFAOption[] | null;
    /** @description Accounts or similar options to choose from, in an older form. Prefer `choices`. */
    sign_in_options?: SignInOption[] | null;
    /** @description Identity providers to choose from, in an older form. Prefer `choices`. */
    pending_sso_buttons?: SSOButton[] | null;
    /**
     * @description Action that the user has to take elsewhere during `AWAITING_EXTERNAL_ACTION`.
     * @example Approve the login on your phone.
     */
    external_action_message?: string | null;
    /**
     * @description Error message from the website.
     * @example The password is not correct.
     */
    website_error?: string | null;
    /**
     * @description Identity provider of the login.
     * @example google
     */
    sso_provider?: string | null;
    /**
     * @description Human-readable reason why the latest login failed.
     * @example The website did not accept the password.
     */
    error_message?: string | null;
    /**
     * @description Machine-readable reason why the latest login failed. The codes are not specified.
     * @example invalid_credentials
     */
    error_code?: string | null;
    /**
     * Format: uri
     * @description URL of the page on which the user can complete the login in progress.
     * @example https://auth.example.com/ac7d1f5g9h3j6k2l8q4w0e7r
     */
    hosted_url?: string | null;
    /**
     * Format: uri
     * @description URL of the live view of the login in progress.
     * @example https://browsers.example.com/bs4b1n7k3l9o5g2i8n6f0w1x/live
     */
    live_view_url?: string | null;
    /**
     * @description ID of the browser session of the login in progress.
     * @example bs4b1n7k3l9o5g2i8n6f0w1x
     */
    browser_session_id?: string | null;
    /**
     * @description Seconds between two health checks. Minimum: `300`. Maximum: `86400`.
     * @example 3600
     */
    health_check_interval?: number | null;
    /**
     * @description Whether to check regularly that the profile is still logged in.
     * @example true
     */
    health_checks?: boolean;
    /**
     * @description Why health checks do not run although they are turned on. `no_auth_check_url` means that the service does not know a page to check.
     * @example no_auth_check_url
     * @enum {string}
     */
    health_check_unavailable_reason?: "no_auth_check_url";
    /**
     * @description Whether to log in again automatically when a health check finds the profile logged out. `can_reauth` says whether that is possible.
     * @example true
     */
    auto_reauth?: boolean;
    /**
     * @description Whether to store the values entered in a successful login as a credential.
     * @example true
     */
    save_credentials: boolean;
    /**
     * @description Whether to record a replay of each login.
     * @example false
     */
    record_session: boolean;
    /** @description Settings for the connection's browser sessions. */
    browser?: ManagedAuthBrowserConfig;
    /**
     * @deprecated
     * @description Telemetry of the connection's browser sessions. Use `browser` instead.
     */
    browser_telemetry?: BrowserTelemetryRequest | null;
    /** @description Fields to fill in. */
    fields?: ManagedAuthField[] | null;
    /** @description Options to choose from. */
    choices?: ManagedAuthChoice[] | null;
    /**
     * @description ID of the current request for input. It is set while the login waits for fields or a choice, and changes each time the login waits again.
     * @example in4c7o2d9e1s6m8s3a5w0t7q
     */
    interaction_id?: string | null;
}
/**
 * @description Whether a profile is logged in (`AUTHENTICATED`) or needs a login (`NEEDS_AUTH`).
 * @example AUTHENTICATED
 * @enum {string}
 */
export type AuthStatus = "AUTHENTICATED" | "NEEDS_AUTH";
/**
 * @description Status of a login. All values except `IN_PROGRESS` are final.
 * @example IN_PROGRESS
 * @enum {string}
 */
export type AuthFlowStatus = "IN_PROGRESS" | "SUCCESS" | "FAILED" | "EXPIRED" | "CANCELED";
/**
 * @description Step of a login.
 * @example AWAITING_INPUT
 * @enum {string}
 */
export type AuthFlowStep = "DISCOVERING" | "AWAITING_INPUT" | "AWAITING_EXTERNAL_ACTION" | "SUBMITTING" | "COMPLETED";
/**
 * @description Type of a login. A `LOGIN` may need the user; a `REAUTH` repeats a successful login with a stored credential.
 * @example LOGIN
 * @enum {string}
 */
export type AuthFlowType = "LOGIN" | "REAUTH";
/** @description Credential of a connection: either a stored one, with `name`, or one from a credential provider, with `provider` and either `path` or `auto`. */
export interface ManagedAuthCredential {
    /**
     * @description Name of the stored credential.
     * @example shop-account
     */
    name?: string;
    /**
     * @description Name of the credential provider.
     * @example team-vault
     */
    provider?: string;
    /**
     * @description Path of the item at the provider: its vault and title.
     * @example Shops/Shop account
     */
    path?: string;
    /**
     * @description Whether to ask the provider for an item that matches the domain.
     * @example true
     */
    auto?: boolean;
}
/** @description A field for the user to fill in. */
export interface ManagedAuthField {
    /**
     * @description ID of the field. Use it as the key of the value in `field_values`.
     * @example verification_code
     */
    id: string;
    /**
     * @description Name under which the value is stored in the credential.
     * @example sms_code
     */
    ref: string;
    /**
     * @description Type of the field. An `identifier` is a username, an email address or similar.
     * @example code
     * @enum {string}
     */
    type: "text" | "password" | "code" | "identifier" | "totp_code" | "totp_secret";
    /**
     * @description Human-readable label of the field.
     * @example Code from the text message
     */
    label?: string;
    /**
     * @description Whether the field is required.
     * @example true
     */
    required?: boolean;
    /**
     * @description Selector of the field on the website.
     * @example input[name="code"]
     */
    observed_selector?: string | null;
    /**
     * @description Why the field needs a value: `missing` if there is no value yet, `rejected` if the website rejected one.
     * @example missing
     * @enum {string}
     */
    reason: "missing" | "rejected";
    /**
     * @description Text that the website shows next to the field.
     * @example We sent a code to the number that ends in 92.
     */
    hint?: string | null;
    /**
     * @description Keyboard that suits the field, as in the HTML attribute `inputmode`.
     * @example numeric
     * @enum {string}
     */
    input_mode?: "text" | "email" | "tel" | "numeric";
}
/** @description An option for the user to choose. */
export interface ManagedAuthChoice {
    /**
     * @description ID of the choice, to submit as `selected_choice_id`.
     * @example email_code
     */
    id: string;
    /**
     * @description Human-readable label of the choice.
     * @example Send the code by email
     */
    label: string;
    /**
     * @description Type of the choice.
     * @example mfa_method
     * @enum {string}
     */
    type: "mfa_method" | "sso_provider" | "sign_in_method" | "auth_method" | "identifier_method" | "account" | "other";
    /**
     * @description Human-readable details of the choice.
     * @example The code goes to a***@example.com.
     */
    description?: string | null;
    /**
     * @description Selector of the choice on the website.
     * @example button.send-email
     */
    observed_selector?: string | null;
    /**
     * @description Text to display for the choice.
     * @example Send the code by email
     */
    display_text?: string | null;
    /**
     * @description Human-readable context of the choice.
     * @example Sign in to the team account.
     */
    context?: string | null;
    /**
     * @description Where the code is sent, as far as the website shows it.
     * @example a***@example.com
     */
    masked_destination?: string | null;
    /**
     * @description Type of the second factor.
     * @example email
     * @enum {string}
     */
    mfa_type?: "sms" | "call" | "email" | "totp" | "push" | "password" | "passkey" | "switch" | "other";
}
/** @description A field for the user to fill in, in the older form of `ManagedAuthField`. */
export interface DiscoveredField {
    /**
     * @description Name of the field. Use it as the key of the value in the `fields` of a submission.
     * @example code
     */
    name: string;
    /**
     * @description Type of the field.
     * @example code
     * @enum {string}
     */
    type: "text" | "email" | "password" | "tel" | "number" | "url" | "code" | "totp";
    /**
     * @description Human-readable label of the field.
     * @example Code from the text message
     */
    label: string;
    /**
     * @description Text that the website shows in the empty field.
     * @example 6 digits
     */
    placeholder?: string;
    /**
     * @description Whether the field is required.
     * @default true
     * @example true
     */
    required?: boolean;
    /**
     * @description CSS selector of the field on the website.
     * @example input[name="code"]
     */
    selector: string;
    /** @description Second factor that the field belongs to. */
    linked_mfa_type?: MFAType | null;
    /**
     * @description Text that the website shows next to the field.
     * @example We sent a code to the number that ends in 92.
     */
    hint?: string;
}
/**
 * @description Type of a second factor. `password` is the choice to enter a password; `switch` is a link to other methods that are not named.
 * @example sms
 * @enum {string}
 */
export type MFAType = "sms" | "call" | "email" | "totp" | "push" | "password" | "switch";
/** @description A second factor for the user to choose, in the older form of `ManagedAuthChoice`. */
export interface MFAOption {
    /** @description Type of the second factor, to submit as `mfa_option_id`. */
    type: MFAType;
    /**
     * @description Label on the website.
     * @example Send the code by email
     */
    label: string;
    /**
     * @description Where the code is sent, as far as the website shows it.
     * @example a***@example.com
     */
    target?: string | null;
    /**
     * @description Details that the website shows.
     * @example It may take a minute.
     */
    description?: string | null;
}
/** @description An account or similar option for the user to choose, in the older form of `ManagedAuthChoice`. */
export interface SignInOption {
    /**
     * @description ID of the option, to submit as `sign_in_option_id`.
     * @example team_account
     */
    id: string;
    /**
     * @description Label on the website.
     * @example Team account
     */
    label: string;
    /**
     * @description Details that the website shows.
     * @example team@example.com
     */
    description?: string | null;
}
/** @description An identity provider for the user to choose, in the older form of `ManagedAuthChoice`. */
export interface SSOButton {
    /**
     * @description XPath of the button on the website, to submit as `sso_button_selector`.
     * @example //button[@id="google"]
     */
    selector: string;
    /**
     * @description Name of the identity provider, to submit as `sso_provider`.
     * @example google
     */
    provider: string;
    /**
     * @description Label on the website.
     * @example Continue with Google
     */
    label: string;
}
/** @description Body of an error response that has the ID of the existing auth connection. */
export interface AuthConnectionConflict {
    /**
     * @description Machine-readable error code, specific to the application.
     * @example conflict
     */
    code: string;
    /**
     * @description Human-readable explanation for debugging.
     * @example There is already an auth connection for the profile shop-login and the domain shop.example.com.
     */
    message: string;
    /** @description Individual errors, if there are several. */
    details?: ErrorDetail[];
    /** @description Lower-level error behind this error. */
    inner_error?: ErrorDetail;
    /**
     * @description ID of the existing auth connection.
     * @example ac3m9n5b1v7c2x8z4l6k0j5h
     */
    existing_id: string;
}
/** @description The settings to change. Omitted properties stay the same. */
export interface ManagedAuthUpdateRequest {
    /**
     * @description URL of the login page. An empty string removes it. Pattern: `^([A-Za-z][A-Za-z0-9+.-]*:.+)?$`.
     * @example https://shop.example.com/login
     */
    login_url?: string;
    /** @description Credential to log in with. */
    credential?: CredentialReference;
    /** @description Domains that a login can pass through, in addition to the connection's own domain. The list replaces the previous one. */
    allowed_domains?: string[];
    /**
     * @description Seconds between two health checks. The plan sets the minimum. Minimum: `300`. Maximum: `86400`.
     * @example 1800
     */
    health_check_interval?: number;
    /**
     * @description Whether to check regularly that the profile is still logged in.
     * @example true
     */
    health_checks?: boolean;
    /**
     * @description Whether to log in again automatically, where possible, when a health check finds the profile logged out. Has no effect without health checks.
     * @example true
     */
    auto_reauth?: boolean;
    /**
     * @description Whether to store the values entered in a successful login as a credential. One-time codes are never stored.
     * @example true
     */
    save_credentials?: boolean;
    /**
     * @description Whether to record a replay of each login.
     * @example true
     */
    record_session?: boolean;
    /** @description Settings for later browser sessions. Omitted properties stay the same; `telemetry` with `enabled: false` turns recording off. */
    browser?: ManagedAuthBrowserConfig;
    /**
     * @deprecated
     * @description Proxy for the traffic of the connection's browser sessions. Use `browser` instead.
     */
    proxy?: ProxyRef;
    /**
     * @deprecated
     * @description Telemetry of later browser sessions; `enabled: false` turns it off. Use `browser` instead.
     */
    browser_telemetry?: BrowserTelemetryRequest | null;
}
/** @description Settings for one login. If a property is omitted, the setting of the connection applies. */
export interface LoginRequest {
    /**
     * @deprecated
     * @description Proxy for the traffic of this login's browser session. Use `browser` instead.
     */
    proxy?: ProxyRef;
    /**
     * @description Whether to record a replay of this login.
     * @example true
     */
    record_session?: boolean;
    /** @description Settings for this login's browser session. They override those of the connection, property by property. */
    browser?: ManagedAuthBrowserConfig;
    /**
     * @deprecated
     * @description Telemetry of this login's browser session. Use `browser` instead.
     */
    browser_telemetry?: BrowserTelemetryRequest | null;
    /**
     * @description Whether the login can use skills. The setting also applies to later automatic logins, until the next login sets it again or omits it. Omitting it means `enabled`.
     * @default enabled
     * @example enabled
     * @enum {string}
     */
    skill_mode?: "enabled" | "disabled";
}
/** @description A login that was started. */
export interface LoginResponse {
    /**
     * @description ID of the auth connection.
     * @example ac3m9n5b1v7c2x8z4l6k0j5h
     */
    id: string;
    /** @description Type of the login. */
    flow_type: AuthFlowType;
    /**
     * Format: uri
     * @description URL of the page on which the user can complete the login.
     * @example https://auth.example.com/ac3m9n5b1v7c2x8z4l6k0j5h
     */
    hosted_url: string;
    /** @description When the login expires. */
    flow_expires_at: Timestamp;
    /**
     * @description Code to exchange for a token.
     * @example invented-handoff-code
     */
    handoff_code?: string;
    /**
     * Format: uri
     * @description URL of the live view of the login.
     * @example https://browsers.example.com/bs6r1e8a4u9t5h2s7l3o0g1n/live
     */
    live_view_url?: string;
}
/** @description The user's input. Use `field_values` or `selected_choice_id` with `interaction_id`; the other properties answer the older forms of fields and choices. */
export interface SubmitFieldsRequest {
    /**
     * @description Values for `discovered_fields`, by the name of the field. Prefer `field_values`.
     * @example {
     *       "code": "481920"
     *     }
     */
    fields?: {
        [key: string]: string;
    };
    /**
     * @description Selector of the chosen entry in `pending_sso_buttons`. Cannot be combined with `sso_provider`. Prefer `selected_choice_id`.
     * @example //button[@id="google"]
     */
    sso_button_selector?: string;
    /**
     * @description Identity provider of the chosen entry in `pending_sso_buttons`. Cannot be combined with `sso_button_selector`. Prefer `selected_choice_id`.
     * @example google
     */
    sso_provider?: string;
    /**
     * @description Type of the chosen entry in `mfa_options`. Prefer `selected_choice_id`.
     * @example email
     */
    mfa_option_id?: string;
    /**
     * @description ID of the chosen entry in `sign_in_options`. Prefer `selected_choice_id`.
     * @example team_account
     */
    sign_in_option_id?: string;
    /**
     * @description Values for `fields`, by the ID of the field. Requires `interaction_id`.
     * @example {
     *       "verification_code": "481920"
     *     }
     */
    field_values?: {
        [key: string]: string;
    };
    /**
     * @description ID of the chosen entry in `choices`. Requires `interaction_id`.
     * @example email_code
     */
    selected_choice_id?: string;
    /**
     * @description ID of the request for input that this submission answers, from the connection or its events.
     * @example in4c7o2d9e1s6m8s3a5w0t7q
     */
    interaction_id?: string;
}
/** @description Confirms that the input was accepted. */
export interface SubmitFieldsResponse {
    /**
     * @description Whether the input was accepted.
     * @example true
     */
    accepted: boolean;
}
/** @description An event of a login. `event` has its type. */
export type ManagedAuthEvent = ManagedAuthStateEvent | ErrorEvent | SSEHeartbeatEvent;
/** @description The state of a login. */
export interface ManagedAuthStateEvent {
    /**
     * @description Type of the event.
     * @example managed_auth_state
     * @constant
     */
    event: "managed_auth_state";
    /** @description When the event was sent. */
    timestamp: Timestamp;
    /** @description Status of the login. */
    flow_status: AuthFlowStatus;
    /** @description Step of the login. */
    flow_step: AuthFlowStep;
    /** @description Type of the login. */
    flow_type?: AuthFlowType;
    /** @description Fields to fill in, in an older form. Prefer `fields`. */
    discovered_fields?: DiscoveredField[];
    /** @description Second factors to choose from, in an older form. Prefer `choices`. */
    mfa_options?: MFAOption[];
    /** @description Accounts or similar options to choose from, in an older form. Prefer `choices`. */
    sign_in_options?: SignInOption[];
    /** @description Identity providers to choose from, in an older form. Prefer `choices`. */
    pending_sso_buttons?: SSOButton[];
    /**
     * @description Action that the user has to take elsewhere during `AWAITING_EXTERNAL_ACTION`.
     * @example Approve the login on your phone.
     */
    external_action_message?: string;
    /**
     * @description Error message from the website.
     * @example The password is not correct.
     */
    website_error?: string;
    /**
     * @description Human-readable reason why the login failed.
     * @example The website did not accept the password.
     */
    error_message?: string;
    /**
     * @description Machine-readable reason why the login failed. The codes are not specified.
     * @example invalid_credentials
     */
    error_code?: string;
    /**
     * Format: uri
     * @description URL at which the login ended.
     * @example https://bank.example.com/overview
     */
    post_login_url?: string;
    /**
     * Format: uri
     * @description URL of the live view of the login.
     * @example https://browsers.example.com/bs4b1n7k3l9o5g2i8n6f0w1x/live
     */
    live_view_url?: string;
    /**
     * Format: uri
     * @description URL of the page on which the user can complete the login.
     * @example https://auth.example.com/ac7d1f5g9h3j6k2l8q4w0e7r
     */
    hosted_url?: string;
    /** @description Fields to fill in. */
    fields?: ManagedAuthField[];
    /** @description Options to choose from. */
    choices?: ManagedAuthChoice[];
    /**
     * @description ID of the current request for input. Submit it together with the input.
     * @example in4c7o2d9e1s6m8s3a5w0t7q
     */
    interaction_id?: string;
}
/** @description The code to exchange. */
export interface ManagedAuthExchangeRequest {
    /**
     * @description The `handoff_code` of the login.
     * @example invented-handoff-code
     */
    code: string;
}
/** @description The token for a handoff code. */
export interface ManagedAuthExchangeResponse {
    /**
     * @description ID of the invocation that runs the login.
     * @example iv7l2o5g9i4n8r1e6a3u0t7h
     */
    invocation_id: string;
    /**
     * @description The token, as a JSON Web Token (RFC 7519).
     * @example header.payload.signature
     */
    jwt: string;
}
/** @description A login or a health check of a connection. */
export interface ManagedAuthTimelineEvent {
    /**
     * @description ID of the entry.
     * @example tl6q2w8e4r1t9y5u3i7o0p2a
     */
    id: string;
    /**
     * @description Type of the entry: a login, a login with a stored credential (`reauth`), or a health check.
     * @example login
     * @enum {string}
     */
    type: "login" | "reauth" | "health_check";
    /**
     * @description Status of the entry. A login has the values of `flow_status`. A health check has `AUTHENTICATED` if the profile is logged in, and `NEEDS_AUTH` if it is not.
     * @example SUCCESS
     * @enum {string}
     */
    status: "IN_PROGRESS" | "SUCCESS" | "EXPIRED" | "CANCELED" | "FAILED" | "AUTHENTICATED" | "NEEDS_AUTH";
    /** @description When the login started, or the health check ran. */
    timestamp: Timestamp;
    /** @description When the entry of the login last changed. */
    updated_at?: Timestamp;
    /** @description When the login first ended. It never changes. Absent for health checks. */
    completed_at?: Timestamp;
    /**
     * @description Step that the login has reached.
     * @example COMPLETED
     * @enum {string}
     */
    step?: "INITIALIZED" | "DISCOVERING" | "AWAITING_INPUT" | "AWAITING_EXTERNAL_ACTION" | "AWAITING_HUMAN_INTERVENTION" | "SUBMITTING" | "COMPLETED" | "EXPIRED";
    /** @description Status of the profile before the health check. */
    previous_status?: AuthStatus;
    /**
     * @description ID of the browser session.
     * @example bs6r1e8a4u9t5h2s7l3o0g1n
     */
    browser_session_id?: string;
    /**
     * @description ID of the replay of the browser session, if one was recorded.
     * @example rp3l8o5g1i7n2r9e4p6l0a3y
     */
    replay_id?: string;
    /**
     * @description Whether telemetry of the browser session was recorded.
     * @example false
     */
    telemetry_captured?: boolean;
    /**
     * @description Machine-readable reason why the login failed. The codes are not specified.
     * @example invalid_credentials
     */
    error_code?: string;
    /**
     * @description Human-readable reason why the login failed.
     * @example The website did not accept the password.
     */
    error_message?: string;
    /**
     * @description Error message from the website.
     * @example The password is not correct.
     */
    website_error?: string;
}
/** @description The credential to store. */
export interface CreateCredentialRequest {
    /**
     * @description Name of the credential. It must be unique.
     * @example mail-account
     */
    name: string;
    /**
     * @description Domain of the website to which the credential belongs.
     * @example mail.example.com
     */
    domain: string;
    /**
     * @description Values to store, by the name of the field that they belong to.
     * @example {
     *       "username": "robin@example.com",
     *       "password": "not-a-real-password"
     *     }
     */
    values: {
        [key: string]: string;
    };
    /**
     * @description TOTP secret that generates the one-time codes: 16 to 128 Base32 characters, or a key URI such as `otpauth://totp/shop?secret=…&algorithm=SHA256&digits=8&period=60`. The values in the URI win over the other `totp_` properties.
     * @example JBSWY3DPEHPK3PXP
     */
    totp_secret?: string;
    /**
     * @description Hash algorithm of the one-time codes.
     * @default SHA1
     * @example SHA1
     */
    totp_algorithm?: TotpAlgorithm;
    /**
     * @description Number of digits of the one-time codes.
     * @default 6
     * @example 6
     */
    totp_digits?: number;
    /**
     * @description Seconds for which a one-time code is valid.
     * @default 30
     * @example 30
     */
    totp_period?: number;
    /**
     * @description Identity provider of the credential. A login selects it on the website and enters the values there.
     * @example google
     */
    sso_provider?: string;
}
/**
 * @description Hash algorithm of one-time codes (RFC 6238).
 * @example SHA1
 * @enum {string}
 */
export type TotpAlgorithm = "SHA1" | "SHA256" | "SHA512";
/** @description A stored credential, without its values. */
export interface Credential {
    /**
     * @description ID of the credential.
     * @example cr2w8e4r1t6y3u9i5o7p0a2s
     */
    id: string;
    /**
     * @description Name of the credential.
     * @example shop-account
     */
    name: string;
    /**
     * @description Domain of the website to which the credential belongs.
     * @example shop.example.com
     */
    domain: string;
    /** @description When the credential was stored. */
    created_at: Timestamp;
    /** @description When the credential last changed. */
    updated_at: Timestamp;
    /**
     * @description Whether any value is stored.
     * @example true
     */
    has_values?: boolean;
    /**
     * @description Whether a TOTP secret is stored.
     * @example true
     */
    has_totp_secret?: boolean;
    /** @description Hash algorithm of the one-time codes. Absent without a TOTP secret. */
    totp_algorithm?: TotpAlgorithm;
    /**
     * @description Number of digits of the one-time codes. Absent without a TOTP secret.
     * @example 6
     */
    totp_digits?: number;
    /**
     * @description Seconds for which a one-time code is valid. Absent without a TOTP secret.
     * @example 30
     */
    totp_period?: number;
    /**
     * @description Identity provider of the credential, or null.
     * @example google
     */
    sso_provider?: string | null;
    /**
     * @description Current one-time code. Only present in the response to a request with a TOTP secret.
     * @example 250430
     */
    totp_code?: string;
    /** @description When `totp_code` expires. */
    totp_code_expires_at?: Timestamp;
    /** @description Names of the stored values. Absent in lists. */
    value_keys?: string[];
}
/** @description The settings to change. Omitted properties stay the same. */
export interface UpdateCredentialRequest {
    /**
     * @description New name of the credential. It must be unique.
     * @example shop-account-2027
     */
    name?: string;
    /**
     * @description Values to add or replace, by the name of the field that they belong to.
     * @example {
     *       "password": "not-a-real-password-either"
     *     }
     */
    values?: {
        [key: string]: string;
    };
    /**
     * @description New TOTP secret: 16 to 128 Base32 characters, or an `otpauth://totp/` URI. Spaces are removed. An empty string removes the secret with its algorithm, digits and period.
     * @example JBSW Y3DP EHPK 3PXP
     */
    totp_secret?: string;
    /** @description Hash algorithm of the one-time codes. Requires `totp_secret`. */
    totp_algorithm?: TotpAlgorithm;
    /**
     * @description Number of digits of the one-time codes. Requires `totp_secret`.
     * @example 6
     */
    totp_digits?: number;
    /**
     * @description Seconds for which a one-time code is valid. Requires `totp_secret`.
     * @example 30
     */
    totp_period?: number;
    /**
     * @description Identity provider of the credential. An empty string or null removes it.
     * @example google
     */
    sso_provider?: string | null;
    /** @description Names of the values to remove. They are removed before `values` are added: if a name is in both, the new value stays. */
    remove_value_keys?: string[];
}
/** @description A one-time code. */
export interface TotpCode {
    /**
     * @description The code, with the number of digits set for the credential.
     * @example 250430
     */
    code: string;
    /** @description When the code expires. */
    expires_at: Timestamp;
}
/** @description The password manager to connect. */
export interface CreateCredentialProviderRequest {
    /** @description The password manager. */
    provider_type: CredentialProviderType;
    /**
     * @description Name of the provider, unique in the organization. Spaces around the name are removed.
     * @example family-vault
     */
    name: string;
    /**
     * @description Token of a service account of the password manager.
     * @example not-a-real-token
     */
    token: string;
    /**
     * @description Seconds for which the service caches a list of items before it fetches the list again.
     * @default 300
     * @example 300
     */
    cache_ttl_seconds?: number;
}
/**
 * @description A password manager. The only supported one is 1Password.
 * @example onepassword
 * @enum {string}
 */
export type CredentialProviderType = "onepassword";
/** @description A password manager connected as a source of credentials. */
export interface CredentialProvider {
    /**
     * @description ID of the provider.
     * @example cp4b8n2m7q1w5e9r3t6y0u4i
     */
    id: string;
    /** @description The password manager. */
    provider_type: CredentialProviderType;
    /**
     * @description Name of the provider.
     * @example team-vault
     */
    name: string;
    /**
     * @description Whether the provider is used.
     * @example true
     */
    enabled: boolean;
    /**
     * @description Position of the provider. The provider with the lowest number comes first.
     * @example 1
     */
    priority: number;
    /** @description When the provider was connected. */
    created_at: Timestamp;
    /** @description When the provider last changed. */
    updated_at: Timestamp;
}
/** @description The settings to change. Omitted properties stay the same. */
export interface UpdateCredentialProviderRequest {
    /**
     * @description New name of the provider, unique in the organization. Spaces around the name are removed.
     * @example office-vault
     */
    name?: string;
    /**
     * @description Whether the provider is used.
     * @example true
     */
    enabled?: boolean;
    /**
     * @description Position of the provider. The provider with the lowest number comes first.
     * @example 2
     */
    priority?: number;
    /**
     * @description New token of a service account of the password manager. It replaces the previous one.
     * @example not-a-real-token-either
     */
    token?: string;
    /**
     * @description Seconds for which the service caches a list of items before it fetches the list again.
     * @example 600
     */
    cache_ttl_seconds?: number;
}
/** @description The result of testing a provider. */
export interface CredentialProviderTestResult {
    /**
     * @description Whether the token works.
     * @example true
     */
    success: boolean;
    /** @description Vaults that the token can access. */
    vaults: CredentialProviderVault[];
    /**
     * @description Why the test failed. Absent if it succeeded.
     * @example The password manager does not accept the token.
     */
    error?: string;
}
/** @description A vault of a password manager. */
export interface CredentialProviderVault {
    /**
     * @description ID of the vault at the password manager.
     * @example vt7s3h9o1p5s2v8a4u6l0t3x
     */
    id: string;
    /**
     * @description Name of the vault.
     * @example Shops
     */
    name: string;
}
/** @description The items of a provider. */
export interface CredentialProviderItems {
    /** @description Items of all vaults that the token can access. */
    items?: CredentialProviderItem[];
}
/** @description A credential of a provider, without its values. */
export interface CredentialProviderItem {
    /**
     * @description ID of the item at the password manager.
     * @example it4s8h2o6p1a5c9c3o7u0n2t
     */
    id: string;
    /**
     * @description Title of the item.
     * @example Shop account
     */
    title: string;
    /**
     * @description ID of the vault that the item is in.
     * @example vt7s3h9o1p5s2v8a4u6l0t3x
     */
    vault_id: string;
    /**
     * @description Name of the vault that the item is in.
     * @example Shops
     */
    vault_name: string;
    /**
     * @description Name of the vault and title of the item, separated by `/`.
     * @example Shops/Shop account
     */
    path: string;
    /** @description URLs of the websites to which the item belongs. */
    urls?: string[];
}
/** @description A deployed version of an app. */
export interface AppVersionSummary {
    /**
     * @description ID of the app version.
     * @example av4k9d2p7s1m6w3z8x5c0v2b
     */
    id: string;
    /**
     * @description Name of the app.
     * @example price-watch
     */
    app_name: string;
    /**
     * @description Version of the app.
     * @example 1.2.0
     */
    version: string;
    /** @description Region in which the app runs. */
    region: AppRegion;
    /**
     * @description ID of the deployment that runs the version.
     * @example dp8r2t6y1u5i9o3p7a4s0d8f
     */
    deployment: string;
    /** @description Actions of the app version. */
    actions: AppAction[];
    /** @description Environment variables of the app, by name. The values are hidden: each is an empty string. */
    env_vars: HiddenEnvVars;
}
/**
 * @description Region in which the app runs.
 * @example aws.us-east-1a
 * @constant
 */
export type AppRegion = "aws.us-east-1a";
/** @description An action of an app that can be invoked. */
export interface AppAction {
    /**
     * @description Name of the action.
     * @example check-prices
     */
    name: string;
    /**
     * @description JSON Schema (draft-07) of the payload. Null if it is not known.
     * @example {
     *       "type": "object",
     *       "properties": {
     *         "url": {
     *           "type": "string"
     *         }
     *       }
     *     }
     */
    input_schema?: {
        [key: string]: unknown;
    } | null;
    /**
     * @description JSON Schema (draft-07) of the output. Null if it is not known.
     * @example {
     *       "type": "object",
     *       "properties": {
     *         "cheapest": {
     *           "type": "number"
     *         }
     *       }
     *     }
     */
    output_schema?: {
        [key: string]: unknown;
    } | null;
}
/**
 * @description Environment variables of the app, by name. The values are hidden: each is an empty string.
 * @example {
 *       "SHOP_URL": ""
 *     }
 */
export interface HiddenEnvVars {
    [key: string]: string;
}
/** @description The code of an app, and how to run it. Send the code either as an archive (`file` and `entrypoint_rel_path`) or as a repository (`source`). */
export interface DeploymentRequest {
    /**
     * @description Version of the app. It can be any text.
     * @default latest
     * @example 1.3.0
     */
    version?: string;
    /**
     * Format: binary
     * @description A ZIP archive with the code of the app.
     */
    file?: FileBytes;
    /**
     * @description Path of the file that starts the app, relative to the root of the archive.
     * @example main.ts
     */
    entrypoint_rel_path?: string;
    /** @description A GitHub repository with the code of an app, and the part of it to deploy. */
    source?: SourceRepository;
    /**
     * @description Region in which to run the app. There is only one.
     * @default aws.us-east-1a
     * @example aws.us-east-1a
     * @constant
     */
    region?: "aws.us-east-1a";
    /**
     * @description Whether to replace the version if the app already has it.
     * @default false
     * @example true
     */
    force?: boolean;
    /**
     * @description Environment variables for the app, by name. Responses show the names and hide the values.
     * @example {
     *       "SHOP_URL": "https://shop.example.com"
     *     }
     */
    env_vars?: {
        [key: string]: string;
    };
}
/** @description A GitHub repository with the code of an app, and the part of it to deploy. */
export interface SourceRepository {
    /**
     * @description Host of the repository.
     * @example github
     * @enum {string}
     */
    type: "github";
    /**
     * @description URL of the repository itself, not of a branch, directory or file in it.
     * @example https://github.com/example/price-watch
     */
    url: string;
    /**
     * @description Branch, tag or commit to deploy.
     * @example main
     */
    ref: string;
    /**
     * @description Directory to deploy. The default is the root of the repository.
     * @example apps/price-watch
     */
    path?: string;
    /**
     * @description Path of the file that starts the app, relative to `path`.
     * @example main.ts
     */
    entrypoint: string;
    /** @description How to access a private repository. */
    auth?: SourceRepositoryAuth;
}
/** @description Access to a private repository. */
export interface SourceRepositoryAuth {
    /**
     * @description Type of access.
     * @example github_token
     * @enum {string}
     */
    method: "github_token";
    /**
     * Format: password
     * @description A GitHub access token. It is never returned.
     * @example a-github-token
     */
    token: string;
}
/** @description A deployment of an app. Its status changes from `queued` to `in_progress`, `running` and finally `stopped`. From each of the first three, it can become `failed`. */
export interface Deployment {
    /**
     * @description ID of the deployment.
     * @example dp8r2t6y1u5i9o3p7a4s0d8f
     */
    id: string;
    /** @description Status of a deployment. `failed` and `stopped` are final. */
    status: DeploymentStatus;
    /**
     * @description Why the deployment has this status.
     * @example The entrypoint main.ts is not in the archive.
     */
    status_reason?: string;
    /** @description Region in which the app runs. */
    region: AppRegion;
    /**
     * @description Path of the file that starts the app, relative to the deployed code.
     * @example main.ts
     */
    entrypoint_rel_path?: string;
    /** @description Environment variables of the app, by name. The values are hidden: each is an empty string. */
    env_vars?: HiddenEnvVars;
    /** @description When the deployment was created. */
    created_at: Timestamp;
    /**
     * Format: date-time
     * @description When the deployment last changed. Null if it never has.
     * @example 2026-11-18T14:20:41Z
     */
    updated_at?: string | null;
    /**
     * @description Whether the code came from a repository or an archive.
     * @example file
     * @enum {string}
     */
    source_type?: "github" | "file";
    /**
     * @description URL of the repository, if the code came from a repository.
     * @example https://github.com/example/price-watch
     */
    source_url?: string;
    /**
     * @description Branch, tag or commit as requested, if the code came from a repository.
     * @example main
     */
    source_ref?: string;
    /**
     * @description Deployed directory of the repository. Absent if it is the root.
     * @example apps/price-watch
     */
    source_path?: string;
    /**
     * @description SHA-256 of the archive, in hexadecimal, if the code came from an archive.
     * @example d7d80a3f964412ad0e06e8baa03827ef46b8b3c733d3e17d5646f556dbe760f5
     */
    source_checksum?: string;
}
/**
 * @description Status of a deployment. `failed` and `stopped` are final.
 * @example running
 * @enum {string}
 */
export type DeploymentStatus = "queued" | "in_progress" | "running" | "failed" | "stopped";
/** @description An event of a deployment. `event` has its type. */
export type DeploymentEvent = LogEvent | DeploymentStateEvent | AppVersionSummaryEvent | ErrorEvent | SSEHeartbeatEvent;
/** @description The status of a deployment. */
export interface DeploymentStateEvent {
    /**
     * @description Type of the event.
     * @example deployment_state
     * @constant
     */
    event: "deployment_state";
    /** @description When the event was sent. */
    timestamp: Timestamp;
    /** @description The deployment at the time of the event. */
    deployment: Deployment;
}
/** @description The app version that a deployment runs. */
export interface AppVersionSummaryEvent {
    /**
     * @description Type of the event.
     * @example app_version_summary
     * @constant
     */
    event: "app_version_summary";
    /** @description When the event was sent. */
    timestamp: Timestamp;
    /**
     * @description ID of the app version.
     * @example av4k9d2p7s1m6w3z8x5c0v2b
     */
    id: string;
    /**
     * @description Name of the app.
     * @example price-watch
     */
    app_name: string;
    /**
     * @description Version of the app.
     * @example 1.2.0
     */
    version: string;
    /** @description Region in which the app runs. */
    region: AppRegion;
    /** @description Actions of the app version. */
    actions: AppAction[];
    /** @description Environment variables of the app, by name. The values are hidden: each is an empty string. */
    env_vars?: HiddenEnvVars;
}
/** @description The action to run, and its input. */
export interface InvocationRequest {
    /**
     * @description Name of the app.
     * @example price-watch
     */
    app_name: string;
    /**
     * @description Version of the app.
     * @default latest
     * @example 1.2.0
     */
    version: string;
    /**
     * @description Name of the action.
     * @example check-prices
     */
    action_name: string;
    /**
     * @description Input of the action, as JSON text.
     * @example {"url":"https://shop.example.com"}
     */
    payload?: string;
    /**
     * @description Whether to return at once and run the action in the background.
     * @default false
     * @example true
     */
    async?: boolean;
    /**
     * @description Maximum run time of an asynchronous invocation, in seconds. The maximum is 1 hour. Has no effect without `async`. Minimum: `10`. Maximum: `3600`.
     * @default 900
     * @example 600
     */
    async_timeout_seconds?: number;
}
/** @description An invocation at the time of the response. */
export interface InvokeResponse {
    /**
     * @description ID of the invocation.
     * @example iv9c4v8b2n6m1q5w7e3r0t9y
     */
    id: string;
    /**
     * @description Name of the action.
     * @example check-prices
     */
    action_name: string;
    /** @description Status of an invocation. It changes from `queued` to `running`, and finally to `succeeded` or `failed`. */
    status: InvocationStatus;
    /**
     * @description Why the invocation failed. Only present for failed invocations, which always have it.
     * @example The page did not load.
     */
    status_reason?: string;
    /**
     * @description Output of the action, usually JSON text.
     * @example {"cheapest":19.9}
     */
    output?: string;
}
/**
 * @description Status of an invocation. It changes from `queued` to `running`, and finally to `succeeded` or `failed`.
 * @example succeeded
 * @enum {string}
 */
export type InvocationStatus = "queued" | "running" | "succeeded" | "failed";
/** @description A run of an action. */
export interface Invocation {
    /**
     * @description ID of the invocation.
     * @example iv5a1s7d3f9g2h6j8k4l0z5x
     */
    id: string;
    /**
     * @description Name of the app.
     * @example price-watch
     */
    app_name: string;
    /**
     * @description Version of the app.
     * @example 1.2.0
     */
    version: string;
    /**
     * @description Name of the action.
     * @example check-prices
     */
    action_name: string;
    /**
     * @description Input of the action, as JSON text.
     * @example {"url":"https://shop.example.com"}
     */
    payload?: string;
    /**
     * @description Output of the action, usually JSON text.
     * @example {"cheapest":19.9}
     */
    output?: string;
    /** @description When the invocation was started. */
    started_at: Timestamp;
    /**
     * Format: date-time
     * @description When the invocation ended. Null until then.
     * @example 2026-11-20T09:01:12Z
     */
    finished_at?: string | null;
    /** @description Status of an invocation. It changes from `queued` to `running`, and finally to `succeeded` or `failed`. */
    status: InvocationStatus;
    /**
     * @description Why the invocation failed. Only present for failed invocations, which always have it.
     * @example The page did not load.
     */
    status_reason?: string;
}
/** @description How to end an invocation. */
export interface InvocationUpdateRequest {
    /**
     * @description Status with which to end the invocation. `failed` cancels the invocation.
     * @example failed
     * @enum {string}
     */
    status: "succeeded" | "failed";
    /**
     * @description Output of the invocation, usually JSON text.
     * @example {"cheapest":18.5}
     */
    output?: string;
}
/** @description An event of an invocation. `event` has its type. */
export type InvocationEvent = LogEvent | InvocationStateEvent | ErrorEvent | SSEHeartbeatEvent;
/** @description The status of an invocation. */
export interface InvocationStateEvent {
    /**
     * @description Type of the event.
     * @example invocation_state
     * @constant
     */
    event: "invocation_state";
    /** @description When the event was sent. */
    timestamp: Timestamp;
    /** @description The invocation at the time of the event. */
    invocation: Invocation;
}
/** @description The browser sessions of an invocation. */
export interface InvocationBrowsers {
    /** @description Active sessions that were created with the ID of the invocation. */
    browsers: Browser[];
}
/** @description The body of every error response. */
export interface ErrorBody {
    /**
     * @description Machine-readable error code, specific to the application.
     * @example bad_request
     */
    code: string;
    /**
     * @description Human-readable explanation of what is wrong. If there are several errors, it describes the first one.
     * @example dest_path must start with "/".
     */
    message: string;
    /** @description Individual errors, if there are several. */
    details?: ErrorDetail[];
    /** @description Lower-level error behind this error. */
    inner_error?: ErrorDetail;
}
/** @description A more specific error. */
export interface ErrorDetail {
    /**
     * @description Lower-level, more specific error code.
     * @example invalid_input
     */
    code?: string;
    /**
     * @description Human-readable explanation of what exactly is wrong.
     * @example dest_path must start with "/".
     */
    message?: string;
}
export interface paths {
    "/browsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List browser sessions
         * @description Returns a page of sessions. Only active sessions are listed, unless `status` says otherwise. Leased browsers of
         *     a pool are listed; idle ones are not.
         */
        get: operations["listBrowsers"];
        put?: never;
        /**
         * Create a browser session
         * @description Starts a browser and returns its session. If you omit the body, every setting has its default. The session is
         *     deleted after `timeout_seconds` without CDP or live view activity.
         *
         *     Returns 429 if the organization has reached its limit of sessions, and 529 if the service has no capacity for
         *     another browser.
         *
         *     Not specified; this contract assumes 409 if another active session has the name, and 400 if the profile, an
         *     extension or the proxy does not exist.
         */
        post: operations["createBrowser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id_or_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a browser session
         * @description Returns a session. A deleted session returns 404, unless `include_deleted` is true.
         */
        get: operations["getBrowser"];
        put?: never;
        post?: never;
        /**
         * Delete a browser session
         * @description Closes the browser and ends the session's processes, file watches and streams. From then on, everything below
         *     the session's path returns 404. If a profile was loaded with `save_changes`, it is saved.
         *
         *     The name of the session can be used again. If the session was leased from a pool, the pool starts another
         *     browser in its place. You can still find the session with `include_deleted` or `status`. Deleting it again
         *     returns 404.
         */
        delete: operations["deleteBrowser"];
        options?: never;
        head?: never;
        /**
         * Update a browser session
         * @description Changes the settings in the request; all others stay the same.
         *
         *     Returns 409 if the request changes the viewport during a live view or a recording, unless `viewport` has `force:
         *     true`. Also returns 409, with the code `stale_network`, if `expected_allowlist_revision` is not the current
         *     revision of the allowed hosts.
         *
         *     Not specified; this contract assumes 409 if another active session has the name. It assumes 400 if the request
         *     loads a profile into a session that already has one, or if the profile or proxy does not exist.
         */
        patch: operations["updateBrowser"];
        trace?: never;
    };
    "/browsers/{id}/extensions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Load extensions into a browser session
         * @description Unpacks the extensions on the session's browser instance and loads them into this session only. If the running
         *     browser cannot load them, it restarts.
         *
         *     Returns 400 if a file is not a ZIP archive, or if a name appears twice or is already used in the session.
         */
        post: operations["loadBrowserExtensions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/curl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an HTTP request from a browser session
         * @description Sends an HTTP request through the session's browser and returns the target's response. Any status of the target
         *     counts as a success and is returned in `status`. If the target cannot be reached or does not respond in time,
         *     the response is 502 with the network error in its body.
         *
         *     It is not specified whether the request carries the browser's cookies, or whether the browser follows redirects.
         */
        post: operations["curlBrowser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/replays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List replays
         * @description Returns all replays of the session, both in progress and finished. Their order is not specified.
         */
        get: operations["listReplays"];
        put?: never;
        /**
         * Start a replay
         * @description Records the session as a video until you stop the replay or `max_duration_in_seconds` has passed. A session can
         *     have many replays, but it records only one at a time.
         *
         *     Returns 409 if the session is already recording a replay. Returns 400 if the frame rate is above 20 and the
         *     session has no `gpu`.
         */
        post: operations["startReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/replays/{replay_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a replay
         * @description Returns the video of a finished replay. While the replay is still being recorded, the response is 202 without a
         *     body: try again later, or stop the replay first.
         */
        get: operations["downloadReplay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/replays/{replay_id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a replay
         * @description Stops the recording, so that the video can be downloaded.
         *
         *     Not specified; this contract assumes that stopping a finished replay changes nothing and returns 200.
         */
        post: operations["stopReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List profiles
         * @description Returns a page of profiles.
         */
        get: operations["listProfiles"];
        put?: never;
        /**
         * Create a profile
         * @description Creates an empty profile. It stays empty until a browser session that loads it with `save_changes` ends.
         *
         *     Returns 409 if another profile has the name.
         */
        post: operations["createProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/{id_or_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a profile
         * @description Returns a profile.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        /**
         * Delete a profile
         * @description Deletes a profile and its saved state. Deleting it again returns 404.
         *
         *     Not specified; this contract assumes that you can delete a profile while a browser session uses it. The session
         *     keeps running and saves nothing.
         */
        delete: operations["deleteProfile"];
        options?: never;
        head?: never;
        /**
         * Rename a profile
         * @description Changes the name of a profile. A browser session that refers to the profile by its old name may fail to save its
         *     changes.
         *
         *     Returns 409 if another profile has the name.
         */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/profiles/{id_or_name}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a profile
         * @description Returns the saved browser state of a profile as an archive. If the profile is still empty, the response is 202
         *     without a body.
         */
        get: operations["downloadProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/fs/write_file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Write a file
         * @description Creates a file from the bytes of the request body, or replaces the content of an existing file. An existing file
         *     keeps its mode. Missing parent directories are created with the mode `755`. The response is 200 in both cases.
         *
         *     Returns 400 if the path ends with `/`, is a directory or lies below a file. A maximum size is not specified.
         */
        put: operations["writeFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/fs/read_file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a file
         * @description Returns the bytes of a file. The response is 400 if the path ends with `/` or is a directory.
         */
        get: operations["readFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/fs/list_files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a directory
         * @description Returns the files and directories directly inside a directory. All of them are returned at once, in an order
         *     that is not specified. Returns 400 if the path is a file.
         */
        get: operations["listFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/fs/file_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get details of a file or directory
         * @description Returns the name, size, mode and modification time of a file or directory.
         */
        get: operations["getFileInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/fs/create_directory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Create a directory
         * @description Creates a directory and its missing parents, all with the same mode. If the directory already exists, it does
         *     not change, and the response is also 201. Returns 400 if the path is a file or lies below one.
         */
        put: operations["createDirectory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/fs/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move or rename a file or directory
         * @description Moves a file, or a directory with everything in it. If you move a file onto another file, it replaces that file.
         *
         *     Returns 404 if the source or the parent directory of the destination does not exist, or if the source lies below
         *     a file. Returns 400 if the destination is an existing directory, or if you move a directory onto a file or into
         *     itself.
         */
        put: operations["movePath"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/fs/set_file_permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the permissions of a file or directory
         * @description Changes the mode of a file or directory and, if given, its owner and group. The details of the file show the new
         *     mode; no operation returns the owner and group. The contents of a directory keep their permissions.
         */
        put: operations["setFilePermissions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/fs/delete_file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Delete a file
         * @description Deletes a file or an empty directory. Returns 400 if the directory is not empty, and 404 if the path does not
         *     exist.
         */
        put: operations["deleteFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/fs/delete_directory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Delete a directory
         * @description Deletes a directory and everything in it. If the path does not exist, the response is also 200. The behavior for
         *     a path that is a file is not specified.
         */
        put: operations["deleteDirectory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/fs/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload files
         * @description Writes one or more files, each to its own path. If the request is rejected, no file is written. Missing parent
         *     directories are created. Existing files are replaced; new files get the mode `644`.
         *
         *     Returns 400 if the form has no files, or if a file or its destination is missing. Also returns 400 if a
         *     destination is not absolute, ends with `/`, is a directory or lies below a file.
         */
        post: operations["uploadFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/fs/upload_zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload and extract a ZIP archive
         * @description Extracts a ZIP archive into a directory. The directory is created if it does not exist, and existing files are
         *     replaced. New files and directories get the modes stored in the archive.
         *
         *     Returns 400 if the file is not a ZIP archive, or if the archive has a name that leads out of the directory.
         */
        post: operations["uploadZip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/fs/download_dir_zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a directory as a ZIP archive
         * @description Returns everything in a directory, at any depth, as a ZIP archive. Names in the archive are relative to the
         *     directory, and modes are preserved. Returns 400 if the path is a file.
         */
        get: operations["downloadDirZip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/fs/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Watch a directory or file
         * @description From now on, records an event for every write, upload, deletion and move in a directory. Use the returned ID to
         *     stream the events. The service keeps up to 100 unread events and drops further ones. Deleting the directory
         *     itself also records an event.
         *
         *     The path can also be a file; the events are then those of the file. The watch lasts until you stop it or the
         *     session is deleted. Returns 404 if the path does not exist.
         */
        post: operations["startFileWatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/fs/watch/{watch_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream file changes
         * @description Sends the events of a watch: first those that were kept, then new ones as they happen. The stream ends when the
         *     watch is stopped or the session is deleted. Returns 404 if the watch is stopped.
         *
         *     It is not specified what a second stream of the same watch sends.
         */
        get: operations["streamFileEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/fs/watch/{watch_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Stop a file watch
         * @description Stops a watch and ends its streams. Stopping it again returns 404.
         */
        delete: operations["stopFileWatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/computer/screenshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a screenshot
         * @description Returns an image of the viewport, or of a region of it, in full size. The response is 400 if the region is empty
         *     or extends outside the viewport.
         */
        post: operations["takeScreenshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/computer/click_mouse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Click the mouse
         * @description Moves the mouse pointer to a position and clicks a mouse button there. With `click_type`, you can also only
         *     press or only release the button. Returns 400 if the position is outside the viewport.
         */
        post: operations["clickMouse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/computer/move_mouse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the mouse
         * @description Moves the mouse pointer to a position, either along a curve or in one jump. Returns 400 if the position is
         *     outside the viewport.
         */
        post: operations["moveMouse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/computer/get_mouse_position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the mouse position
         * @description Returns the position of the mouse pointer. Its position in a new session is not specified.
         */
        post: operations["getMousePosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/computer/drag_mouse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Drag the mouse
         * @description Presses a mouse button at the first point, moves the mouse pointer through the other points in order, and
         *     releases the button at the last point. Returns 400 if a point is outside the viewport.
         */
        post: operations["dragMouse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/computer/scroll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scroll
         * @description Moves the mouse pointer to a position and turns the mouse wheel there. At least one of `delta_x` and `delta_y`
         *     must be present and not 0; otherwise the response is 400. Also returns 400 if the position is outside the
         *     viewport.
         */
        post: operations["scroll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/computer/type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Type text
         * @description Types text on the keyboard. The text goes to the focused element.
         */
        post: operations["typeText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/computer/press_key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Press keys
         * @description Presses keys and key combinations one after another. With a `duration`, all keys are held down together for that
         *     time. Returns 400 if the list of keys is empty. The behavior for an unknown key name is not specified.
         */
        post: operations["pressKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/computer/cursor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show or hide the mouse pointer
         * @description Shows or hides the mouse pointer until the next call changes it.
         */
        post: operations["setCursor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/computer/clipboard/write": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the clipboard
         * @description Replaces the text in the session's clipboard.
         */
        post: operations["writeClipboard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/computer/clipboard/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the clipboard
         * @description Returns the text in the session's clipboard.
         *
         *     Not specified; this contract assumes that the clipboard of a new session is empty.
         */
        post: operations["readClipboard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/computer/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a batch of computer actions
         * @description Runs mouse, keyboard and screen actions one after another. Each action is validated as if you sent it on its
         *     own. A point outside the viewport, an empty list of keys or a scroll by 0 is rejected with 400. So is an action
         *     without the settings of its `type`.
         *
         *     The batch stops at the first action that is rejected or fails. The actions before it have already run; the
         *     actions after it do not run. The error message gives the position of the action, counted from 0, and its type:
         *     `actions[1] (scroll): …`.
         */
        post: operations["batchComputerAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/playwright/execute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Execute Playwright code
         * @description Runs Playwright code next to the session's browser and returns its result. The response is also 200 if the code
         *     throws, cannot be parsed, or runs longer than `timeout_sec`; it then has `success: false` and the reason in
         *     `error`. Returns 400 if the code is empty.
         *
         *     Code runs in an executor: a process with its own connection to the browser. If you omit `executor`, the code
         *     runs in `default`, in the page that is open. Any other name creates an executor with its own tab in the
         *     background, unless an executor with that name exists. Later calls use the same tab, or get a new one if it was
         *     closed. Variables do not survive a call; to keep them, use `executeReplCode`.
         *
         *     Calls in the same executor run one after another; calls in different executors run at the same time. A session
         *     can have at most eight executors besides `default`. If a call needs one more, the response is 409 and lists the
         *     executors; delete one of them first.
         */
        post: operations["executePlaywrightCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/playwright/executors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Playwright executors
         * @description Returns the session's executors, with `default` first. A browser instance with an older image has no executors
         *     and returns 404.
         */
        get: operations["listPlaywrightExecutors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/playwright/executors/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a Playwright executor
         * @description Stops an executor and closes its tab. The name can be used again. The executor `default` is not removed: it
         *     restarts and stays in the list.
         *
         *     Not specified; this contract assumes that a call running in the executor fails with `success: false`, and so do
         *     calls that wait for it. It assumes 404 if no executor has the name.
         */
        delete: operations["deletePlaywrightExecutor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/repl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Execute code in a browser REPL
         * @description Runs code in the session's REPL, where variables survive from one call to the next. If the code throws, the
         *     response is also 200, with `success: false`. The value of an expression is not part of the output: write output
         *     with `repl.write`, and call `repl.help()` to see what else you can use.
         *
         *     `repl_id` identifies the REPL. After a `reset`, a timeout or a crash, a new REPL with another ID replaces it,
         *     and all variables are lost. The response to a call that times out has `repl_terminated: true` and still has the
         *     old ID; the next call has the new one.
         *
         *     Not specified; this contract assumes 400 if the code is empty, unless `reset` is true.
         */
        post: operations["executeReplCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/process/exec": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a command and wait for it
         * @description Runs a command on the browser instance, waits for it to end, and returns all its output. If the command fails,
         *     the response is also 200, with its `exit_code`. If it runs longer than `timeout_sec`, the response is 500.
         *
         *     Returns 400 if the command is empty, missing or not executable, if the working directory or user does not exist,
         *     or if `as_user` is combined with `as_root`.
         */
        post: operations["execProcess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/process/spawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a process
         * @description Starts a command on the browser instance and returns at once. Use the returned ID to work with the process. The
         *     process runs until it ends by itself, a signal ends it, or the session is deleted.
         *
         *     Returns 400 if the command is empty, missing or not executable, if the working directory or user does not exist,
         *     or if `as_user` is combined with `as_root`.
         */
        post: operations["spawnProcess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/process/{process_id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the status of a process
         * @description Returns whether a process is running or has exited, and its resource usage. Some time after a process has
         *     exited, the response is 404; how long the service keeps the process is not specified.
         */
        get: operations["getProcessStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/process/{process_id}/stdout/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream the output of a process
         * @description Sends everything that a process writes to standard output and standard error. The last event reports the exit of
         *     the process, and the stream ends. A process with a terminal sends only this last event: its output is not
         *     available here.
         *
         *     It is not specified whether a stream starts with earlier output.
         *
         *     Not specified; this contract assumes that the stream of an exited process still sends the last event.
         */
        get: operations["streamProcessStdout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/process/{process_id}/stdin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to a process
         * @description Writes bytes to the standard input of a process. Returns 400 if the data is not Base64.
         *
         *     Not specified; this contract assumes 400 if the process has exited.
         */
        post: operations["writeProcessStdin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/process/{process_id}/resize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resize the terminal of a process
         * @description Changes the size of a process's terminal. Returns 400 if the process has no terminal, that is, if it was started
         *     without `allocate_tty`.
         */
        post: operations["resizeProcess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/process/{process_id}/kill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a signal to a process
         * @description Sends a signal to a running process. A process ended by a signal has the exit code -1. Returns 404 if the
         *     process has already exited.
         */
        post: operations["killProcess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/logs/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream logs
         * @description Sends the lines of one log of a session's browser instance. With the source `path`, these are the lines of a
         *     file; with the source `supervisor`, those of a process that the instance itself runs. Returns 400 if the
         *     parameter that the source requires is missing.
         *
         *     The stream starts at the end of the log and sends each new line until the client closes the stream or the
         *     session is deleted. With `follow` set to false, it sends the existing lines and ends. If the file does not
         *     exist, the stream sends a single event that says so, and ends.
         */
        get: operations["streamLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/telemetry/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List telemetry events
         * @description Returns a page of the telemetry events that the service keeps for a session. The oldest events come first,
         *     unless `order` says otherwise. A page covers up to `limit` events between `since` and `until`, but returns only
         *     those that match both `category` and `type`.
         *
         *     A page can therefore be empty even if more events follow. To read them all, repeat the request with
         *     `X-Next-Offset` as `offset` until `X-Has-More` is false.
         *
         *     The list is empty if nothing was recorded, or if the session was created with `telemetry.storage.enabled` set to
         *     false. Returns 400 if `since` is combined with `order=desc`.
         *
         *     Not specified; this contract assumes 400 if `since` or `until` is malformed, and that an unknown `type` matches
         *     no event.
         */
        get: operations["listTelemetryEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/telemetry/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream telemetry events
         * @description Sends the telemetry events of a session as they happen. A new connection receives only new events, unless
         *     `replay` says otherwise. The stream ends with the session. If telemetry is off, the stream stays open without
         *     events.
         *
         *     Unlike other event streams, this one sends an `id:` line before the `data:` line of each event, with the event's
         *     `seq`. To resume after an interruption, send the last ID in the header `Last-Event-ID`. A gap in `seq` means
         *     that events were lost.
         *
         *     After 15 seconds without an event, the stream sends a comment line. With `type`, the stream leaves out all other
         *     events. To move the ID past them, it sends frames with an `id:` line and no data, about every 15 seconds and at
         *     the end.
         */
        get: operations["streamTelemetryEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extensions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List extensions
         * @description Returns a page of extensions.
         */
        get: operations["listExtensions"];
        put?: never;
        /**
         * Upload an extension
         * @description Stores a browser extension so that sessions can load it. Upload the extension as a ZIP archive of its unpacked
         *     files. The size and checksum are those of the uploaded bytes. Returns 409 if another extension has the name.
         *
         *     It is not specified whether the bytes must be a ZIP archive, or how large the archive can be.
         */
        post: operations["createExtension"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extensions/{id_or_name}/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an extension
         * @description Returns the name, size, checksum and timestamps of an extension, without its archive.
         */
        get: operations["getExtensionMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extensions/from_chrome_store": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an extension from the Chrome Web Store
         * @description Downloads an extension from the Chrome Web Store and returns it as a ZIP archive of its unpacked files. The
         *     service does not store the extension; to keep it, upload the archive.
         *
         *     The behavior for an extension that the store does not have is not specified.
         *
         *     Not specified; this contract assumes 400 if the URL is outside the Chrome Web Store.
         */
        get: operations["downloadChromeStoreExtension"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extensions/{id_or_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an extension
         * @description Returns the ZIP archive of an extension.
         *
         *     Not specified; this contract assumes that the archive has exactly the uploaded bytes.
         */
        get: operations["downloadExtension"];
        put?: never;
        post?: never;
        /**
         * Delete an extension
         * @description Deletes an extension and its archive. The name can be used again. Deleting it again returns 404.
         *
         *     The effect on sessions and pools that use the extension is not specified.
         */
        delete: operations["deleteExtension"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List proxies
         * @description Returns a page of proxies.
         */
        get: operations["listProxies"];
        put?: never;
        /**
         * Create a proxy
         * @description Stores a proxy that browser sessions can send their traffic through. Several proxies can have the same name.
         *
         *     `type` determines the type of the proxy, and which settings `config` can have. Websites are least likely to
         *     detect a bot behind a `mobile` proxy, followed by `residential`, `isp` and `datacenter` proxies. Datacenter
         *     proxies are still accepted but no longer offered.
         *
         *     A `custom` proxy is your own. Its password and certificates are never returned; `has_password` and
         *     `has_ca_bundle` say whether they are stored.
         *
         *     Not specified; this contract assumes 400 if `ca_bundle` is not PEM.
         */
        post: operations["createProxy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxies/{id_or_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a proxy
         * @description Returns a proxy. If several proxies have the name, the response is 400 with the code `ambiguous_proxy_name`.
         */
        get: operations["getProxy"];
        put?: never;
        post?: never;
        /**
         * Delete a proxy
         * @description Deletes a proxy. The records of browser sessions that use it do not change: they keep its ID in `proxy_id`.
         *     Deleting it again returns 404.
         *
         *     Not specified; this contract assumes 400 if several proxies have the name, as in `getProxy`.
         */
        delete: operations["deleteProxy"];
        options?: never;
        head?: never;
        /**
         * Rename a proxy
         * @description Changes the name of a proxy. Spaces around the name are removed, and other proxies can have the same name. You
         *     cannot change the other settings of a proxy.
         *
         *     Not specified; this contract assumes 400 if several proxies have the name in the path, as in `getProxy`.
         */
        patch: operations["updateProxy"];
        trace?: never;
    };
    "/proxies/{id_or_name}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a proxy
         * @description Tests whether a proxy works and saves the result in its `status`, `last_checked` and `ip_address`. If the proxy
         *     fails the test, the response is still 200. If the test is not possible, the response is 422.
         *
         *     With `url`, the check tests whether that URL can be reached through the proxy, and the stored `status` does not
         *     change. It is not specified whether the `status` in the response reports the result of that test. Returns 400 if
         *     the URL is not `http` or `https`.
         *
         *     ISP and datacenter proxies keep their IP address, so a browser session can reach the same sites as the check.
         *     Residential and mobile proxies change their IP address between requests. For them, the check shows that the
         *     proxy works, but not that a session can reach the same site.
         *
         *     Not specified; this contract assumes 400 if several proxies have the name, as in `getProxy`.
         */
        post: operations["checkProxy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browser_pools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List browser pools
         * @description Returns a page of pools.
         */
        get: operations["listBrowserPools"];
        put?: never;
        /**
         * Create a browser pool
         * @description Creates a pool and starts to fill it, by `fill_rate_per_minute` percent of its size per minute. All browsers in
         *     the pool start with the same configuration. They load the pool's profile but never save to it.
         *
         *     Returns 409 if another pool has the name, and 429 if the pool would exceed the organization's limit of pooled
         *     browsers.
         *
         *     Not specified; this contract assumes 400 if the profile, an extension or the proxy does not exist.
         */
        post: operations["createBrowserPool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browser_pools/{id_or_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a browser pool
         * @description Returns a pool with its configuration and the number of idle and leased browsers.
         */
        get: operations["getBrowserPool"];
        put?: never;
        post?: never;
        /**
         * Delete a browser pool
         * @description Deletes a pool and all its browsers. Returns 400 while any of the browsers is leased, unless `force` is true;
         *     the leased sessions are then deleted as well. Deleting the pool again returns 404.
         */
        delete: operations["deleteBrowserPool"];
        options?: never;
        head?: never;
        /**
         * Update a browser pool
         * @description Changes the settings in the request; all others stay the same. The new configuration applies to browsers that
         *     start from now on; `discard_all_idle` also replaces the idle ones. A leased browser keeps its configuration,
         *     even after a release with `reuse`, until it is discarded or the pool is flushed.
         *
         *     A change of the allowed hosts goes further: it replaces the idle browsers. Leased browsers get the new list, or
         *     are replaced, when they are released.
         *
         *     Returns 409 if another pool has the name, and 409 with the code `stale_network` if the network setting is not
         *     the same as `expected_network`. Returns 429 if the size would exceed the organization's limit of pooled
         *     browsers.
         *
         *     Not specified; this contract assumes 400 if the profile, an extension or the proxy does not exist.
         */
        patch: operations["updateBrowserPool"];
        trace?: never;
    };
    "/browser_pools/{id_or_name}/acquire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acquire a browser from a pool
         * @description Leases an idle browser of the pool. The browser is yours until you release it, its session is deleted, or the
         *     pool's timeout passes.
         *
         *     If no browser is idle, the request waits up to `acquire_timeout_seconds` for one to be released or started. If
         *     none becomes available, the response is 204 without a body; to keep waiting, send the request again.
         *
         *     Not specified; this contract assumes 409 if another active session has the name, and 400 if the profile does not
         *     exist.
         */
        post: operations["acquireBrowser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browser_pools/{id_or_name}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release a browser to its pool
         * @description Ends a lease. With `reuse`, the default, the session returns to the pool as it is, including open pages, and
         *     becomes available for the next lease. The name, tags and telemetry of this lease are removed, and its changes to
         *     the allowed hosts are undone. If the lease removed the list of allowed hosts, a new browser replaces the
         *     session.
         *
         *     If `reuse` is false, or if the lease loaded its own profile, the session is deleted and a new browser replaces
         *     it.
         *
         *     Not specified; this contract assumes 404 if the session is not leased from this pool.
         */
        post: operations["releaseBrowser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browser_pools/{id_or_name}/flush": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Flush a browser pool
         * @description Deletes the idle browsers of a pool. Leased browsers stay. The pool then fills again at its fill rate, with its
         *     current configuration.
         */
        post: operations["flushBrowserPool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List auth connections
         * @description Returns a page of auth connections.
         */
        get: operations["listAuthConnections"];
        put?: never;
        /**
         * Create an auth connection
         * @description Creates a connection that keeps a profile logged in to a domain. If the profile does not exist, it is created as
         *     well. The connection first needs a login: its status is `NEEDS_AUTH` until a login succeeds.
         *
         *     If a health check later finds the profile logged out, the service logs in again if `auto_reauth` is true and it
         *     is able to. Otherwise, the status becomes `NEEDS_AUTH` again. A health check without a clear result does not
         *     change the status.
         *
         *     Returns 409 if the profile and domain already have a connection; `existing_id` is its ID.
         *
         *     Not specified; this contract assumes 400 if the proxy or credential does not exist, if several proxies have the
         *     given name, or if a deprecated property is combined with its replacement.
         */
        post: operations["createAuthConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/connections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an auth connection
         * @description Returns a connection with the state of its latest login. While the login waits for the user, `fields` and
         *     `choices` describe the input that it needs, and `interaction_id` identifies that request for input.
         */
        get: operations["getAuthConnection"];
        put?: never;
        post?: never;
        /**
         * Delete an auth connection
         * @description Deletes a connection. Its health checks and automatic logins stop, and a login in progress ends as `CANCELED`.
         *     Deleting the connection again returns 404.
         *
         *     It is not specified whether the profile stays logged in, or whether the stored credentials are kept.
         */
        delete: operations["deleteAuthConnection"];
        options?: never;
        head?: never;
        /**
         * Update an auth connection
         * @description Changes the settings in the request; all others stay the same. `browser` is merged property by property. You
         *     cannot change the domain or the profile. The effect on a login in progress is not specified.
         *
         *     Not specified; this contract assumes 400 in the same cases as `createAuthConnection`.
         */
        patch: operations["updateAuthConnection"];
        trace?: never;
    };
    "/auth/connections/{id}/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a login
         * @description Starts a login and returns at once. Either the user completes the login on the page at `hosted_url`, or your app
         *     submits the input that the login asks for.
         *
         *     `flow_status` is `IN_PROGRESS` until the login ends with `SUCCESS`, `FAILED` or `CANCELED`, or with `EXPIRED` at
         *     `flow_expires_at`. `flow_step` shows the progress:
         *
         *     - `DISCOVERING`: the service examines the website.
         *     - `AWAITING_INPUT`: the user has to enter or choose something.
         *     - `SUBMITTING`: the service submits the input to the website, which may ask for more.
         *     - `AWAITING_EXTERNAL_ACTION`: the user has to act elsewhere, for example on a phone.
         *     - `COMPLETED`: the login is complete.
         *
         *     After `SUCCESS`, the connection is `AUTHENTICATED` and its profile is saved. If `save_credentials` is true, the
         *     entered values are stored as a credential. After `FAILED`, `error_code` and `error_message` give the reason, and
         *     `website_error` has the message of the website, if there was one.
         *
         *     Returns 409 if another login is in progress and has not passed its expiry.
         *
         *     Not specified; this contract assumes that the login is a `REAUTH` if a login succeeded before and its
         *     credentials are stored, and a `LOGIN` otherwise. It also assumes 400 in the same cases as
         *     `createAuthConnection`.
         */
        post: operations["startAuthLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/connections/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit input to a login
         * @description Submits the input that a login waits for: values for its `fields` in `field_values`, or one of its `choices` in
         *     `selected_choice_id`. Both need the current `interaction_id`, which changes each time the login waits again. The
         *     other properties answer older forms of fields and choices, and work without an `interaction_id`.
         *
         *     The response does not wait for the result, and the website may ask for more input. To see the result, stream the
         *     events of the login or get the connection.
         *
         *     Returns 400 if `sso_provider` is combined with `sso_button_selector`.
         *
         *     Not specified; this contract assumes 400 if `interaction_id` is missing, or if the login does not have the field
         *     or choice. It assumes 422 if `interaction_id` is outdated, or if the login does not wait for input.
         */
        post: operations["submitAuthFields"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/connections/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream the events of a login
         * @description Streams the state of the connection's latest login: an event for each change, and heartbeats in between. The
         *     stream ends with the login, after an event with `SUCCESS`, `FAILED`, `EXPIRED` or `CANCELED`.
         *
         *     It is not specified what the stream sends for a connection without a login.
         *
         *     Not specified; this contract assumes that the stream starts with the current state.
         */
        get: operations["streamAuthEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/connections/{id}/exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a handoff code
         * @description Returns a token for the `handoff_code` of a login. Returns 410 if the code was used before or has expired.
         *
         *     It is not specified how long a code is valid, what the token allows, or how long the token is valid.
         *
         *     Not specified; this contract assumes that a code works once, and 400 if the code belongs to another connection.
         */
        post: operations["exchangeAuthCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/connections/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the timeline of an auth connection
         * @description Returns a page of the connection's timeline, newest first. The timeline has one entry for each login and each
         *     health check. The entry of a login changes until the login ends.
         */
        get: operations["listAuthTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List credentials
         * @description Returns a page of credentials, without their `value_keys` and one-time codes.
         */
        get: operations["listCredentials"];
        put?: never;
        /**
         * Create a credential
         * @description Stores the values that a login needs, such as a username and a password. The values and the TOTP secret are
         *     never returned; `value_keys` lists the names of the values. If the request has a TOTP secret, the response has
         *     the current one-time code.
         *
         *     Returns 409 if another credential has the name.
         *
         *     Not specified; this contract assumes 400 if `totp_secret` is neither Base32 nor a key URI, if `totp_digits` is
         *     outside 1–10, or if `totp_period` is outside 1–86,400.
         */
        post: operations["createCredential"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credentials/{id_or_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a credential
         * @description Returns a credential with the names of its values. The values are never returned.
         */
        get: operations["getCredential"];
        put?: never;
        post?: never;
        /**
         * Delete a credential
         * @description Deletes a credential with its values and its TOTP secret. The name can be used again. Deleting the credential
         *     again returns 404.
         *
         *     The effect on auth connections that use the credential is not specified.
         */
        delete: operations["deleteCredential"];
        options?: never;
        head?: never;
        /**
         * Update a credential
         * @description Changes the settings in the request; all others stay the same. The values in `remove_value_keys` are removed
         *     first; then those in `values` are added or replaced. If the request has a TOTP secret, the response has the
         *     current one-time code.
         *
         *     `totp_algorithm`, `totp_digits` and `totp_period` need a `totp_secret` in the same request. A new Base32 secret
         *     keeps the previous algorithm, digits and period, unless the request sets them. A new key URI resets them to
         *     `SHA1`, 6 and 30.
         *
         *     Returns 409 if another credential has the name.
         *
         *     Not specified; this contract assumes 400 if another `totp_` property is set without `totp_secret`. It also
         *     assumes 400 in the same cases as `createCredential`.
         */
        patch: operations["updateCredential"];
        trace?: never;
    };
    "/credentials/{id_or_name}/totp-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the TOTP code of a credential
         * @description Returns the current one-time code (RFC 6238), with the algorithm, digits and period of the credential. Returns
         *     404 if the credential has no TOTP secret.
         */
        get: operations["getTotpCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/org/credential_providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List credential providers
         * @description Returns a page of credential providers.
         */
        get: operations["listCredentialProviders"];
        put?: never;
        /**
         * Create a credential provider
         * @description Connects a password manager as a source of credentials. The provider is enabled at first, and its token is never
         *     returned. Spaces around the name are removed. It is not specified whether the token is tested at once; to test
         *     it, use `testCredentialProvider`.
         *
         *     Returns 409 if another provider of the organization has the name.
         *
         *     Not specified; this contract assumes 400 if the name has only spaces, and that the new provider comes last in
         *     the order of `priority`.
         */
        post: operations["createCredentialProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/org/credential_providers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a credential provider
         * @description Returns a credential provider.
         */
        get: operations["getCredentialProvider"];
        put?: never;
        post?: never;
        /**
         * Delete a credential provider
         * @description Disconnects a password manager. The contents of the password manager do not change, and the name can be used
         *     again. Deleting the provider again returns 404.
         *
         *     The effect on auth connections that use the provider is not specified.
         */
        delete: operations["deleteCredentialProvider"];
        options?: never;
        head?: never;
        /**
         * Update a credential provider
         * @description Changes the settings in the request; all others stay the same. Spaces around the name are removed. It is not
         *     specified whether auth connections that use the old name still find the provider.
         *
         *     Returns 409 if another provider of the organization has the name.
         *
         *     Not specified; this contract assumes 400 if the name has only spaces.
         */
        patch: operations["updateCredentialProvider"];
        trace?: never;
    };
    "/org/credential_providers/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a credential provider
         * @description Tests the token of a provider and returns the vaults that it can access. If the test fails, the response is
         *     still 200: `success` is false, and `error` gives the reason.
         */
        post: operations["testCredentialProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/org/credential_providers/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the items of a credential provider
         * @description Returns all items that the provider's token can access, without their values. Use the `path` of an item in the
         *     `credential` of an auth connection. The list can be as old as the provider's `cache_ttl_seconds`.
         */
        get: operations["getCredentialProviderItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List app versions
         * @description Returns a page of app versions, each with its actions. A version is listed once its deployment is running. The
         *     values of environment variables are never returned: each is an empty string.
         */
        get: operations["listApps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deployments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deployments
         * @description Returns a page of deployments. Returns 400 if `app_version` is set without `app_name`.
         */
        get: operations["listDeployments"];
        put?: never;
        /**
         * Deploy an app
         * @description Starts to deploy the code of an app. The deployment is first `queued`, and later becomes `running` or `failed`
         *     without another request. Once it is running, the app version is listed and you can invoke its actions.
         *
         *     Send the code either as a ZIP archive in `file`, with `entrypoint_rel_path`, or as a GitHub repository in
         *     `source`. Returns 400 if the form has neither or both.
         *
         *     If the app already has the version, the deployment is rejected unless `force` is true; it then replaces the
         *     version. Not specified; this contract assumes that such a deployment is rejected with 400.
         *
         *     In the form, `source` is a single JSON part, and `force` is the text `true` or `false`. Each environment
         *     variable is a separate part, such as `env_vars[SHOP_URL]`. Other spellings are also accepted: a part for each
         *     property of the source, such as `source[url]` or `source.url`, and variables such as `env_vars.SHOP_URL`.
         */
        post: operations["createDeployment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deployments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a deployment
         * @description Returns a deployment with its current status.
         */
        get: operations["getDeployment"];
        put?: never;
        post?: never;
        /**
         * Delete a deployment
         * @description Stops a deployment and marks it for deletion: its status becomes `stopped`. If it has already stopped or failed,
         *     nothing changes, and the response is also 204.
         *
         *     The effect on its app version and on running invocations is not specified, nor is the time at which the
         *     deployment itself is removed.
         */
        delete: operations["deleteDeployment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deployments/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream the events of a deployment
         * @description Sends an event for each status change of the deployment, for each line of its log, and for the app version that
         *     it runs. Heartbeats show that the stream is alive while nothing else happens. The stream ends when the
         *     deployment is `stopped` or `failed`.
         *
         *     Not specified; this contract assumes that the stream stays open while the deployment is running. It also assumes
         *     that the event with the app version comes before the status `running`.
         */
        get: operations["streamDeploymentEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invocations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invocations
         * @description Returns a page of invocations. If you set several filters, an invocation must match all of them.
         */
        get: operations["listInvocations"];
        put?: never;
        /**
         * Invoke an action
         * @description Runs an action of an app version. Without `async`, the request waits for the action to end. The response is then
         *     200: the invocation has either succeeded, with an `output`, or failed, with a `status_reason`. It is not
         *     specified how long an action can run without `async`.
         *
         *     With `async`, the response is an immediate 202, and the invocation is `queued`. It must end within
         *     `async_timeout_seconds`. Not specified; this contract assumes that it fails after that time.
         *
         *     Returns 404 if the app, version or action does not exist, and 429 if the organization has reached its limit of
         *     invocations.
         */
        post: operations["createInvocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invocations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an invocation
         * @description Returns an invocation with its current status and, if it has succeeded, its output.
         */
        get: operations["getInvocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * End an invocation
         * @description Ends an invocation that is queued or running. `failed` cancels the invocation; `succeeded` ends it with the
         *     given `output`. Both set `finished_at`.
         *
         *     It is not specified whether the browser sessions of the invocation are deleted.
         *
         *     Not specified; this contract assumes 400 if the invocation has already ended.
         */
        patch: operations["updateInvocation"];
        trace?: never;
    };
    "/invocations/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream the events of an invocation
         * @description Sends an event for each status change of the invocation and for each line of its log. Heartbeats show that the
         *     stream is alive while nothing else happens. The stream ends when the invocation has succeeded or failed.
         */
        get: operations["streamInvocationEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invocations/{id}/browsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the browsers of an invocation
         * @description Returns all active browser sessions that were created with this invocation's ID as `invocation_id`. Deleted
         *     sessions are not listed.
         */
        get: operations["getInvocationBrowsers"];
        put?: never;
        post?: never;
        /**
         * Delete the browsers of an invocation
         * @description Deletes all active browser sessions that were created with this invocation's ID as `invocation_id`. The
         *     invocation itself does not change.
         */
        delete: operations["deleteInvocationBrowsers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Timestamp: Timestamp;
        Tags: Tags;
        FileContent: FileContent;
        AbsolutePath: AbsolutePath;
        OkResponse: OkResponse;
        SSEHeartbeatEvent: SSEHeartbeatEvent;
        ErrorEvent: ErrorEvent;
        LogEvent: LogEvent;
        BrowserRequest: BrowserRequest;
        BrowserRegion: BrowserRegion;
        BrowserMemoryRequest: BrowserMemoryRequest;
        BrowserMemory: BrowserMemory;
        BrowserVideoMemory: BrowserVideoMemory;
        BrowserProfile: BrowserProfile;
        BrowserExtension: BrowserExtension;
        BrowserProxyConfig: BrowserProxyConfig;
        BrowserViewport: BrowserViewport;
        ViewportWidth: ViewportWidth;
        ViewportHeight: ViewportHeight;
        ViewportRefreshRate: ViewportRefreshRate;
        BrowserLocationRequest: BrowserLocationRequest;
        BrowserNetworkRequest: BrowserNetworkRequest;
        BrowserProxyRoute: BrowserProxyRoute;
        BrowserProxyRouteTarget: BrowserProxyRouteTarget;
        VaultReference: VaultReference;
        BrowserTelemetryRequest: BrowserTelemetryRequest;
        BrowserTelemetryCategoriesConfig: BrowserTelemetryCategoriesConfig;
        BrowserTelemetryCategoryConfig: BrowserTelemetryCategoryConfig;
        BrowserTelemetryControlConfig: BrowserTelemetryControlConfig;
        BrowserCdpCommandMethod: BrowserCdpCommandMethod;
        BrowserTelemetryExportRequest: BrowserTelemetryExportRequest;
        BrowserTelemetryOtlpDestination: BrowserTelemetryOtlpDestination;
        BrowserTelemetryExportConfig: BrowserTelemetryExportConfig;
        BrowserTelemetryStorageRequest: BrowserTelemetryStorageRequest;
        BrowserTelemetryStorageConfig: BrowserTelemetryStorageConfig;
        BrowserUpdateRequest: BrowserUpdateRequest;
        BrowserViewportUpdate: BrowserViewportUpdate;
        BrowserLocationUpdateRequest: BrowserLocationUpdateRequest;
        BrowserNetworkUpdateRequest: BrowserNetworkUpdateRequest;
        Browser: Browser;
        BrowserLocation: BrowserLocation;
        BrowserLocationSource: BrowserLocationSource;
        BrowserNetworkConfig: BrowserNetworkConfig;
        BrowserAllowlistState: BrowserAllowlistState;
        BrowserPoolRef: BrowserPoolRef;
        BrowserTelemetryConfig: BrowserTelemetryConfig;
        BrowserUsage: BrowserUsage;
        LoadBrowserExtensionsRequest: LoadBrowserExtensionsRequest;
        BrowserExtensionToLoad: BrowserExtensionToLoad;
        BrowserCurlRequest: BrowserCurlRequest;
        BrowserCurlResult: BrowserCurlResult;
        BrowserCurlTransportError: BrowserCurlTransportError;
        StartReplayRequest: StartReplayRequest;
        BrowserReplay: BrowserReplay;
        ProfileRequest: ProfileRequest;
        UpdateProfileRequest: UpdateProfileRequest;
        Profile: Profile;
        FileMode: FileMode;
        FileInfo: FileInfo;
        CreateDirectoryRequest: CreateDirectoryRequest;
        MovePathRequest: MovePathRequest;
        SetFilePermissionsRequest: SetFilePermissionsRequest;
        DeletePathRequest: DeletePathRequest;
        UploadFilesRequest: UploadFilesRequest;
        FileToUpload: FileToUpload;
        UploadZipRequest: UploadZipRequest;
        StartFileWatchRequest: StartFileWatchRequest;
        FileWatch: FileWatch;
        FileSystemEvent: FileSystemEvent;
        ScreenshotRequest: ScreenshotRequest;
        ScreenshotRegion: ScreenshotRegion;
        XCoordinate: XCoordinate;
        YCoordinate: YCoordinate;
        HoldKeys: HoldKeys;
        ClickMouseRequest: ClickMouseRequest;
        MoveMouseRequest: MoveMouseRequest;
        MousePosition: MousePosition;
        DragMouseRequest: DragMouseRequest;
        ScrollRequest: ScrollRequest;
        TypeTextRequest: TypeTextRequest;
        PressKeyRequest: PressKeyRequest;
        SetCursorRequest: SetCursorRequest;
        WriteClipboardRequest: WriteClipboardRequest;
        ClipboardContent: ClipboardContent;
        BatchComputerActionRequest: BatchComputerActionRequest;
        ComputerAction: ComputerAction;
        ClickMouseAction: ClickMouseAction;
        MoveMouseAction: MoveMouseAction;
        TypeTextAction: TypeTextAction;
        PressKeyAction: PressKeyAction;
        ScrollAction: ScrollAction;
        DragMouseAction: DragMouseAction;
        SetCursorAction: SetCursorAction;
        SleepAction: SleepAction;
        SleepSettings: SleepSettings;
        ExecutePlaywrightRequest: ExecutePlaywrightRequest;
        ExecutePlaywrightResult: ExecutePlaywrightResult;
        PlaywrightTab: PlaywrightTab;
        PlaywrightExecutor: PlaywrightExecutor;
        PlaywrightExecutors: PlaywrightExecutors;
        PlaywrightExecutorConflict: PlaywrightExecutorConflict;
        BrowserReplRequest: BrowserReplRequest;
        BrowserReplResult: BrowserReplResult;
        BrowserReplContent: BrowserReplContent;
        BrowserReplTextContent: BrowserReplTextContent;
        BrowserReplImageContent: BrowserReplImageContent;
        ProcessCommand: ProcessCommand;
        ProcessArguments: ProcessArguments;
        WorkingDirectory: WorkingDirectory;
        ProcessEnvironment: ProcessEnvironment;
        ProcessUser: ProcessUser;
        ProcessAsRoot: ProcessAsRoot;
        ProcessTimeout: ProcessTimeout;
        ExecProcessRequest: ExecProcessRequest;
        ExecProcessResult: ExecProcessResult;
        SpawnProcessRequest: SpawnProcessRequest;
        TerminalRows: TerminalRows;
        TerminalColumns: TerminalColumns;
        SpawnProcessResult: SpawnProcessResult;
        ProcessStatus: ProcessStatus;
        ProcessStreamEvent: ProcessStreamEvent;
        WriteProcessStdinRequest: WriteProcessStdinRequest;
        WriteProcessStdinResult: WriteProcessStdinResult;
        ResizeProcessRequest: ResizeProcessRequest;
        KillProcessRequest: KillProcessRequest;
        BrowserTelemetryEnvelope: BrowserTelemetryEnvelope;
        BrowserTelemetryEvent: BrowserTelemetryEvent;
        BrowserEventTime: BrowserEventTime;
        BrowserEventTruncated: BrowserEventTruncated;
        BrowserEventSource: BrowserEventSource;
        BrowserEventContext: BrowserEventContext;
        BrowserTargetType: BrowserTargetType;
        BrowserEventHeaders: BrowserEventHeaders;
        BrowserCallStack: BrowserCallStack;
        BrowserConsoleLogEvent: BrowserConsoleLogEvent;
        BrowserConsoleErrorEvent: BrowserConsoleErrorEvent;
        BrowserNetworkRequestEvent: BrowserNetworkRequestEvent;
        BrowserNetworkResponseEvent: BrowserNetworkResponseEvent;
        BrowserNetworkLoadingFailedEvent: BrowserNetworkLoadingFailedEvent;
        BrowserNetworkIdleEvent: BrowserNetworkIdleEvent;
        BrowserProxyErrorEvent: BrowserProxyErrorEvent;
        BrowserPageNavigationEvent: BrowserPageNavigationEvent;
        BrowserPageDomContentLoadedEvent: BrowserPageDomContentLoadedEvent;
        BrowserPageLoadEvent: BrowserPageLoadEvent;
        BrowserPageTabOpenedEvent: BrowserPageTabOpenedEvent;
        BrowserPageCrashedEvent: BrowserPageCrashedEvent;
        BrowserPageLayoutShiftEvent: BrowserPageLayoutShiftEvent;
        BrowserPageLcpEvent: BrowserPageLcpEvent;
        BrowserPageLayoutSettledEvent: BrowserPageLayoutSettledEvent;
        BrowserPageNavigationSettledEvent: BrowserPageNavigationSettledEvent;
        BrowserInteractionClickEvent: BrowserInteractionClickEvent;
        BrowserInteractionKeyEvent: BrowserInteractionKeyEvent;
        BrowserInteractionScrollSettledEvent: BrowserInteractionScrollSettledEvent;
        BrowserMonitorScreenshotEvent: BrowserMonitorScreenshotEvent;
        BrowserMonitorDisconnectedEvent: BrowserMonitorDisconnectedEvent;
        BrowserMonitorReconnectedEvent: BrowserMonitorReconnectedEvent;
        BrowserMonitorReconnectFailedEvent: BrowserMonitorReconnectFailedEvent;
        BrowserMonitorInitFailedEvent: BrowserMonitorInitFailedEvent;
        BrowserAPICallEvent: BrowserAPICallEvent;
        BrowserPlatformAPICallEvent: BrowserPlatformAPICallEvent;
        BrowserCdpCommandEvent: BrowserCdpCommandEvent;
        BrowserCdpCommandData: BrowserCdpCommandData;
        BrowserCdpConnectEvent: BrowserCdpConnectEvent;
        BrowserCdpDisconnectEvent: BrowserCdpDisconnectEvent;
        BrowserLiveViewConnectEvent: BrowserLiveViewConnectEvent;
        BrowserLiveViewDisconnectEvent: BrowserLiveViewDisconnectEvent;
        BrowserCaptchaSolveStartedEvent: BrowserCaptchaSolveStartedEvent;
        BrowserCaptchaSolveResultEvent: BrowserCaptchaSolveResultEvent;
        BrowserCaptchaChallengeResultEvent: BrowserCaptchaChallengeResultEvent;
        BrowserCaptchaProvider: BrowserCaptchaProvider;
        BrowserCaptchaTaskKind: BrowserCaptchaTaskKind;
        BrowserCaptchaMedia: BrowserCaptchaMedia;
        BrowserSystemOomKillEvent: BrowserSystemOomKillEvent;
        BrowserServiceCrashedEvent: BrowserServiceCrashedEvent;
        ExtensionRequest: ExtensionRequest;
        Extension: Extension;
        ProxyRequest: ProxyRequest;
        DatacenterProxyRequest: DatacenterProxyRequest;
        IspProxyRequest: IspProxyRequest;
        ResidentialProxyRequest: ResidentialProxyRequest;
        MobileProxyRequest: MobileProxyRequest;
        CustomProxyRequest: CustomProxyRequest;
        ProxyName: ProxyName;
        ProxyProtocol: ProxyProtocol;
        BypassHosts: BypassHosts;
        DatacenterProxyConfig: DatacenterProxyConfig;
        IspProxyConfig: IspProxyConfig;
        ResidentialProxyConfig: ResidentialProxyConfig;
        MobileProxyConfig: MobileProxyConfig;
        CreateCustomProxyConfig: CreateCustomProxyConfig;
        ProxyHost: ProxyHost;
        ProxyPort: ProxyPort;
        ProxyUsername: ProxyUsername;
        ProxyCountry: ProxyCountry;
        ProxyCity: ProxyCity;
        ProxyState: ProxyState;
        Proxy: Proxy;
        CustomProxyConfig: CustomProxyConfig;
        UpdateProxyRequest: UpdateProxyRequest;
        ProxyCheckRequest: ProxyCheckRequest;
        BrowserPoolRequest: BrowserPoolRequest;
        BrowserPoolProfile: BrowserPoolProfile;
        BrowserPoolUpdateRequest: BrowserPoolUpdateRequest;
        BrowserPoolDeleteRequest: BrowserPoolDeleteRequest;
        BrowserPoolAcquireRequest: BrowserPoolAcquireRequest;
        BrowserPoolReleaseRequest: BrowserPoolReleaseRequest;
        BrowserPool: BrowserPool;
        BrowserPoolConfig: BrowserPoolConfig;
        ManagedAuthCreateRequest: ManagedAuthCreateRequest;
        ManagedAuthBrowserConfig: ManagedAuthBrowserConfig;
        ProxyRef: ProxyRef;
        CredentialReference: CredentialReference;
        ManagedAuth: ManagedAuth;
        AuthStatus: AuthStatus;
        AuthFlowStatus: AuthFlowStatus;
        AuthFlowStep: AuthFlowStep;
        AuthFlowType: AuthFlowType;
        ManagedAuthCredential: ManagedAuthCredential;
        ManagedAuthField: ManagedAuthField;
        ManagedAuthChoice: ManagedAuthChoice;
        DiscoveredField: DiscoveredField;
        MFAType: MFAType;
        MFAOption: MFAOption;
        SignInOption: SignInOption;
        SSOButton: SSOButton;
        AuthConnectionConflict: AuthConnectionConflict;
        ManagedAuthUpdateRequest: ManagedAuthUpdateRequest;
        LoginRequest: LoginRequest;
        LoginResponse: LoginResponse;
        SubmitFieldsRequest: SubmitFieldsRequest;
        SubmitFieldsResponse: SubmitFieldsResponse;
        ManagedAuthEvent: ManagedAuthEvent;
        ManagedAuthStateEvent: ManagedAuthStateEvent;
        ManagedAuthExchangeRequest: ManagedAuthExchangeRequest;
        ManagedAuthExchangeResponse: ManagedAuthExchangeResponse;
        ManagedAuthTimelineEvent: ManagedAuthTimelineEvent;
        CreateCredentialRequest: CreateCredentialRequest;
        TotpAlgorithm: TotpAlgorithm;
        Credential: Credential;
        UpdateCredentialRequest: UpdateCredentialRequest;
        TotpCode: TotpCode;
        CreateCredentialProviderRequest: CreateCredentialProviderRequest;
        CredentialProviderType: CredentialProviderType;
        CredentialProvider: CredentialProvider;
        UpdateCredentialProviderRequest: UpdateCredentialProviderRequest;
        CredentialProviderTestResult: CredentialProviderTestResult;
        CredentialProviderVault: CredentialProviderVault;
        CredentialProviderItems: CredentialProviderItems;
        CredentialProviderItem: CredentialProviderItem;
        AppVersionSummary: AppVersionSummary;
        AppRegion: AppRegion;
        AppAction: AppAction;
        HiddenEnvVars: HiddenEnvVars;
        DeploymentRequest: DeploymentRequest;
        SourceRepository: SourceRepository;
        SourceRepositoryAuth: SourceRepositoryAuth;
        Deployment: Deployment;
        DeploymentStatus: DeploymentStatus;
        DeploymentEvent: DeploymentEvent;
        DeploymentStateEvent: DeploymentStateEvent;
        AppVersionSummaryEvent: AppVersionSummaryEvent;
        InvocationRequest: InvocationRequest;
        InvokeResponse: InvokeResponse;
        InvocationStatus: InvocationStatus;
        Invocation: Invocation;
        InvocationUpdateRequest: InvocationUpdateRequest;
        InvocationEvent: InvocationEvent;
        InvocationStateEvent: InvocationStateEvent;
        InvocationBrowsers: InvocationBrowsers;
        Error: ErrorBody;
        ErrorDetail: ErrorDetail;
    };
    responses: {
        /** @description The organization has reached a limit. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The browser session does not exist. */
        SessionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description Another active browser session has the name. */
        SessionExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description Another active session has the name, the viewport cannot change at the moment, or the allowed hosts have another revision. */
        SessionConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The service currently has no capacity for another browser. */
        NoCapacity: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The target of the request could not be reached. */
        TargetUnreachable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": BrowserCurlTransportError;
            };
        };
        /** @description Viewport in use */
        ReplayNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description Another replay is being recorded. */
        ReplayExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The profile does not exist. */
        ProfileNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description Another profile has the name. */
        ProfileExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The browser session or the path does not exist. */
        PathNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The browser session or the file watch does not exist. */
        FileWatchNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The browser session or the executor does not exist. */
        PlaywrightExecutorNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The session already has the maximum number of executors. */
        PlaywrightExecutorConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": PlaywrightExecutorConflict;
            };
        };
        /** @description The browser session or the process does not exist. */
        ProcessNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The extension does not exist. */
        ExtensionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description Another extension has the name. */
        ExtensionExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The input is invalid, or several proxies have the name. */
        AmbiguousProxyName: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The proxy does not exist. */
        ProxyNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The proxy could not be tested. */
        CheckImpossible: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The pool does not exist. */
        BrowserPoolNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The pool does not exist, or the session is not leased from it. */
        LeaseNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description Another pool has the name. */
        BrowserPoolExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description Another pool has the name, or the network setting is not the expected one. */
        BrowserPoolConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The pool would exceed the organization's limit of pooled browsers. */
        PooledBrowsersLimitReached: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The auth connection does not exist. */
        AuthConnectionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The profile and domain already have an auth connection. */
        AuthConnectionExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": AuthConnectionConflict;
            };
        };
        /** @description A login of the connection is in progress. */
        LoginInProgress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The connection has no login that waits for this input. */
        FlowNotWaiting: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The code was used before, or has expired. */
        HandoffCodeGone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The credential does not exist. */
        CredentialNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The credential does not exist, or has no TOTP secret. */
        TotpSecretNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description Another credential has the name. */
        CredentialExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The credential provider does not exist. */
        CredentialProviderNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description Another credential provider has the name. */
        CredentialProviderExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The repository to deploy does not exist. */
        DeploymentSourceNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The deployment does not exist. */
        DeploymentNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The app, its version or the action does not exist. */
        ActionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The organization has reached its limit of invocations. */
        InvocationLimitReached: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The invocation does not exist. */
        InvocationNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The input is invalid. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The bearer token is missing or not accepted. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The caller's permissions or plan do not cover the operation. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The service failed to handle the request. */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description Any other error. */
        UnexpectedError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
    };
    parameters: {
        /**
         * @description Maximum number of entries on a page. Minimum: `1`. Maximum: `100`.
         * @default 20
         * @example 20
         */
        Limit: number;
        /**
         * @description Number of entries to skip. The header `X-Next-Offset` of a page says where the next page starts. Minimum: `0`.
         * @default 0
         * @example 0
         */
        Offset: number;
        /** @description Only return the entry with this full name, ignoring case and accents. */
        Name: string;
        /** @description Only return entries that match this text: part of the name, ignoring case; or a full ID. */
        Query: string;
        /**
         * @description ID or name of the browser session.
         * @example bs5c8m2r9k4t7w1x6v3n0q8z
         */
        BrowserId: string;
        /**
         * @description Only return entries in this region.
         * @example us-east
         */
        Region: BrowserRegion;
        /**
         * @description ID or name of the browser session.
         * @example bs5c8m2r9k4t7w1x6v3n0q8z
         */
        BrowserIdOrName: string;
        /**
         * @description Only return sessions with this status.
         * @default active
         * @example active
         */
        BrowserStatus: "active" | "deleted" | "all";
        /**
         * @description Only return sessions with these tags, as in `tags[team]=research&tags[env]=staging`. A session must have all of the tags, with exactly these values.
         * @example {
         *       "team": "research"
         *     }
         */
        BrowserTags: {
            [key: string]: string;
        };
        /**
         * @deprecated
         * @description Whether to also list deleted sessions. Use `status=all` instead.
         * @default false
         */
        IncludeDeletedBrowsers: boolean;
        /**
         * @description Whether to return the session even if it was deleted.
         * @default false
         * @example true
         */
        IncludeDeletedBrowser: boolean;
        /**
         * @description ID of the replay.
         * @example rp6t1y8u3i5o0p2a9s4d7f1g
         */
        ReplayId: string;
        /**
         * @description ID or name of the profile.
         * @example pf3n8w1q6z4k9x2m7t5v0b8c
         */
        ProfileIdOrName: string;
        /**
         * @description Format of the archive. If omitted, the archive is a `tar.zst`.
         * @example tar
         */
        ProfileArchiveFormat: "tar.zst" | "tar";
        /**
         * @description Absolute path of the file. Pattern: `^/.*`.
         * @example /home/user/notes.txt
         */
        FilePath: AbsolutePath;
        /**
         * @description Absolute path of the directory. Pattern: `^/.*`.
         * @example /home/user/downloads
         */
        DirectoryPath: AbsolutePath;
        /**
         * @description Permissions of a new file, as 3 or 4 octal digits. Bits above `0777` are ignored. An existing file keeps its mode. Pattern: `^[0-7]{3,4}$`.
         * @default 644
         * @example 600
         */
        NewFileMode: string;
        /**
         * @description ID of the file watch.
         * @example wt3r8e1w6q9a4s7d2f5g0h3j
         */
        FileWatchId: string;
        /**
         * @description ID of the process.
         * @example 5b1e0c9a-7d42-4f6b-8a3e-2c9f6d1b7e04
         */
        ProcessId: string;
        /**
         * @description Source of the lines: `path` for the file in the parameter `path`, or `supervisor` for the process in the parameter `supervisor_process`.
         * @example path
         */
        LogSource: "path" | "supervisor";
        /**
         * @description Whether to send lines as they are written, instead of the existing lines.
         * @default true
         * @example false
         */
        LogFollow: boolean;
        /**
         * @description Absolute path of the file. Required with the source `path`. Pattern: `^/.*`.
         * @example /home/user/crawl.log
         */
        LogPath: AbsolutePath;
        /** @description Name of a process that the browser instance itself runs, such as `chromium`. Required with the source `supervisor`. */
        LogSupervisorProcess: string;
        /** @description Only return events of these categories. For several categories, repeat the parameter or separate the values with commas. */
        TelemetryCategories: ("console" | "network" | "page" | "interaction" | "control" | "platform" | "connection" | "system" | "screenshot" | "captcha" | "monitor")[];
        /** @description Only return events of these types, such as `api_call`. For several types, repeat the parameter or separate the values with commas. */
        TelemetryTypes: string[];
        /**
         * @description Start of the time range. Use a date or time (RFC 3339, in UTC if it has no zone), or a duration before now, such as `5m`. An empty value counts as omitted. Ignored if `offset` is given, and rejected with `order=desc`.
         * @default 5m
         * @example 2026-11-20T09:00:00Z
         */
        TelemetrySince: string;
        /** @description End of the time range; it is exclusive. Use a date or time (RFC 3339, in UTC if it has no zone), or a duration before now, such as `5m`. An empty value counts as omitted. */
        TelemetryUntil: string;
        /**
         * @description Whether to list the oldest events first (`asc`) or the newest events first (`desc`).
         * @default asc
         * @example asc
         */
        TelemetryOrder: "asc" | "desc";
        /**
         * @description Maximum number of events that a page covers, including those that the filters leave out. Minimum: `1`.
         * @default 20
         * @example 20
         */
        TelemetryLimit: number;
        /** @description Where the page starts: the header `X-Next-Offset` of the previous page. It is an opaque cursor, not a `seq`, and the next cursor may be smaller. Minimum: `0`. */
        TelemetryCursor: number;
        /**
         * @description With `all`, the stream starts with the oldest event that is still available. With any other value, it starts with the next new event.
         * @example all
         */
        TelemetryReplay: string;
        /** @description ID of the last event that you received. The stream continues with the event after it, regardless of `replay`. `0` is the same as no ID. */
        LastEventId: string;
        /**
         * @description ID or name of the extension.
         * @example ex4v7b2n9m1k6j3h8g5f0d2s
         */
        ExtensionIdOrName: string;
        /**
         * @description URL of the extension's page in the Chrome Web Store.
         * @example https://chromewebstore.google.com/detail/cookie-banner-closer/fpkdgmjbnaehlcoikgpdmfbjnaehlcoi
         */
        ChromeStoreUrl: string;
        /**
         * @description Operating system for which to download the extension.
         * @default linux
         * @example linux
         */
        ExtensionOs: "win" | "mac" | "linux";
        /**
         * @description ID or name of the proxy.
         * @example px5a2s8d4f1g7h3j9k6l0z2x
         */
        ProxyIdOrName: string;
        /**
         * @description ID or name of the pool.
         * @example bp6y3t9r1e5w8q2a7s4d0f6g
         */
        BrowserPoolIdOrName: string;
        /**
         * @description ID of the auth connection.
         * @example ac3m9n5b1v7c2x8z4l6k0j5h
         */
        AuthConnectionId: string;
        /**
         * @description ID of the auth connection of the login.
         * @example ac7d1f5g9h3j6k2l8q4w0e7r
         */
        AuthFlowConnectionId: string;
        /**
         * @description ID or name of the credential.
         * @example cr2w8e4r1t6y3u9i5o7p0a2s
         */
        CredentialIdOrName: string;
        /**
         * @description ID of the credential provider.
         * @example cp4b8n2m7q1w5e9r3t6y0u4i
         */
        CredentialProviderId: string;
        /**
         * @description ID of the deployment.
         * @example dp8r2t6y1u5i9o3p7a4s0d8f
         */
        DeploymentId: string;
        /** @description Only send log lines written since this time. Use a date or time such as `2026-11-20T09:00:00Z` (in UTC if it has no zone), or a duration before now, such as `5m` or `1h30m`. Durations use the units from `ns` to `h`. An empty value counts as omitted. It is not specified how far back the log goes without this parameter. */
        EventsSince: string;
        /**
         * @description ID of the invocation.
         * @example iv5a1s7d3f9g2h6j8k4l0z5x
         */
        InvocationId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Maximum number of entries on a page.
         * @example 20
         */
        Limit: number;
        /**
         * @description Number of skipped entries.
         * @example 0
         */
        Offset: number;
        /**
         * @description Whether there is another page.
         * @example false
         */
        HasMore: boolean;
        /**
         * @description Offset of the next page. 0 on the last page.
         * @example 0
         */
        NextOffset: number;
        /**
         * @description Seconds to wait before the next attempt (RFC 9110, section 10.2.3).
         * @example 5
         */
        RetryAfter: number;
        /**
         * @description Media type of the `data` of each event.
         * @example application/json
         */
        EventContentType: "application/json";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listBrowsers: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of entries on a page. Minimum: `1`. Maximum: `100`.
                 * @default 20
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of entries to skip. The header `X-Next-Offset` of a page says where the next page starts. Minimum: `0`.
                 * @default 0
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Only return sessions with this status.
                 * @default active
                 * @example active
                 */
                status?: components["parameters"]["BrowserStatus"];
                /**
                 * @description Only return sessions with these tags, as in `tags[team]=research&tags[env]=staging`. A session must have all of the tags, with exactly these values.
                 * @example {
                 *       "team": "research"
                 *     }
                 */
                tags?: components["parameters"]["BrowserTags"];
                /**
                 * @description Only return entries in this region.
                 * @example us-east
                 */
                region?: components["parameters"]["Region"];
                /**
                 * @deprecated
                 * @description Whether to also list deleted sessions. Use `status=all` instead.
                 * @default false
                 */
                include_deleted?: components["parameters"]["IncludeDeletedBrowsers"];
                /** @description Only return entries that match this text: part of the name, ignoring case; or a full ID. */
                query?: components["parameters"]["Query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of browser sessions. */
            200: {
                headers: {
                    "X-Limit": components["headers"]["Limit"];
                    "X-Offset": components["headers"]["Offset"];
                    "X-Has-More": components["headers"]["HasMore"];
                    "X-Next-Offset": components["headers"]["NextOffset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Browser[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createBrowser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Settings for the new session. */
        requestBody?: {
            content: {
                "application/json": BrowserRequest;
            };
        };
        responses: {
            /** @description The new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Browser;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SessionExists"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            529: components["responses"]["NoCapacity"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getBrowser: {
        parameters: {
            query?: {
                /**
                 * @description Whether to return the session even if it was deleted.
                 * @default false
                 * @example true
                 */
                include_deleted?: components["parameters"]["IncludeDeletedBrowser"];
            };
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id_or_name: components["parameters"]["BrowserIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The browser session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Browser;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteBrowser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the session to delete.
                 * @example checkout
                 */
                id_or_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The browser session was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateBrowser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id_or_name: components["parameters"]["BrowserIdOrName"];
            };
            cookie?: never;
        };
        /** @description The settings to change. */
        requestBody: {
            content: {
                "application/json": BrowserUpdateRequest;
            };
        };
        responses: {
            /** @description The updated session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Browser;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            409: components["responses"]["SessionConflict"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    loadBrowserExtensions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** @description The extensions to load. Each extension has two parts that carry its position in the list: `extensions[0][name]` and `extensions[0][zip_file]`. Other spellings are also accepted: `extensions[0].name` and `extensions.0.name`. Without a position, you can write `extensions[][name]`, `extensions.name` or plain `name`; the first name then belongs to the first archive, the second to the second. */
        requestBody: {
            content: {
                "multipart/form-data": LoadBrowserExtensionsRequest;
            };
        };
        responses: {
            /** @description The extensions were loaded. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    curlBrowser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** @description The request to send. */
        requestBody: {
            content: {
                "application/json": BrowserCurlRequest;
            };
        };
        responses: {
            /** @description The response from the target. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BrowserCurlResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["TargetUnreachable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listReplays: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The replays of the session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BrowserReplay[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    startReplay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** @description Settings for the recording. If you omit the body, every setting has its default. */
        requestBody?: {
            content: {
                "application/json": StartReplayRequest;
            };
        };
        responses: {
            /** @description The recording has started. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BrowserReplay;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            409: components["responses"]["ReplayExists"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    downloadReplay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
                /**
                 * @description ID of the replay.
                 * @example rp6t1y8u3i5o0p2a9s4d7f1g
                 */
                replay_id: components["parameters"]["ReplayId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The video. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": RawBody;
                };
            };
            /** @description The replay is still being recorded. */
            202: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ReplayNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    stopReplay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
                /**
                 * @description ID of the replay.
                 * @example rp6t1y8u3i5o0p2a9s4d7f1g
                 */
                replay_id: components["parameters"]["ReplayId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The replay is finished. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ReplayNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listProfiles: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of entries on a page. Minimum: `1`. Maximum: `100`.
                 * @default 20
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of entries to skip. The header `X-Next-Offset` of a page says where the next page starts. Minimum: `0`.
                 * @default 0
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /** @description Only return the entry with this full name, ignoring case and accents. */
                name?: components["parameters"]["Name"];
                /** @description Only return entries that match this text: part of the name, ignoring case; or a full ID. */
                query?: components["parameters"]["Query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of profiles. */
            200: {
                headers: {
                    "X-Limit": components["headers"]["Limit"];
                    "X-Offset": components["headers"]["Offset"];
                    "X-Has-More": components["headers"]["HasMore"];
                    "X-Next-Offset": components["headers"]["NextOffset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Profile[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The new profile. */
        requestBody: {
            content: {
                "application/json": ProfileRequest;
            };
        };
        responses: {
            /** @description The new profile. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Profile;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ProfileExists"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the profile.
                 * @example pf3n8w1q6z4k9x2m7t5v0b8c
                 */
                id_or_name: components["parameters"]["ProfileIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Profile;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfileNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the profile to delete.
                 * @example checkout-login
                 */
                id_or_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfileNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the profile.
                 * @example pf3n8w1q6z4k9x2m7t5v0b8c
                 */
                id_or_name: components["parameters"]["ProfileIdOrName"];
            };
            cookie?: never;
        };
        /** @description The new name. */
        requestBody: {
            content: {
                "application/json": UpdateProfileRequest;
            };
        };
        responses: {
            /** @description The renamed profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Profile;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfileNotFound"];
            409: components["responses"]["ProfileExists"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    downloadProfile: {
        parameters: {
            query?: {
                /**
                 * @description Format of the archive. If omitted, the archive is a `tar.zst`.
                 * @example tar
                 */
                format?: components["parameters"]["ProfileArchiveFormat"];
            };
            header?: never;
            path: {
                /**
                 * @description ID or name of the profile.
                 * @example pf3n8w1q6z4k9x2m7t5v0b8c
                 */
                id_or_name: components["parameters"]["ProfileIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": RawBody;
                };
            };
            /** @description The profile is still empty. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfileNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    writeFile: {
        parameters: {
            query: {
                /**
                 * @description Absolute path of the file. Pattern: `^/.*`.
                 * @example /home/user/notes.txt
                 */
                path: components["parameters"]["FilePath"];
                /**
                 * @description Permissions of a new file, as 3 or 4 octal digits. Bits above `0777` are ignored. An existing file keeps its mode. Pattern: `^[0-7]{3,4}$`.
                 * @default 644
                 * @example 600
                 */
                mode?: components["parameters"]["NewFileMode"];
            };
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** @description The content of the file. An empty body creates an empty file. */
        requestBody: {
            content: {
                "application/octet-stream": RawBody;
            };
        };
        responses: {
            /** @description The file was written. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    readFile: {
        parameters: {
            query: {
                /**
                 * @description Absolute path of the file. Pattern: `^/.*`.
                 * @example /home/user/notes.txt
                 */
                path: components["parameters"]["FilePath"];
            };
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content of the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": RawBody;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PathNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listFiles: {
        parameters: {
            query: {
                /**
                 * @description Absolute path of the directory. Pattern: `^/.*`.
                 * @example /home/user/downloads
                 */
                path: components["parameters"]["DirectoryPath"];
            };
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries of the directory. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FileInfo[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PathNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getFileInfo: {
        parameters: {
            query: {
                /**
                 * @description Absolute path of the file. Pattern: `^/.*`.
                 * @example /home/user/notes.txt
                 */
                path: components["parameters"]["FilePath"];
            };
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details of the file or directory. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FileInfo;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PathNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createDirectory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** @description The directory to create. */
        requestBody: {
            content: {
                "application/json": CreateDirectoryRequest;
            };
        };
        responses: {
            /** @description The directory exists. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    movePath: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** @description The source and the destination. */
        requestBody: {
            content: {
                "application/json": MovePathRequest;
            };
        };
        responses: {
            /** @description The file or directory was moved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PathNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    setFilePermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** @description The file or directory, and its new permissions. */
        requestBody: {
            content: {
                "application/json": SetFilePermissionsRequest;
            };
        };
        responses: {
            /** @description The permissions were set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PathNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** @description The file to delete. */
        requestBody: {
            content: {
                "application/json": DeletePathRequest;
            };
        };
        responses: {
            /** @description The file was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PathNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteDirectory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** @description The directory to delete. */
        requestBody: {
            content: {
                "application/json": DeletePathRequest;
            };
        };
        responses: {
            /** @description The directory no longer exists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    uploadFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** @description The files to upload. Each file has two parts that carry its position in the list: `files[0][dest_path]` and `files[0][file]`, then `files[1][dest_path]` and `files[1][file]`, and so on. Other spellings are also accepted: `files[0].file` and `files.0.file`. Without a position, you can write `files[][file]`, `files.file` or plain `file`; the first path then belongs to the first file, the second to the second. */
        requestBody: {
            content: {
                "multipart/form-data": UploadFilesRequest;
            };
        };
        responses: {
            /** @description The files were written. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    uploadZip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** @description The archive, and the directory to extract it to. */
        requestBody: {
            content: {
                "multipart/form-data": UploadZipRequest;
            };
        };
        responses: {
            /** @description The archive was extracted. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    downloadDirZip: {
        parameters: {
            query: {
                /**
                 * @description Absolute path of the directory. Pattern: `^/.*`.
                 * @example /home/user/downloads
                 */
                path: components["parameters"]["DirectoryPath"];
            };
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ZIP archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": RawBody;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PathNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    startFileWatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** @description The directory or file to watch. */
        requestBody: {
            content: {
                "application/json": StartFileWatchRequest;
            };
        };
        responses: {
            /** @description The watch has started. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FileWatch;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PathNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    streamFileEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
                /**
                 * @description ID of the file watch.
                 * @example wt3r8e1w6q9a4s7d2f5g0h3j
                 */
                watch_id: components["parameters"]["FileWatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of file events. */
            200: {
                headers: {
                    "X-SSE-Content-Type": components["headers"]["EventContentType"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": FileSystemEvent;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["FileWatchNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    stopFileWatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
                /**
                 * @description ID of the file watch to stop.
                 * @example wt6h1k8j3l5z0x9c4v7b2n8m
                 */
                watch_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The watch was stopped. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["FileWatchNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    takeScreenshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** @description The region to capture. If you omit the body, the image shows the whole viewport. */
        requestBody?: {
            content: {
                "application/json": ScreenshotRequest;
            };
        };
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": RawBody;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    clickMouse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** @description Where and how to click. */
        requestBody: {
            content: {
                "application/json": ClickMouseRequest;
            };
        };
        responses: {
            /** @description The button was clicked, pressed or released. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    moveMouse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** @description Where and how to move the mouse pointer. */
        requestBody: {
            content: {
                "application/json": MoveMouseRequest;
            };
        };
        responses: {
            /** @description The mouse pointer was moved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getMousePosition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The position of the mouse pointer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MousePosition;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    dragMouse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** @description The points to drag through, and how to drag. */
        requestBody: {
            content: {
                "application/json": DragMouseRequest;
            };
        };
        responses: {
            /** @description The drag is complete. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    scroll: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** @description Where and how far to scroll. */
        requestBody: {
            content: {
                "application/json": ScrollRequest;
            };
        };
        responses: {
            /** @description The mouse wheel was turned. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    typeText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** @description The text to type, and how fast to type it. */
        requestBody: {
            content: {
                "application/json": TypeTextRequest;
            };
        };
        responses: {
            /** @description The text was typed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    pressKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** @description The keys to press, and how long to hold them. */
        requestBody: {
            content: {
                "application/json": PressKeyRequest;
            };
        };
        responses: {
            /** @description The keys were pressed and released. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    setCursor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** @description Whether to hide the mouse pointer. */
        requestBody: {
            content: {
                "application/json": SetCursorRequest;
            };
        };
        responses: {
            /** @description The mouse pointer was shown or hidden. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OkResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    writeClipboard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** @description The text to write. */
        requestBody: {
            content: {
                "application/json": WriteClipboardRequest;
            };
        };
        responses: {
            /** @description The clipboard was written. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    readClipboard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text in the clipboard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClipboardContent;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    batchComputerAction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** @description The actions, in the order in which to run them. */
        requestBody: {
            content: {
                "application/json": BatchComputerActionRequest;
            };
        };
        responses: {
            /** @description All actions have run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    executePlaywrightCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** @description The code to run. */
        requestBody: {
            content: {
                "application/json": ExecutePlaywrightRequest;
            };
        };
        responses: {
            /** @description The result of the code, or the reason why it failed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ExecutePlaywrightResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            409: components["responses"]["PlaywrightExecutorConflict"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listPlaywrightExecutors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The executors of the session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PlaywrightExecutors;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deletePlaywrightExecutor: {
        parameters: {
            query?: {
                /**
                 * @description Whether to close the executor's tab.
                 * @default true
                 */
                close_tab?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
                /**
                 * @description Name of the executor.
                 * @example catalogue
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The executor was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PlaywrightExecutorNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    executeReplCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** @description The code to run. */
        requestBody: {
            content: {
                "application/json": BrowserReplRequest;
            };
        };
        responses: {
            /** @description The result of the code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BrowserReplResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    execProcess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** @description The command to run. */
        requestBody: {
            content: {
                "application/json": ExecProcessRequest;
            };
        };
        responses: {
            /** @description The command has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ExecProcessResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    spawnProcess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** @description The command to start. */
        requestBody: {
            content: {
                "application/json": SpawnProcessRequest;
            };
        };
        responses: {
            /** @description The process is running. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SpawnProcessResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getProcessStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
                /**
                 * @description ID of the process.
                 * @example 5b1e0c9a-7d42-4f6b-8a3e-2c9f6d1b7e04
                 */
                process_id: components["parameters"]["ProcessId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status of the process. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProcessStatus;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProcessNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    streamProcessStdout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
                /**
                 * @description ID of the process.
                 * @example 5b1e0c9a-7d42-4f6b-8a3e-2c9f6d1b7e04
                 */
                process_id: components["parameters"]["ProcessId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of output events, followed by the exit event. */
            200: {
                headers: {
                    "X-SSE-Content-Type": components["headers"]["EventContentType"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": ProcessStreamEvent;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProcessNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    writeProcessStdin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
                /**
                 * @description ID of the process.
                 * @example 5b1e0c9a-7d42-4f6b-8a3e-2c9f6d1b7e04
                 */
                process_id: components["parameters"]["ProcessId"];
            };
            cookie?: never;
        };
        /** @description The bytes to write. */
        requestBody: {
            content: {
                "application/json": WriteProcessStdinRequest;
            };
        };
        responses: {
            /** @description The bytes were written. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WriteProcessStdinResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProcessNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    resizeProcess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
                /**
                 * @description ID of a process with a terminal.
                 * @example 8c3a7e15-2f94-4d0b-b6a8-51d7e90c3f26
                 */
                process_id: string;
            };
            cookie?: never;
        };
        /** @description The new size. */
        requestBody: {
            content: {
                "application/json": ResizeProcessRequest;
            };
        };
        responses: {
            /** @description The terminal was resized. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OkResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProcessNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    killProcess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
                /**
                 * @description ID of the process.
                 * @example 5b1e0c9a-7d42-4f6b-8a3e-2c9f6d1b7e04
                 */
                process_id: components["parameters"]["ProcessId"];
            };
            cookie?: never;
        };
        /** @description The signal to send. */
        requestBody: {
            content: {
                "application/json": KillProcessRequest;
            };
        };
        responses: {
            /** @description The signal was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OkResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProcessNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    streamLogs: {
        parameters: {
            query: {
                /**
                 * @description Source of the lines: `path` for the file in the parameter `path`, or `supervisor` for the process in the parameter `supervisor_process`.
                 * @example path
                 */
                source: components["parameters"]["LogSource"];
                /**
                 * @description Whether to send lines as they are written, instead of the existing lines.
                 * @default true
                 * @example false
                 */
                follow?: components["parameters"]["LogFollow"];
                /**
                 * @description Absolute path of the file. Required with the source `path`. Pattern: `^/.*`.
                 * @example /home/user/crawl.log
                 */
                path?: components["parameters"]["LogPath"];
                /** @description Name of a process that the browser instance itself runs, such as `chromium`. Required with the source `supervisor`. */
                supervisor_process?: components["parameters"]["LogSupervisorProcess"];
            };
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of events, one for each line. */
            200: {
                headers: {
                    "X-SSE-Content-Type": components["headers"]["EventContentType"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": LogEvent;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listTelemetryEvents: {
        parameters: {
            query?: {
                /** @description Only return events of these categories. For several categories, repeat the parameter or separate the values with commas. */
                category?: components["parameters"]["TelemetryCategories"];
                /** @description Only return events of these types, such as `api_call`. For several types, repeat the parameter or separate the values with commas. */
                type?: components["parameters"]["TelemetryTypes"];
                /**
                 * @description Start of the time range. Use a date or time (RFC 3339, in UTC if it has no zone), or a duration before now, such as `5m`. An empty value counts as omitted. Ignored if `offset` is given, and rejected with `order=desc`.
                 * @default 5m
                 * @example 2026-11-20T09:00:00Z
                 */
                since?: components["parameters"]["TelemetrySince"];
                /** @description End of the time range; it is exclusive. Use a date or time (RFC 3339, in UTC if it has no zone), or a duration before now, such as `5m`. An empty value counts as omitted. */
                until?: components["parameters"]["TelemetryUntil"];
                /**
                 * @description Whether to list the oldest events first (`asc`) or the newest events first (`desc`).
                 * @default asc
                 * @example asc
                 */
                order?: components["parameters"]["TelemetryOrder"];
                /**
                 * @description Maximum number of events that a page covers, including those that the filters leave out. Minimum: `1`.
                 * @default 20
                 * @example 20
                 */
                limit?: components["parameters"]["TelemetryLimit"];
                /** @description Where the page starts: the header `X-Next-Offset` of the previous page. It is an opaque cursor, not a `seq`, and the next cursor may be smaller. Minimum: `0`. */
                offset?: components["parameters"]["TelemetryCursor"];
            };
            header?: never;
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of telemetry events. */
            200: {
                headers: {
                    "X-Has-More": components["headers"]["HasMore"];
                    "X-Next-Offset": components["headers"]["NextOffset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BrowserTelemetryEnvelope[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    streamTelemetryEvents: {
        parameters: {
            query?: {
                /**
                 * @description With `all`, the stream starts with the oldest event that is still available. With any other value, it starts with the next new event.
                 * @example all
                 */
                replay?: components["parameters"]["TelemetryReplay"];
                /** @description Only return events of these types, such as `api_call`. For several types, repeat the parameter or separate the values with commas. */
                type?: components["parameters"]["TelemetryTypes"];
            };
            header?: {
                /** @description ID of the last event that you received. The stream continues with the event after it, regardless of `replay`. `0` is the same as no ID. */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /**
                 * @description ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of telemetry events. */
            200: {
                headers: {
                    "X-SSE-Content-Type": components["headers"]["EventContentType"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": BrowserTelemetryEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listExtensions: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of entries on a page. Minimum: `1`. Maximum: `100`.
                 * @default 20
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of entries to skip. The header `X-Next-Offset` of a page says where the next page starts. Minimum: `0`.
                 * @default 0
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /** @description Only return the entry with this full name, ignoring case and accents. */
                name?: components["parameters"]["Name"];
                /** @description Only return entries that match this text: part of the name, ignoring case; or a full ID. */
                query?: components["parameters"]["Query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of extensions. */
            200: {
                headers: {
                    "X-Limit": components["headers"]["Limit"];
                    "X-Offset": components["headers"]["Offset"];
                    "X-Has-More": components["headers"]["HasMore"];
                    "X-Next-Offset": components["headers"]["NextOffset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Extension[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createExtension: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The archive, and the name of the extension. */
        requestBody: {
            content: {
                "multipart/form-data": ExtensionRequest;
            };
        };
        responses: {
            /** @description The new extension. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Extension;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ExtensionExists"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getExtensionMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the extension.
                 * @example ex4v7b2n9m1k6j3h8g5f0d2s
                 */
                id_or_name: components["parameters"]["ExtensionIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The extension. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Extension;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ExtensionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    downloadChromeStoreExtension: {
        parameters: {
            query: {
                /**
                 * @description URL of the extension's page in the Chrome Web Store.
                 * @example https://chromewebstore.google.com/detail/cookie-banner-closer/fpkdgmjbnaehlcoikgpdmfbjnaehlcoi
                 */
                url: components["parameters"]["ChromeStoreUrl"];
                /**
                 * @description Operating system for which to download the extension.
                 * @default linux
                 * @example linux
                 */
                os?: components["parameters"]["ExtensionOs"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ZIP archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": RawBody;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    downloadExtension: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the extension.
                 * @example ex4v7b2n9m1k6j3h8g5f0d2s
                 */
                id_or_name: components["parameters"]["ExtensionIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ZIP archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": RawBody;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ExtensionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteExtension: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the extension to delete.
                 * @example price-highlighter
                 */
                id_or_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The extension was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ExtensionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listProxies: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of entries on a page. Minimum: `1`. Maximum: `100`.
                 * @default 20
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of entries to skip. The header `X-Next-Offset` of a page says where the next page starts. Minimum: `0`.
                 * @default 0
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /** @description Only return the entry with this full name, ignoring case and accents. */
                name?: components["parameters"]["Name"];
                /** @description Only return entries that match this text: part of the name, ignoring case; or a full ID. */
                query?: components["parameters"]["Query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of proxies. */
            200: {
                headers: {
                    "X-Limit": components["headers"]["Limit"];
                    "X-Offset": components["headers"]["Offset"];
                    "X-Has-More": components["headers"]["HasMore"];
                    "X-Next-Offset": components["headers"]["NextOffset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Proxy[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createProxy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The proxy to store. */
        requestBody: {
            content: {
                "application/json": ProxyRequest;
            };
        };
        responses: {
            /** @description The new proxy. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Proxy;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getProxy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the proxy.
                 * @example px5a2s8d4f1g7h3j9k6l0z2x
                 */
                id_or_name: components["parameters"]["ProxyIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proxy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Proxy;
                };
            };
            400: components["responses"]["AmbiguousProxyName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProxyNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteProxy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the proxy to delete.
                 * @example old-office
                 */
                id_or_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proxy was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["AmbiguousProxyName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProxyNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateProxy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the proxy.
                 * @example px5a2s8d4f1g7h3j9k6l0z2x
                 */
                id_or_name: components["parameters"]["ProxyIdOrName"];
            };
            cookie?: never;
        };
        /** @description The new name. */
        requestBody: {
            content: {
                "application/json": UpdateProxyRequest;
            };
        };
        responses: {
            /** @description The renamed proxy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Proxy;
                };
            };
            400: components["responses"]["AmbiguousProxyName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProxyNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    checkProxy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the proxy.
                 * @example px5a2s8d4f1g7h3j9k6l0z2x
                 */
                id_or_name: components["parameters"]["ProxyIdOrName"];
            };
            cookie?: never;
        };
        /** @description The URL to reach through the proxy. If you omit the body, the check tests the proxy itself. */
        requestBody?: {
            content: {
                "application/json": ProxyCheckRequest;
            };
        };
        responses: {
            /** @description The checked proxy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Proxy;
                };
            };
            400: components["responses"]["AmbiguousProxyName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProxyNotFound"];
            422: components["responses"]["CheckImpossible"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listBrowserPools: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of entries on a page. Minimum: `1`. Maximum: `100`.
                 * @default 20
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of entries to skip. The header `X-Next-Offset` of a page says where the next page starts. Minimum: `0`.
                 * @default 0
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /** @description Only return the entry with this full name, ignoring case and accents. */
                name?: components["parameters"]["Name"];
                /** @description Only return entries that match this text: part of the name, ignoring case; or a full ID. */
                query?: components["parameters"]["Query"];
                /**
                 * @description Only return entries in this region.
                 * @example us-east
                 */
                region?: components["parameters"]["Region"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of pools. */
            200: {
                headers: {
                    "X-Limit": components["headers"]["Limit"];
                    "X-Offset": components["headers"]["Offset"];
                    "X-Has-More": components["headers"]["HasMore"];
                    "X-Next-Offset": components["headers"]["NextOffset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BrowserPool[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createBrowserPool: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The new pool. */
        requestBody: {
            content: {
                "application/json": BrowserPoolRequest;
            };
        };
        responses: {
            /** @description The new pool. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BrowserPool;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["BrowserPoolExists"];
            429: components["responses"]["PooledBrowsersLimitReached"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getBrowserPool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the pool.
                 * @example bp6y3t9r1e5w8q2a7s4d0f6g
                 */
                id_or_name: components["parameters"]["BrowserPoolIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pool. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BrowserPool;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BrowserPoolNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteBrowserPool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the pool to delete.
                 * @example night-watch
                 */
                id_or_name: string;
            };
            cookie?: never;
        };
        /** @description Whether to delete leased browsers. If you omit the body, they are not deleted. */
        requestBody?: {
            content: {
                "application/json": BrowserPoolDeleteRequest;
            };
        };
        responses: {
            /** @description The pool was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BrowserPoolNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateBrowserPool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the pool.
                 * @example bp6y3t9r1e5w8q2a7s4d0f6g
                 */
                id_or_name: components["parameters"]["BrowserPoolIdOrName"];
            };
            cookie?: never;
        };
        /** @description The settings to change. */
        requestBody: {
            content: {
                "application/json": BrowserPoolUpdateRequest;
            };
        };
        responses: {
            /** @description The updated pool. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BrowserPool;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BrowserPoolNotFound"];
            409: components["responses"]["BrowserPoolConflict"];
            429: components["responses"]["PooledBrowsersLimitReached"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    acquireBrowser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the pool.
                 * @example bp6y3t9r1e5w8q2a7s4d0f6g
                 */
                id_or_name: components["parameters"]["BrowserPoolIdOrName"];
            };
            cookie?: never;
        };
        /** @description How long to wait, and the settings for this lease. The object can be empty. */
        requestBody: {
            content: {
                "application/json": BrowserPoolAcquireRequest;
            };
        };
        responses: {
            /** @description The leased browser session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Browser;
                };
            };
            /** @description No browser became available in time. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BrowserPoolNotFound"];
            409: components["responses"]["SessionExists"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    releaseBrowser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the pool.
                 * @example bp6y3t9r1e5w8q2a7s4d0f6g
                 */
                id_or_name: components["parameters"]["BrowserPoolIdOrName"];
            };
            cookie?: never;
        };
        /** @description The session to release, and whether to reuse it. */
        requestBody: {
            content: {
                "application/json": BrowserPoolReleaseRequest;
            };
        };
        responses: {
            /** @description The browser was released. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["LeaseNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    flushBrowserPool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the pool.
                 * @example bp6y3t9r1e5w8q2a7s4d0f6g
                 */
                id_or_name: components["parameters"]["BrowserPoolIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The idle browsers were deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BrowserPoolNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listAuthConnections: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of entries on a page. Minimum: `1`. Maximum: `100`.
                 * @default 20
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of entries to skip. The header `X-Next-Offset` of a page says where the next page starts. Minimum: `0`.
                 * @default 0
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Only return connections of the profile with exactly this name.
                 * @example shop-login
                 */
                profile_name?: string;
                /**
                 * @description Only return connections with exactly this domain.
                 * @example shop.example.com
                 */
                domain?: string;
                /** @description Only return entries that match this text: part of the name, ignoring case; or a full ID. */
                query?: components["parameters"]["Query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of auth connections. */
            200: {
                headers: {
                    "X-Limit": components["headers"]["Limit"];
                    "X-Offset": components["headers"]["Offset"];
                    "X-Has-More": components["headers"]["HasMore"];
                    "X-Next-Offset": components["headers"]["NextOffset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedAuth[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createAuthConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The connection to create. */
        requestBody: {
            content: {
                "application/json": ManagedAuthCreateRequest;
            };
        };
        responses: {
            /** @description The new connection. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedAuth;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["AuthConnectionExists"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getAuthConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the auth connection.
                 * @example ac3m9n5b1v7c2x8z4l6k0j5h
                 */
                id: components["parameters"]["AuthConnectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedAuth;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AuthConnectionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteAuthConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the auth connection to delete.
                 * @example ac9g5h2j7k3l8z1x6c4v0b9n
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AuthConnectionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateAuthConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the auth connection.
                 * @example ac3m9n5b1v7c2x8z4l6k0j5h
                 */
                id: components["parameters"]["AuthConnectionId"];
            };
            cookie?: never;
        };
        /** @description The settings to change. */
        requestBody: {
            content: {
                "application/json": ManagedAuthUpdateRequest;
            };
        };
        responses: {
            /** @description The updated connection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedAuth;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AuthConnectionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    startAuthLogin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the auth connection.
                 * @example ac3m9n5b1v7c2x8z4l6k0j5h
                 */
                id: components["parameters"]["AuthConnectionId"];
            };
            cookie?: never;
        };
        /** @description Settings for this login. If you omit the body, the settings of the connection apply. */
        requestBody?: {
            content: {
                "application/json": LoginRequest;
            };
        };
        responses: {
            /** @description The login has started. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LoginResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AuthConnectionNotFound"];
            409: components["responses"]["LoginInProgress"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    submitAuthFields: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the auth connection of the login.
                 * @example ac7d1f5g9h3j6k2l8q4w0e7r
                 */
                id: components["parameters"]["AuthFlowConnectionId"];
            };
            cookie?: never;
        };
        /** @description The user's input. */
        requestBody: {
            content: {
                "application/json": SubmitFieldsRequest;
            };
        };
        responses: {
            /** @description The input was accepted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SubmitFieldsResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AuthConnectionNotFound"];
            422: components["responses"]["FlowNotWaiting"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    streamAuthEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the auth connection of the login.
                 * @example ac7d1f5g9h3j6k2l8q4w0e7r
                 */
                id: components["parameters"]["AuthFlowConnectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events of the login. */
            200: {
                headers: {
                    "X-SSE-Content-Type": components["headers"]["EventContentType"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": ManagedAuthEvent;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AuthConnectionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    exchangeAuthCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the auth connection.
                 * @example ac3m9n5b1v7c2x8z4l6k0j5h
                 */
                id: components["parameters"]["AuthConnectionId"];
            };
            cookie?: never;
        };
        /** @description The code to exchange. */
        requestBody: {
            content: {
                "application/json": ManagedAuthExchangeRequest;
            };
        };
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedAuthExchangeResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AuthConnectionNotFound"];
            410: components["responses"]["HandoffCodeGone"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listAuthTimeline: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of entries on a page. Minimum: `1`. Maximum: `100`.
                 * @default 20
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of entries to skip. The header `X-Next-Offset` of a page says where the next page starts. Minimum: `0`.
                 * @default 0
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /** @description Only return entries of this kind. By default, all entries are returned. */
                type?: "login" | "reauth" | "health_check";
            };
            header?: never;
            path: {
                /**
                 * @description ID of the auth connection.
                 * @example ac3m9n5b1v7c2x8z4l6k0j5h
                 */
                id: components["parameters"]["AuthConnectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the timeline. */
            200: {
                headers: {
                    "X-Limit": components["headers"]["Limit"];
                    "X-Offset": components["headers"]["Offset"];
                    "X-Has-More": components["headers"]["HasMore"];
                    "X-Next-Offset": components["headers"]["NextOffset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedAuthTimelineEvent[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AuthConnectionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listCredentials: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of entries on a page. Minimum: `1`. Maximum: `100`.
                 * @default 20
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of entries to skip. The header `X-Next-Offset` of a page says where the next page starts. Minimum: `0`.
                 * @default 0
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Only return credentials with exactly this domain.
                 * @example shop.example.com
                 */
                domain?: string;
                /** @description Only return entries that match this text: part of the name, ignoring case; or a full ID. */
                query?: components["parameters"]["Query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of credentials. */
            200: {
                headers: {
                    "X-Limit": components["headers"]["Limit"];
                    "X-Offset": components["headers"]["Offset"];
                    "X-Has-More": components["headers"]["HasMore"];
                    "X-Next-Offset": components["headers"]["NextOffset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Credential[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createCredential: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The credential to store. */
        requestBody: {
            content: {
                "application/json": CreateCredentialRequest;
            };
        };
        responses: {
            /** @description The new credential. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Credential;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["CredentialExists"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getCredential: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the credential.
                 * @example cr2w8e4r1t6y3u9i5o7p0a2s
                 */
                id_or_name: components["parameters"]["CredentialIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credential. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Credential;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CredentialNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteCredential: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the credential to delete.
                 * @example mail-account
                 */
                id_or_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credential was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CredentialNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateCredential: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the credential.
                 * @example cr2w8e4r1t6y3u9i5o7p0a2s
                 */
                id_or_name: components["parameters"]["CredentialIdOrName"];
            };
            cookie?: never;
        };
        /** @description The settings to change. */
        requestBody: {
            content: {
                "application/json": UpdateCredentialRequest;
            };
        };
        responses: {
            /** @description The updated credential. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Credential;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CredentialNotFound"];
            409: components["responses"]["CredentialExists"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getTotpCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or name of the credential.
                 * @example cr2w8e4r1t6y3u9i5o7p0a2s
                 */
                id_or_name: components["parameters"]["CredentialIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current one-time code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TotpCode;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TotpSecretNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listCredentialProviders: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of entries on a page. Minimum: `1`. Maximum: `100`.
                 * @default 20
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of entries to skip. The header `X-Next-Offset` of a page says where the next page starts. Minimum: `0`.
                 * @default 0
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /** @description Only return entries that match this text: part of the name, ignoring case; or a full ID. */
                query?: components["parameters"]["Query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of credential providers. */
            200: {
                headers: {
                    "X-Limit": components["headers"]["Limit"];
                    "X-Offset": components["headers"]["Offset"];
                    "X-Has-More": components["headers"]["HasMore"];
                    "X-Next-Offset": components["headers"]["NextOffset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CredentialProvider[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createCredentialProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The password manager to connect. */
        requestBody: {
            content: {
                "application/json": CreateCredentialProviderRequest;
            };
        };
        responses: {
            /** @description The new provider. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CredentialProvider;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["CredentialProviderExists"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getCredentialProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the credential provider.
                 * @example cp4b8n2m7q1w5e9r3t6y0u4i
                 */
                id: components["parameters"]["CredentialProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CredentialProvider;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CredentialProviderNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteCredentialProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the credential provider to delete.
                 * @example cp1z6x3c9v5b2n8m4q7w0e1r
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CredentialProviderNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateCredentialProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the credential provider.
                 * @example cp4b8n2m7q1w5e9r3t6y0u4i
                 */
                id: components["parameters"]["CredentialProviderId"];
            };
            cookie?: never;
        };
        /** @description The settings to change. */
        requestBody: {
            content: {
                "application/json": UpdateCredentialProviderRequest;
            };
        };
        responses: {
            /** @description The updated provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CredentialProvider;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CredentialProviderNotFound"];
            409: components["responses"]["CredentialProviderExists"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    testCredentialProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the credential provider.
                 * @example cp4b8n2m7q1w5e9r3t6y0u4i
                 */
                id: components["parameters"]["CredentialProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result of the test. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CredentialProviderTestResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CredentialProviderNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getCredentialProviderItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the credential provider.
                 * @example cp4b8n2m7q1w5e9r3t6y0u4i
                 */
                id: components["parameters"]["CredentialProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CredentialProviderItems;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CredentialProviderNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listApps: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of entries on a page. Minimum: `1`. Maximum: `100`.
                 * @default 20
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of entries to skip. The header `X-Next-Offset` of a page says where the next page starts. Minimum: `0`.
                 * @default 0
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Only return versions of the app with this name.
                 * @example price-watch
                 */
                app_name?: string;
                /**
                 * @description Only return this version.
                 * @example 1.2.0
                 */
                version?: string;
                /** @description Only return entries that match this text: part of the name, ignoring case; or a full ID. */
                query?: components["parameters"]["Query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of app versions. */
            200: {
                headers: {
                    "X-Limit": components["headers"]["Limit"];
                    "X-Offset": components["headers"]["Offset"];
                    "X-Has-More": components["headers"]["HasMore"];
                    "X-Next-Offset": components["headers"]["NextOffset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AppVersionSummary[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listDeployments: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of entries on a page. Minimum: `1`. Maximum: `100`.
                 * @default 20
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of entries to skip. The header `X-Next-Offset` of a page says where the next page starts. Minimum: `0`.
                 * @default 0
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Only return deployments of the app with this name.
                 * @example price-watch
                 */
                app_name?: string;
                /**
                 * @description Only return deployments of this version of the app. Requires `app_name`.
                 * @example 1.2.0
                 */
                app_version?: string;
                /** @description Only return entries that match this text: part of the name, ignoring case; or a full ID. */
                query?: components["parameters"]["Query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deployments. */
            200: {
                headers: {
                    "X-Limit": components["headers"]["Limit"];
                    "X-Offset": components["headers"]["Offset"];
                    "X-Has-More": components["headers"]["HasMore"];
                    "X-Next-Offset": components["headers"]["NextOffset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Deployment[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createDeployment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The code to deploy, and how to run it. */
        requestBody: {
            content: {
                "multipart/form-data": DeploymentRequest;
            };
        };
        responses: {
            /** @description The deployment was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Deployment;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["DeploymentSourceNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getDeployment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the deployment.
                 * @example dp8r2t6y1u5i9o3p7a4s0d8f
                 */
                id: components["parameters"]["DeploymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deployment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Deployment;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["DeploymentNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteDeployment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the deployment to delete.
                 * @example dp6m2q8w4e1r7t3y9u5i0o6p
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deployment has stopped, or had already failed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["DeploymentNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    streamDeploymentEvents: {
        parameters: {
            query?: {
                /** @description Only send log lines written since this time. Use a date or time such as `2026-11-20T09:00:00Z` (in UTC if it has no zone), or a duration before now, such as `5m` or `1h30m`. Durations use the units from `ns` to `h`. An empty value counts as omitted. It is not specified how far back the log goes without this parameter. */
                since?: components["parameters"]["EventsSince"];
            };
            header?: never;
            path: {
                /**
                 * @description ID of the deployment.
                 * @example dp8r2t6y1u5i9o3p7a4s0d8f
                 */
                id: components["parameters"]["DeploymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events of the deployment. */
            200: {
                headers: {
                    "X-SSE-Content-Type": components["headers"]["EventContentType"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": DeploymentEvent;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["DeploymentNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listInvocations: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of entries on a page. Minimum: `1`. Maximum: `100`.
                 * @default 20
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of entries to skip. The header `X-Next-Offset` of a page says where the next page starts. Minimum: `0`.
                 * @default 0
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Only return invocations of the app with this name.
                 * @example price-watch
                 */
                app_name?: string;
                /**
                 * @description Only return invocations of this version of the app.
                 * @example 1.2.0
                 */
                version?: string;
                /**
                 * @description Only return invocations of the action with this name.
                 * @example check-prices
                 */
                action_name?: string;
                /**
                 * @description Only return invocations of the deployment with this ID.
                 * @example dp8r2t6y1u5i9o3p7a4s0d8f
                 */
                deployment_id?: string;
                /**
                 * @description Only return invocations with this status.
                 * @example succeeded
                 */
                status?: InvocationStatus;
                /** @description Only return invocations that started since this time. Use a date or time such as `2026-11-20T09:00:00Z` (in UTC if it has no zone), or a duration before now, such as `5m` or `1h30m`. Durations use the units from `ns` to `h`. An empty value counts as omitted. */
                since?: string;
                /** @description Only return entries that match this text: part of the name, ignoring case; or a full ID. */
                query?: components["parameters"]["Query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of invocations. */
            200: {
                headers: {
                    "X-Limit": components["headers"]["Limit"];
                    "X-Offset": components["headers"]["Offset"];
                    "X-Has-More": components["headers"]["HasMore"];
                    "X-Next-Offset": components["headers"]["NextOffset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Invocation[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createInvocation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The action to run, and its input. */
        requestBody: {
            content: {
                "application/json": InvocationRequest;
            };
        };
        responses: {
            /** @description The action has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InvokeResponse;
                };
            };
            /** @description The invocation is queued. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InvokeResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ActionNotFound"];
            429: components["responses"]["InvocationLimitReached"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getInvocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the invocation.
                 * @example iv5a1s7d3f9g2h6j8k4l0z5x
                 */
                id: components["parameters"]["InvocationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invocation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Invocation;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["InvocationNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateInvocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the invocation to end.
                 * @example iv2u6i1o9p5a3s8d4f7g0h2j
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description How to end the invocation. */
        requestBody: {
            content: {
                "application/json": InvocationUpdateRequest;
            };
        };
        responses: {
            /** @description The invocation has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Invocation;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["InvocationNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    streamInvocationEvents: {
        parameters: {
            query?: {
                /** @description Only send log lines written since this time. Use a date or time such as `2026-11-20T09:00:00Z` (in UTC if it has no zone), or a duration before now, such as `5m` or `1h30m`. Durations use the units from `ns` to `h`. An empty value counts as omitted. It is not specified how far back the log goes without this parameter. */
                since?: components["parameters"]["EventsSince"];
            };
            header?: never;
            path: {
                /**
                 * @description ID of the invocation.
                 * @example iv5a1s7d3f9g2h6j8k4l0z5x
                 */
                id: components["parameters"]["InvocationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events of the invocation. */
            200: {
                headers: {
                    "X-SSE-Content-Type": components["headers"]["EventContentType"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": InvocationEvent;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["InvocationNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getInvocationBrowsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the invocation.
                 * @example iv5a1s7d3f9g2h6j8k4l0z5x
                 */
                id: components["parameters"]["InvocationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The browser sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InvocationBrowsers;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["InvocationNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteInvocationBrowsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the invocation whose browser sessions to delete.
                 * @example iv2u6i1o9p5a3s8d4f7g0h2j
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The browser sessions were deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["InvocationNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
}

/** Options of a single call. */
export interface CallOptions {
  /** Aborts the call, which then rejects with the reason of the signal. */
  signal?: AbortSignal | undefined;
  /** Additional headers. */
  headers?: Record<string, string> | undefined;
  /** Replaces the `fetch` of the client for this call. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
}

/** A call in progress: a promise of its data. It rejects with an `ApiError` when the service returns an error. */
export interface Call<Data> extends Promise<Data> {
  /** Resolves to the data and its response, which has the `status` and the `headers`. */
  withResponse(): Promise<{ data: Data; response: Response }>;
}

/** A call for one page of a list. `everyItem` iterates over all pages. */
export interface PageCall<Item> extends Promise<Item[]> {
  /** Resolves to the items, their response, and `page` with `hasMore` and `nextOffset`. */
  withResponse(): Promise<{ data: Item[]; response: Response; page: Page }>;
}

/** The position of a page in its list. */
export interface Page {
  /** Whether more items follow. */
  hasMore: boolean;
  /** The `offset` of the next page; `undefined` on the last one. */
  nextOffset: number | undefined;
}

/** Arguments of `createBrowser`. */
export interface CreateBrowserCall {
  body?: BrowserRequest;
}

/** Arguments of `listBrowsers`. */
export interface ListBrowsersCall {
  query?: operations["listBrowsers"]["parameters"]["query"];
}

/** Arguments of `getBrowser`. */
export interface GetBrowserCall {
  path: operations["getBrowser"]["parameters"]["path"];
  query?: operations["getBrowser"]["parameters"]["query"];
}

/** Arguments of `updateBrowser`. */
export interface UpdateBrowserCall {
  path: operations["updateBrowser"]["parameters"]["path"];
  body: BrowserUpdateRequest;
}

/** Arguments of `deleteBrowser`. */
export interface DeleteBrowserCall {
  path: operations["deleteBrowser"]["parameters"]["path"];
}

/** Arguments of `loadBrowserExtensions`. */
export interface LoadBrowserExtensionsCall {
  path: operations["loadBrowserExtensions"]["parameters"]["path"];
  body: LoadBrowserExtensionsRequest;
}

/** Arguments of `curlBrowser`. */
export interface CurlBrowserCall {
  path: operations["curlBrowser"]["parameters"]["path"];
  body: BrowserCurlRequest;
}

/** Arguments of `startReplay`. */
export interface StartReplayCall {
  path: operations["startReplay"]["parameters"]["path"];
  body?: StartReplayRequest;
}

/** Arguments of `listReplays`. */
export interface ListReplaysCall {
  path: operations["listReplays"]["parameters"]["path"];
}

/** Arguments of `downloadReplay`. */
export interface DownloadReplayCall {
  path: operations["downloadReplay"]["parameters"]["path"];
}

/** Arguments of `stopReplay`. */
export interface StopReplayCall {
  path: operations["stopReplay"]["parameters"]["path"];
}

/** Arguments of `createProfile`. */
export interface CreateProfileCall {
  body: ProfileRequest;
}

/** Arguments of `listProfiles`. */
export interface ListProfilesCall {
  query?: operations["listProfiles"]["parameters"]["query"];
}

/** Arguments of `getProfile`. */
export interface GetProfileCall {
  path: operations["getProfile"]["parameters"]["path"];
}

/** Arguments of `updateProfile`. */
export interface UpdateProfileCall {
  path: operations["updateProfile"]["parameters"]["path"];
  body: UpdateProfileRequest;
}

/** Arguments of `deleteProfile`. */
export interface DeleteProfileCall {
  path: operations["deleteProfile"]["parameters"]["path"];
}

/** Arguments of `downloadProfile`. */
export interface DownloadProfileCall {
  path: operations["downloadProfile"]["parameters"]["path"];
  query?: operations["downloadProfile"]["parameters"]["query"];
}

/** Arguments of `writeFile`. */
export interface WriteFileCall {
  path: operations["writeFile"]["parameters"]["path"];
  query: operations["writeFile"]["parameters"]["query"];
  body: RawBody;
}

/** Arguments of `readFile`. */
export interface ReadFileCall {
  path: operations["readFile"]["parameters"]["path"];
  query: operations["readFile"]["parameters"]["query"];
}

/** Arguments of `listFiles`. */
export interface ListFilesCall {
  path: operations["listFiles"]["parameters"]["path"];
  query: operations["listFiles"]["parameters"]["query"];
}

/** Arguments of `getFileInfo`. */
export interface GetFileInfoCall {
  path: operations["getFileInfo"]["parameters"]["path"];
  query: operations["getFileInfo"]["parameters"]["query"];
}

/** Arguments of `createDirectory`. */
export interface CreateDirectoryCall {
  path: operations["createDirectory"]["parameters"]["path"];
  body: CreateDirectoryRequest;
}

/** Arguments of `movePath`. */
export interface MovePathCall {
  path: operations["movePath"]["parameters"]["path"];
  body: MovePathRequest;
}

/** Arguments of `setFilePermissions`. */
export interface SetFilePermissionsCall {
  path: operations["setFilePermissions"]["parameters"]["path"];
  body: SetFilePermissionsRequest;
}

/** Arguments of `deleteFile`. */
export interface DeleteFileCall {
  path: operations["deleteFile"]["parameters"]["path"];
  body: DeletePathRequest;
}

/** Arguments of `deleteDirectory`. */
export interface DeleteDirectoryCall {
  path: operations["deleteDirectory"]["parameters"]["path"];
  body: DeletePathRequest;
}

/** Arguments of `uploadFiles`. */
export interface UploadFilesCall {
  path: operations["uploadFiles"]["parameters"]["path"];
  body: UploadFilesRequest;
}

/** Arguments of `uploadZip`. */
export interface UploadZipCall {
  path: operations["uploadZip"]["parameters"]["path"];
  body: UploadZipRequest;
}

/** Arguments of `downloadDirZip`. */
export interface DownloadDirZipCall {
  path: operations["downloadDirZip"]["parameters"]["path"];
  query: operations["downloadDirZip"]["parameters"]["query"];
}

/** Arguments of `startFileWatch`. */
export interface StartFileWatchCall {
  path: operations["startFileWatch"]["parameters"]["path"];
  body: StartFileWatchRequest;
}

/** Arguments of `streamFileEvents`. */
export interface StreamFileEventsCall {
  path: operations["streamFileEvents"]["parameters"]["path"];
}

/** Arguments of `stopFileWatch`. */
export interface StopFileWatchCall {
  path: operations["stopFileWatch"]["parameters"]["path"];
}

/** Arguments of `takeScreenshot`. */
export interface TakeScreenshotCall {
  path: operations["takeScreenshot"]["parameters"]["path"];
  body?: ScreenshotRequest;
}

/** Arguments of `clickMouse`. */
export interface ClickMouseCall {
  path: operations["clickMouse"]["parameters"]["path"];
  body: ClickMouseRequest;
}

/** Arguments of `moveMouse`. */
export interface MoveMouseCall {
  path: operations["moveMouse"]["parameters"]["path"];
  body: MoveMouseRequest;
}

/** Arguments of `getMousePosition`. */
export interface GetMousePositionCall {
  path: operations["getMousePosition"]["parameters"]["path"];
}

/** Arguments of `dragMouse`. */
export interface DragMouseCall {
  path: operations["dragMouse"]["parameters"]["path"];
  body: DragMouseRequest;
}

/** Arguments of `scroll`. */
export interface ScrollCall {
  path: operations["scroll"]["parameters"]["path"];
  body: ScrollRequest;
}

/** Arguments of `typeText`. */
export interface TypeTextCall {
  path: operations["typeText"]["parameters"]["path"];
  body: TypeTextRequest;
}

/** Arguments of `pressKey`. */
export interface PressKeyCall {
  path: operations["pressKey"]["parameters"]["path"];
  body: PressKeyRequest;
}

/** Arguments of `setCursor`. */
export interface SetCursorCall {
  path: operations["setCursor"]["parameters"]["path"];
  body: SetCursorRequest;
}

/** Arguments of `writeClipboard`. */
export interface WriteClipboardCall {
  path: operations["writeClipboard"]["parameters"]["path"];
  body: WriteClipboardRequest;
}

/** Arguments of `readClipboard`. */
export interface ReadClipboardCall {
  path: operations["readClipboard"]["parameters"]["path"];
}

/** Arguments of `batchComputerAction`. */
export interface BatchComputerActionCall {
  path: operations["batchComputerAction"]["parameters"]["path"];
  body: BatchComputerActionRequest;
}

/** Arguments of `executePlaywrightCode`. */
export interface ExecutePlaywrightCodeCall {
  path: operations["executePlaywrightCode"]["parameters"]["path"];
  body: ExecutePlaywrightRequest;
}

/** Arguments of `listPlaywrightExecutors`. */
export interface ListPlaywrightExecutorsCall {
  path: operations["listPlaywrightExecutors"]["parameters"]["path"];
}

/** Arguments of `deletePlaywrightExecutor`. */
export interface DeletePlaywrightExecutorCall {
  path: operations["deletePlaywrightExecutor"]["parameters"]["path"];
  query?: operations["deletePlaywrightExecutor"]["parameters"]["query"];
}

/** Arguments of `executeReplCode`. */
export interface ExecuteReplCodeCall {
  path: operations["executeReplCode"]["parameters"]["path"];
  body: BrowserReplRequest;
}

/** Arguments of `execProcess`. */
export interface ExecProcessCall {
  path: operations["execProcess"]["parameters"]["path"];
  body: ExecProcessRequest;
}

/** Arguments of `spawnProcess`. */
export interface SpawnProcessCall {
  path: operations["spawnProcess"]["parameters"]["path"];
  body: SpawnProcessRequest;
}

/** Arguments of `getProcessStatus`. */
export interface GetProcessStatusCall {
  path: operations["getProcessStatus"]["parameters"]["path"];
}

/** Arguments of `streamProcessStdout`. */
export interface StreamProcessStdoutCall {
  path: operations["streamProcessStdout"]["parameters"]["path"];
}

/** Arguments of `writeProcessStdin`. */
export interface WriteProcessStdinCall {
  path: operations["writeProcessStdin"]["parameters"]["path"];
  body: WriteProcessStdinRequest;
}

/** Arguments of `resizeProcess`. */
export interface ResizeProcessCall {
  path: operations["resizeProcess"]["parameters"]["path"];
  body: ResizeProcessRequest;
}

/** Arguments of `killProcess`. */
export interface KillProcessCall {
  path: operations["killProcess"]["parameters"]["path"];
  body: KillProcessRequest;
}

/** Arguments of `streamLogs`. */
export interface StreamLogsCall {
  path: operations["streamLogs"]["parameters"]["path"];
  query: operations["streamLogs"]["parameters"]["query"];
}

/** Arguments of `listTelemetryEvents`. */
export interface ListTelemetryEventsCall {
  path: operations["listTelemetryEvents"]["parameters"]["path"];
  query?: operations["listTelemetryEvents"]["parameters"]["query"];
}

/** Arguments of `streamTelemetryEvents`. */
export interface StreamTelemetryEventsCall {
  path: operations["streamTelemetryEvents"]["parameters"]["path"];
  query?: operations["streamTelemetryEvents"]["parameters"]["query"];
  header?: operations["streamTelemetryEvents"]["parameters"]["header"];
}

/** Arguments of `createExtension`. */
export interface CreateExtensionCall {
  body: ExtensionRequest;
}

/** Arguments of `listExtensions`. */
export interface ListExtensionsCall {
  query?: operations["listExtensions"]["parameters"]["query"];
}

/** Arguments of `getExtensionMetadata`. */
export interface GetExtensionMetadataCall {
  path: operations["getExtensionMetadata"]["parameters"]["path"];
}

/** Arguments of `downloadChromeStoreExtension`. */
export interface DownloadChromeStoreExtensionCall {
  query: operations["downloadChromeStoreExtension"]["parameters"]["query"];
}

/** Arguments of `downloadExtension`. */
export interface DownloadExtensionCall {
  path: operations["downloadExtension"]["parameters"]["path"];
}

/** Arguments of `deleteExtension`. */
export interface DeleteExtensionCall {
  path: operations["deleteExtension"]["parameters"]["path"];
}

/** Arguments of `createProxy`. */
export interface CreateProxyCall {
  body: ProxyRequest;
}

/** Arguments of `listProxies`. */
export interface ListProxiesCall {
  query?: operations["listProxies"]["parameters"]["query"];
}

/** Arguments of `getProxy`. */
export interface GetProxyCall {
  path: operations["getProxy"]["parameters"]["path"];
}

/** Arguments of `updateProxy`. */
export interface UpdateProxyCall {
  path: operations["updateProxy"]["parameters"]["path"];
  body: UpdateProxyRequest;
}

/** Arguments of `deleteProxy`. */
export interface DeleteProxyCall {
  path: operations["deleteProxy"]["parameters"]["path"];
}

/** Arguments of `checkProxy`. */
export interface CheckProxyCall {
  path: operations["checkProxy"]["parameters"]["path"];
  body?: ProxyCheckRequest;
}

/** Arguments of `createBrowserPool`. */
export interface CreateBrowserPoolCall {
  body: BrowserPoolRequest;
}

/** Arguments of `listBrowserPools`. */
export interface ListBrowserPoolsCall {
  query?: operations["listBrowserPools"]["parameters"]["query"];
}

/** Arguments of `getBrowserPool`. */
export interface GetBrowserPoolCall {
  path: operations["getBrowserPool"]["parameters"]["path"];
}

/** Arguments of `updateBrowserPool`. */
export interface UpdateBrowserPoolCall {
  path: operations["updateBrowserPool"]["parameters"]["path"];
  body: BrowserPoolUpdateRequest;
}

/** Arguments of `deleteBrowserPool`. */
export interface DeleteBrowserPoolCall {
  path: operations["deleteBrowserPool"]["parameters"]["path"];
  body?: BrowserPoolDeleteRequest;
}

/** Arguments of `acquireBrowser`. */
export interface AcquireBrowserCall {
  path: operations["acquireBrowser"]["parameters"]["path"];
  body: BrowserPoolAcquireRequest;
}

/** Arguments of `releaseBrowser`. */
export interface ReleaseBrowserCall {
  path: operations["releaseBrowser"]["parameters"]["path"];
  body: BrowserPoolReleaseRequest;
}

/** Arguments of `flushBrowserPool`. */
export interface FlushBrowserPoolCall {
  path: operations["flushBrowserPool"]["parameters"]["path"];
}

/** Arguments of `createAuthConnection`. */
export interface CreateAuthConnectionCall {
  body: ManagedAuthCreateRequest;
}

/** Arguments of `listAuthConnections`. */
export interface ListAuthConnectionsCall {
  query?: operations["listAuthConnections"]["parameters"]["query"];
}

/** Arguments of `getAuthConnection`. */
export interface GetAuthConnectionCall {
  path: operations["getAuthConnection"]["parameters"]["path"];
}

/** Arguments of `updateAuthConnection`. */
export interface UpdateAuthConnectionCall {
  path: operations["updateAuthConnection"]["parameters"]["path"];
  body: ManagedAuthUpdateRequest;
}

/** Arguments of `deleteAuthConnection`. */
export interface DeleteAuthConnectionCall {
  path: operations["deleteAuthConnection"]["parameters"]["path"];
}

/** Arguments of `startAuthLogin`. */
export interface StartAuthLoginCall {
  path: operations["startAuthLogin"]["parameters"]["path"];
  body?: LoginRequest;
}

/** Arguments of `submitAuthFields`. */
export interface SubmitAuthFieldsCall {
  path: operations["submitAuthFields"]["parameters"]["path"];
  body: SubmitFieldsRequest;
}

/** Arguments of `streamAuthEvents`. */
export interface StreamAuthEventsCall {
  path: operations["streamAuthEvents"]["parameters"]["path"];
}

/** Arguments of `exchangeAuthCode`. */
export interface ExchangeAuthCodeCall {
  path: operations["exchangeAuthCode"]["parameters"]["path"];
  body: ManagedAuthExchangeRequest;
}

/** Arguments of `listAuthTimeline`. */
export interface ListAuthTimelineCall {
  path: operations["listAuthTimeline"]["parameters"]["path"];
  query?: operations["listAuthTimeline"]["parameters"]["query"];
}

/** Arguments of `createCredential`. */
export interface CreateCredentialCall {
  body: CreateCredentialRequest;
}

/** Arguments of `listCredentials`. */
export interface ListCredentialsCall {
  query?: operations["listCredentials"]["parameters"]["query"];
}

/** Arguments of `getCredential`. */
export interface GetCredentialCall {
  path: operations["getCredential"]["parameters"]["path"];
}

/** Arguments of `updateCredential`. */
export interface UpdateCredentialCall {
  path: operations["updateCredential"]["parameters"]["path"];
  body: UpdateCredentialRequest;
}

/** Arguments of `deleteCredential`. */
export interface DeleteCredentialCall {
  path: operations["deleteCredential"]["parameters"]["path"];
}

/** Arguments of `getTotpCode`. */
export interface GetTotpCodeCall {
  path: operations["getTotpCode"]["parameters"]["path"];
}

/** Arguments of `createCredentialProvider`. */
export interface CreateCredentialProviderCall {
  body: CreateCredentialProviderRequest;
}

/** Arguments of `listCredentialProviders`. */
export interface ListCredentialProvidersCall {
  query?: operations["listCredentialProviders"]["parameters"]["query"];
}

/** Arguments of `getCredentialProvider`. */
export interface GetCredentialProviderCall {
  path: operations["getCredentialProvider"]["parameters"]["path"];
}

/** Arguments of `updateCredentialProvider`. */
export interface UpdateCredentialProviderCall {
  path: operations["updateCredentialProvider"]["parameters"]["path"];
  body: UpdateCredentialProviderRequest;
}

/** Arguments of `deleteCredentialProvider`. */
export interface DeleteCredentialProviderCall {
  path: operations["deleteCredentialProvider"]["parameters"]["path"];
}

/** Arguments of `testCredentialProvider`. */
export interface TestCredentialProviderCall {
  path: operations["testCredentialProvider"]["parameters"]["path"];
}

/** Arguments of `getCredentialProviderItems`. */
export interface GetCredentialProviderItemsCall {
  path: operations["getCredentialProviderItems"]["parameters"]["path"];
}

/** Arguments of `listApps`. */
export interface ListAppsCall {
  query?: operations["listApps"]["parameters"]["query"];
}

/** Arguments of `createDeployment`. */
export interface CreateDeploymentCall {
  body: DeploymentRequest;
}

/** Arguments of `listDeployments`. */
export interface ListDeploymentsCall {
  query?: operations["listDeployments"]["parameters"]["query"];
}

/** Arguments of `getDeployment`. */
export interface GetDeploymentCall {
  path: operations["getDeployment"]["parameters"]["path"];
}

/** Arguments of `deleteDeployment`. */
export interface DeleteDeploymentCall {
  path: operations["deleteDeployment"]["parameters"]["path"];
}

/** Arguments of `streamDeploymentEvents`. */
export interface StreamDeploymentEventsCall {
  path: operations["streamDeploymentEvents"]["parameters"]["path"];
  query?: operations["streamDeploymentEvents"]["parameters"]["query"];
}

/** Arguments of `createInvocation`. */
export interface CreateInvocationCall {
  body: InvocationRequest;
}

/** Arguments of `listInvocations`. */
export interface ListInvocationsCall {
  query?: operations["listInvocations"]["parameters"]["query"];
}

/** Arguments of `getInvocation`. */
export interface GetInvocationCall {
  path: operations["getInvocation"]["parameters"]["path"];
}

/** Arguments of `updateInvocation`. */
export interface UpdateInvocationCall {
  path: operations["updateInvocation"]["parameters"]["path"];
  body: InvocationUpdateRequest;
}

/** Arguments of `streamInvocationEvents`. */
export interface StreamInvocationEventsCall {
  path: operations["streamInvocationEvents"]["parameters"]["path"];
  query?: operations["streamInvocationEvents"]["parameters"]["query"];
}

/** Arguments of `getInvocationBrowsers`. */
export interface GetInvocationBrowsersCall {
  path: operations["getInvocationBrowsers"]["parameters"]["path"];
}

/** Arguments of `deleteInvocationBrowsers`. */
export interface DeleteInvocationBrowsersCall {
  path: operations["deleteInvocationBrowsers"]["parameters"]["path"];
}

/** The body of an error: `ErrorBody`, or a schema that an operation declares instead. */
export type AnyErrorBody = ErrorBody | BrowserCurlTransportError | PlaywrightExecutorConflict | AuthConnectionConflict;

/** The query parameters with a default, by operation. A handler always receives them. */
export interface QueryDefaults {
  listBrowsers: "limit" | "offset" | "status" | "include_deleted";
  getBrowser: "include_deleted";
  listProfiles: "limit" | "offset";
  writeFile: "mode";
  deletePlaywrightExecutor: "close_tab";
  streamLogs: "follow";
  listTelemetryEvents: "since" | "order" | "limit";
  listExtensions: "limit" | "offset";
  downloadChromeStoreExtension: "os";
  listProxies: "limit" | "offset";
  listBrowserPools: "limit" | "offset";
  listAuthConnections: "limit" | "offset";
  listAuthTimeline: "limit" | "offset";
  listCredentials: "limit" | "offset";
  listCredentialProviders: "limit" | "offset";
  listApps: "limit" | "offset";
  listDeployments: "limit" | "offset";
  listInvocations: "limit" | "offset";
}

/** The operations of the service, by id. */
export interface Operations {
  /**
   * Create a browser session
   *
   * Starts a browser and returns its session. If you omit the body, every setting has its default. The session is
   * deleted after `timeout_seconds` without CDP or live view activity.
   *
   * Returns 429 if the organization has reached its limit of sessions, and 529 if the service has no capacity for
   * another browser.
   *
   * Not specified; this contract assumes 409 if another active session has the name, and 400 if the profile, an
   * extension or the proxy does not exist.
   *
   * `POST /browsers`
   */
  readonly createBrowser: (call?: CreateBrowserCall, options?: CallOptions) => Call<Browser>;
  /**
   * List browser sessions
   *
   * Returns a page of sessions. Only active sessions are listed, unless `status` says otherwise. Leased browsers of
   * a pool are listed; idle ones are not.
   *
   * `GET /browsers`
   */
  readonly listBrowsers: (call?: ListBrowsersCall, options?: CallOptions) => PageCall<Browser>;
  /**
   * Get a browser session
   *
   * Returns a session. A deleted session returns 404, unless `include_deleted` is true.
   *
   * `GET /browsers/{id_or_name}`
   */
  readonly getBrowser: (call: GetBrowserCall, options?: CallOptions) => Call<Browser>;
  /**
   * Update a browser session
   *
   * Changes the settings in the request; all others stay the same.
   *
   * Returns 409 if the request changes the viewport during a live view or a recording, unless `viewport` has `force:
   * true`. Also returns 409, with the code `stale_network`, if `expected_allowlist_revision` is not the current
   * revision of the allowed hosts.
   *
   * Not specified; this contract assumes 409 if another active session has the name. It assumes 400 if the request
   * loads a profile into a session that already has one, or if the profile or proxy does not exist.
   *
   * `PATCH /browsers/{id_or_name}`
   */
  readonly updateBrowser: (call: UpdateBrowserCall, options?: CallOptions) => Call<Browser>;
  /**
   * Delete a browser session
   *
   * Closes the browser and ends the session's processes, file watches and streams. From then on, everything below
   * the session's path returns 404. If a profile was loaded with `save_changes`, it is saved.
   *
   * The name of the session can be used again. If the session was leased from a pool, the pool starts another
   * browser in its place. You can still find the session with `include_deleted` or `status`. Deleting it again
   * returns 404.
   *
   * `DELETE /browsers/{id_or_name}`
   */
  readonly deleteBrowser: (call: DeleteBrowserCall, options?: CallOptions) => Call<undefined>;
  /**
   * Load extensions into a browser session
   *
   * Unpacks the extensions on the session's browser instance and loads them into this session only. If the running
   * browser cannot load them, it restarts.
   *
   * Returns 400 if a file is not a ZIP archive, or if a name appears twice or is already used in the session.
   *
   * `POST /browsers/{id}/extensions`
   */
  readonly loadBrowserExtensions: (call: LoadBrowserExtensionsCall, options?: CallOptions) => Call<undefined>;
  /**
   * Send an HTTP request from a browser session
   *
   * Sends an HTTP request through the session's browser and returns the target's response. Any status of the target
   * counts as a success and is returned in `status`. If the target cannot be reached or does not respond in time,
   * the response is 502 with the network error in its body.
   *
   * It is not specified whether the request carries the browser's cookies, or whether the browser follows redirects.
   *
   * `POST /browsers/{id}/curl`
   */
  readonly curlBrowser: (call: CurlBrowserCall, options?: CallOptions) => Call<BrowserCurlResult>;
  /**
   * Start a replay
   *
   * Records the session as a video until you stop the replay or `max_duration_in_seconds` has passed. A session can
   * have many replays, but it records only one at a time.
   *
   * Returns 409 if the session is already recording a replay. Returns 400 if the frame rate is above 20 and the
   * session has no `gpu`.
   *
   * `POST /browsers/{id}/replays`
   */
  readonly startReplay: (call: StartReplayCall, options?: CallOptions) => Call<BrowserReplay>;
  /**
   * List replays
   *
   * Returns all replays of the session, both in progress and finished. Their order is not specified.
   *
   * `GET /browsers/{id}/replays`
   */
  readonly listReplays: (call: ListReplaysCall, options?: CallOptions) => Call<BrowserReplay[]>;
  /**
   * Download a replay
   *
   * Returns the video of a finished replay. While the replay is still being recorded, the response is 202 without a
   * body: try again later, or stop the replay first.
   *
   * `GET /browsers/{id}/replays/{replay_id}`
   */
  readonly downloadReplay: (call: DownloadReplayCall, options?: CallOptions) => Call<Response | undefined>;
  /**
   * Stop a replay
   *
   * Stops the recording, so that the video can be downloaded.
   *
   * Not specified; this contract assumes that stopping a finished replay changes nothing and returns 200.
   *
   * `POST /browsers/{id}/replays/{replay_id}/stop`
   */
  readonly stopReplay: (call: StopReplayCall, options?: CallOptions) => Call<undefined>;
  /**
   * Create a profile
   *
   * Creates an empty profile. It stays empty until a browser session that loads it with `save_changes` ends.
   *
   * Returns 409 if another profile has the name.
   *
   * `POST /profiles`
   */
  readonly createProfile: (call: CreateProfileCall, options?: CallOptions) => Call<Profile>;
  /**
   * List profiles
   *
   * Returns a page of profiles.
   *
   * `GET /profiles`
   */
  readonly listProfiles: (call?: ListProfilesCall, options?: CallOptions) => PageCall<Profile>;
  /**
   * Get a profile
   *
   * Returns a profile.
   *
   * `GET /profiles/{id_or_name}`
   */
  readonly getProfile: (call: GetProfileCall, options?: CallOptions) => Call<Profile>;
  /**
   * Rename a profile
   *
   * Changes the name of a profile. A browser session that refers to the profile by its old name may fail to save its
   * changes.
   *
   * Returns 409 if another profile has the name.
   *
   * `PATCH /profiles/{id_or_name}`
   */
  readonly updateProfile: (call: UpdateProfileCall, options?: CallOptions) => Call<Profile>;
  /**
   * Delete a profile
   *
   * Deletes a profile and its saved state. Deleting it again returns 404.
   *
   * Not specified; this contract assumes that you can delete a profile while a browser session uses it. The session
   * keeps running and saves nothing.
   *
   * `DELETE /profiles/{id_or_name}`
   */
  readonly deleteProfile: (call: DeleteProfileCall, options?: CallOptions) => Call<undefined>;
  /**
   * Download a profile
   *
   * Returns the saved browser state of a profile as an archive. If the profile is still empty, the response is 202
   * without a body.
   *
   * `GET /profiles/{id_or_name}/download`
   */
  readonly downloadProfile: (call: DownloadProfileCall, options?: CallOptions) => Call<Response | undefined>;
  /**
   * Write a file
   *
   * Creates a file from the bytes of the request body, or replaces the content of an existing file. An existing file
   * keeps its mode. Missing parent directories are created with the mode `755`. The response is 200 in both cases.
   *
   * Returns 400 if the path ends with `/`, is a directory or lies below a file. A maximum size is not specified.
   *
   * `PUT /browsers/{id}/fs/write_file`
   */
  readonly writeFile: (call: WriteFileCall, options?: CallOptions) => Call<undefined>;
  /**
   * Read a file
   *
   * Returns the bytes of a file. The response is 400 if the path ends with `/` or is a directory.
   *
   * `GET /browsers/{id}/fs/read_file`
   */
  readonly readFile: (call: ReadFileCall, options?: CallOptions) => Call<Response>;
  /**
   * List a directory
   *
   * Returns the files and directories directly inside a directory. All of them are returned at once, in an order
   * that is not specified. Returns 400 if the path is a file.
   *
   * `GET /browsers/{id}/fs/list_files`
   */
  readonly listFiles: (call: ListFilesCall, options?: CallOptions) => Call<FileInfo[]>;
  /**
   * Get details of a file or directory
   *
   * Returns the name, size, mode and modification time of a file or directory.
   *
   * `GET /browsers/{id}/fs/file_info`
   */
  readonly getFileInfo: (call: GetFileInfoCall, options?: CallOptions) => Call<FileInfo>;
  /**
   * Create a directory
   *
   * Creates a directory and its missing parents, all with the same mode. If the directory already exists, it does
   * not change, and the response is also 201. Returns 400 if the path is a file or lies below one.
   *
   * `PUT /browsers/{id}/fs/create_directory`
   */
  readonly createDirectory: (call: CreateDirectoryCall, options?: CallOptions) => Call<undefined>;
  /**
   * Move or rename a file or directory
   *
   * Moves a file, or a directory with everything in it. If you move a file onto another file, it replaces that file.
   *
   * Returns 404 if the source or the parent directory of the destination does not exist, or if the source lies below
   * a file. Returns 400 if the destination is an existing directory, or if you move a directory onto a file or into
   * itself.
   *
   * `PUT /browsers/{id}/fs/move`
   */
  readonly movePath: (call: MovePathCall, options?: CallOptions) => Call<undefined>;
  /**
   * Set the permissions of a file or directory
   *
   * Changes the mode of a file or directory and, if given, its owner and group. The details of the file show the new
   * mode; no operation returns the owner and group. The contents of a directory keep their permissions.
   *
   * `PUT /browsers/{id}/fs/set_file_permissions`
   */
  readonly setFilePermissions: (call: SetFilePermissionsCall, options?: CallOptions) => Call<undefined>;
  /**
   * Delete a file
   *
   * Deletes a file or an empty directory. Returns 400 if the directory is not empty, and 404 if the path does not
   * exist.
   *
   * `PUT /browsers/{id}/fs/delete_file`
   */
  readonly deleteFile: (call: DeleteFileCall, options?: CallOptions) => Call<undefined>;
  /**
   * Delete a directory
   *
   * Deletes a directory and everything in it. If the path does not exist, the response is also 200. The behavior for
   * a path that is a file is not specified.
   *
   * `PUT /browsers/{id}/fs/delete_directory`
   */
  readonly deleteDirectory: (call: DeleteDirectoryCall, options?: CallOptions) => Call<undefined>;
  /**
   * Upload files
   *
   * Writes one or more files, each to its own path. If the request is rejected, no file is written. Missing parent
   * directories are created. Existing files are replaced; new files get the mode `644`.
   *
   * Returns 400 if the form has no files, or if a file or its destination is missing. Also returns 400 if a
   * destination is not absolute, ends with `/`, is a directory or lies below a file.
   *
   * `POST /browsers/{id}/fs/upload`
   */
  readonly uploadFiles: (call: UploadFilesCall, options?: CallOptions) => Call<undefined>;
  /**
   * Upload and extract a ZIP archive
   *
   * Extracts a ZIP archive into a directory. The directory is created if it does not exist, and existing files are
   * replaced. New files and directories get the modes stored in the archive.
   *
   * Returns 400 if the file is not a ZIP archive, or if the archive has a name that leads out of the directory.
   *
   * `POST /browsers/{id}/fs/upload_zip`
   */
  readonly uploadZip: (call: UploadZipCall, options?: CallOptions) => Call<undefined>;
  /**
   * Download a directory as a ZIP archive
   *
   * Returns everything in a directory, at any depth, as a ZIP archive. Names in the archive are relative to the
   * directory, and modes are preserved. Returns 400 if the path is a file.
   *
   * `GET /browsers/{id}/fs/download_dir_zip`
   */
  readonly downloadDirZip: (call: DownloadDirZipCall, options?: CallOptions) => Call<Response>;
  /**
   * Watch a directory or file
   *
   * From now on, records an event for every write, upload, deletion and move in a directory. Use the returned ID to
   * stream the events. The service keeps up to 100 unread events and drops further ones. Deleting the directory
   * itself also records an event.
   *
   * The path can also be a file; the events are then those of the file. The watch lasts until you stop it or the
   * session is deleted. Returns 404 if the path does not exist.
   *
   * `POST /browsers/{id}/fs/watch`
   */
  readonly startFileWatch: (call: StartFileWatchCall, options?: CallOptions) => Call<FileWatch>;
  /**
   * Stream file changes
   *
   * Sends the events of a watch: first those that were kept, then new ones as they happen. The stream ends when the
   * watch is stopped or the session is deleted. Returns 404 if the watch is stopped.
   *
   * It is not specified what a second stream of the same watch sends.
   *
   * `GET /browsers/{id}/fs/watch/{watch_id}/events`
   */
  readonly streamFileEvents: (call: StreamFileEventsCall, options?: CallOptions) => Call<AsyncIterable<FileSystemEvent>>;
  /**
   * Stop a file watch
   *
   * Stops a watch and ends its streams. Stopping it again returns 404.
   *
   * `DELETE /browsers/{id}/fs/watch/{watch_id}`
   */
  readonly stopFileWatch: (call: StopFileWatchCall, options?: CallOptions) => Call<undefined>;
  /**
   * Take a screenshot
   *
   * Returns an image of the viewport, or of a region of it, in full size. The response is 400 if the region is empty
   * or extends outside the viewport.
   *
   * `POST /browsers/{id}/computer/screenshot`
   */
  readonly takeScreenshot: (call: TakeScreenshotCall, options?: CallOptions) => Call<Response>;
  /**
   * Click the mouse
   *
   * Moves the mouse pointer to a position and clicks a mouse button there. With `click_type`, you can also only
   * press or only release the button. Returns 400 if the position is outside the viewport.
   *
   * `POST /browsers/{id}/computer/click_mouse`
   */
  readonly clickMouse: (call: ClickMouseCall, options?: CallOptions) => Call<undefined>;
  /**
   * Move the mouse
   *
   * Moves the mouse pointer to a position, either along a curve or in one jump. Returns 400 if the position is
   * outside the viewport.
   *
   * `POST /browsers/{id}/computer/move_mouse`
   */
  readonly moveMouse: (call: MoveMouseCall, options?: CallOptions) => Call<undefined>;
  /**
   * Get the mouse position
   *
   * Returns the position of the mouse pointer. Its position in a new session is not specified.
   *
   * `POST /browsers/{id}/computer/get_mouse_position`
   */
  readonly getMousePosition: (call: GetMousePositionCall, options?: CallOptions) => Call<MousePosition>;
  /**
   * Drag the mouse
   *
   * Presses a mouse button at the first point, moves the mouse pointer through the other points in order, and
   * releases the button at the last point. Returns 400 if a point is outside the viewport.
   *
   * `POST /browsers/{id}/computer/drag_mouse`
   */
  readonly dragMouse: (call: DragMouseCall, options?: CallOptions) => Call<undefined>;
  /**
   * Scroll
   *
   * Moves the mouse pointer to a position and turns the mouse wheel there. At least one of `delta_x` and `delta_y`
   * must be present and not 0; otherwise the response is 400. Also returns 400 if the position is outside the
   * viewport.
   *
   * `POST /browsers/{id}/computer/scroll`
   */
  readonly scroll: (call: ScrollCall, options?: CallOptions) => Call<undefined>;
  /**
   * Type text
   *
   * Types text on the keyboard. The text goes to the focused element.
   *
   * `POST /browsers/{id}/computer/type`
   */
  readonly typeText: (call: TypeTextCall, options?: CallOptions) => Call<undefined>;
  /**
   * Press keys
   *
   * Presses keys and key combinations one after another. With a `duration`, all keys are held down together for that
   * time. Returns 400 if the list of keys is empty. The behavior for an unknown key name is not specified.
   *
   * `POST /browsers/{id}/computer/press_key`
   */
  readonly pressKey: (call: PressKeyCall, options?: CallOptions) => Call<undefined>;
  /**
   * Show or hide the mouse pointer
   *
   * Shows or hides the mouse pointer until the next call changes it.
   *
   * `POST /browsers/{id}/computer/cursor`
   */
  readonly setCursor: (call: SetCursorCall, options?: CallOptions) => Call<OkResponse>;
  /**
   * Write to the clipboard
   *
   * Replaces the text in the session's clipboard.
   *
   * `POST /browsers/{id}/computer/clipboard/write`
   */
  readonly writeClipboard: (call: WriteClipboardCall, options?: CallOptions) => Call<undefined>;
  /**
   * Read the clipboard
   *
   * Returns the text in the session's clipboard.
   *
   * Not specified; this contract assumes that the clipboard of a new session is empty.
   *
   * `POST /browsers/{id}/computer/clipboard/read`
   */
  readonly readClipboard: (call: ReadClipboardCall, options?: CallOptions) => Call<ClipboardContent>;
  /**
   * Run a batch of computer actions
   *
   * Runs mouse, keyboard and screen actions one after another. Each action is validated as if you sent it on its
   * own. A point outside the viewport, an empty list of keys or a scroll by 0 is rejected with 400. So is an action
   * without the settings of its `type`.
   *
   * The batch stops at the first action that is rejected or fails. The actions before it have already run; the
   * actions after it do not run. The error message gives the position of the action, counted from 0, and its type:
   * `actions[1] (scroll): …`.
   *
   * `POST /browsers/{id}/computer/batch`
   */
  readonly batchComputerAction: (call: BatchComputerActionCall, options?: CallOptions) => Call<undefined>;
  /**
   * Execute Playwright code
   *
   * Runs Playwright code next to the session's browser and returns its result. The response is also 200 if the code
   * throws, cannot be parsed, or runs longer than `timeout_sec`; it then has `success: false` and the reason in
   * `error`. Returns 400 if the code is empty.
   *
   * Code runs in an executor: a process with its own connection to the browser. If you omit `executor`, the code
   * runs in `default`, in the page that is open. Any other name creates an executor with its own tab in the
   * background, unless an executor with that name exists. Later calls use the same tab, or get a new one if it was
   * closed. Variables do not survive a call; to keep them, use `executeReplCode`.
   *
   * Calls in the same executor run one after another; calls in different executors run at the same time. A session
   * can have at most eight executors besides `default`. If a call needs one more, the response is 409 and lists the
   * executors; delete one of them first.
   *
   * `POST /browsers/{id}/playwright/execute`
   */
  readonly executePlaywrightCode: (call: ExecutePlaywrightCodeCall, options?: CallOptions) => Call<ExecutePlaywrightResult>;
  /**
   * List Playwright executors
   *
   * Returns the session's executors, with `default` first. A browser instance with an older image has no executors
   * and returns 404.
   *
   * `GET /browsers/{id}/playwright/executors`
   */
  readonly listPlaywrightExecutors: (call: ListPlaywrightExecutorsCall, options?: CallOptions) => Call<PlaywrightExecutors>;
  /**
   * Delete a Playwright executor
   *
   * Stops an executor and closes its tab. The name can be used again. The executor `default` is not removed: it
   * restarts and stays in the list.
   *
   * Not specified; this contract assumes that a call running in the executor fails with `success: false`, and so do
   * calls that wait for it. It assumes 404 if no executor has the name.
   *
   * `DELETE /browsers/{id}/playwright/executors/{name}`
   */
  readonly deletePlaywrightExecutor: (call: DeletePlaywrightExecutorCall, options?: CallOptions) => Call<undefined>;
  /**
   * Execute code in a browser REPL
   *
   * Runs code in the session's REPL, where variables survive from one call to the next. If the code throws, the
   * response is also 200, with `success: false`. The value of an expression is not part of the output: write output
   * with `repl.write`, and call `repl.help()` to see what else you can use.
   *
   * `repl_id` identifies the REPL. After a `reset`, a timeout or a crash, a new REPL with another ID replaces it,
   * and all variables are lost. The response to a call that times out has `repl_terminated: true` and still has the
   * old ID; the next call has the new one.
   *
   * Not specified; this contract assumes 400 if the code is empty, unless `reset` is true.
   *
   * `POST /browsers/{id}/repl`
   */
  readonly executeReplCode: (call: ExecuteReplCodeCall, options?: CallOptions) => Call<BrowserReplResult>;
  /**
   * Run a command and wait for it
   *
   * Runs a command on the browser instance, waits for it to end, and returns all its output. If the command fails,
   * the response is also 200, with its `exit_code`. If it runs longer than `timeout_sec`, the response is 500.
   *
   * Returns 400 if the command is empty, missing or not executable, if the working directory or user does not exist,
   * or if `as_user` is combined with `as_root`.
   *
   * `POST /browsers/{id}/process/exec`
   */
  readonly execProcess: (call: ExecProcessCall, options?: CallOptions) => Call<ExecProcessResult>;
  /**
   * Start a process
   *
   * Starts a command on the browser instance and returns at once. Use the returned ID to work with the process. The
   * process runs until it ends by itself, a signal ends it, or the session is deleted.
   *
   * Returns 400 if the command is empty, missing or not executable, if the working directory or user does not exist,
   * or if `as_user` is combined with `as_root`.
   *
   * `POST /browsers/{id}/process/spawn`
   */
  readonly spawnProcess: (call: SpawnProcessCall, options?: CallOptions) => Call<SpawnProcessResult>;
  /**
   * Get the status of a process
   *
   * Returns whether a process is running or has exited, and its resource usage. Some time after a process has
   * exited, the response is 404; how long the service keeps the process is not specified.
   *
   * `GET /browsers/{id}/process/{process_id}/status`
   */
  readonly getProcessStatus: (call: GetProcessStatusCall, options?: CallOptions) => Call<ProcessStatus>;
  /**
   * Stream the output of a process
   *
   * Sends everything that a process writes to standard output and standard error. The last event reports the exit of
   * the process, and the stream ends. A process with a terminal sends only this last event: its output is not
   * available here.
   *
   * It is not specified whether a stream starts with earlier output.
   *
   * Not specified; this contract assumes that the stream of an exited process still sends the last event.
   *
   * `GET /browsers/{id}/process/{process_id}/stdout/stream`
   */
  readonly streamProcessStdout: (call: StreamProcessStdoutCall, options?: CallOptions) => Call<AsyncIterable<ProcessStreamEvent>>;
  /**
   * Write to a process
   *
   * Writes bytes to the standard input of a process. Returns 400 if the data is not Base64.
   *
   * Not specified; this contract assumes 400 if the process has exited.
   *
   * `POST /browsers/{id}/process/{process_id}/stdin`
   */
  readonly writeProcessStdin: (call: WriteProcessStdinCall, options?: CallOptions) => Call<WriteProcessStdinResult>;
  /**
   * Resize the terminal of a process
   *
   * Changes the size of a process's terminal. Returns 400 if the process has no terminal, that is, if it was started
   * without `allocate_tty`.
   *
   * `POST /browsers/{id}/process/{process_id}/resize`
   */
  readonly resizeProcess: (call: ResizeProcessCall, options?: CallOptions) => Call<OkResponse>;
  /**
   * Send a signal to a process
   *
   * Sends a signal to a running process. A process ended by a signal has the exit code -1. Returns 404 if the
   * process has already exited.
   *
   * `POST /browsers/{id}/process/{process_id}/kill`
   */
  readonly killProcess: (call: KillProcessCall, options?: CallOptions) => Call<OkResponse>;
  /**
   * Stream logs
   *
   * Sends the lines of one log of a session's browser instance. With the source `path`, these are the lines of a
   * file; with the source `supervisor`, those of a process that the instance itself runs. Returns 400 if the
   * parameter that the source requires is missing.
   *
   * The stream starts at the end of the log and sends each new line until the client closes the stream or the
   * session is deleted. With `follow` set to false, it sends the existing lines and ends. If the file does not
   * exist, the stream sends a single event that says so, and ends.
   *
   * `GET /browsers/{id}/logs/stream`
   */
  readonly streamLogs: (call: StreamLogsCall, options?: CallOptions) => Call<AsyncIterable<LogEvent>>;
  /**
   * List telemetry events
   *
   * Returns a page of the telemetry events that the service keeps for a session. The oldest events come first,
   * unless `order` says otherwise. A page covers up to `limit` events between `since` and `until`, but returns only
   * those that match both `category` and `type`.
   *
   * A page can therefore be empty even if more events follow. To read them all, repeat the request with
   * `X-Next-Offset` as `offset` until `X-Has-More` is false.
   *
   * The list is empty if nothing was recorded, or if the session was created with `telemetry.storage.enabled` set to
   * false. Returns 400 if `since` is combined with `order=desc`.
   *
   * Not specified; this contract assumes 400 if `since` or `until` is malformed, and that an unknown `type` matches
   * no event.
   *
   * `GET /browsers/{id}/telemetry/events`
   */
  readonly listTelemetryEvents: (call: ListTelemetryEventsCall, options?: CallOptions) => PageCall<BrowserTelemetryEnvelope>;
  /**
   * Stream telemetry events
   *
   * Sends the telemetry events of a session as they happen. A new connection receives only new events, unless
   * `replay` says otherwise. The stream ends with the session. If telemetry is off, the stream stays open without
   * events.
   *
   * Unlike other event streams, this one sends an `id:` line before the `data:` line of each event, with the event's
   * `seq`. To resume after an interruption, send the last ID in the header `Last-Event-ID`. A gap in `seq` means
   * that events were lost.
   *
   * After 15 seconds without an event, the stream sends a comment line. With `type`, the stream leaves out all other
   * events. To move the ID past them, it sends frames with an `id:` line and no data, about every 15 seconds and at
   * the end.
   *
   * `GET /browsers/{id}/telemetry/stream`
   */
  readonly streamTelemetryEvents: (call: StreamTelemetryEventsCall, options?: CallOptions) => Call<AsyncIterable<BrowserTelemetryEnvelope>>;
  /**
   * Upload an extension
   *
   * Stores a browser extension so that sessions can load it. Upload the extension as a ZIP archive of its unpacked
   * files. The size and checksum are those of the uploaded bytes. Returns 409 if another extension has the name.
   *
   * It is not specified whether the bytes must be a ZIP archive, or how large the archive can be.
   *
   * `POST /extensions`
   */
  readonly createExtension: (call: CreateExtensionCall, options?: CallOptions) => Call<Extension>;
  /**
   * List extensions
   *
   * Returns a page of extensions.
   *
   * `GET /extensions`
   */
  readonly listExtensions: (call?: ListExtensionsCall, options?: CallOptions) => PageCall<Extension>;
  /**
   * Get an extension
   *
   * Returns the name, size, checksum and timestamps of an extension, without its archive.
   *
   * `GET /extensions/{id_or_name}/metadata`
   */
  readonly getExtensionMetadata: (call: GetExtensionMetadataCall, options?: CallOptions) => Call<Extension>;
  /**
   * Download an extension from the Chrome Web Store
   *
   * Downloads an extension from the Chrome Web Store and returns it as a ZIP archive of its unpacked files. The
   * service does not store the extension; to keep it, upload the archive.
   *
   * The behavior for an extension that the store does not have is not specified.
   *
   * Not specified; this contract assumes 400 if the URL is outside the Chrome Web Store.
   *
   * `GET /extensions/from_chrome_store`
   */
  readonly downloadChromeStoreExtension: (call: DownloadChromeStoreExtensionCall, options?: CallOptions) => Call<Response>;
  /**
   * Download an extension
   *
   * Returns the ZIP archive of an extension.
   *
   * Not specified; this contract assumes that the archive has exactly the uploaded bytes.
   *
   * `GET /extensions/{id_or_name}`
   */
  readonly downloadExtension: (call: DownloadExtensionCall, options?: CallOptions) => Call<Response>;
  /**
   * Delete an extension
   *
   * Deletes an extension and its archive. The name can be used again. Deleting it again returns 404.
   *
   * The effect on sessions and pools that use the extension is not specified.
   *
   * `DELETE /extensions/{id_or_name}`
   */
  readonly deleteExtension: (call: DeleteExtensionCall, options?: CallOptions) => Call<undefined>;
  /**
   * Create a proxy
   *
   * Stores a proxy that browser sessions can send their traffic through. Several proxies can have the same name.
   *
   * `type` determines the type of the proxy, and which settings `config` can have. Websites are least likely to
   * detect a bot behind a `mobile` proxy, followed by `residential`, `isp` and `datacenter` proxies. Datacenter
   * proxies are still accepted but no longer offered.
   *
   * A `custom` proxy is your own. Its password and certificates are never returned; `has_password` and
   * `has_ca_bundle` say whether they are stored.
   *
   * Not specified; this contract assumes 400 if `ca_bundle` is not PEM.
   *
   * `POST /proxies`
   */
  readonly createProxy: (call: CreateProxyCall, options?: CallOptions) => Call<Proxy>;
  /**
   * List proxies
   *
   * Returns a page of proxies.
   *
   * `GET /proxies`
   */
  readonly listProxies: (call?: ListProxiesCall, options?: CallOptions) => PageCall<Proxy>;
  /**
   * Get a proxy
   *
   * Returns a proxy. If several proxies have the name, the response is 400 with the code `ambiguous_proxy_name`.
   *
   * `GET /proxies/{id_or_name}`
   */
  readonly getProxy: (call: GetProxyCall, options?: CallOptions) => Call<Proxy>;
  /**
   * Rename a proxy
   *
   * Changes the name of a proxy. Spaces around the name are removed, and other proxies can have the same name. You
   * cannot change the other settings of a proxy.
   *
   * Not specified; this contract assumes 400 if several proxies have the name in the path, as in `getProxy`.
   *
   * `PATCH /proxies/{id_or_name}`
   */
  readonly updateProxy: (call: UpdateProxyCall, options?: CallOptions) => Call<Proxy>;
  /**
   * Delete a proxy
   *
   * Deletes a proxy. The records of browser sessions that use it do not change: they keep its ID in `proxy_id`.
   * Deleting it again returns 404.
   *
   * Not specified; this contract assumes 400 if several proxies have the name, as in `getProxy`.
   *
   * `DELETE /proxies/{id_or_name}`
   */
  readonly deleteProxy: (call: DeleteProxyCall, options?: CallOptions) => Call<undefined>;
  /**
   * Check a proxy
   *
   * Tests whether a proxy works and saves the result in its `status`, `last_checked` and `ip_address`. If the proxy
   * fails the test, the response is still 200. If the test is not possible, the response is 422.
   *
   * With `url`, the check tests whether that URL can be reached through the proxy, and the stored `status` does not
   * change. It is not specified whether the `status` in the response reports the result of that test. Returns 400 if
   * the URL is not `http` or `https`.
   *
   * ISP and datacenter proxies keep their IP address, so a browser session can reach the same sites as the check.
   * Residential and mobile proxies change their IP address between requests. For them, the check shows that the
   * proxy works, but not that a session can reach the same site.
   *
   * Not specified; this contract assumes 400 if several proxies have the name, as in `getProxy`.
   *
   * `POST /proxies/{id_or_name}/check`
   */
  readonly checkProxy: (call: CheckProxyCall, options?: CallOptions) => Call<Proxy>;
  /**
   * Create a browser pool
   *
   * Creates a pool and starts to fill it, by `fill_rate_per_minute` percent of its size per minute. All browsers in
   * the pool start with the same configuration. They load the pool's profile but never save to it.
   *
   * Returns 409 if another pool has the name, and 429 if the pool would exceed the organization's limit of pooled
   * browsers.
   *
   * Not specified; this contract assumes 400 if the profile, an extension or the proxy does not exist.
   *
   * `POST /browser_pools`
   */
  readonly createBrowserPool: (call: CreateBrowserPoolCall, options?: CallOptions) => Call<BrowserPool>;
  /**
   * List browser pools
   *
   * Returns a page of pools.
   *
   * `GET /browser_pools`
   */
  readonly listBrowserPools: (call?: ListBrowserPoolsCall, options?: CallOptions) => PageCall<BrowserPool>;
  /**
   * Get a browser pool
   *
   * Returns a pool with its configuration and the number of idle and leased browsers.
   *
   * `GET /browser_pools/{id_or_name}`
   */
  readonly getBrowserPool: (call: GetBrowserPoolCall, options?: CallOptions) => Call<BrowserPool>;
  /**
   * Update a browser pool
   *
   * Changes the settings in the request; all others stay the same. The new configuration applies to browsers that
   * start from now on; `discard_all_idle` also replaces the idle ones. A leased browser keeps its configuration,
   * even after a release with `reuse`, until it is discarded or the pool is flushed.
   *
   * A change of the allowed hosts goes further: it replaces the idle browsers. Leased browsers get the new list, or
   * are replaced, when they are released.
   *
   * Returns 409 if another pool has the name, and 409 with the code `stale_network` if the network setting is not
   * the same as `expected_network`. Returns 429 if the size would exceed the organization's limit of pooled
   * browsers.
   *
   * Not specified; this contract assumes 400 if the profile, an extension or the proxy does not exist.
   *
   * `PATCH /browser_pools/{id_or_name}`
   */
  readonly updateBrowserPool: (call: UpdateBrowserPoolCall, options?: CallOptions) => Call<BrowserPool>;
  /**
   * Delete a browser pool
   *
   * Deletes a pool and all its browsers. Returns 400 while any of the browsers is leased, unless `force` is true;
   * the leased sessions are then deleted as well. Deleting the pool again returns 404.
   *
   * `DELETE /browser_pools/{id_or_name}`
   */
  readonly deleteBrowserPool: (call: DeleteBrowserPoolCall, options?: CallOptions) => Call<undefined>;
  /**
   * Acquire a browser from a pool
   *
   * Leases an idle browser of the pool. The browser is yours until you release it, its session is deleted, or the
   * pool's timeout passes.
   *
   * If no browser is idle, the request waits up to `acquire_timeout_seconds` for one to be released or started. If
   * none becomes available, the response is 204 without a body; to keep waiting, send the request again.
   *
   * Not specified; this contract assumes 409 if another active session has the name, and 400 if the profile does not
   * exist.
   *
   * `POST /browser_pools/{id_or_name}/acquire`
   */
  readonly acquireBrowser: (call: AcquireBrowserCall, options?: CallOptions) => Call<Browser | undefined>;
  /**
   * Release a browser to its pool
   *
   * Ends a lease. With `reuse`, the default, the session returns to the pool as it is, including open pages, and
   * becomes available for the next lease. The name, tags and telemetry of this lease are removed, and its changes to
   * the allowed hosts are undone. If the lease removed the list of allowed hosts, a new browser replaces the
   * session.
   *
   * If `reuse` is false, or if the lease loaded its own profile, the session is deleted and a new browser replaces
   * it.
   *
   * Not specified; this contract assumes 404 if the session is not leased from this pool.
   *
   * `POST /browser_pools/{id_or_name}/release`
   */
  readonly releaseBrowser: (call: ReleaseBrowserCall, options?: CallOptions) => Call<undefined>;
  /**
   * Flush a browser pool
   *
   * Deletes the idle browsers of a pool. Leased browsers stay. The pool then fills again at its fill rate, with its
   * current configuration.
   *
   * `POST /browser_pools/{id_or_name}/flush`
   */
  readonly flushBrowserPool: (call: FlushBrowserPoolCall, options?: CallOptions) => Call<undefined>;
  /**
   * Create an auth connection
   *
   * Creates a connection that keeps a profile logged in to a domain. If the profile does not exist, it is created as
   * well. The connection first needs a login: its status is `NEEDS_AUTH` until a login succeeds.
   *
   * If a health check later finds the profile logged out, the service logs in again if `auto_reauth` is true and it
   * is able to. Otherwise, the status becomes `NEEDS_AUTH` again. A health check without a clear result does not
   * change the status.
   *
   * Returns 409 if the profile and domain already have a connection; `existing_id` is its ID.
   *
   * Not specified; this contract assumes 400 if the proxy or credential does not exist, if several proxies have the
   * given name, or if a deprecated property is combined with its replacement.
   *
   * `POST /auth/connections`
   */
  readonly createAuthConnection: (call: CreateAuthConnectionCall, options?: CallOptions) => Call<ManagedAuth>;
  /**
   * List auth connections
   *
   * Returns a page of auth connections.
   *
   * `GET /auth/connections`
   */
  readonly listAuthConnections: (call?: ListAuthConnectionsCall, options?: CallOptions) => PageCall<ManagedAuth>;
  /**
   * Get an auth connection
   *
   * Returns a connection with the state of its latest login. While the login waits for the user, `fields` and
   * `choices` describe the input that it needs, and `interaction_id` identifies that request for input.
   *
   * `GET /auth/connections/{id}`
   */
  readonly getAuthConnection: (call: GetAuthConnectionCall, options?: CallOptions) => Call<ManagedAuth>;
  /**
   * Update an auth connection
   *
   * Changes the settings in the request; all others stay the same. `browser` is merged property by property. You
   * cannot change the domain or the profile. The effect on a login in progress is not specified.
   *
   * Not specified; this contract assumes 400 in the same cases as `createAuthConnection`.
   *
   * `PATCH /auth/connections/{id}`
   */
  readonly updateAuthConnection: (call: UpdateAuthConnectionCall, options?: CallOptions) => Call<ManagedAuth>;
  /**
   * Delete an auth connection
   *
   * Deletes a connection. Its health checks and automatic logins stop, and a login in progress ends as `CANCELED`.
   * Deleting the connection again returns 404.
   *
   * It is not specified whether the profile stays logged in, or whether the stored credentials are kept.
   *
   * `DELETE /auth/connections/{id}`
   */
  readonly deleteAuthConnection: (call: DeleteAuthConnectionCall, options?: CallOptions) => Call<undefined>;
  /**
   * Start a login
   *
   * Starts a login and returns at once. Either the user completes the login on the page at `hosted_url`, or your app
   * submits the input that the login asks for.
   *
   * `flow_status` is `IN_PROGRESS` until the login ends with `SUCCESS`, `FAILED` or `CANCELED`, or with `EXPIRED` at
   * `flow_expires_at`. `flow_step` shows the progress:
   *
   * - `DISCOVERING`: the service examines the website.
   * - `AWAITING_INPUT`: the user has to enter or choose something.
   * - `SUBMITTING`: the service submits the input to the website, which may ask for more.
   * - `AWAITING_EXTERNAL_ACTION`: the user has to act elsewhere, for example on a phone.
   * - `COMPLETED`: the login is complete.
   *
   * After `SUCCESS`, the connection is `AUTHENTICATED` and its profile is saved. If `save_credentials` is true, the
   * entered values are stored as a credential. After `FAILED`, `error_code` and `error_message` give the reason, and
   * `website_error` has the message of the website, if there was one.
   *
   * Returns 409 if another login is in progress and has not passed its expiry.
   *
   * Not specified; this contract assumes that the login is a `REAUTH` if a login succeeded before and its
   * credentials are stored, and a `LOGIN` otherwise. It also assumes 400 in the same cases as
   * `createAuthConnection`.
   *
   * `POST /auth/connections/{id}/login`
   */
  readonly startAuthLogin: (call: StartAuthLoginCall, options?: CallOptions) => Call<LoginResponse>;
  /**
   * Submit input to a login
   *
   * Submits the input that a login waits for: values for its `fields` in `field_values`, or one of its `choices` in
   * `selected_choice_id`. Both need the current `interaction_id`, which changes each time the login waits again. The
   * other properties answer older forms of fields and choices, and work without an `interaction_id`.
   *
   * The response does not wait for the result, and the website may ask for more input. To see the result, stream the
   * events of the login or get the connection.
   *
   * Returns 400 if `sso_provider` is combined with `sso_button_selector`.
   *
   * Not specified; this contract assumes 400 if `interaction_id` is missing, or if the login does not have the field
   * or choice. It assumes 422 if `interaction_id` is outdated, or if the login does not wait for input.
   *
   * `POST /auth/connections/{id}/submit`
   */
  readonly submitAuthFields: (call: SubmitAuthFieldsCall, options?: CallOptions) => Call<SubmitFieldsResponse>;
  /**
   * Stream the events of a login
   *
   * Streams the state of the connection's latest login: an event for each change, and heartbeats in between. The
   * stream ends with the login, after an event with `SUCCESS`, `FAILED`, `EXPIRED` or `CANCELED`.
   *
   * It is not specified what the stream sends for a connection without a login.
   *
   * Not specified; this contract assumes that the stream starts with the current state.
   *
   * `GET /auth/connections/{id}/events`
   */
  readonly streamAuthEvents: (call: StreamAuthEventsCall, options?: CallOptions) => Call<AsyncIterable<ManagedAuthEvent>>;
  /**
   * Exchange a handoff code
   *
   * Returns a token for the `handoff_code` of a login. Returns 410 if the code was used before or has expired.
   *
   * It is not specified how long a code is valid, what the token allows, or how long the token is valid.
   *
   * Not specified; this contract assumes that a code works once, and 400 if the code belongs to another connection.
   *
   * `POST /auth/connections/{id}/exchange`
   */
  readonly exchangeAuthCode: (call: ExchangeAuthCodeCall, options?: CallOptions) => Call<ManagedAuthExchangeResponse>;
  /**
   * List the timeline of an auth connection
   *
   * Returns a page of the connection's timeline, newest first. The timeline has one entry for each login and each
   * health check. The entry of a login changes until the login ends.
   *
   * `GET /auth/connections/{id}/timeline`
   */
  readonly listAuthTimeline: (call: ListAuthTimelineCall, options?: CallOptions) => PageCall<ManagedAuthTimelineEvent>;
  /**
   * Create a credential
   *
   * Stores the values that a login needs, such as a username and a password. The values and the TOTP secret are
   * never returned; `value_keys` lists the names of the values. If the request has a TOTP secret, the response has
   * the current one-time code.
   *
   * Returns 409 if another credential has the name.
   *
   * Not specified; this contract assumes 400 if `totp_secret` is neither Base32 nor a key URI, if `totp_digits` is
   * outside 1–10, or if `totp_period` is outside 1–86,400.
   *
   * `POST /credentials`
   */
  readonly createCredential: (call: CreateCredentialCall, options?: CallOptions) => Call<Credential>;
  /**
   * List credentials
   *
   * Returns a page of credentials, without their `value_keys` and one-time codes.
   *
   * `GET /credentials`
   */
  readonly listCredentials: (call?: ListCredentialsCall, options?: CallOptions) => PageCall<Credential>;
  /**
   * Get a credential
   *
   * Returns a credential with the names of its values. The values are never returned.
   *
   * `GET /credentials/{id_or_name}`
   */
  readonly getCredential: (call: GetCredentialCall, options?: CallOptions) => Call<Credential>;
  /**
   * Update a credential
   *
   * Changes the settings in the request; all others stay the same. The values in `remove_value_keys` are removed
   * first; then those in `values` are added or replaced. If the request has a TOTP secret, the response has the
   * current one-time code.
   *
   * `totp_algorithm`, `totp_digits` and `totp_period` need a `totp_secret` in the same request. A new Base32 secret
   * keeps the previous algorithm, digits and period, unless the request sets them. A new key URI resets them to
   * `SHA1`, 6 and 30.
   *
   * Returns 409 if another credential has the name.
   *
   * Not specified; this contract assumes 400 if another `totp_` property is set without `totp_secret`. It also
   * assumes 400 in the same cases as `createCredential`.
   *
   * `PATCH /credentials/{id_or_name}`
   */
  readonly updateCredential: (call: UpdateCredentialCall, options?: CallOptions) => Call<Credential>;
  /**
   * Delete a credential
   *
   * Deletes a credential with its values and its TOTP secret. The name can be used again. Deleting the credential
   * again returns 404.
   *
   * The effect on auth connections that use the credential is not specified.
   *
   * `DELETE /credentials/{id_or_name}`
   */
  readonly deleteCredential: (call: DeleteCredentialCall, options?: CallOptions) => Call<undefined>;
  /**
   * Get the TOTP code of a credential
   *
   * Returns the current one-time code (RFC 6238), with the algorithm, digits and period of the credential. Returns
   * 404 if the credential has no TOTP secret.
   *
   * `GET /credentials/{id_or_name}/totp-code`
   */
  readonly getTotpCode: (call: GetTotpCodeCall, options?: CallOptions) => Call<TotpCode>;
  /**
   * Create a credential provider
   *
   * Connects a password manager as a source of credentials. The provider is enabled at first, and its token is never
   * returned. Spaces around the name are removed. It is not specified whether the token is tested at once; to test
   * it, use `testCredentialProvider`.
   *
   * Returns 409 if another provider of the organization has the name.
   *
   * Not specified; this contract assumes 400 if the name has only spaces, and that the new provider comes last in
   * the order of `priority`.
   *
   * `POST /org/credential_providers`
   */
  readonly createCredentialProvider: (call: CreateCredentialProviderCall, options?: CallOptions) => Call<CredentialProvider>;
  /**
   * List credential providers
   *
   * Returns a page of credential providers.
   *
   * `GET /org/credential_providers`
   */
  readonly listCredentialProviders: (call?: ListCredentialProvidersCall, options?: CallOptions) => PageCall<CredentialProvider>;
  /**
   * Get a credential provider
   *
   * Returns a credential provider.
   *
   * `GET /org/credential_providers/{id}`
   */
  readonly getCredentialProvider: (call: GetCredentialProviderCall, options?: CallOptions) => Call<CredentialProvider>;
  /**
   * Update a credential provider
   *
   * Changes the settings in the request; all others stay the same. Spaces around the name are removed. It is not
   * specified whether auth connections that use the old name still find the provider.
   *
   * Returns 409 if another provider of the organization has the name.
   *
   * Not specified; this contract assumes 400 if the name has only spaces.
   *
   * `PATCH /org/credential_providers/{id}`
   */
  readonly updateCredentialProvider: (call: UpdateCredentialProviderCall, options?: CallOptions) => Call<CredentialProvider>;
  /**
   * Delete a credential provider
   *
   * Disconnects a password manager. The contents of the password manager do not change, and the name can be used
   * again. Deleting the provider again returns 404.
   *
   * The effect on auth connections that use the provider is not specified.
   *
   * `DELETE /org/credential_providers/{id}`
   */
  readonly deleteCredentialProvider: (call: DeleteCredentialProviderCall, options?: CallOptions) => Call<undefined>;
  /**
   * Test a credential provider
   *
   * Tests the token of a provider and returns the vaults that it can access. If the test fails, the response is
   * still 200: `success` is false, and `error` gives the reason.
   *
   * `POST /org/credential_providers/{id}/test`
   */
  readonly testCredentialProvider: (call: TestCredentialProviderCall, options?: CallOptions) => Call<CredentialProviderTestResult>;
  /**
   * List the items of a credential provider
   *
   * Returns all items that the provider's token can access, without their values. Use the `path` of an item in the
   * `credential` of an auth connection. The list can be as old as the provider's `cache_ttl_seconds`.
   *
   * `GET /org/credential_providers/{id}/items`
   */
  readonly getCredentialProviderItems: (call: GetCredentialProviderItemsCall, options?: CallOptions) => Call<CredentialProviderItems>;
  /**
   * List app versions
   *
   * Returns a page of app versions, each with its actions. A version is listed once its deployment is running. The
   * values of environment variables are never returned: each is an empty string.
   *
   * `GET /apps`
   */
  readonly listApps: (call?: ListAppsCall, options?: CallOptions) => PageCall<AppVersionSummary>;
  /**
   * Deploy an app
   *
   * Starts to deploy the code of an app. The deployment is first `queued`, and later becomes `running` or `failed`
   * without another request. Once it is running, the app version is listed and you can invoke its actions.
   *
   * Send the code either as a ZIP archive in `file`, with `entrypoint_rel_path`, or as a GitHub repository in
   * `source`. Returns 400 if the form has neither or both.
   *
   * If the app already has the version, the deployment is rejected unless `force` is true; it then replaces the
   * version. Not specified; this contract assumes that such a deployment is rejected with 400.
   *
   * In the form, `source` is a single JSON part, and `force` is the text `true` or `false`. Each environment
   * variable is a separate part, such as `env_vars[SHOP_URL]`. Other spellings are also accepted: a part for each
   * property of the source, such as `source[url]` or `source.url`, and variables such as `env_vars.SHOP_URL`.
   *
   * `POST /deployments`
   */
  readonly createDeployment: (call: CreateDeploymentCall, options?: CallOptions) => Call<Deployment>;
  /**
   * List deployments
   *
   * Returns a page of deployments. Returns 400 if `app_version` is set without `app_name`.
   *
   * `GET /deployments`
   */
  readonly listDeployments: (call?: ListDeploymentsCall, options?: CallOptions) => PageCall<Deployment>;
  /**
   * Get a deployment
   *
   * Returns a deployment with its current status.
   *
   * `GET /deployments/{id}`
   */
  readonly getDeployment: (call: GetDeploymentCall, options?: CallOptions) => Call<Deployment>;
  /**
   * Delete a deployment
   *
   * Stops a deployment and marks it for deletion: its status becomes `stopped`. If it has already stopped or failed,
   * nothing changes, and the response is also 204.
   *
   * The effect on its app version and on running invocations is not specified, nor is the time at which the
   * deployment itself is removed.
   *
   * `DELETE /deployments/{id}`
   */
  readonly deleteDeployment: (call: DeleteDeploymentCall, options?: CallOptions) => Call<undefined>;
  /**
   * Stream the events of a deployment
   *
   * Sends an event for each status change of the deployment, for each line of its log, and for the app version that
   * it runs. Heartbeats show that the stream is alive while nothing else happens. The stream ends when the
   * deployment is `stopped` or `failed`.
   *
   * Not specified; this contract assumes that the stream stays open while the deployment is running. It also assumes
   * that the event with the app version comes before the status `running`.
   *
   * `GET /deployments/{id}/events`
   */
  readonly streamDeploymentEvents: (call: StreamDeploymentEventsCall, options?: CallOptions) => Call<AsyncIterable<DeploymentEvent>>;
  /**
   * Invoke an action
   *
   * Runs an action of an app version. Without `async`, the request waits for the action to end. The response is then
   * 200: the invocation has either succeeded, with an `output`, or failed, with a `status_reason`. It is not
   * specified how long an action can run without `async`.
   *
   * With `async`, the response is an immediate 202, and the invocation is `queued`. It must end within
   * `async_timeout_seconds`. Not specified; this contract assumes that it fails after that time.
   *
   * Returns 404 if the app, version or action does not exist, and 429 if the organization has reached its limit of
   * invocations.
   *
   * `POST /invocations`
   */
  readonly createInvocation: (call: CreateInvocationCall, options?: CallOptions) => Call<InvokeResponse>;
  /**
   * List invocations
   *
   * Returns a page of invocations. If you set several filters, an invocation must match all of them.
   *
   * `GET /invocations`
   */
  readonly listInvocations: (call?: ListInvocationsCall, options?: CallOptions) => PageCall<Invocation>;
  /**
   * Get an invocation
   *
   * Returns an invocation with its current status and, if it has succeeded, its output.
   *
   * `GET /invocations/{id}`
   */
  readonly getInvocation: (call: GetInvocationCall, options?: CallOptions) => Call<Invocation>;
  /**
   * End an invocation
   *
   * Ends an invocation that is queued or running. `failed` cancels the invocation; `succeeded` ends it with the
   * given `output`. Both set `finished_at`.
   *
   * It is not specified whether the browser sessions of the invocation are deleted.
   *
   * Not specified; this contract assumes 400 if the invocation has already ended.
   *
   * `PATCH /invocations/{id}`
   */
  readonly updateInvocation: (call: UpdateInvocationCall, options?: CallOptions) => Call<Invocation>;
  /**
   * Stream the events of an invocation
   *
   * Sends an event for each status change of the invocation and for each line of its log. Heartbeats show that the
   * stream is alive while nothing else happens. The stream ends when the invocation has succeeded or failed.
   *
   * `GET /invocations/{id}/events`
   */
  readonly streamInvocationEvents: (call: StreamInvocationEventsCall, options?: CallOptions) => Call<AsyncIterable<InvocationEvent>>;
  /**
   * List the browsers of an invocation
   *
   * Returns all active browser sessions that were created with this invocation's ID as `invocation_id`. Deleted
   * sessions are not listed.
   *
   * `GET /invocations/{id}/browsers`
   */
  readonly getInvocationBrowsers: (call: GetInvocationBrowsersCall, options?: CallOptions) => Call<InvocationBrowsers>;
  /**
   * Delete the browsers of an invocation
   *
   * Deletes all active browser sessions that were created with this invocation's ID as `invocation_id`. The
   * invocation itself does not change.
   *
   * `DELETE /invocations/{id}/browsers`
   */
  readonly deleteInvocationBrowsers: (call: DeleteInvocationBrowsersCall, options?: CallOptions) => Call<undefined>;
}
