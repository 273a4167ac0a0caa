// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type * as bytes from "./bytes.js";

/**
 * Format: date-time
 *
 * Date and time (RFC 3339).
 * @example 2026-11-20T09:30:00Z
 */
export type Timestamp = string;
/**
 * Names and values that label a resource, so that you can find it by them.
 * @example {
 *       "team": "research"
 *     }
 */
export interface Tags {
    [key: string]: string;
}
/**
 * Format: binary
 *
 * The raw bytes of a file.
 */
export type FileContent = bytes.FileBytes;
/**
 * Absolute path on the browser instance, starting with `/`.
 * @example /home/user/report.csv
 */
export type AbsolutePath = string;
/** Confirms that the operation succeeded. */
export interface OkResponse {
    /**
     * Always true.
     * @default true
     * @example true
     */
    ok: boolean;
}
/** A heartbeat, sent while nothing else happens. */
export interface SSEHeartbeatEvent {
    /**
     * Type of the event.
     * @example sse_heartbeat
     * @constant
     */
    event: "sse_heartbeat";
    /** When the event was sent. */
    timestamp: Timestamp;
}
/** An error that ends the stream. */
export interface ErrorEvent {
    /**
     * Type of the event.
     * @example error
     * @constant
     */
    event: "error";
    /** When the event was sent. */
    timestamp: Timestamp;
    /** The error. */
    error: ErrorBody;
}
/** A line in a log. */
export interface LogEvent {
    /**
     * Type of the event.
     * @example log
     * @constant
     */
    event: "log";
    /** When the line was written. */
    timestamp: Timestamp;
    /**
     * Text of the line.
     * @example Listening on port 8080.
     */
    message: string;
}
/** Settings for a new browser session. Every property is optional. */
export interface CreateBrowserRequest {
    /**
     * ID of the invocation that the session belongs to.
     * @example iv5a1s7d3f9g2h6j8k4l0z5x
     */
    invocation_id?: string;
    /**
     * Whether to make it harder for websites to detect that the browser is automated.
     * @default false
     * @example true
     */
    stealth?: boolean;
    /**
     * Whether to run the browser without a screen. A headless browser has no live view.
     * @default false
     * @example true
     */
    headless?: boolean;
    /**
     * Whether to give the browser a graphics processor. A GPU browser needs `headless: false` and the region `us-east`.
     * @example false
     */
    gpu?: boolean;
    /**
     * Region in which the browser runs. You cannot change it later. A region other than the default may need a plan (403).
     * @default us-east
     * @example us-east
     */
    region?: BrowserRegion;
    /** Memory of the browser instance. Headless browsers can have `1GiB` (the default), `2GiB` or `4GiB`; headful browsers can have `8GiB` (the default) or `16GiB`. Omit this property if you set `gpu`. */
    memory?: BrowserMemoryRequest;
    /** Video memory of a GPU browser, `2GiB` by default. It also sets the session's `memory`: `6GiB` with `2GiB`, and `12GiB` with `4GiB`. Only allowed with `gpu`. */
    video_memory?: BrowserVideoMemory;
    /**
     * Seconds without CDP or live view activity after which the session is deleted, accurate to within 5 seconds. The maximum is 72 hours. Minimum: `10`. Maximum: `259200`.
     * @default 60
     * @example 600
     */
    timeout_seconds?: number;
    /** Profile to load. It must exist. */
    profile?: BrowserProfile;
    /** Extensions to load, in this order. Maximum items: `20`. */
    extensions?: BrowserExtension[];
    /**
     * @deprecated
     *
     * ID of the proxy for the browser's traffic. Use `proxy` instead; the two cannot be combined.
     * @example px5a2s8d4f1g7h3j9k6l0z2x
     */
    proxy_id?: string;
    /** How the browser connects to the internet. By default, a browser with `stealth` uses the service's own proxy, and any other browser connects directly. */
    proxy?: BrowserProxyConfig;
    /** Size of the browser window, 1920 × 1080 pixels by default. */
    viewport?: BrowserViewport;
    /**
     * Whether to hide the address bar and the tabs.
     * @example false
     */
    kiosk_mode?: boolean;
    /**
     * URL to open first. The session starts even if the browser cannot open the URL.
     * @example https://shop.example.com
     */
    start_url?: string;
    /**
     * Chrome enterprise policies to apply, by name.
     * @example {
     *       "BookmarkBarEnabled": false
     *     }
     */
    chrome_policy?: {
        [key: string]: unknown;
    };
    /** Time zone and language of the browser. By default, both follow the region. */
    location?: BrowserLocationRequest;
    /** Which hosts the browser can reach, and how. */
    network?: BrowserNetworkRequest;
    /** Vaults to link to the session. You cannot change them later. */
    vaults?: VaultReference[];
    /** What telemetry to record. Nothing is recorded if this is omitted, null, an empty object or `enabled: false`, or if every category is turned off. `enabled: true` records the default categories, adjusted by those in `browser`. */
    telemetry?: BrowserTelemetryRequest | null;
    /**
     * Name of the session, unique among active sessions. Without a name, you can find the session only by its ID.
     * @example checkout
     */
    name?: string;
    /** Tags of the session. Maximum properties: `50`. */
    tags?: Tags;
}
/**
 * A region of the service.
 * @example us-east
 * @enum {string}
 */
export type BrowserRegion = "us-east" | "us-west" | "eu-west" | "ap-southeast";
/**
 * Memory with which a browser instance can be created.
 * @example 8GiB
 * @enum {string}
 */
export type BrowserMemoryRequest = "1GiB" | "2GiB" | "4GiB" | "8GiB" | "16GiB";
/**
 * Memory of a browser instance. Only GPU browsers have `6GiB` or `12GiB`.
 * @example 8GiB
 * @enum {string}
 */
export type BrowserMemory = "1GiB" | "2GiB" | "4GiB" | "6GiB" | "8GiB" | "12GiB" | "16GiB";
/**
 * Video memory of a GPU browser.
 * @example 2GiB
 * @enum {string}
 */
export type BrowserVideoMemory = "2GiB" | "4GiB";
/** Profile to load, by ID or name. If both are given, the ID wins. */
export interface BrowserProfile {
    /**
     * ID of the profile.
     * @example pf3n8w1q6z4k9x2m7t5v0b8c
     */
    id?: string;
    /**
     * Name of the profile. Pattern: `^[a-zA-Z0-9._-]{1,255}$`. Minimum length: `1`. Maximum length: `255`.
     * @example shop-login
     */
    name?: string;
    /**
     * Whether to save the browser's state to the profile when the session ends.
     * @default false
     * @example true
     */
    save_changes?: boolean;
}
/** Extension to load, by ID or name. If both are given, the ID wins. */
export interface BrowserExtension {
    /**
     * ID of the extension.
     * @example ex4v7b2n9m1k6j3h8g5f0d2s
     */
    id?: string;
    /**
     * Name of the extension. Pattern: `^[a-zA-Z0-9._-]{1,255}$`. Minimum length: `1`. Maximum length: `255`.
     * @example cookie-banner-closer
     */
    name?: string;
}
/** How a browser connects to the internet. A request sets exactly one of `mode`, `id` and `name`. A response has either `mode`, or the `id` and `name` of the proxy. */
export interface BrowserProxyConfig {
    /**
     * `direct` connects without a proxy. `default` has the same effect as omitting this setting: a browser with `stealth` uses the service's own proxy, and any other browser uses none.
     * @example direct
     * @enum {string}
     */
    mode?: "direct" | "default";
    /**
     * ID of the proxy. Minimum length: `1`.
     * @example px5a2s8d4f1g7h3j9k6l0z2x
     */
    id?: string;
    /**
     * Name of the proxy. In a request, exactly one proxy must have this name. Minimum length: `1`.
     * @example frankfurt
     */
    name?: string;
}
/** Size of a browser window. */
export interface BrowserViewport {
    /** Width of the browser window, in pixels. Minimum: `1`. */
    width: ViewportWidth;
    /** Height of the browser window, in pixels. Minimum: `1`. */
    height: ViewportHeight;
    /** Refresh rate of the screen, in hertz. The default depends on the size: larger windows get a lower rate. Minimum: `1`. */
    refresh_rate?: ViewportRefreshRate;
}
/**
 * Width of the browser window, in pixels.
 * @example 1280
 */
export type ViewportWidth = number;
/**
 * Height of the browser window, in pixels.
 * @example 800
 */
export type ViewportHeight = number;
/**
 * Refresh rate of the screen, in hertz.
 * @example 60
 */
export type ViewportRefreshRate = number;
/** Time zone and language of a browser. An omitted property follows the region. */
export interface BrowserLocationRequest {
    /**
     * IANA time zone. An unknown time zone is rejected with 400.
     * @example Europe/Berlin
     */
    timezone?: string;
    /**
     * Language as a BCP 47 tag. A malformed or unknown language is rejected with 400.
     * @example de-DE
     */
    locale?: string;
}
/** Which hosts a browser can reach, and how. Entries that break a rule are rejected with 400. */
export interface BrowserNetworkRequest {
    /** Hosts to reach directly, without a proxy. The default is the private address ranges; a list replaces this default, and an empty list allows none. An entry is a host name, a private IP address (IPv6 in brackets), a private range in canonical CIDR notation, or a wildcard. A wildcard is `*.` followed by at least two labels that are not a public suffix. Hosts and addresses can have a port; ranges cannot. */
    private_hosts?: string[];
    /** The only public hosts that the browser can reach. An entry is a host name, a wildcard, a public IP address or a public range. A wildcard is `*.` followed by a host; it covers the hosts below that host, but not the host itself. Entries have no port, path or scheme. They must not overlap with `private_hosts`, and they must cover `start_url`. Minimum items: `1`. */
    allowed_hosts?: string[];
    /** Proxies for specific hosts. Exact hosts win over wildcards, and longer patterns win over shorter ones. The same pattern in two routes is rejected. */
    proxy_routes?: BrowserProxyRoute[];
    /** State of the list of allowed hosts, as responses have it. It has no effect; pools do not allow it. */
    allowlist_state?: BrowserAllowlistState;
}
/** Hosts to reach through a specific proxy. */
export interface BrowserProxyRoute {
    /** Host names, or wildcards: `*.` followed by a host. */
    hosts: string[];
    /** Proxy of a route, by ID or name. Responses have the ID. */
    proxy: BrowserProxyRouteTarget;
}
/** Proxy of a route, by ID or name. Responses have the ID. */
export interface BrowserProxyRouteTarget {
    /**
     * ID of the proxy. Minimum length: `1`.
     * @example px5a2s8d4f1g7h3j9k6l0z2x
     */
    id?: string;
    /**
     * Name of the proxy. Minimum length: `1`.
     * @example frankfurt
     */
    name?: string;
}
/** A vault, by ID or name. Vaults themselves are not part of this contract. */
export interface VaultReference {
    /**
     * ID of the vault.
     * @example vt7q2w9e4r1t6y3u8i5o0p2a
     */
    id?: string;
    /**
     * Name of the vault.
     * @example team-vault
     */
    name?: string;
}
/** What telemetry to record for a browser. `enabled` set to false in combination with `browser` is rejected with 400. */
export interface BrowserTelemetryRequest {
    /**
     * Whether to record telemetry at all. True alone turns on the default categories: control, connection, system and captcha.
     * @example true
     */
    enabled?: boolean;
    /** Categories to turn on and off. */
    browser?: BrowserTelemetryCategoriesConfig;
    /** Where to send the telemetry. */
    export?: BrowserTelemetryExportRequest;
    /** Whether the service keeps the telemetry. You can set this only when you create the session. */
    storage?: BrowserTelemetryStorageRequest;
}
/** Telemetry categories, each turned on or off. */
export interface BrowserTelemetryCategoriesConfig {
    /** Messages that pages write to the console. Off by default. */
    console?: BrowserTelemetryCategoryConfig;
    /** Navigation and page loads. Off by default. */
    page?: BrowserTelemetryCategoryConfig;
    /** Clicks, key presses and scrolling on pages. Off by default. */
    interaction?: BrowserTelemetryCategoryConfig;
    /** Requests from pages, and the responses. Off by default. */
    network?: BrowserTelemetryCategoryConfig;
    /** Captchas that appear, and how they are solved. On by default. */
    captcha?: BrowserTelemetryCategoryConfig;
    /** CDP and live view connections. On by default. */
    connection?: BrowserTelemetryCategoryConfig;
    /** API calls and CDP commands that control the browser. On by default. */
    control?: BrowserTelemetryControlConfig;
    /** API calls that do not control the browser, such as those for files, processes and recordings. Off by default. */
    platform?: BrowserTelemetryCategoryConfig;
    /** Screenshots of pages. Off by default. */
    screenshot?: BrowserTelemetryCategoryConfig;
    /** Failures of the browser instance, such as crashes and lack of memory. On by default. */
    system?: BrowserTelemetryCategoryConfig;
}
/** Whether to record a telemetry category. */
export interface BrowserTelemetryCategoryConfig {
    /**
     * Whether the category is turned on.
     * @example true
     */
    enabled?: boolean;
}
/** Whether to record the control category, and which CDP commands to leave out. */
export interface BrowserTelemetryControlConfig {
    /**
     * Whether the category is turned on.
     * @example true
     */
    enabled?: boolean;
    /** Settings for CDP commands. They are merged independently of `enabled`. */
    cdp?: {
        /** CDP methods to leave out. */
        excluded_methods?: BrowserCdpCommandMethod[];
    };
}
/**
 * A method of the Chrome DevTools Protocol (CDP) that telemetry records.
 * @example Page.navigate
 * @enum {string}
 */
export type BrowserCdpCommandMethod = "Input.dispatchMouseEvent" | "Input.dispatchKeyEvent" | "Input.insertText" | "Input.imeSetComposition" | "Input.dispatchTouchEvent" | "Input.dispatchDragEvent" | "Input.cancelDragging" | "Input.emulateTouchFromMouseEvent" | "Input.synthesizePinchGesture" | "Input.synthesizeScrollGesture" | "Input.synthesizeTapGesture" | "DOM.setFileInputFiles" | "DOM.focus" | "DOM.scrollIntoViewIfNeeded" | "Page.bringToFront" | "Page.captureScreenshot" | "Page.captureSnapshot" | "Page.handleJavaScriptDialog" | "Page.navigate" | "Page.navigateToHistoryEntry" | "Page.reload" | "Page.printToPDF" | "Page.startScreencast" | "Page.stopScreencast" | "Page.stopLoading" | "Page.close" | "Page.setWebLifecycleState" | "Target.activateTarget" | "Target.closeTarget" | "Target.createTarget" | "Target.createBrowserContext" | "Target.disposeBrowserContext" | "Target.openDevTools" | "Browser.cancelDownload" | "Browser.close" | "Browser.setWindowBounds" | "Browser.setContentsSize" | "Autofill.trigger";
/** Where to send telemetry. */
export interface BrowserTelemetryExportRequest {
    /** Export with the OpenTelemetry protocol (OTLP). A destination requires recording to be on. */
    otlp?: {
        /**
         * Whether to export. False in combination with a `destination` is rejected with 400.
         * @example true
         */
        enabled?: boolean;
        /** An OTLP destination, by ID or name. Destinations themselves are not part of this contract. */
        destination?: BrowserTelemetryOtlpDestination;
    };
}
/** An OTLP destination, by ID or name. Destinations themselves are not part of this contract. */
export interface BrowserTelemetryOtlpDestination {
    /**
     * ID of the destination.
     * @example td4k8s1f6h2j9l3z7x5c0v4b
     */
    id?: string;
    /**
     * Name of the destination.
     * @example grafana
     */
    name?: string;
}
/** Where telemetry is sent. */
export interface BrowserTelemetryExportConfig {
    /** Export with the OpenTelemetry protocol (OTLP). */
    otlp?: {
        /**
         * Whether telemetry is exported.
         * @example true
         */
        enabled?: boolean;
        /**
         * ID of the destination.
         * @example td4k8s1f6h2j9l3z7x5c0v4b
         */
        destination?: string;
    };
}
/** Whether to keep telemetry. To turn this off, you need an OTLP destination. */
export interface BrowserTelemetryStorageRequest {
    /**
     * Whether the service keeps the events so that you can list them.
     * @default true
     * @example true
     */
    enabled?: boolean;
}
/** Whether telemetry is kept. */
export interface BrowserTelemetryStorageConfig {
    /**
     * Whether the service keeps the events so that you can list them.
     * @example true
     */
    enabled?: boolean;
}
/** Changes to a browser session. Omitted properties stay the same. */
export interface BrowserUpdateRequest {
    /**
     * @deprecated
     *
     * ID of the proxy for the browser's traffic from now on. An empty string removes the proxy; the effect of null is not specified. Use `proxy` instead; the two cannot be combined.
     * @example px5a2s8d4f1g7h3j9k6l0z2x
     */
    proxy_id?: string | null;
    /**
     * @deprecated
     *
     * Whether a browser with `stealth` and no `proxy_id` connects directly. Use `proxy` with the mode `direct` instead; the two cannot be combined.
     * @example true
     */
    disable_default_proxy?: boolean;
    /** How the browser connects to the internet from now on. Does not change `stealth`. */
    proxy?: BrowserProxyConfig;
    /** Profile to load, if the session has none yet. */
    profile?: BrowserProfile;
    /** New size of the browser window. */
    viewport?: BrowserViewportUpdate;
    /**
     * URL to open now. It opens over the tabs of a profile that the same request loads. The update succeeds even if the browser cannot open the URL. An empty string opens nothing.
     * @example https://shop.example.com/cart
     */
    start_url?: string;
    /** New time zone and language. They are applied after all other changes except `start_url`. */
    location?: BrowserLocationUpdateRequest;
    /** New list of allowed hosts. */
    network?: BrowserNetworkUpdateRequest;
    /** What telemetry to record. Null or an empty object changes nothing, `enabled: false` turns recording off, and `enabled: true` starts from the default categories. Categories alone are merged into the current ones, or into the defaults if nothing is being recorded. */
    telemetry?: BrowserTelemetryRequest | null;
    /**
     * New name of the session, unique among active sessions. An empty string removes the name; the effect of null is not specified.
     * @example price-check-eu
     */
    name?: string | null;
    /** New tags of the session. They replace all current tags, and an empty object removes them; the effect of null is not specified. */
    tags?: Tags | null;
}
/** New size of a browser window. */
export interface BrowserViewportUpdate {
    /** Width of the browser window, in pixels. Minimum: `1`. */
    width: ViewportWidth;
    /** Height of the browser window, in pixels. Minimum: `1`. */
    height: ViewportHeight;
    /** Refresh rate of the screen, in hertz. The default depends on the size: larger windows get a lower rate. Minimum: `1`. */
    refresh_rate?: ViewportRefreshRate;
    /**
     * Whether to change the size even while a live view is open or a replay is being recorded. The replay then continues in the new size, as another segment.
     * @default false
     * @example true
     */
    force?: boolean;
}
/** New time zone and language. An omitted property stays the same; null resets it to the default of the region. */
export interface BrowserLocationUpdateRequest {
    /**
     * IANA time zone. An unknown time zone is rejected with 400.
     * @example Europe/Berlin
     */
    timezone?: string | null;
    /**
     * Language as a BCP 47 tag. A malformed or unknown language is rejected with 400.
     * @example de-DE
     */
    locale?: string | null;
}
/** New list of allowed hosts, for a session created with such a list. `expected_allowlist_revision` and `mutation_id` must be used together; with them, you can safely repeat the change. */
export interface BrowserNetworkUpdateRequest {
    /** The only public hosts that the browser can reach. Null removes the restriction permanently. A session created without a list cannot get one (400). Minimum items: `1`. */
    allowed_hosts?: string[] | null;
    /**
     * Revision that the list must have. If the list has another revision, the update is rejected with 409.
     * @example 1
     */
    expected_allowlist_revision?: string;
    /**
     * Your ID for this change. If you repeat the latest change with the same ID, it succeeds without a new revision. An ID that a later change has replaced is rejected with 409.
     * @example allow-payments
     */
    mutation_id?: string;
}
/** A browser session. */
export interface Browser {
    /**
     * ID of the browser session.
     * @example bs5c8m2r9k4t7w1x6v3n0q8z
     */
    session_id: string;
    /**
     * Name of the session, if it has one.
     * @example price-check
     */
    name?: string;
    /** Tags of the session, if it has any. Maximum properties: `50`. */
    tags?: Tags;
    /** When the session was created. */
    created_at: Timestamp;
    /** When the session was deleted. Only present for deleted sessions. */
    deleted_at?: Timestamp;
    /**
     * Seconds without CDP or live view activity after which the session is deleted.
     * @example 3600
     */
    timeout_seconds: number;
    /** Region in which the browser runs. */
    region: BrowserRegion;
    /** Memory of the browser instance. */
    memory: BrowserMemory;
    /** Video memory. Only present for GPU browsers. */
    video_memory?: BrowserVideoMemory;
    /**
     * WebSocket URL for the Chrome DevTools Protocol (CDP).
     * @example wss://browsers.example.com/bs5c8m2r9k4t7w1x6v3n0q8z/cdp
     */
    cdp_ws_url: string;
    /**
     * WebSocket URL for WebDriver BiDi.
     * @example wss://browsers.example.com/bs5c8m2r9k4t7w1x6v3n0q8z/webdriver
     */
    webdriver_ws_url: string;
    /**
     * URL of a page that shows the browser's screen. Headless browsers have none.
     * @example https://browsers.example.com/bs5c8m2r9k4t7w1x6v3n0q8z/live
     */
    browser_live_view_url?: string;
    /**
     * Base URL at which the browser instance itself accepts HTTP requests, if it does.
     * @example https://browsers.example.com/bs5c8m2r9k4t7w1x6v3n0q8z
     */
    base_url?: string;
    /**
     * Whether the browser runs without a screen.
     * @example false
     */
    headless: boolean;
    /**
     * Whether it is harder for websites to detect that the browser is automated.
     * @example false
     */
    stealth: boolean;
    /**
     * Whether the browser has a graphics processor.
     * @example false
     */
    gpu?: boolean;
    /**
     * Whether the address bar and the tabs are hidden.
     * @example false
     */
    kiosk_mode?: boolean;
    /** Size of the browser window. */
    viewport?: BrowserViewport;
    /**
     * URL that `createBrowser`, `acquireBrowser` or `updateBrowser` last asked the browser to open. It does not show whether the browser could open it.
     * @example https://shop.example.com
     */
    start_url?: string;
    /**
     * Chrome enterprise policies of the browser, by name.
     * @example {
     *       "BookmarkBarEnabled": false
     *     }
     */
    chrome_policy?: {
        [key: string]: unknown;
    };
    /** Loaded profile, if there is one. */
    profile?: Profile;
    /**
     * Whether the profile is saved when the session ends. Only present for sessions with a profile.
     * @example true
     */
    profile_save_changes?: boolean;
    /**
     * @deprecated
     *
     * ID of the proxy for the browser's traffic, if there is one. Use `proxy` instead.
     * @example px5a2s8d4f1g7h3j9k6l0z2x
     */
    proxy_id?: string;
    /** How the browser connects to the internet. */
    proxy?: BrowserProxyConfig;
    /** Time zone and language of the browser. */
    location?: BrowserLocation;
    /** Which hosts the browser can reach, and how. */
    network?: BrowserNetworkConfig;
    /** Vaults linked to the session. */
    vaults?: VaultReference[];
    /** Pool that the session is leased from, if any. */
    pool?: BrowserPoolRef;
    /** What telemetry is recorded. Null or absent if nothing is recorded. */
    telemetry?: BrowserTelemetryConfig | null;
    /** Resources that the session has used. */
    usage?: BrowserUsage;
    /**
     * Whether `usage` is final. Only present for deleted sessions.
     * @example ready
     * @enum {string}
     */
    usage_status?: "pending" | "ready";
}
/** Time zone and language of a browser, and their sources. */
export interface BrowserLocation {
    /**
     * IANA time zone.
     * @example America/New_York
     */
    timezone: string;
    /** Source of a setting: `override` if a request set it, `default` if it follows the region. */
    timezone_source: BrowserLocationSource;
    /**
     * Language as a BCP 47 tag.
     * @example en-US
     */
    locale: string;
    /** Source of a setting: `override` if a request set it, `default` if it follows the region. */
    locale_source: BrowserLocationSource;
}
/**
 * Source of a setting: `override` if a request set it, `default` if it follows the region.
 * @example default
 * @enum {string}
 */
export type BrowserLocationSource = "override" | "default";
/** Which hosts a browser can reach, and how. */
export interface BrowserNetworkConfig {
    /** Hosts that the browser reaches directly, without a proxy. */
    private_hosts?: string[];
    /** The only public hosts that the browser can reach. */
    allowed_hosts?: string[];
    /** Proxies for specific hosts. */
    proxy_routes?: BrowserProxyRoute[];
    /** State of the list of allowed hosts. Only present for sessions that were created with a list. */
    allowlist_state?: BrowserAllowlistState;
}
/** The latest change of the allowed hosts. */
export interface BrowserAllowlistState {
    /**
     * Revision of the list. It changes with the list, and stays after the list is removed.
     * @example 2
     */
    revision: string;
    /**
     * ID that the caller gave to the latest change, if any.
     * @example allow-payments
     */
    mutation_id?: string;
    /**
     * Revision on which the latest change was based.
     * @example 1
     */
    base_revision?: string;
}
/** Pool that a browser session is leased from. */
export interface BrowserPoolRef {
    /**
     * ID of the pool.
     * @example bp6y3t9r1e5w8q2a7s4d0f6g
     */
    id: string;
    /**
     * Name of the pool, if it has one.
     * @example checkout-pool
     */
    name?: string;
}
/** What telemetry is recorded for a browser. */
export interface BrowserTelemetryConfig {
    /** Categories that are turned on and off. */
    browser?: BrowserTelemetryCategoriesConfig;
    /** Where telemetry is sent. */
    export?: BrowserTelemetryExportConfig;
    /** Whether telemetry is kept. */
    storage?: BrowserTelemetryStorageConfig;
}
/** Resources that a browser session has used. */
export interface BrowserUsage {
    /**
     * How long the browser ran, in milliseconds.
     * @example 1800000
     */
    uptime_ms: number;
}
/** Extensions to load. */
export interface LoadBrowserExtensionsRequest {
    /** Extensions, each with its name. Minimum items: `1`. */
    extensions: BrowserExtensionToLoad[];
}
/** An extension to load. */
export interface BrowserExtensionToLoad {
    /**
     * Format: binary
     *
     * Bytes of a ZIP archive with the unpacked extension, including `manifest.json`.
     * @example data:application/zip;base64,UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==
     */
    zip_file: bytes.FileBytes;
    /**
     * Name of the directory into which the extension is unpacked, unique in the session. Pattern: `^[a-zA-Z0-9._-]{1,255}$`. Minimum length: `1`. Maximum length: `255`.
     * @example price-highlighter
     */
    name: string;
}
/** An HTTP request to send from a browser. */
export interface BrowserCurlRequest {
    /**
     * URL of the target, starting with `http://` or `https://`. Pattern: `^https?://`.
     * @example https://shop.example.com/prices.json
     */
    url: string;
    /**
     * Method of the request.
     * @default GET
     * @example GET
     * @enum {string}
     */
    method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";
    /**
     * Headers of the request, by name. The browser sends them in addition to its own.
     * @example {
     *       "Accept": "application/json"
     *     }
     */
    headers?: {
        [key: string]: string;
    };
    /**
     * Body of the request.
     * @example {"sku":"A-100"}
     */
    body?: string;
    /**
     * How long to wait for the response, in milliseconds. Minimum: `1000`. Maximum: `60000`.
     * @default 30000
     * @example 5000
     */
    timeout_ms?: number;
    /**
     * Encoding of the response body: text (`utf8`), or Base64 for bytes that are not text.
     * @default utf8
     * @example utf8
     * @enum {string}
     */
    response_encoding?: "utf8" | "base64";
}
/** The response from the target. */
export interface BrowserCurlResult {
    /**
     * Status of the response.
     * @example 200
     */
    status: number;
    /**
     * Headers of the response, by name.
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
     * Body of the response, encoded as `response_encoding` specifies.
     * @example {"A-100":19.9}
     */
    body: string;
    /**
     * How long the request took, in milliseconds.
     * @example 184
     */
    duration_ms: number;
}
/** Why the target of a request could not be reached. Extends `Error`. */
export interface BrowserCurlTransportError {
    /**
     * Machine-readable error code, specific to the application.
     * @example bad_gateway
     */
    code: string;
    /**
     * Human-readable explanation for debugging.
     * @example The name of the host could not be resolved.
     */
    message: string;
    /**
     * Number of the network error in Chromium, a negative number.
     * @example -105
     */
    net_error?: number;
    /**
     * Name of the network error in Chromium.
     * @example ERR_NAME_NOT_RESOLVED
     */
    net_error_name?: string;
}
/** Settings for a recording. */
export interface StartReplayRequest {
    /**
     * Frames per second. A rate above 20 requires a session with `gpu`. The default is not specified. Minimum: `1`. Maximum: `60`.
     * @example 10
     */
    framerate?: number;
    /**
     * Number of seconds after which the recording stops by itself. The default is not specified. Minimum: `1`.
     * @example 300
     */
    max_duration_in_seconds?: number;
    /**
     * Whether to record sound.
     * @default false
     * @example true
     */
    record_audio?: boolean;
}
/** A video recording of a browser session. */
export interface BrowserReplay {
    /**
     * ID of the replay.
     * @example rp6t1y8u3i5o0p2a9s4d7f1g
     */
    replay_id: string;
    /**
     * Format: date-time
     *
     * When the recording started.
     * @example 2026-11-20T09:05:00Z
     */
    started_at?: string | null;
    /**
     * Format: date-time
     *
     * When the recording finished. Null while it is in progress.
     * @example 2026-11-20T09:06:30Z
     */
    finished_at?: string | null;
    /**
     * URL of a page that plays the replay.
     * @example https://browsers.example.com/bs5c8m2r9k4t7w1x6v3n0q8z/replays/rp6t1y8u3i5o0p2a9s4d7f1g
     */
    replay_view_url?: string;
}
/** A new profile. */
export interface ProfileRequest {
    /**
     * Unique name of the profile. Without a name, you can find the profile only by its ID.
     * @example checkout-login
     */
    name?: string;
}
/** New name for a profile. */
export interface UpdateProfileRequest {
    /**
     * New name of the profile. It must be unique. Pattern: `^[a-zA-Z0-9._-]{1,255}$`. Minimum length: `1`. Maximum length: `255`.
     * @example shop-login-2027
     */
    name: string;
}
/** Browser state, such as cookies and logins, that sessions can load. */
export interface Profile {
    /**
     * ID of the profile.
     * @example pf3n8w1q6z4k9x2m7t5v0b8c
     */
    id: string;
    /**
     * Name of the profile. Null if it has none.
     * @example shop-login
     */
    name?: string | null;
    /** When the profile was created. */
    created_at: Timestamp;
    /** When a browser session last saved to the profile. */
    updated_at?: Timestamp;
    /** When a browser session last loaded the profile. */
    last_used_at?: Timestamp;
}
/**
 * Permissions as 3 or 4 octal digits. Bits above `0777` are ignored.
 * @example 644
 */
export type FileMode = string;
/** Details of a file or directory. */
export interface FileInfo {
    /**
     * Last segment of the path.
     * @example notes.txt
     */
    name: string;
    /**
     * Absolute path of the file or directory. Pattern: `^/.*`.
     * @example /home/user/notes.txt
     */
    path: AbsolutePath;
    /**
     * Size in bytes. 0 for a directory.
     * @example 19
     */
    size_bytes: number;
    /**
     * Whether the path is a directory.
     * @example false
     */
    is_dir: boolean;
    /** When the file or directory was last modified. */
    mod_time: Timestamp;
    /**
     * Type and permissions in letters, as in the output of `ls -l`.
     * @example -rw-r--r--
     */
    mode: string;
}
/** A directory to create. */
export interface CreateDirectoryRequest {
    /**
     * Absolute path of the directory. Pattern: `^/.*`.
     * @example /home/user/archive/2026-11
     */
    path: AbsolutePath;
    /**
     * Permissions of the directory and of the parents that are created, as 3 or 4 octal digits. Bits above `0777` are ignored. Pattern: `^[0-7]{3,4}$`.
     * @default 755
     * @example 700
     */
    mode?: string;
}
/** Source and destination of a move. */
export interface MovePathRequest {
    /** Absolute path of the file or directory to move. Pattern: `^/.*`. */
    src_path: AbsolutePath;
    /** Absolute path of the file or directory after the move. Pattern: `^/.*`. */
    dest_path: AbsolutePath;
}
/** A file or directory, and its new permissions. */
export interface SetFilePermissionsRequest {
    /**
     * Absolute path of the file or directory. Pattern: `^/.*`.
     * @example /home/user/notes.txt
     */
    path: AbsolutePath;
    /**
     * Name of the new owner. If omitted, the owner stays the same.
     * @example user
     */
    owner?: string;
    /**
     * Name of the new group. If omitted, the group stays the same.
     * @example user
     */
    group?: string;
    /** New permissions, as 3 or 4 octal digits. Bits above `0777` are ignored. Pattern: `^[0-7]{3,4}$`. */
    mode: FileMode;
}
/** A path to delete. */
export interface DeletePathRequest {
    /**
     * Absolute path of the file or directory to delete. Pattern: `^/.*`.
     * @example /home/user/archive/report-2026-10.csv
     */
    path: AbsolutePath;
}
/** Files to upload. */
export interface UploadFilesRequest {
    /** Files, each with its destination. Minimum items: `1`. */
    files: FileToUpload[];
}
/** A file to upload. */
export interface FileToUpload {
    /**
     * Format: binary
     *
     * Content of the file.
     * @example sku,price
     *     A-100,19.90
     */
    file: bytes.FileBytes;
    /**
     * Absolute path to write the file to. Pattern: `^/.*`.
     * @example /home/user/catalogue/prices.csv
     */
    dest_path: AbsolutePath;
}
/** A ZIP archive to extract. */
export interface UploadZipRequest {
    /**
     * Format: binary
     *
     * Content of the archive.
     * @example data:application/zip;base64,UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==
     */
    zip_file: bytes.FileBytes;
    /**
     * Absolute path of the directory to extract into. Pattern: `^/.*`.
     * @example /home/user/catalogue
     */
    dest_path: AbsolutePath;
}
/** A directory or file to watch. */
export interface StartFileWatchRequest {
    /**
     * Absolute path of the directory or file. Pattern: `^/.*`.
     * @example /home/user/downloads
     */
    path: AbsolutePath;
    /**
     * Whether to also watch all directories below, including those created later.
     * @default false
     * @example true
     */
    recursive?: boolean;
}
/** A watch on a directory or file. */
export interface FileWatch {
    /**
     * ID of the file watch.
     * @example wt3r8e1w6q9a4s7d2f5g0h3j
     */
    watch_id?: string;
}
/** A change in a watched directory, or to a watched file. */
export interface FileSystemEvent {
    /**
     * Type of change. A move is a `RENAME` of the old path. If the new path is watched as well, a `CREATE` of the new path follows.
     * @example CREATE
     * @enum {string}
     */
    type: "CREATE" | "WRITE" | "DELETE" | "RENAME";
    /**
     * Last segment of the path.
     * @example prices.tmp
     */
    name?: string;
    /**
     * Absolute path of the file or directory that changed. Pattern: `^/.*`.
     * @example /home/user/downloads/prices.tmp
     */
    path: AbsolutePath;
    /**
     * Whether the path is a directory. Not specified for a path that was deleted or moved.
     * @example false
     */
    is_dir?: boolean;
}
/** Settings for a screenshot. */
export interface ScreenshotRequest {
    /** A rectangle in the viewport. If omitted, the screenshot shows the whole viewport. */
    region?: ScreenshotRegion;
}
/** A rectangle in the viewport. If omitted, the screenshot shows the whole viewport. */
export interface ScreenshotRegion {
    /**
     * Left edge, in pixels from the left edge of the viewport.
     * @example 320
     */
    x: XCoordinate;
    /**
     * Top edge, in pixels from the top edge of the viewport.
     * @example 200
     */
    y: YCoordinate;
    /**
     * Width in pixels.
     * @example 640
     */
    width: number;
    /**
     * Height in pixels.
     * @example 400
     */
    height: number;
}
/**
 * Horizontal position, in pixels from the left edge of the viewport.
 * @example 640
 */
export type XCoordinate = number;
/**
 * Vertical position, in pixels from the top edge of the viewport.
 * @example 360
 */
export type YCoordinate = number;
/** Modifier keys to hold down during the action. */
export type HoldKeys = string[];
/** A mouse click at a position. */
export interface ClickMouseRequest {
    /**
     * Mouse button. If omitted, the left button is used.
     * @example left
     * @enum {string}
     */
    button?: "left" | "right" | "middle" | "back" | "forward";
    /**
     * Whether to press the button, release it, or do both. If omitted, the button is clicked.
     * @example click
     * @enum {string}
     */
    click_type?: "down" | "up" | "click";
    /** Horizontal position, in pixels from the left edge of the viewport. */
    x: XCoordinate;
    /** Vertical position, in pixels from the top edge of the viewport. */
    y: YCoordinate;
    /** Modifier keys to hold down during the action. */
    hold_keys?: HoldKeys;
    /**
     * Number of clicks. Ignored if the button is only pressed or released.
     * @default 1
     * @example 2
     */
    num_clicks?: number;
}
/** A move of the mouse pointer. */
export interface MoveMouseRequest {
    /** Horizontal position, in pixels from the left edge of the viewport. */
    x: XCoordinate;
    /** Vertical position, in pixels from the top edge of the viewport. */
    y: YCoordinate;
    /** Modifier keys to hold down during the action. */
    hold_keys?: HoldKeys;
    /**
     * Whether to move along a curve, as a person would, or to jump.
     * @default true
     * @example true
     */
    smooth?: boolean;
    /**
     * Duration of a smooth move, in milliseconds. If omitted, the duration depends on the distance. Minimum: `50`. Maximum: `5000`.
     * @example 400
     */
    duration_ms?: number;
}
/** A position of the mouse pointer. */
export interface MousePosition {
    /** Horizontal position, in pixels from the left edge of the viewport. */
    x: XCoordinate;
    /** Vertical position, in pixels from the top edge of the viewport. */
    y: YCoordinate;
}
/** A drag through a series of points. */
export interface DragMouseRequest {
    /** Points to drag through, from first to last. Minimum items: `2`. */
    path: number[][];
    /**
     * Mouse button to hold. If omitted, the left button is used.
     * @example left
     * @enum {string}
     */
    button?: "left" | "middle" | "right";
    /**
     * Pause between pressing the button and the first movement, in milliseconds. Minimum: `0`.
     * @default 0
     * @example 100
     */
    delay?: number;
    /**
     * Number of steps between two points. Ignored in a smooth drag. Minimum: `1`.
     * @default 10
     * @example 20
     */
    steps_per_segment?: number;
    /**
     * Pause between two steps, in milliseconds. Ignored in a smooth drag. Minimum: `0`.
     * @default 50
     * @example 10
     */
    step_delay_ms?: number;
    /** Modifier keys to hold down during the action. */
    hold_keys?: HoldKeys;
    /**
     * Whether to move along curves, as a person would, or in straight lines.
     * @default true
     * @example true
     */
    smooth?: boolean;
    /**
     * Duration of a smooth drag, in milliseconds. If omitted, the duration depends on the distance. Minimum: `50`. Maximum: `10000`.
     * @example 800
     */
    duration_ms?: number;
}
/** A turn of the mouse wheel at a position. */
export interface ScrollRequest {
    /** Horizontal position, in pixels from the left edge of the viewport. */
    x: XCoordinate;
    /** Vertical position, in pixels from the top edge of the viewport. */
    y: YCoordinate;
    /**
     * Wheel steps to the right. A negative number scrolls left.
     * @default 0
     * @example 0
     */
    delta_x?: number;
    /**
     * Wheel steps down. A negative number scrolls up.
     * @default 0
     * @example 5
     */
    delta_y?: number;
    /** Modifier keys to hold down during the action. */
    hold_keys?: HoldKeys;
}
/** Text to type. */
export interface TypeTextRequest {
    /**
     * The text.
     * @example running shoes
     */
    text: string;
    /**
     * Pause between two key presses, in milliseconds. Minimum: `0`.
     * @default 0
     * @example 30
     */
    delay?: number;
}
/** Keys to press. */
export interface PressKeyRequest {
    /** Keys and key combinations, in the order in which to press them. At least one is required. */
    keys: string[];
    /**
     * How long to hold the keys down, in milliseconds. If 0, the keys are pressed and released. Minimum: `0`.
     * @default 0
     * @example 200
     */
    duration?: number;
    /** Modifier keys to hold down during the action. */
    hold_keys?: HoldKeys;
}
/** Visibility of the mouse pointer. */
export interface SetCursorRequest {
    /**
     * Whether to hide the mouse pointer.
     * @example true
     */
    hidden: boolean;
}
/** Text for the clipboard. */
export interface WriteClipboardRequest {
    /**
     * The text.
     * @example AUTUMN-20
     */
    text: string;
}
/** The content of the clipboard. */
export interface ClipboardContent {
    /**
     * Text in the clipboard. Empty if there is none.
     * @example AUTUMN-20
     */
    text: string;
}
/** A sequence of computer actions. */
export interface BatchComputerActionRequest {
    /** Actions to run, from first to last. Minimum items: `1`. Maximum items: `100`. */
    actions: ComputerAction[];
}
/** A mouse, keyboard or screen action. `type` names the action, and the property of the same name has its settings. */
export type ComputerAction = ClickMouseAction | MoveMouseAction | TypeTextAction | PressKeyAction | ScrollAction | DragMouseAction | SetCursorAction | SleepAction;
/** A mouse click in a batch. */
export interface ClickMouseAction {
    /**
     * Type of the action.
     * @example click_mouse
     * @constant
     */
    type: "click_mouse";
    /** A mouse click at a position. */
    click_mouse: ClickMouseRequest;
}
/** A move of the mouse pointer in a batch. */
export interface MoveMouseAction {
    /**
     * Type of the action.
     * @example move_mouse
     * @constant
     */
    type: "move_mouse";
    /** A move of the mouse pointer. */
    move_mouse: MoveMouseRequest;
}
/** Text input in a batch. */
export interface TypeTextAction {
    /**
     * Type of the action.
     * @example type_text
     * @constant
     */
    type: "type_text";
    /** Text to type. */
    type_text: TypeTextRequest;
}
/** Key presses in a batch. */
export interface PressKeyAction {
    /**
     * Type of the action.
     * @example press_key
     * @constant
     */
    type: "press_key";
    /** Keys to press. */
    press_key: PressKeyRequest;
}
/** A scroll in a batch. */
export interface ScrollAction {
    /**
     * Type of the action.
     * @example scroll
     * @constant
     */
    type: "scroll";
    /** A turn of the mouse wheel at a position. */
    scroll: ScrollRequest;
}
/** A drag in a batch. */
export interface DragMouseAction {
    /**
     * Type of the action.
     * @example drag_mouse
     * @constant
     */
    type: "drag_mouse";
    /** A drag through a series of points. */
    drag_mouse: DragMouseRequest;
}
/** A change of the mouse pointer's visibility in a batch. */
export interface SetCursorAction {
    /**
     * Type of the action.
     * @example set_cursor
     * @constant
     */
    type: "set_cursor";
    /** Visibility of the mouse pointer. */
    set_cursor: SetCursorRequest;
}
/** A pause in a batch. */
export interface SleepAction {
    /**
     * Type of the action.
     * @example sleep
     * @constant
     */
    type: "sleep";
    /** Duration of a pause. */
    sleep: SleepSettings;
}
/** Duration of a pause. */
export interface SleepSettings {
    /**
     * Duration in milliseconds. Minimum: `0`. Maximum: `30000`.
     * @example 500
     */
    duration_ms: number;
}
/** Playwright code to run. */
export interface ExecutePlaywrightRequest {
    /**
     * TypeScript or JavaScript code, run as the body of an async function with the variables `page`, `context` and `browser`. The return value becomes `result`.
     * @example return await page.title();
     */
    code: string;
    /**
     * Name of the executor to run the code in. If omitted, the code runs in `default`.
     * @example reviews
     */
    executor?: string;
    /**
     * Maximum run time, in seconds. Minimum: `1`. Maximum: `300`.
     * @default 60
     * @example 30
     */
    timeout_sec?: number;
}
/** The result of running Playwright code. */
export interface ExecutePlaywrightResult {
    /**
     * Whether the code ran to completion.
     * @example true
     */
    success: boolean;
    /**
     * Return value of the code, as any JSON value. Absent if the code returned nothing.
     * @example Example Shop
     */
    result?: unknown;
    /**
     * Why the code failed. Absent if the code succeeded.
     * @example locator.click: Timeout 5000ms exceeded.
     */
    error?: string;
    /**
     * Text that the code wrote to standard output.
     * @example Looking for the cart.
     */
    stdout?: string;
    /**
     * Text that the code wrote to standard error.
     * @example
     */
    stderr?: string;
    /** Tab in which the code ran. Absent if the code failed before it had a tab. */
    tab?: PlaywrightTab;
}
/** Tab in which the code ran. Absent if the code failed before it had a tab. */
export interface PlaywrightTab {
    /**
     * ID of the tab in the Chrome DevTools Protocol (CDP).
     * @example C40D7F2E91B8463AA5E06D93B17F28C5
     */
    target_id: string;
    /**
     * Whether the tab was opened for this call. For the executor `default`, this is true only if no page was open.
     * @example true
     */
    created: boolean;
}
/** A process that runs Playwright code for a session. */
export interface PlaywrightExecutor {
    /**
     * Name of the executor.
     * @example reviews
     */
    name: string;
    /**
     * Whether the executor is running code.
     * @example false
     */
    busy: boolean;
    /** When the executor was created. */
    created_at: Timestamp;
    /** When the executor was last used. */
    last_used_at: Timestamp;
    /**
     * ID of the executor's tab in the Chrome DevTools Protocol (CDP). Absent if the tab is closed, and for `default`, which has no tab of its own.
     * @example C40D7F2E91B8463AA5E06D93B17F28C5
     */
    target_id?: string;
    /**
     * URL of the page in the executor's tab. Present together with `target_id`.
     * @example https://shop.example.com/reviews
     */
    url?: string;
}
/** The executors of a session. */
export interface PlaywrightExecutors {
    /** Executors, with `default` first. */
    executors: PlaywrightExecutor[];
}
/** Why the session cannot have another executor. Extends `Error`. */
export interface PlaywrightExecutorConflict {
    /**
     * Machine-readable error code, specific to the application.
     * @example conflict
     */
    code: string;
    /**
     * Human-readable explanation for debugging.
     * @example The session already has 8 executors besides default. Delete one first.
     */
    message: string;
    /** Executors of the session. */
    executors?: PlaywrightExecutor[];
}
/** Code to run in the REPL. */
export interface BrowserReplRequest {
    /**
     * TypeScript or JavaScript code. It can be empty only if `reset` is true.
     * @example repl.write(await page.title());
     */
    code: string;
    /**
     * Whether to start a new REPL first.
     * @default false
     * @example true
     */
    reset?: boolean;
    /**
     * Maximum run time, in seconds. A REPL that exceeds it is terminated. Minimum: `1`.
     * @default 60
     * @example 30
     */
    timeout_sec?: number;
}
/** The result of running code in the REPL. */
export interface BrowserReplResult {
    /**
     * ID of the REPL in which the code ran.
     * @example rl8d3k6q1w5z9x2c7v4b0n3m
     */
    repl_id: string;
    /**
     * Whether the code ran to completion.
     * @example true
     */
    success: boolean;
    /** Output of the code, in order. */
    content?: BrowserReplContent[];
    /**
     * Whether the code wrote more output than `content` has.
     * @example false
     */
    content_truncated?: boolean;
    /**
     * Run time of the code, in milliseconds.
     * @example 41
     */
    duration_ms?: number;
    /**
     * Why the code failed. Absent if the code succeeded.
     * @example products is not defined
     */
    error?: string;
    /**
     * Stack trace of the error.
     * @example ReferenceError: products is not defined
     *         at repl:1:1
     */
    stack?: string;
    /**
     * Whether the REPL was terminated. The next call then runs in a new REPL.
     * @example false
     */
    repl_terminated?: boolean;
}
/** Text or an image that code wrote. */
export type BrowserReplContent = BrowserReplTextContent | BrowserReplImageContent;
/** Text that code wrote. */
export interface BrowserReplTextContent {
    /**
     * Type of the content.
     * @example text
     * @constant
     */
    type: "text";
    /**
     * Where the code wrote the text: with `repl.write`, to standard output, or to standard error. The console writes to the last two.
     * @example write
     * @enum {string}
     */
    channel: "write" | "stdout" | "stderr";
    /**
     * The text.
     * @example The products are read.
     */
    text: string;
}
/** An image that code wrote. */
export interface BrowserReplImageContent {
    /**
     * Type of the content.
     * @example image
     * @constant
     */
    type: "image";
    /**
     * Media type of the image.
     * @example image/png
     */
    mime_type: string;
    /**
     * The image, in Base64.
     * @example iVBORw0KGgo=
     */
    data_b64: string;
}
/**
 * Program to run, without arguments.
 * @example cat
 */
export type ProcessCommand = string;
/**
 * Arguments of the program.
 * @default []
 * @example [
 *       "/home/user/notes.txt"
 *     ]
 */
export type ProcessArguments = string[];
/**
 * Absolute path of the working directory. The default is not specified.
 * @example /home/user
 */
export type WorkingDirectory = string | null;
/**
 * Environment variables of the process.
 * @default {}
 * @example {
 *       "LANG": "C.UTF-8"
 *     }
 */
export interface ProcessEnvironment {
    [key: string]: string;
}
/**
 * Name of the user who runs the process. The default is not specified.
 * @example user
 */
export type ProcessUser = string | null;
/**
 * Whether to run the process as root. Cannot be combined with `as_user`.
 * @default false
 * @example true
 */
export type ProcessAsRoot = boolean;
/**
 * Maximum run time, in seconds. The default is not specified.
 * @example 30
 */
export type ProcessTimeout = number | null;
/** A command to run. */
export interface ExecProcessRequest {
    /** Program to run, without arguments. */
    command: ProcessCommand;
    /**
     * Arguments of the program.
     * @default []
     */
    args?: ProcessArguments;
    /** Absolute path of the working directory. The default is not specified. Pattern: `^/.*`. */
    cwd?: WorkingDirectory;
    /**
     * Environment variables of the process.
     * @default {}
     */
    env?: ProcessEnvironment;
    /** Name of the user who runs the process. The default is not specified. */
    as_user?: ProcessUser;
    /**
     * Whether to run the process as root. Cannot be combined with `as_user`.
     * @default false
     */
    as_root?: ProcessAsRoot;
    /** Maximum run time, in seconds. The default is not specified. */
    timeout_sec?: ProcessTimeout;
}
/** The result of a command. */
export interface ExecProcessResult {
    /**
     * Exit code of the command. 0 means that the command succeeded, -1 that a signal ended it.
     * @example 0
     */
    exit_code?: number;
    /**
     * Bytes that the command wrote to standard output, in Base64.
     * @example UmVtZW1iZXIgdGhlIG1pbGsuCg==
     */
    stdout_b64?: string;
    /**
     * Bytes that the command wrote to standard error, in Base64.
     * @example
     */
    stderr_b64?: string;
    /**
     * Run time of the command, in milliseconds.
     * @example 12
     */
    duration_ms?: number;
}
/** A command to start. */
export interface SpawnProcessRequest {
    /** Program to run, without arguments. */
    command: ProcessCommand;
    /**
     * Arguments of the program.
     * @default []
     */
    args?: ProcessArguments;
    /** Absolute path of the working directory. The default is not specified. Pattern: `^/.*`. */
    cwd?: WorkingDirectory;
    /**
     * Environment variables of the process.
     * @default {}
     */
    env?: ProcessEnvironment;
    /** Name of the user who runs the process. The default is not specified. */
    as_user?: ProcessUser;
    /**
     * Whether to run the process as root. Cannot be combined with `as_user`.
     * @default false
     */
    as_root?: ProcessAsRoot;
    /** Maximum run time, in seconds. The behavior after that time is not specified. */
    timeout_sec?: ProcessTimeout;
    /**
     * Whether to give the process a terminal (a pseudo-terminal), which interactive programs need.
     * @default false
     * @example true
     */
    allocate_tty?: boolean;
    /** Initial number of rows. Only used with `allocate_tty`. Minimum: `1`. Maximum: `65535`. */
    rows?: TerminalRows;
    /** Initial number of columns. Only used with `allocate_tty`. Minimum: `1`. Maximum: `65535`. */
    cols?: TerminalColumns;
}
/**
 * Number of rows of a terminal.
 * @example 24
 */
export type TerminalRows = number;
/**
 * Number of columns of a terminal.
 * @example 80
 */
export type TerminalColumns = number;
/** A process that was started. */
export interface SpawnProcessResult {
    /**
     * Format: uuid
     *
     * ID of the process in this API.
     * @example 5b1e0c9a-7d42-4f6b-8a3e-2c9f6d1b7e04
     */
    process_id?: string;
    /**
     * Process ID (PID) on the browser instance.
     * @example 1204
     */
    pid?: number;
    /** When the process started. */
    started_at?: Timestamp;
}
/** State and resource usage of a process. */
export interface ProcessStatus {
    /**
     * Whether the process is running or has exited.
     * @example running
     * @enum {string}
     */
    state?: "running" | "exited";
    /**
     * Exit code of the process. Null while the process is running, -1 if a signal ended it.
     * @example -1
     */
    exit_code?: number | null;
    /**
     * Estimated CPU usage, in percent.
     * @example 0.5
     */
    cpu_pct?: number;
    /**
     * Estimated memory usage, in bytes.
     * @example 2097152
     */
    mem_bytes?: number;
}
/** Either a chunk of output, with `stream` and `data_b64`, or the exit of the process, with `event` and `exit_code`. */
export interface ProcessStreamEvent {
    /**
     * Stream to which the output was written. Present together with `data_b64`.
     * @example stdout
     * @enum {string}
     */
    stream?: "stdout" | "stderr";
    /**
     * Chunk of output, in Base64. Present together with `stream`.
     * @example QS0xMDAK
     */
    data_b64?: string;
    /**
     * Reports that the process has exited. Present together with `exit_code`, in the last event.
     * @example exit
     * @enum {string}
     */
    event?: "exit";
    /**
     * Exit code of the process, or -1 if a signal ended it. Present together with `event`.
     * @example -1
     */
    exit_code?: number;
}
/** Data for the standard input of a process. */
export interface WriteProcessStdinRequest {
    /**
     * Bytes to write, in Base64.
     * @example QS0xMDAK
     */
    data_b64: string;
}
/** The result of a write. */
export interface WriteProcessStdinResult {
    /**
     * Number of bytes written.
     * @example 6
     */
    written_bytes?: number;
}
/** New size of a terminal. */
export interface ResizeProcessRequest {
    /** New number of rows. Minimum: `1`. Maximum: `65535`. */
    rows: TerminalRows;
    /** New number of columns. Minimum: `1`. Maximum: `65535`. */
    cols: TerminalColumns;
}
/** A signal for a process. */
export interface KillProcessRequest {
    /**
     * Signal to send.
     * @default TERM
     * @example TERM
     * @enum {string}
     */
    signal: "TERM" | "KILL" | "INT" | "HUP";
}
/** A telemetry event with its sequence number. */
export interface BrowserTelemetryEnvelope {
    /**
     * Format: int64
     *
     * Sequence number of the event in its session, starting at 1. A gap means that events were lost. Minimum: `1`.
     * @example 4
     */
    seq: number;
    /** The event. */
    event: BrowserTelemetryEvent;
}
/** Something that happened in a session. `type` tells the events apart, and `category` names the setting that turns the event on. The category `monitor` has no setting: its events come when console, network, page or interaction are recorded. */
export type BrowserTelemetryEvent = BrowserConsoleLogEvent | BrowserConsoleErrorEvent | BrowserNetworkRequestEvent | BrowserNetworkResponseEvent | BrowserNetworkLoadingFailedEvent | BrowserNetworkIdleEvent | BrowserProxyErrorEvent | BrowserPageNavigationEvent | BrowserPageDomContentLoadedEvent | BrowserPageLoadEvent | BrowserPageTabOpenedEvent | BrowserPageCrashedEvent | BrowserPageLayoutShiftEvent | BrowserPageLcpEvent | BrowserPageLayoutSettledEvent | BrowserPageNavigationSettledEvent | BrowserInteractionClickEvent | BrowserInteractionKeyEvent | BrowserInteractionScrollSettledEvent | BrowserMonitorScreenshotEvent | BrowserMonitorDisconnectedEvent | BrowserMonitorReconnectedEvent | BrowserMonitorReconnectFailedEvent | BrowserMonitorInitFailedEvent | BrowserAPICallEvent | BrowserPlatformAPICallEvent | BrowserCdpCommandEvent | BrowserCdpConnectEvent | BrowserCdpDisconnectEvent | BrowserLiveViewConnectEvent | BrowserLiveViewDisconnectEvent | BrowserCaptchaSolveStartedEvent | BrowserCaptchaSolveResultEvent | BrowserCaptchaChallengeResultEvent | BrowserSystemOomKillEvent | BrowserServiceCrashedEvent;
/**
 * Format: int64
 *
 * When the event happened, in microseconds since 1970-01-01T00:00:00Z.
 * @example 1795165805000000
 */
export type BrowserEventTime = number;
/**
 * Whether `data` was cut off because it is too large.
 * @example false
 */
export type BrowserEventTruncated = boolean;
/** What reported the event. */
export interface BrowserEventSource {
    /**
     * Type of the source: `cdp` is the browser, through CDP; `kernel_api` is the API; `extension` is an extension in the browser; `local_process` is a process on the browser instance.
     * @example kernel_api
     * @enum {string}
     */
    kind: "cdp" | "kernel_api" | "extension" | "local_process";
    /**
     * Name that the source itself gives to the event.
     * @example Runtime.consoleAPICalled
     */
    event?: string;
    /**
     * Additional information from the source.
     * @example {
     *       "target_id": "A1C3E5079B2D4F6881A3C5E7092B4D6F"
     *     }
     */
    metadata?: {
        [key: string]: string;
    };
}
/** Where in the browser an event happened. */
export interface BrowserEventContext {
    /**
     * URL of the page.
     * @example https://shop.example.com/cart
     */
    url?: string;
    /**
     * CDP ID of the target.
     * @example A1C3E5079B2D4F6881A3C5E7092B4D6F
     */
    target_id?: string;
    /** Type of a target in CDP, such as a page or a worker. */
    target_type?: BrowserTargetType;
    /**
     * ID of the CDP session, not of the browser session.
     * @example 3C5E7A9B1D2F4068A1C3E5079B2D4F68
     */
    session_id?: string;
    /**
     * CDP ID of the frame.
     * @example ED0B6A3E6C1F4B7D9A2C5E8F0B3D6A9C
     */
    frame_id?: string;
    /**
     * CDP ID of the loader. Each navigation has a new one.
     * @example 7F3A9C1E5B8D4F2A6C0E9B7D5A3F1C8E
     */
    loader_id?: string;
    /**
     * Number of the navigation in the target. It increases each time the whole page navigates.
     * @example 3
     */
    nav_seq?: number;
}
/**
 * Type of a target in CDP, such as a page or a worker.
 * @example page
 * @enum {string}
 */
export type BrowserTargetType = "page" | "iframe" | "worker" | "background_page" | "service_worker" | "shared_worker" | "other";
/**
 * HTTP headers by name, as the browser reports them.
 * @example {
 *       "content-type": "text/html"
 *     }
 */
export interface BrowserEventHeaders {
    [key: string]: unknown;
}
/** The function calls that led to an event, with the property names of CDP. */
export interface BrowserCallStack {
    /**
     * What the calls belong to, such as a promise.
     * @example async function
     */
    description?: string;
    /** Function calls, in the order of CDP. */
    callFrames: {
        /**
         * Name of the function. Empty for an anonymous function.
         * @example addToCart
         */
        functionName: string;
        /**
         * CDP ID of the script.
         * @example 87
         */
        scriptId: string;
        /**
         * URL or name of the script.
         * @example https://shop.example.com/cart.js
         */
        url: string;
        /**
         * Line in the script, counted from 0.
         * @example 117
         */
        lineNumber: number;
        /**
         * Column in the line, counted from 0.
         * @example 23
         */
        columnNumber: number;
    }[];
    /** Calls that started these calls asynchronously. */
    parent?: BrowserCallStack;
}
/** A page wrote a message other than an error to the console. */
export interface BrowserConsoleLogEvent {
    /**
     * Type of the event.
     * @example console_log
     * @constant
     */
    type: "console_log";
    /**
     * Category of the event.
     * @example console
     * @constant
     */
    category: "console";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The message. */
    data?: BrowserEventContext & {
        /**
         * Type of the message in CDP, such as `log`, `info` or `warning`.
         * @example warning
         */
        level?: string;
        /**
         * First argument as text.
         * @example Price is missing.
         */
        text?: string;
        /**
         * All arguments as text.
         * @example [
         *       "Price is missing.",
         *       "SKU 4711"
         *     ]
         */
        args?: string[];
        /** Where the message was written. */
        stack_trace?: BrowserCallStack;
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** A page wrote an error to the console, or a script threw an uncaught exception. */
export interface BrowserConsoleErrorEvent {
    /**
     * Type of the event.
     * @example console_error
     * @constant
     */
    type: "console_error";
    /**
     * Category of the event.
     * @example console
     * @constant
     */
    category: "console";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The error. */
    data?: BrowserEventContext & {
        /**
         * The error, as the console shows it.
         * @example Uncaught TypeError: price is undefined
         */
        text: string;
        /**
         * Always `error`. Only present for a message.
         * @example error
         */
        level?: string;
        /**
         * All arguments as text. Only present for a message.
         * @example [
         *       "Loading failed.",
         *       "503"
         *     ]
         */
        args?: string[];
        /**
         * URL of the script that threw the exception. Only present for an exception.
         * @example https://shop.example.com/cart.js
         */
        source_url?: string;
        /**
         * Line in that script. Only present for an exception.
         * @example 118
         */
        line?: number;
        /**
         * Column in that line. Only present for an exception.
         * @example 24
         */
        column?: number;
        /** Where the error happened. */
        stack_trace?: BrowserCallStack;
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** A page sent a request. */
export interface BrowserNetworkRequestEvent {
    /**
     * Type of the event.
     * @example network_request
     * @constant
     */
    type: "network_request";
    /**
     * Category of the event.
     * @example network
     * @constant
     */
    category: "network";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The request. */
    data?: BrowserEventContext & {
        /**
         * CDP ID of the request. The response has the same ID.
         * @example 1000073.42
         */
        request_id?: string;
        /**
         * HTTP method.
         * @example GET
         */
        method?: string;
        /** The request headers. */
        headers?: BrowserEventHeaders;
        /**
         * Request body, if it is known.
         * @example sku=4711
         */
        post_data?: string;
        /**
         * Type of the requested resource in CDP, such as `Document`, `XHR` or `Image`.
         * @example Document
         */
        resource_type?: string;
        /**
         * URL of the document that sent the request.
         * @example https://shop.example.com/cart
         */
        document_url?: string;
        /**
         * What caused the request, as CDP names it, such as `script` or `parser`.
         * @example script
         */
        initiator_type?: string;
        /**
         * Whether the request follows a redirect.
         * @example false
         */
        is_redirect?: boolean;
        /**
         * URL that was redirected. Only present if the request follows a redirect.
         * @example https://shop.example.com/basket
         */
        redirect_url?: string;
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** A response has been received completely, including its body. */
export interface BrowserNetworkResponseEvent {
    /**
     * Type of the event.
     * @example network_response
     * @constant
     */
    type: "network_response";
    /**
     * Category of the event.
     * @example network
     * @constant
     */
    category: "network";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The response. */
    data?: BrowserEventContext & {
        /**
         * CDP ID of the request.
         * @example 1000073.42
         */
        request_id?: string;
        /**
         * HTTP method of the request.
         * @example GET
         */
        method?: string;
        /**
         * HTTP status.
         * @example 200
         */
        status?: number;
        /**
         * Reason phrase of the status.
         * @example OK
         */
        status_text?: string;
        /** The response headers. */
        headers?: BrowserEventHeaders;
        /**
         * Media type of the body.
         * @example text/html
         */
        mime_type?: string;
        /**
         * Start of the body. Only present for text.
         * @example <!doctype html>
         */
        body?: string;
        /**
         * Type of the requested resource in CDP, such as `Document`, `XHR` or `Image`.
         * @example Document
         */
        resource_type?: string;
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** A request failed without a response. If the request began before telemetry was connected to the page, its URL, frame and resource type are missing. */
export interface BrowserNetworkLoadingFailedEvent {
    /**
     * Type of the event.
     * @example network_loading_failed
     * @constant
     */
    type: "network_loading_failed";
    /**
     * Category of the event.
     * @example network
     * @constant
     */
    category: "network";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The failed request, and the reason. */
    data?: BrowserEventContext & {
        /**
         * CDP ID of the request.
         * @example 1000073.42
         */
        request_id?: string;
        /**
         * Network error, as Chrome names it.
         * @example net::ERR_CONNECTION_REFUSED
         */
        error_text?: string;
        /**
         * Whether the browser or the page canceled the request.
         * @example false
         */
        canceled?: boolean;
        /**
         * Type of the requested resource in CDP, such as `Document`, `XHR` or `Image`.
         * @example Document
         */
        resource_type?: string;
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** No request has been in flight for 500 milliseconds. */
export interface BrowserNetworkIdleEvent {
    /**
     * Type of the event.
     * @example network_idle
     * @constant
     */
    type: "network_idle";
    /**
     * Category of the event.
     * @example network
     * @constant
     */
    category: "network";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** Where the event happened. */
    data?: BrowserEventContext;
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** A proxy between the browser and the target could not serve a request. */
export interface BrowserProxyErrorEvent {
    /**
     * Type of the event.
     * @example proxy_error
     * @constant
     */
    type: "proxy_error";
    /**
     * Category of the event.
     * @example network
     * @constant
     */
    category: "network";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The proxy failure. */
    data?: BrowserEventContext & {
        /**
         * CDP ID of the request.
         * @example 1000073.42
         */
        request_id: string;
        /**
         * HTTP status that the proxy returned.
         * @example 502
         */
        status: number;
        /**
         * Reason for the failure. `unknown` covers all other reasons.
         * @example upstream_timeout
         * @enum {string}
         */
        code: "destination_blocked" | "destination_route_unavailable" | "network_policy_denied" | "provider_blacklisted" | "provider_unreachable" | "provider_rejected" | "origin_tls_timeout" | "origin_response_incomplete" | "proxy_unavailable" | "restricted_route_unavailable" | "upstream_timeout" | "upstream_dns_failure" | "upstream_connect_failed" | "unknown";
        /**
         * Reason in the words of the proxy.
         * @example UPSTREAM_TIMEOUT
         */
        raw_code?: string;
        /**
         * HTTP method of the request.
         * @example GET
         */
        method?: string;
        /**
         * Type of the requested resource in CDP, such as `Document`, `XHR` or `Image`.
         * @example Document
         */
        resource_type?: string;
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** A frame has navigated. The event starts a new count of navigations, so it has no `nav_seq`. */
export interface BrowserPageNavigationEvent {
    /**
     * Type of the event.
     * @example page_navigation
     * @constant
     */
    type: "page_navigation";
    /**
     * Category of the event.
     * @example page
     * @constant
     */
    category: "page";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The navigation. */
    data?: {
        /**
         * URL to which the frame navigated.
         * @example https://shop.example.com/cart
         */
        url?: string;
        /**
         * CDP ID of the frame.
         * @example ED0B6A3E6C1F4B7D9A2C5E8F0B3D6A9C
         */
        frame_id?: string;
        /**
         * CDP ID of the parent frame. The main frame of a page has none.
         * @example ED0B6A3E6C1F4B7D9A2C5E8F0B3D6A9C
         */
        parent_frame_id?: string;
        /**
         * CDP ID of the loader. Each navigation has a new one.
         * @example 7F3A9C1E5B8D4F2A6C0E9B7D5A3F1C8E
         */
        loader_id?: string;
        /**
         * ID of the CDP session.
         * @example 3C5E7A9B1D2F4068A1C3E5079B2D4F68
         */
        session_id?: string;
        /**
         * CDP ID of the target.
         * @example A1C3E5079B2D4F6881A3C5E7092B4D6F
         */
        target_id?: string;
        /** Type of a target in CDP, such as a page or a worker. */
        target_type?: BrowserTargetType;
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** The document of a page has been parsed. */
export interface BrowserPageDomContentLoadedEvent {
    /**
     * Type of the event.
     * @example page_dom_content_loaded
     * @constant
     */
    type: "page_dom_content_loaded";
    /**
     * Category of the event.
     * @example page
     * @constant
     */
    category: "page";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The page. */
    data?: BrowserEventContext & {
        /**
         * When the event happened, in seconds since the browser started. `ts` has the time of day.
         * @example 5042.118
         */
        cdp_timestamp?: number;
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** A page has loaded, with all its resources. */
export interface BrowserPageLoadEvent {
    /**
     * Type of the event.
     * @example page_load
     * @constant
     */
    type: "page_load";
    /**
     * Category of the event.
     * @example page
     * @constant
     */
    category: "page";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The loaded page. */
    data?: BrowserEventContext & {
        /**
         * When the event happened, in seconds since the browser started. `ts` has the time of day.
         * @example 5042.731
         */
        cdp_timestamp?: number;
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** A tab was opened. It has no frame, loader or CDP session yet. */
export interface BrowserPageTabOpenedEvent {
    /**
     * Type of the event.
     * @example page_tab_opened
     * @constant
     */
    type: "page_tab_opened";
    /**
     * Category of the event.
     * @example page
     * @constant
     */
    category: "page";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The tab. */
    data?: {
        /**
         * CDP ID of the tab.
         * @example A1C3E5079B2D4F6881A3C5E7092B4D6F
         */
        target_id?: string;
        /** Type of a target in CDP, such as a page or a worker. */
        target_type?: BrowserTargetType;
        /**
         * CDP ID of the tab that opened this tab, if any.
         * @example B2D4F6881A3C5E7092B4D6FA1C3E5079
         */
        opener_id?: string;
        /**
         * URL with which the tab was opened.
         * @example https://shop.example.com/help
         */
        url?: string;
        /**
         * Title with which the tab was opened.
         * @example Help
         */
        title?: string;
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** A page or another target has crashed. */
export interface BrowserPageCrashedEvent {
    /**
     * Type of the event.
     * @example page_crashed
     * @constant
     */
    type: "page_crashed";
    /**
     * Category of the event.
     * @example page
     * @constant
     */
    category: "page";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The crashed target. */
    data?: {
        /**
         * CDP ID of the target.
         * @example A1C3E5079B2D4F6881A3C5E7092B4D6F
         */
        target_id: string;
        /** Type of a target in CDP, such as a page or a worker. */
        target_type: BrowserTargetType;
        /**
         * URL that the target showed.
         * @example https://shop.example.com/cart
         */
        url: string;
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** Something on a page has moved (a layout shift on the Performance Timeline). */
export interface BrowserPageLayoutShiftEvent {
    /**
     * Type of the event.
     * @example page_layout_shift
     * @constant
     */
    type: "page_layout_shift";
    /**
     * Category of the event.
     * @example page
     * @constant
     */
    category: "page";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The layout shift. */
    data?: BrowserEventContext & {
        /**
         * When the event happened, in milliseconds on the Performance Timeline.
         * @example 1284.5
         */
        time?: number;
        /**
         * Duration of the entry, in milliseconds. It is 0 for layout shifts.
         * @example 0
         */
        duration?: number;
        /**
         * CDP ID of the frame in which the shift happened.
         * @example ED0B6A3E6C1F4B7D9A2C5E8F0B3D6A9C
         */
        source_frame_id?: string;
        /** Details of the shift. */
        layout_shift_details?: {
            /**
             * Layout shift score.
             * @example 0.0421
             */
            value?: number;
            /**
             * Whether user input came just before the shift, so that it does not count.
             * @example false
             */
            had_recent_input?: boolean;
        };
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** The largest element of a page so far was rendered (Largest Contentful Paint). */
export interface BrowserPageLcpEvent {
    /**
     * Type of the event.
     * @example page_lcp
     * @constant
     */
    type: "page_lcp";
    /**
     * Category of the event.
     * @example page
     * @constant
     */
    category: "page";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The paint. */
    data?: BrowserEventContext & {
        /**
         * When the event happened, in milliseconds on the Performance Timeline.
         * @example 912.3
         */
        time?: number;
        /**
         * CDP ID of the frame that contains the element.
         * @example ED0B6A3E6C1F4B7D9A2C5E8F0B3D6A9C
         */
        source_frame_id?: string;
        /** The largest element. */
        lcp_details?: {
            /**
             * When the element was rendered, in milliseconds. It is 0 for an image whose server does not allow this measurement.
             * @example 912.3
             */
            render_time?: number;
            /**
             * When the element was loaded, in milliseconds.
             * @example 870.1
             */
            load_time?: number;
            /**
             * Visible area, in square pixels.
             * @example 184320
             */
            size?: number;
            /**
             * `id` attribute of the element, if it has one.
             * @example hero
             */
            element_id?: string;
            /**
             * URL of the image or video.
             * @example https://shop.example.com/hero.png
             */
            url?: string;
            /**
             * CDP ID of the DOM node.
             * @example 57
             */
            node_id?: number;
        };
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** A page has loaded, and nothing on it has moved for 1 second. */
export interface BrowserPageLayoutSettledEvent {
    /**
     * Type of the event.
     * @example page_layout_settled
     * @constant
     */
    type: "page_layout_settled";
    /**
     * Category of the event.
     * @example page
     * @constant
     */
    category: "page";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** Where the event happened. */
    data?: BrowserEventContext;
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** A page has been parsed and no longer moves. The event comes after both `page_dom_content_loaded` and `page_layout_settled`; requests may still be in flight. */
export interface BrowserPageNavigationSettledEvent {
    /**
     * Type of the event.
     * @example page_navigation_settled
     * @constant
     */
    type: "page_navigation_settled";
    /**
     * Category of the event.
     * @example page
     * @constant
     */
    category: "page";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** Where the event happened. */
    data?: BrowserEventContext;
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** An element on a page was clicked. */
export interface BrowserInteractionClickEvent {
    /**
     * Type of the event.
     * @example interaction_click
     * @constant
     */
    type: "interaction_click";
    /**
     * Category of the event.
     * @example interaction
     * @constant
     */
    category: "interaction";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The click. */
    data?: BrowserEventContext & {
        /** Horizontal position, in pixels from the left edge of the viewport. */
        x?: XCoordinate;
        /** Vertical position, in pixels from the top edge of the viewport. */
        y?: YCoordinate;
        /**
         * CSS selector of the element.
         * @example #cart > button.buy
         */
        selector?: string;
        /**
         * Tag name of the element, in uppercase.
         * @example BUTTON
         */
        tag?: string;
        /**
         * Visible text of the element.
         * @example Buy now
         */
        text?: string;
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** A key was pressed on a page. */
export interface BrowserInteractionKeyEvent {
    /**
     * Type of the event.
     * @example interaction_key
     * @constant
     */
    type: "interaction_key";
    /**
     * Category of the event.
     * @example interaction
     * @constant
     */
    category: "interaction";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The key. */
    data?: BrowserEventContext & {
        /**
         * Key value, as in a `KeyboardEvent`.
         * @example Enter
         */
        key?: string;
        /**
         * CSS selector of the focused element.
         * @example #search
         */
        selector?: string;
        /**
         * Tag name of the focused element, in uppercase.
         * @example INPUT
         */
        tag?: string;
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** A page or an element was scrolled, and has stopped. */
export interface BrowserInteractionScrollSettledEvent {
    /**
     * Type of the event.
     * @example interaction_scroll_settled
     * @constant
     */
    type: "interaction_scroll_settled";
    /**
     * Category of the event.
     * @example interaction
     * @constant
     */
    category: "interaction";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The scroll. */
    data?: BrowserEventContext & {
        /**
         * Initial x position, in CSS pixels.
         * @example 0
         */
        from_x?: number;
        /**
         * Initial y position, in CSS pixels.
         * @example 0
         */
        from_y?: number;
        /**
         * Final x position, in CSS pixels.
         * @example 0
         */
        to_x?: number;
        /**
         * Final y position, in CSS pixels.
         * @example 1200
         */
        to_y?: number;
        /**
         * CSS selector of the scrolled element.
         * @example html
         */
        target_selector?: string;
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** A screenshot of the viewport, taken from time to time. */
export interface BrowserMonitorScreenshotEvent {
    /**
     * Type of the event.
     * @example monitor_screenshot
     * @constant
     */
    type: "monitor_screenshot";
    /**
     * Category of the event.
     * @example screenshot
     * @constant
     */
    category: "screenshot";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The screenshot. */
    data?: {
        /**
         * Screenshot as a PNG image, in Base64.
         * @example iVBORw0KGgo=
         */
        png?: string;
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** Telemetry lost its connection to the browser. Events may be missing until `monitor_reconnected`. */
export interface BrowserMonitorDisconnectedEvent {
    /**
     * Type of the event.
     * @example monitor_disconnected
     * @constant
     */
    type: "monitor_disconnected";
    /**
     * Category of the event.
     * @example monitor
     * @constant
     */
    category: "monitor";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The disconnection. */
    data?: {
        /**
         * Reason for the disconnection. `chrome_restarted` means that the browser was restarted.
         * @example chrome_restarted
         * @constant
         */
        reason?: "chrome_restarted";
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** Telemetry is connected to the browser again. Navigations and requests are counted from the start again. */
export interface BrowserMonitorReconnectedEvent {
    /**
     * Type of the event.
     * @example monitor_reconnected
     * @constant
     */
    type: "monitor_reconnected";
    /**
     * Category of the event.
     * @example monitor
     * @constant
     */
    category: "monitor";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The new connection. */
    data?: {
        /**
         * How long it took to reconnect, in milliseconds.
         * @example 840
         */
        reconnect_duration_ms?: number;
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** Telemetry could not reconnect to the browser and has given up. No more events from the browser follow. */
export interface BrowserMonitorReconnectFailedEvent {
    /**
     * Type of the event.
     * @example monitor_reconnect_failed
     * @constant
     */
    type: "monitor_reconnect_failed";
    /**
     * Category of the event.
     * @example monitor
     * @constant
     */
    category: "monitor";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The failed attempts to reconnect. */
    data?: {
        /**
         * Reason for giving up. `reconnect_exhausted` means that every attempt failed.
         * @example reconnect_exhausted
         * @constant
         */
        reason?: "reconnect_exhausted";
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** Telemetry could not start watching a page. */
export interface BrowserMonitorInitFailedEvent {
    /**
     * Type of the event.
     * @example monitor_init_failed
     * @constant
     */
    type: "monitor_init_failed";
    /**
     * Category of the event.
     * @example monitor
     * @constant
     */
    category: "monitor";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The failed step. */
    data?: {
        /**
         * Name of the failed CDP method or step.
         * @example Target.setAutoAttach
         */
        step?: string;
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** An API call that controls the browser, such as a click, a screenshot or Playwright code. */
export interface BrowserAPICallEvent {
    /**
     * Type of the event.
     * @example api_call
     * @constant
     */
    type: "api_call";
    /**
     * Category of the event.
     * @example control
     * @constant
     */
    category: "control";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The call. */
    data?: {
        /**
         * ID of the operation. The service may use a different ID than this contract.
         * @example takeScreenshot
         */
        operation_id: string;
        /**
         * HTTP status of the response.
         * @example 200
         */
        status: number;
        /**
         * How long the call took, in milliseconds.
         * @example 48.2
         */
        duration_ms: number;
        /**
         * ID of the request.
         * @example rq7d2k9s4f1h6j3l8z5x0c2v
         */
        request_id: string;
        /**
         * Code that a Playwright call runs. This property is not specified; the contract assumes it.
         * @example return await page.title();
         */
        code?: string;
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** An API call that works with the browser instance without controlling the browser, such as a call for files, processes or recordings. */
export interface BrowserPlatformAPICallEvent {
    /**
     * Type of the event.
     * @example platform_api_call
     * @constant
     */
    type: "platform_api_call";
    /**
     * Category of the event.
     * @example platform
     * @constant
     */
    category: "platform";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The call to the platform. */
    data?: {
        /**
         * ID of the operation. The service may use a different ID than this contract.
         * @example execProcess
         */
        operation_id: string;
        /**
         * HTTP status of the response.
         * @example 200
         */
        status: number;
        /**
         * How long the call took, in milliseconds.
         * @example 48.2
         */
        duration_ms: number;
        /**
         * ID of the request.
         * @example rq7d2k9s4f1h6j3l8z5x0c2v
         */
        request_id: string;
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** A CDP client sent a command that controls the browser. */
export interface BrowserCdpCommandEvent {
    /**
     * Type of the event.
     * @example cdp_command
     * @constant
     */
    type: "cdp_command";
    /**
     * Category of the event.
     * @example control
     * @constant
     */
    category: "control";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The command. */
    data: BrowserCdpCommandData;
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** A CDP command. In addition to these properties, it has some of the command's parameters. */
export type BrowserCdpCommandData = {
    /** A method of the Chrome DevTools Protocol (CDP) that telemetry records. */
    method: BrowserCdpCommandMethod;
    /**
     * Number that the client gave to the command.
     * @example 318
     */
    command_id?: number;
    /**
     * ID of the connection, as in its `cdp_connect` event.
     * @example cn4f8j2l6z0c3v7b1m5k9h2d
     */
    connection_id?: string;
    /**
     * ID of the CDP session.
     * @example 3C5E7A9B1D2F4068A1C3E5079B2D4F68
     */
    session_id?: string;
} & {
    [key: string]: unknown;
};
/** A CDP client has connected. */
export interface BrowserCdpConnectEvent {
    /**
     * Type of the event.
     * @example cdp_connect
     * @constant
     */
    type: "cdp_connect";
    /**
     * Category of the event.
     * @example connection
     * @constant
     */
    category: "connection";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The connection. */
    data?: {
        /**
         * ID of the connection.
         * @example cn4f8j2l6z0c3v7b1m5k9h2d
         */
        connection_id?: string;
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** A CDP client has disconnected. */
export interface BrowserCdpDisconnectEvent {
    /**
     * Type of the event.
     * @example cdp_disconnect
     * @constant
     */
    type: "cdp_disconnect";
    /**
     * Category of the event.
     * @example connection
     * @constant
     */
    category: "connection";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The connection that ended, and its traffic. */
    data?: {
        /**
         * ID of the connection, as in its `cdp_connect` event.
         * @example cn4f8j2l6z0c3v7b1m5k9h2d
         */
        connection_id?: string;
        /**
         * Why the connection ended: `client_close` if the client closed it; `upstream_changed` if the browser was restarted; `upstream_error` if the connection to the browser failed; `context_cancelled` if the service ended it.
         * @example client_close
         * @enum {string}
         */
        reason: "client_close" | "upstream_changed" | "upstream_error" | "context_cancelled";
        /**
         * How long the connection lasted, in milliseconds.
         * @example 182400.5
         */
        duration_ms: number;
        /**
         * Number of CDP messages in both directions.
         * @example 2310
         */
        message_count: number;
        /**
         * Number of commands that telemetry lost.
         * @example 0
         */
        telemetry_dropped?: number;
        /**
         * Number of commands that telemetry left out because of `excluded_methods`.
         * @example 12
         */
        telemetry_excluded?: number;
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** A live view was opened. */
export interface BrowserLiveViewConnectEvent {
    /**
     * Type of the event.
     * @example live_view_connect
     * @constant
     */
    type: "live_view_connect";
    /**
     * Category of the event.
     * @example connection
     * @constant
     */
    category: "connection";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The live view. */
    data?: {
        /**
         * ID of the live view. It stays the same when the live view reconnects.
         * @example lv9s3d7f1g5h8j2k6l0z4x8c
         */
        session_id: string;
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** A live view was closed. */
export interface BrowserLiveViewDisconnectEvent {
    /**
     * Type of the event.
     * @example live_view_disconnect
     * @constant
     */
    type: "live_view_disconnect";
    /**
     * Category of the event.
     * @example connection
     * @constant
     */
    category: "connection";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The live view that was closed. */
    data?: {
        /**
         * ID of the live view, as in its `live_view_connect` event.
         * @example lv9s3d7f1g5h8j2k6l0z4x8c
         */
        session_id: string;
        /**
         * How long the live view was open, in milliseconds.
         * @example 61200.4
         */
        duration_ms: number;
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** The service has started an attempt to solve a captcha. */
export interface BrowserCaptchaSolveStartedEvent {
    /**
     * Type of the event.
     * @example captcha_solve_started
     * @constant
     */
    type: "captcha_solve_started";
    /**
     * Category of the event.
     * @example captcha
     * @constant
     */
    category: "captcha";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The attempt. */
    data: {
        /**
         * @deprecated
         *
         * Type of the captcha. Use `captcha_provider` and `task_kind` instead.
         * @example turnstile
         * @enum {string}
         */
        captcha_type: "hcaptcha" | "recaptcha_v2" | "recaptcha_v3" | "turnstile" | "geetest" | "press_and_hold" | "other";
        /** Provider of the captcha. */
        captcha_provider?: BrowserCaptchaProvider;
        /**
         * ID of the captcha. All attempts to solve the captcha share it.
         * @example ch5a8d2g6j0l4x7c1v9b3n2m
         */
        challenge_id?: string;
        /**
         * ID that the solver gave to the attempt.
         * @example 61138b6f
         */
        task_id?: string;
        /** Task that the captcha sets. A `token` is solved without the page; `image_challenge` and `press_and_hold` are solved on the page. */
        task_kind?: BrowserCaptchaTaskKind;
        /** What the captcha shows. */
        media?: BrowserCaptchaMedia;
        /**
         * Host of the page with the captcha.
         * @example shop.example.com
         */
        website_host?: string;
        /**
         * Path of the page with the captcha, without its query.
         * @example /checkout
         */
        website_path?: string;
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** An attempt to solve a captcha has ended. */
export interface BrowserCaptchaSolveResultEvent {
    /**
     * Type of the event.
     * @example captcha_solve_result
     * @constant
     */
    type: "captcha_solve_result";
    /**
     * Category of the event.
     * @example captcha
     * @constant
     */
    category: "captcha";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The attempt, and its result. */
    data?: {
        /**
         * @deprecated
         *
         * Type of the captcha. Use `captcha_provider` and `task_kind` instead.
         * @example turnstile
         * @enum {string}
         */
        captcha_type: "hcaptcha" | "recaptcha_v2" | "recaptcha_v3" | "turnstile" | "geetest" | "press_and_hold" | "other";
        /** Provider of the captcha. */
        captcha_provider?: BrowserCaptchaProvider;
        /**
         * ID of the captcha. All attempts to solve the captcha share it.
         * @example ch5a8d2g6j0l4x7c1v9b3n2m
         */
        challenge_id?: string;
        /**
         * ID that the solver gave to the attempt.
         * @example 61138b6f
         */
        task_id?: string;
        /** Task that the captcha sets. A `token` is solved without the page; `image_challenge` and `press_and_hold` are solved on the page. */
        task_kind?: BrowserCaptchaTaskKind;
        /** What the captcha shows. */
        media?: BrowserCaptchaMedia;
        /**
         * Result of the attempt: `success` if there is a solution; `failure` if the solver returned an error; `timeout` if the attempt took too long; `abandoned` if the attempt was canceled or the browser left the page.
         * @example success
         * @enum {string}
         */
        status: "success" | "failure" | "timeout" | "abandoned";
        /**
         * How long the attempt took, in milliseconds.
         * @example 9120.6
         */
        duration_ms: number;
        /**
         * Error code of the solver.
         * @example ERROR_CAPTCHA_UNSOLVABLE
         */
        error_code?: string;
        /**
         * Host of the page with the captcha.
         * @example shop.example.com
         */
        website_host?: string;
        /**
         * Path of the page with the captcha, without its query.
         * @example /checkout
         */
        website_path?: string;
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** A captcha on a page has been solved, or will not be solved. */
export interface BrowserCaptchaChallengeResultEvent {
    /**
     * Type of the event.
     * @example captcha_challenge_result
     * @constant
     */
    type: "captcha_challenge_result";
    /**
     * Category of the event.
     * @example captcha
     * @constant
     */
    category: "captcha";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The captcha. */
    data: {
        /**
         * @deprecated
         *
         * Type of the captcha. Use `captcha_provider` and `task_kind` instead.
         * @example turnstile
         * @enum {string}
         */
        captcha_type: "hcaptcha" | "recaptcha_v2" | "recaptcha_v3" | "turnstile" | "geetest" | "press_and_hold" | "other";
        /** Provider of the captcha. */
        captcha_provider?: BrowserCaptchaProvider;
        /**
         * ID of the captcha. All attempts to solve the captcha share it.
         * @example ch5a8d2g6j0l4x7c1v9b3n2m
         */
        challenge_id?: string;
        /**
         * ID that the solver gave to the attempt.
         * @example 61138b6f
         */
        task_id?: string;
        /**
         * Result for the captcha: `solved` if the page accepts the solution; `failure` if the captcha could not be solved; `timeout` if it took too long; `abandoned` if the browser left the page.
         * @example solved
         * @enum {string}
         */
        status: "solved" | "failure" | "timeout" | "abandoned";
        /**
         * How long it took to get this result, in milliseconds.
         * @example 10480.2
         */
        duration_ms: number;
        /**
         * Whether the result was inferred from what the page did next.
         * @example false
         */
        inferred?: boolean;
        /**
         * Host of the page with the captcha.
         * @example shop.example.com
         */
        website_host?: string;
        /**
         * Path of the page with the captcha, without its query.
         * @example /checkout
         */
        website_path?: string;
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/**
 * Provider of the captcha.
 * @example turnstile
 * @enum {string}
 */
export type BrowserCaptchaProvider = "hcaptcha" | "recaptcha_v2" | "recaptcha_v3" | "turnstile" | "geetest" | "arkose" | "human" | "binance" | "other";
/**
 * Task that the captcha sets. A `token` is solved without the page; `image_challenge` and `press_and_hold` are solved on the page.
 * @example token
 * @enum {string}
 */
export type BrowserCaptchaTaskKind = "token" | "image_challenge" | "press_and_hold";
/**
 * What the captcha shows.
 * @example image
 * @enum {string}
 */
export type BrowserCaptchaMedia = "image" | "video";
/** The browser instance ran out of memory, and its kernel ended a process. */
export interface BrowserSystemOomKillEvent {
    /**
     * Type of the event.
     * @example system_oom_kill
     * @constant
     */
    type: "system_oom_kill";
    /**
     * Category of the event.
     * @example system
     * @constant
     */
    category: "system";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The ended process, and the reason. */
    data?: {
        /**
         * PID of the ended process.
         * @example 2207
         */
        pid: number;
        /**
         * Name of the ended process. The kernel limits it to 15 characters.
         * @example chromium
         */
        process_name: string;
        /**
         * Memory that the process used, in KiB.
         * @example 3145728
         */
        rss_kb: number;
        /**
         * Limit that was reached: `none` is the whole memory of the instance, and `memcg` the memory of a control group; `cpuset` and `memory_policy` are limits on where memory can be placed.
         * @example none
         * @enum {string}
         */
        constraint?: "none" | "memcg" | "cpuset" | "memory_policy";
        /**
         * PID of the process that requested more memory.
         * @example 2231
         */
        trigger_pid?: number;
        /**
         * Name of the process that requested more memory.
         * @example chromium
         */
        trigger_process_name?: string;
        /**
         * Total memory of the instance, in KiB.
         * @example 8388608
         */
        mem_total_kb?: number;
        /**
         * Free memory, in KiB.
         * @example 40960
         */
        mem_free_kb?: number;
        /** Processes that used the most memory, largest first. The list has at most 5. */
        top_tasks?: {
            /**
             * Name of the process.
             * @example chromium
             */
            name: string;
            /**
             * PID of the process.
             * @example 2207
             */
            pid: number;
            /**
             * Memory that the process used, in KiB.
             * @example 3145728
             */
            rss_kb: number;
        }[];
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** A process of the browser instance itself, such as Chromium, has ended unexpectedly. */
export interface BrowserServiceCrashedEvent {
    /**
     * Type of the event.
     * @example service_crashed
     * @constant
     */
    type: "service_crashed";
    /**
     * Category of the event.
     * @example system
     * @constant
     */
    category: "system";
    /** When the event happened, in microseconds since 1970-01-01T00:00:00Z. */
    ts: BrowserEventTime;
    /** What reported the event. */
    source: BrowserEventSource;
    /** The process that ended. */
    data?: {
        /**
         * Name of the process.
         * @example chromium
         */
        service_name: string;
        /**
         * When the process ended: `startup` is before it was ready, and `running` is after. `gave_up` means that it will not be restarted.
         * @example running
         * @enum {string}
         */
        phase: "startup" | "running" | "gave_up";
        /**
         * PID of the process. Absent with `gave_up`.
         * @example 412
         */
        pid?: number;
    };
    /** Whether `data` was cut off because it is too large. */
    truncated?: BrowserEventTruncated;
}
/** A new extension. */
export interface ExtensionRequest {
    /**
     * Format: binary
     *
     * Bytes of a ZIP archive with the unpacked extension.
     * @example data:application/zip;base64,UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==
     */
    file: bytes.FileBytes;
    /**
     * Unique name of the extension. Without a name, you can find the extension only by its ID. Pattern: `^[A-Za-z0-9._-]{1,255}$`.
     * @example price-highlighter
     */
    name?: string;
}
/** An uploaded browser extension. */
export interface Extension {
    /**
     * ID of the extension.
     * @example ex4v7b2n9m1k6j3h8g5f0d2s
     */
    id: string;
    /**
     * Name of the extension. Null if it has none.
     * @example cookie-banner-closer
     */
    name?: string | null;
    /**
     * Size of the archive, in bytes.
     * @example 193
     */
    size_bytes: number;
    /**
     * SHA-256 of the archive's bytes, in lowercase hexadecimal. Null or absent if it is not known.
     * @example a82c4a1c13498d26d61713232ebf6a8bf7fdd7cd0c07080b52c41c544df79b4d
     */
    checksum?: string | null;
    /** When the extension was uploaded. */
    created_at: Timestamp;
    /**
     * Format: date-time
     *
     * When a browser session last loaded the extension. Null or absent if none has loaded it yet.
     * @example 2026-11-20T09:00:00Z
     */
    last_used_at?: string | null;
}
/** Proxy to store. `type` selects one of the five types. */
export type ProxyRequest = DatacenterProxyRequest | IspProxyRequest | ResidentialProxyRequest | MobileProxyRequest | CustomProxyRequest;
/**
 * @deprecated
 *
 * A proxy with a fixed IP address in a data center. No longer offered; what takes its place is not specified.
 */
export interface DatacenterProxyRequest {
    /**
     * Type of the proxy.
     * @example datacenter
     * @constant
     */
    type: "datacenter";
    /** Name of the proxy. Several proxies can have the same name. */
    name?: ProxyName;
    /**
     * Protocol of the connection to the proxy.
     * @default https
     */
    protocol?: ProxyProtocol;
    /** Hosts to reach directly, without the proxy. */
    bypass_hosts?: BypassHosts;
    /** Location of a datacenter proxy. No longer offered; what takes its place is not specified. */
    config?: DatacenterProxyConfig;
}
/** A proxy with a fixed IP address from an internet service provider (ISP). */
export interface IspProxyRequest {
    /**
     * Type of the proxy.
     * @example isp
     * @constant
     */
    type: "isp";
    /** Name of the proxy. Several proxies can have the same name. */
    name?: ProxyName;
    /**
     * Protocol of the connection to the proxy.
     * @default https
     */
    protocol?: ProxyProtocol;
    /** Hosts to reach directly, without the proxy. */
    bypass_hosts?: BypassHosts;
    /** Location of an ISP proxy. */
    config?: IspProxyConfig;
}
/** A proxy with changing IP addresses of private households. */
export interface ResidentialProxyRequest {
    /**
     * Type of the proxy.
     * @example residential
     * @constant
     */
    type: "residential";
    /** Name of the proxy. Several proxies can have the same name. */
    name?: ProxyName;
    /**
     * Protocol of the connection to the proxy.
     * @default https
     */
    protocol?: ProxyProtocol;
    /** Hosts to reach directly, without the proxy. */
    bypass_hosts?: BypassHosts;
    /** Location and network of a residential proxy. */
    config?: ResidentialProxyConfig;
}
/** A proxy with changing IP addresses of mobile networks. */
export interface MobileProxyRequest {
    /**
     * Type of the proxy.
     * @example mobile
     * @constant
     */
    type: "mobile";
    /** Name of the proxy. Several proxies can have the same name. */
    name?: ProxyName;
    /**
     * Protocol of the connection to the proxy.
     * @default https
     */
    protocol?: ProxyProtocol;
    /** Hosts to reach directly, without the proxy. */
    bypass_hosts?: BypassHosts;
    /** Location of a mobile proxy. What takes its place is not specified. */
    config?: MobileProxyConfig;
}
/** Your own proxy. */
export interface CustomProxyRequest {
    /**
     * Type of the proxy.
     * @example custom
     * @constant
     */
    type: "custom";
    /** Name of the proxy. Several proxies can have the same name. */
    name?: ProxyName;
    /**
     * Protocol of the connection to the proxy.
     * @default https
     */
    protocol?: ProxyProtocol;
    /** Hosts to reach directly, without the proxy. */
    bypass_hosts?: BypassHosts;
    /** Address of a custom proxy, and how to authenticate to it. */
    config?: CreateCustomProxyConfig;
}
/**
 * Name of the proxy. Several proxies can have the same name.
 * @example frankfurt
 */
export type ProxyName = string;
/**
 * Protocol of the connection to the proxy.
 * @default https
 * @example https
 * @enum {string}
 */
export type ProxyProtocol = "http" | "https";
/** Hosts to reach directly, without the proxy. */
export type BypassHosts = string[];
/**
 * @deprecated
 *
 * Location of a datacenter proxy. No longer offered; what takes its place is not specified.
 */
export interface DatacenterProxyConfig {
    /** Country of the traffic's IP address, as an ISO 3166 code; the USA by default. */
    country?: ProxyCountry;
}
/** Location of an ISP proxy. */
export interface IspProxyConfig {
    /** Country of the traffic's IP address, as an ISO 3166 code; the USA by default. */
    country?: ProxyCountry;
}
/** Location and network of a residential proxy. */
export interface ResidentialProxyConfig {
    /** Country of the traffic's IP address, as an ISO 3166 code. */
    country?: ProxyCountry;
    /** City of the traffic's IP address, without spaces. Requires `country`. */
    city?: ProxyCity;
    /** US state of the traffic's IP address, in two letters. */
    state?: ProxyState;
    /**
     * US ZIP code of the traffic's IP address.
     * @example 94103
     */
    zip?: string;
    /**
     * Autonomous system number (ASN) of the network that the traffic comes from.
     * @example 64496
     */
    asn?: string;
    /**
     * @deprecated
     *
     * Operating system of the device that the traffic goes through. What takes its place is not specified.
     * @example windows
     * @enum {string}
     */
    os?: "windows" | "macos" | "android";
}
/**
 * @deprecated
 *
 * Location of a mobile proxy. What takes its place is not specified.
 */
export interface MobileProxyConfig {
    /** Country of the traffic's IP address, as an ISO 3166 code. */
    country?: ProxyCountry;
    /** City of the traffic's IP address, as the provider names it. The network can route the traffic through another city. */
    city?: ProxyCity;
    /** US state of the traffic's IP address, in two letters. The network can route the traffic through another state. */
    state?: ProxyState;
}
/** Address of a custom proxy, and how to authenticate to it. */
export interface CreateCustomProxyConfig {
    /** Host name or IP address of the proxy. */
    host: ProxyHost;
    /** Port of the proxy. */
    port: ProxyPort;
    /** Username to authenticate with. */
    username?: ProxyUsername;
    /**
     * Password to authenticate with. It is never returned.
     * @example lilac-harbour-42
     */
    password?: string;
    /**
     * PEM certificates of the authorities to trust for this proxy, one after another. They are never returned.
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
 * Host name or IP address of the proxy.
 * @example proxy.example.com
 */
export type ProxyHost = string;
/**
 * Port of the proxy.
 * @example 8080
 */
export type ProxyPort = number;
/**
 * Username to authenticate with.
 * @example crawler
 */
export type ProxyUsername = string;
/**
 * Country of the traffic's IP address, as an ISO 3166 code.
 * @example DE
 */
export type ProxyCountry = string;
/**
 * City of the traffic's IP address.
 * @example sanfrancisco
 */
export type ProxyCity = string;
/**
 * US state of the traffic's IP address, in two letters.
 * @example CA
 */
export type ProxyState = string;
/** A stored proxy, with the result of its last check. */
export interface Proxy {
    /**
     * ID of the proxy.
     * @example px5a2s8d4f1g7h3j9k6l0z2x
     */
    id?: string;
    /** Name of the proxy. Several proxies can have the same name. */
    name?: ProxyName;
    /**
     * Type of the proxy.
     * @example isp
     * @enum {string}
     */
    type: "datacenter" | "isp" | "residential" | "mobile" | "custom";
    /**
     * Protocol of the connection to the proxy.
     * @default https
     */
    protocol?: ProxyProtocol;
    /** Hosts to reach directly, without the proxy. */
    bypass_hosts?: BypassHosts;
    /** Settings of the proxy. They depend on its `type`. */
    config?: DatacenterProxyConfig | IspProxyConfig | ResidentialProxyConfig | MobileProxyConfig | CustomProxyConfig;
    /**
     * Whether the proxy worked in its last check.
     * @example available
     * @enum {string}
     */
    status?: "available" | "unavailable";
    /** When the proxy was last checked. */
    last_checked?: Timestamp;
    /**
     * IP address that the traffic comes from.
     * @example 203.0.113.24
     */
    ip_address?: string;
}
/** Address of a custom proxy, and how the service authenticates to it. */
export interface CustomProxyConfig {
    /** Host name or IP address of the proxy. */
    host: ProxyHost;
    /** Port of the proxy. */
    port: ProxyPort;
    /** Username to authenticate with. */
    username?: ProxyUsername;
    /**
     * Whether a password is stored.
     * @example true
     */
    has_password?: boolean;
    /**
     * True if certificates are stored. Absent otherwise.
     * @example true
     */
    has_ca_bundle?: boolean;
}
/** New name of a proxy. */
export interface UpdateProxyRequest {
    /**
     * New name of the proxy. Spaces around it are removed. Minimum length: `1`.
     * @example frankfurt-isp
     */
    name: string;
}
/** The URL to check. */
export interface ProxyCheckRequest {
    /**
     * URL to reach through the proxy: `http` or `https`, on a host with a public IP address. If omitted, the check tests the proxy itself.
     * @example https://shop.example.com
     */
    url?: string;
}
/** A new pool, with the configuration of its browsers. */
export interface BrowserPoolRequest {
    /**
     * Unique name of the pool. Without a name, you can find the pool only by its ID. Pattern: `^[a-zA-Z0-9._-]{1,255}$`.
     * @example night-watch
     */
    name?: string;
    /**
     * Number of browsers in the pool, both idle and leased. Minimum: `1`.
     * @example 2
     */
    size: number;
    /**
     * Browsers to start per minute, as a percentage of the pool's size. Most organizations are limited to 25. Minimum: `0`.
     * @default 25
     * @example 25
     */
    fill_rate_per_minute?: number;
    /**
     * Seconds without CDP or live view activity after which a leased session is deleted. The maximum is 72 hours. Minimum: `10`. Maximum: `259200`.
     * @default 600
     * @example 900
     */
    timeout_seconds?: number;
    /**
     * Whether to make it harder for websites to detect that the browsers are automated.
     * @default false
     * @example false
     */
    stealth?: boolean;
    /**
     * Whether to run the browsers without a screen. Headless browsers have no live view.
     * @default false
     * @example true
     */
    headless?: boolean;
    /**
     * Region of the pool and of every session in it. You cannot change it later. A region other than the default may need a plan (403).
     * @default us-east
     * @example us-east
     */
    region?: BrowserRegion;
    /** Memory of each browser instance. Headless browsers can have `1GiB` (the default), `2GiB` or `4GiB`; headful browsers can have `8GiB` (the default) or `16GiB`. */
    memory?: BrowserMemoryRequest;
    /** Profile that every browser loads. */
    profile?: BrowserPoolProfile;
    /** Extensions that every browser loads, in this order. Maximum items: `20`. */
    extensions?: BrowserExtension[];
    /**
     * ID of the proxy for the browsers' traffic.
     * @example px5a2s8d4f1g7h3j9k6l0z2x
     */
    proxy_id?: string;
    /** Size of the browser windows. */
    viewport?: BrowserViewport;
    /**
     * Whether to hide the address bar and the tabs.
     * @default false
     * @example false
     */
    kiosk_mode?: boolean;
    /**
     * Chrome enterprise policies of the browsers, by name.
     * @example {
     *       "BookmarkBarEnabled": false
     *     }
     */
    chrome_policy?: {
        [key: string]: unknown;
    };
    /** Which hosts the browsers can reach, and how. `allowlist_state` is not allowed here: only sessions have it. */
    network?: BrowserNetworkRequest;
    /**
     * URL that each browser opens when it starts. If a browser cannot open the URL, it still joins the pool.
     * @example https://shop.example.com
     */
    start_url?: string;
    /**
     * Whether to flush the idle browsers when the profile is saved, so that new browsers load the saved state. The default is true if the pool has a profile. Rejected with 400 if the pool has none.
     * @example true
     */
    refresh_on_profile_update?: boolean;
    /** What telemetry to record. Nothing is recorded if this is omitted, null, an empty object or `enabled: false`, or if every category is turned off. */
    telemetry?: BrowserTelemetryRequest | null;
}
/** Profile that the browsers of a pool load, by ID or name. If both are given, the ID wins. */
export interface BrowserPoolProfile {
    /**
     * ID of the profile. In an update of the pool, an empty string removes the profile.
     * @example pf3n8w1q6z4k9x2m7t5v0b8c
     */
    id?: string;
    /**
     * Name of the profile. Pattern: `^[a-zA-Z0-9._-]{1,255}$`.
     * @example shop-login
     */
    name?: string;
}
/** Changes to a pool. Omitted properties stay the same. */
export interface BrowserPoolUpdateRequest {
    /**
     * New name of the pool. It must be unique. An empty string changes nothing. Pattern: `^[a-zA-Z0-9._-]{0,255}$`.
     * @example checkout-pool-eu
     */
    name?: string;
    /**
     * Number of browsers in the pool, both idle and leased. Minimum: `1`.
     * @example 4
     */
    size?: number;
    /**
     * Browsers to start per minute, as a percentage of the pool's size. Most organizations are limited to 25. Minimum: `0`.
     * @example 20
     */
    fill_rate_per_minute?: number;
    /**
     * Seconds without CDP or live view activity after which a leased session is deleted. The maximum is 72 hours. Minimum: `10`. Maximum: `259200`.
     * @example 1200
     */
    timeout_seconds?: number;
    /**
     * Whether to make it harder for websites to detect that the browsers are automated.
     * @example true
     */
    stealth?: boolean;
    /**
     * Whether to run the browsers without a screen. Headless browsers have no live view.
     * @example false
     */
    headless?: boolean;
    /** Memory of browser instances that start from now on. */
    memory?: BrowserMemoryRequest;
    /** Profile that every browser loads. An empty `id` removes the profile and `refresh_on_profile_update`. */
    profile?: BrowserPoolProfile;
    /** Extensions that every browser loads, in this order. An empty list removes all extensions. Maximum items: `20`. */
    extensions?: BrowserExtension[];
    /**
     * ID of the proxy for the browsers' traffic. An empty string removes the proxy.
     * @example px5a2s8d4f1g7h3j9k6l0z2x
     */
    proxy_id?: string;
    /** Size of the browser windows. */
    viewport?: BrowserViewport;
    /**
     * Whether to hide the address bar and the tabs.
     * @example true
     */
    kiosk_mode?: boolean;
    /**
     * Chrome enterprise policies of the browsers, by name. They replace the current policies, and an empty object removes them.
     * @example {
     *       "BookmarkBarEnabled": false
     *     }
     */
    chrome_policy?: {
        [key: string]: unknown;
    };
    /** Which hosts the browsers can reach, and how. This replaces the whole current setting; an empty object removes it. A change of `allowed_hosts` also replaces the idle browsers; the other properties apply to browsers that start from now on. `allowlist_state` is not allowed here: only sessions have it. */
    network?: BrowserNetworkRequest;
    /** Network setting that the pool must have. An empty object means no setting. If the pool has another setting, the update is rejected with 409. An empty list is not the same as an omitted list, and routes are compared by the ID of the proxy. */
    expected_network?: BrowserNetworkRequest;
    /**
     * URL that each browser opens when it starts. An empty string removes it.
     * @example https://shop.example.com/checkout
     */
    start_url?: string;
    /**
     * Whether to flush the idle browsers when the profile is saved. If the update sets a new profile and omits this property, it becomes true. Rejected with 400 if the pool has no profile.
     * @example false
     */
    refresh_on_profile_update?: boolean;
    /** What telemetry to record. Null or an empty object changes nothing, `enabled: false` turns recording off, and `enabled: true` starts from the default categories. Categories alone are merged into the current ones. */
    telemetry?: BrowserTelemetryRequest | null;
    /**
     * Whether to immediately replace the idle browsers with browsers that have the new configuration.
     * @default false
     * @example true
     */
    discard_all_idle?: boolean;
}
/** How to delete a pool. */
export interface BrowserPoolDeleteRequest {
    /**
     * Whether to delete the pool even if some of its browsers are leased.
     * @default false
     * @example true
     */
    force?: boolean;
}
/** How long to wait for a browser, and the settings for its lease. */
export interface BrowserPoolAcquireRequest {
    /**
     * Seconds to wait for a browser. The default is the time that it takes to fill the pool at its fill rate.
     * @example 30
     */
    acquire_timeout_seconds?: number;
    /**
     * Name of the session during the lease, unique among active sessions.
     * @example checkout-run
     */
    name?: string;
    /** Profile to load for this lease. With `save_changes`, the profile is saved when the lease ends. After the lease, the browser is deleted and replaced, regardless of `reuse`. */
    profile?: BrowserProfile;
    /**
     * URL to open for this lease, instead of the pool's URL.
     * @example https://shop.example.com/cart
     */
    start_url?: string;
    /** Tags of the session during the lease. Maximum properties: `50`. */
    tags?: Tags;
    /** What telemetry to record during the lease. By default, it is the same as for the pool. `enabled: true` starts from the default categories, `enabled: false` turns recording off, and categories alone are merged into those of the pool. */
    telemetry?: BrowserTelemetryRequest | null;
}
/** A browser session to release. */
export interface BrowserPoolReleaseRequest {
    /**
     * ID of the leased browser session.
     * @example bs7l4e1a9s6e3d8p5o2l0b4r
     */
    session_id: string;
    /**
     * Whether to keep the session for the next lease instead of replacing it with a new browser.
     * @default true
     * @example true
     */
    reuse?: boolean;
}
/** A set of running browsers with the same configuration, ready for lease. */
export interface BrowserPool {
    /**
     * ID of the pool.
     * @example bp6y3t9r1e5w8q2a7s4d0f6g
     */
    id: string;
    /**
     * Name of the pool, if it has one.
     * @example checkout-pool
     */
    name?: string;
    /** Region of the pool and of every session in it. */
    region: BrowserRegion;
    /**
     * Number of idle browsers that you can acquire.
     * @example 2
     */
    available_count: number;
    /**
     * Number of leased browsers.
     * @example 1
     */
    acquired_count: number;
    /** When the pool was created. */
    created_at: Timestamp;
    /** Configuration of the pool. */
    browser_pool_config: BrowserPoolConfig;
    /** IDs of the extensions that the browsers load, in this order. Empty if there are none. */
    extension_ids: string[];
    /**
     * ID of the profile that the browsers load, if there is one.
     * @example pf3n8w1q6z4k9x2m7t5v0b8c
     */
    profile_id?: string;
}
/** The configuration of a pool. The profile and extensions are the same as in the request. */
export interface BrowserPoolConfig {
    /**
     * Name of the pool. Pattern: `^[a-zA-Z0-9._-]{1,255}$`.
     * @example checkout-pool
     */
    name?: string;
    /**
     * Number of browsers in the pool, both idle and leased. Minimum: `1`.
     * @example 3
     */
    size: number;
    /**
     * Browsers to start per minute, as a percentage of the pool's size. Minimum: `0`.
     * @example 25
     */
    fill_rate_per_minute?: number;
    /**
     * Seconds without CDP or live view activity after which a leased session is deleted. Minimum: `10`. Maximum: `259200`.
     * @example 600
     */
    timeout_seconds?: number;
    /**
     * Whether to make it harder for websites to detect that the browsers are automated.
     * @example false
     */
    stealth?: boolean;
    /**
     * Whether the browsers run without a screen.
     * @example false
     */
    headless?: boolean;
    /** Memory of each browser instance. */
    memory?: BrowserMemory;
    /** Profile that every browser loads. */
    profile?: BrowserPoolProfile;
    /** Extensions that every browser loads, in this order. Maximum items: `20`. */
    extensions?: BrowserExtension[];
    /**
     * ID of the proxy for the browsers' traffic.
     * @example px5a2s8d4f1g7h3j9k6l0z2x
     */
    proxy_id?: string;
    /** Size of the browser windows. */
    viewport?: BrowserViewport;
    /**
     * Whether to hide the address bar and the tabs.
     * @example false
     */
    kiosk_mode?: boolean;
    /**
     * Chrome enterprise policies of the browsers, by name.
     * @example {
     *       "BookmarkBarEnabled": false
     *     }
     */
    chrome_policy?: {
        [key: string]: unknown;
    };
    /** Which hosts the browsers can reach, and how. Has no `allowlist_state`: only sessions have it. */
    network?: BrowserNetworkConfig;
    /**
     * URL that each browser opens when it starts.
     * @example https://shop.example.com
     */
    start_url?: string;
    /**
     * Whether the idle browsers are flushed when the profile is saved.
     * @example true
     */
    refresh_on_profile_update?: boolean;
    /** What telemetry is recorded. Null or absent if nothing is recorded. */
    telemetry?: BrowserTelemetryConfig | null;
}
/** The connection to create. */
export interface ManagedAuthCreateRequest {
    /**
     * Domain of the website to log in to.
     * @example mail.example.com
     */
    domain: string;
    /**
     * Name of the profile to keep logged in. If the profile does not exist, it is created.
     * @example mail-login
     */
    profile_name: string;
    /**
     * Format: uri
     *
     * URL of the login page. If omitted, the service looks for the page.
     * @example https://mail.example.com/login
     */
    login_url?: string;
    /**
     * @deprecated
     *
     * Proxy for the traffic of the connection's browser sessions. Use `browser` instead.
     */
    proxy?: ProxyRef;
    /** Credential to log in with. If omitted, the user is asked. */
    credential?: CredentialReference;
    /** Domains that a login can pass through, in addition to the connection's own domain and those of common identity providers. Each domain includes the hosts below it; a leading `www.` or `*.` is ignored. If the list is omitted or empty, there is no limit. */
    allowed_domains?: string[];
    /**
     * Seconds between two health checks. The plan sets the minimum. If the default is below the minimum, the minimum applies. Minimum: `300`. Maximum: `86400`.
     * @default 3600
     * @example 3600
     */
    health_check_interval?: number;
    /**
     * Whether to check regularly that the profile is still logged in.
     * @default true
     * @example true
     */
    health_checks?: boolean;
    /**
     * Whether to log in again automatically, where possible, when a health check finds the profile logged out. Has no effect without health checks.
     * @default true
     * @example true
     */
    auto_reauth?: boolean;
    /**
     * Whether to store the values entered in a successful login as a credential. One-time codes are never stored.
     * @default true
     * @example true
     */
    save_credentials?: boolean;
    /**
     * Whether to record a replay of each login.
     * @default false
     * @example false
     */
    record_session?: boolean;
    /** Settings for the connection's browser sessions. */
    browser?: ManagedAuthBrowserConfig;
    /**
     * @deprecated
     *
     * Telemetry of the connection's browser sessions. Use `browser` instead.
     */
    browser_telemetry?: BrowserTelemetryRequest | null;
}
/** Settings for the browser sessions that log in. */
export interface ManagedAuthBrowserConfig {
    /**
     * Whether to make it harder for websites to detect that the browser is automated. True by default.
     * @example true
     */
    stealth?: boolean;
    /** Region in which the browser runs, `us-east` by default. */
    region?: BrowserRegion;
    /** How the browser connects to the internet. */
    proxy?: BrowserProxyConfig;
    /** What telemetry to record. Nothing is recorded if this is omitted, null, an empty object or `enabled: false`, or if every category is turned off. */
    telemetry?: BrowserTelemetryRequest | null;
}
/** A proxy, by ID or name. If both are given, the ID wins. Exactly one proxy must have the name. */
export interface ProxyRef {
    /**
     * ID of the proxy.
     * @example px5a2s8d4f1g7h3j9k6l0z2x
     */
    id?: string;
    /**
     * Name of the proxy.
     * @example frankfurt
     */
    name?: string;
}
/** Credential to log in with: either a stored one, with `name`, or one from a credential provider, with `provider` and either `path` or `auto`. Other combinations are not specified. */
export interface CredentialReference {
    /**
     * Name of the stored credential.
     * @example shop-account
     */
    name?: string;
    /**
     * Name of the credential provider.
     * @example team-vault
     */
    provider?: string;
    /**
     * Path of the item at the provider: its vault and title.
     * @example Shops/Shop account
     */
    path?: string;
    /**
     * Whether to ask the provider for an item that matches the domain.
     * @example true
     */
    auto?: boolean;
}
/** A connection that keeps a profile logged in to a domain. Its `flow_` properties describe the latest login, and are null if there was none. */
export interface ManagedAuth {
    /**
     * ID of the auth connection.
     * @example ac3m9n5b1v7c2x8z4l6k0j5h
     */
    id: string;
    /**
     * Name of the profile to keep logged in.
     * @example shop-login
     */
    profile_name: string;
    /**
     * Domain of the website to log in to.
     * @example shop.example.com
     */
    domain: string;
    /** Whether the profile is logged in. */
    status: AuthStatus;
    /** When the latest health check ran, regardless of its result. `status` has the result. */
    last_auth_check_at?: Timestamp;
    /**
     * Format: date-time
     * @deprecated
     *
     * When the latest health check ran. Use `last_auth_check_at` instead.
     * @example 2026-11-20T09:00:00Z
     */
    last_auth_at?: string;
    /** Credential to log in with. */
    credential?: ManagedAuthCredential;
    /**
     * Whether the service can log in again by itself. It needs a previous successful login and a credential. True does not guarantee that the login succeeds. The value does not depend on `auto_reauth` or on a login in progress.
     * @example true
     */
    can_reauth?: boolean;
    /**
     * Why `can_reauth` is true:
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
     *
     * ID of the proxy of the connection's browser sessions. Use `browser` instead.
     * @example px5a2s8d4f1g7h3j9k6l0z2x
     */
    proxy_id?: string;
    /** Domains that a login can pass through, in addition to the connection's own domain. */
    allowed_domains?: string[];
    /**
     * Format: uri
     *
     * URL of the login page.
     * @example https://shop.example.com/login
     */
    login_url?: string;
    /**
     * Format: uri
     *
     * URL at which the latest successful login ended.
     * @example https://shop.example.com/account
     */
    post_login_url?: string;
    /** Status of the latest login. */
    flow_status?: AuthFlowStatus | null;
    /** Step of the latest login. */
    flow_step?: AuthFlowStep | null;
    /** Type of the latest login. */
    flow_type?: AuthFlowType | null;
    /** When the login in progress expires. */
    flow_expires_at?: Timestamp | null;
    /** Fields to fill in, in an older form. Prefer `fields`. */
    discovered_fields?: DiscoveredField[] | null;
    /** Second factors to choose from, in an older form. Prefer `choices`. */
    mfa_options?: MFAOption[] | null;
    /** Accounts or similar options to choose from, in an older form. Prefer `choices`. */
    sign_in_options?: SignInOption[] | null;
    /** Identity providers to choose from, in an older form. Prefer `choices`. */
    pending_sso_buttons?: SSOButton[] | null;
    /**
     * Action that the user has to take elsewhere during `AWAITING_EXTERNAL_ACTION`.
     * @example Approve the login on your phone.
     */
    external_action_message?: string | null;
    /**
     * Error message from the website.
     * @example The password is not correct.
     */
    website_error?: string | null;
    /**
     * Identity provider of the login.
     * @example google
     */
    sso_provider?: string | null;
    /**
     * Human-readable reason why the latest login failed.
     * @example The website did not accept the password.
     */
    error_message?: string | null;
    /**
     * Machine-readable reason why the latest login failed. The codes are not specified.
     * @example invalid_credentials
     */
    error_code?: string | null;
    /**
     * Format: uri
     *
     * URL of the page on which the user can complete the login in progress.
     * @example https://auth.example.com/ac7d1f5g9h3j6k2l8q4w0e7r
     */
    hosted_url?: string | null;
    /**
     * Format: uri
     *
     * URL of the live view of the login in progress.
     * @example https://browsers.example.com/bs4b1n7k3l9o5g2i8n6f0w1x/live
     */
    live_view_url?: string | null;
    /**
     * ID of the browser session of the login in progress.
     * @example bs4b1n7k3l9o5g2i8n6f0w1x
     */
    browser_session_id?: string | null;
    /**
     * Seconds between two health checks. Minimum: `300`. Maximum: `86400`.
     * @example 3600
     */
    health_check_interval?: number | null;
    /**
     * Whether to check regularly that the profile is still logged in.
     * @example true
     */
    health_checks?: boolean;
    /**
     * Why health checks do not run although they are turned on. `no_auth_check_url` means that the service does not know a page to check.
     * @example no_auth_check_url
     * @enum {string}
     */
    health_check_unavailable_reason?: "no_auth_check_url";
    /**
     * Whether to log in again automatically when a health check finds the profile logged out. `can_reauth` says whether that is possible.
     * @example true
     */
    auto_reauth?: boolean;
    /**
     * Whether to store the values entered in a successful login as a credential.
     * @example true
     */
    save_credentials: boolean;
    /**
     * Whether to record a replay of each login.
     * @example false
     */
    record_session: boolean;
    /** Settings for the connection's browser sessions. */
    browser?: ManagedAuthBrowserConfig;
    /**
     * @deprecated
     *
     * Telemetry of the connection's browser sessions. Use `browser` instead.
     */
    browser_telemetry?: BrowserTelemetryRequest | null;
    /** Fields to fill in. */
    fields?: ManagedAuthField[] | null;
    /** Options to choose from. */
    choices?: ManagedAuthChoice[] | null;
    /**
     * ID of the current request for input. It is set while the login waits for fields or a choice, and changes each time the login waits again.
     * @example in4c7o2d9e1s6m8s3a5w0t7q
     */
    interaction_id?: string | null;
}
/**
 * Whether a profile is logged in (`AUTHENTICATED`) or needs a login (`NEEDS_AUTH`).
 * @example AUTHENTICATED
 * @enum {string}
 */
export type AuthStatus = "AUTHENTICATED" | "NEEDS_AUTH";
/**
 * Status of a login. All values except `IN_PROGRESS` are final.
 * @example IN_PROGRESS
 * @enum {string}
 */
export type AuthFlowStatus = "IN_PROGRESS" | "SUCCESS" | "FAILED" | "EXPIRED" | "CANCELED";
/**
 * Step of a login.
 * @example AWAITING_INPUT
 * @enum {string}
 */
export type AuthFlowStep = "DISCOVERING" | "AWAITING_INPUT" | "AWAITING_EXTERNAL_ACTION" | "SUBMITTING" | "COMPLETED";
/**
 * Type of a login. A `LOGIN` may need the user; a `REAUTH` repeats a successful login with a stored credential.
 * @example LOGIN
 * @enum {string}
 */
export type AuthFlowType = "LOGIN" | "REAUTH";
/** Credential of a connection: either a stored one, with `name`, or one from a credential provider, with `provider` and either `path` or `auto`. */
export interface ManagedAuthCredential {
    /**
     * Name of the stored credential.
     * @example shop-account
     */
    name?: string;
    /**
     * Name of the credential provider.
     * @example team-vault
     */
    provider?: string;
    /**
     * Path of the item at the provider: its vault and title.
     * @example Shops/Shop account
     */
    path?: string;
    /**
     * Whether to ask the provider for an item that matches the domain.
     * @example true
     */
    auto?: boolean;
}
/** A field for the user to fill in. */
export interface ManagedAuthField {
    /**
     * ID of the field. Use it as the key of the value in `field_values`.
     * @example verification_code
     */
    id: string;
    /**
     * Name under which the value is stored in the credential.
     * @example sms_code
     */
    ref: string;
    /**
     * Type of the field. An `identifier` is a username, an email address or similar.
     * @example code
     * @enum {string}
     */
    type: "text" | "password" | "code" | "identifier" | "totp_code" | "totp_secret";
    /**
     * Human-readable label of the field.
     * @example Code from the text message
     */
    label?: string;
    /**
     * Whether the field is required.
     * @example true
     */
    required?: boolean;
    /**
     * Selector of the field on the website.
     * @example input[name="code"]
     */
    observed_selector?: string | null;
    /**
     * Why the field needs a value: `missing` if there is no value yet, `rejected` if the website rejected one.
     * @example missing
     * @enum {string}
     */
    reason: "missing" | "rejected";
    /**
     * Text that the website shows next to the field.
     * @example We sent a code to the number that ends in 92.
     */
    hint?: string | null;
    /**
     * Keyboard that suits the field, as in the HTML attribute `inputmode`.
     * @example numeric
     * @enum {string}
     */
    input_mode?: "text" | "email" | "tel" | "numeric";
}
/** An option for the user to choose. */
export interface ManagedAuthChoice {
    /**
     * ID of the choice, to submit as `selected_choice_id`.
     * @example email_code
     */
    id: string;
    /**
     * Human-readable label of the choice.
     * @example Send the code by email
     */
    label: string;
    /**
     * Type of the choice.
     * @example mfa_method
     * @enum {string}
     */
    type: "mfa_method" | "sso_provider" | "sign_in_method" | "auth_method" | "identifier_method" | "account" | "other";
    /**
     * Human-readable details of the choice.
     * @example The code goes to a***@example.com.
     */
    description?: string | null;
    /**
     * Selector of the choice on the website.
     * @example button.send-email
     */
    observed_selector?: string | null;
    /**
     * Text to display for the choice.
     * @example Send the code by email
     */
    display_text?: string | null;
    /**
     * Human-readable context of the choice.
     * @example Sign in to the team account.
     */
    context?: string | null;
    /**
     * Where the code is sent, as far as the website shows it.
     * @example a***@example.com
     */
    masked_destination?: string | null;
    /**
     * Type of the second factor.
     * @example email
     * @enum {string}
     */
    mfa_type?: "sms" | "call" | "email" | "totp" | "push" | "password" | "passkey" | "switch" | "other";
}
/** A field for the user to fill in, in the older form of `ManagedAuthField`. */
export interface DiscoveredField {
    /**
     * Name of the field. Use it as the key of the value in the `fields` of a submission.
     * @example code
     */
    name: string;
    /**
     * Type of the field.
     * @example code
     * @enum {string}
     */
    type: "text" | "email" | "password" | "tel" | "number" | "url" | "code" | "totp";
    /**
     * Human-readable label of the field.
     * @example Code from the text message
     */
    label: string;
    /**
     * Text that the website shows in the empty field.
     * @example 6 digits
     */
    placeholder?: string;
    /**
     * Whether the field is required.
     * @default true
     * @example true
     */
    required?: boolean;
    /**
     * CSS selector of the field on the website.
     * @example input[name="code"]
     */
    selector: string;
    /** Second factor that the field belongs to. */
    linked_mfa_type?: MFAType | null;
    /**
     * Text that the website shows next to the field.
     * @example We sent a code to the number that ends in 92.
     */
    hint?: string;
}
/**
 * Type of a second factor. `password` is the choice to enter a password; `switch` is a link to other methods that are not named.
 * @example sms
 * @enum {string}
 */
export type MFAType = "sms" | "call" | "email" | "totp" | "push" | "password" | "switch";
/** A second factor for the user to choose, in the older form of `ManagedAuthChoice`. */
export interface MFAOption {
    /** Type of the second factor, to submit as `mfa_option_id`. */
    type: MFAType;
    /**
     * Label on the website.
     * @example Send the code by email
     */
    label: string;
    /**
     * Where the code is sent, as far as the website shows it.
     * @example a***@example.com
     */
    target?: string | null;
    /**
     * Details that the website shows.
     * @example It may take a minute.
     */
    description?: string | null;
}
/** An account or similar option for the user to choose, in the older form of `ManagedAuthChoice`. */
export interface SignInOption {
    /**
     * ID of the option, to submit as `sign_in_option_id`.
     * @example team_account
     */
    id: string;
    /**
     * Label on the website.
     * @example Team account
     */
    label: string;
    /**
     * Details that the website shows.
     * @example team@example.com
     */
    description?: string | null;
}
/** An identity provider for the user to choose, in the older form of `ManagedAuthChoice`. */
export interface SSOButton {
    /**
     * XPath of the button on the website, to submit as `sso_button_selector`.
     * @example //button[@id="google"]
     */
    selector: string;
    /**
     * Name of the identity provider, to submit as `sso_provider`.
     * @example google
     */
    provider: string;
    /**
     * Label on the website.
     * @example Continue with Google
     */
    label: string;
}
/** Body of an error response that has the ID of the existing auth connection. */
export interface AuthConnectionConflict {
    /**
     * Machine-readable error code, specific to the application.
     * @example conflict
     */
    code: string;
    /**
     * Human-readable explanation for debugging.
     * @example There is already an auth connection for the profile shop-login and the domain shop.example.com.
     */
    message: string;
    /** Individual errors, if there are several. */
    details?: ErrorDetail[];
    /** Lower-level error behind this error. */
    inner_error?: ErrorDetail;
    /**
     * ID of the existing auth connection.
     * @example ac3m9n5b1v7c2x8z4l6k0j5h
     */
    existing_id: string;
}
/** The settings to change. Omitted properties stay the same. */
export interface ManagedAuthUpdateRequest {
    /**
     * URL of the login page. An empty string removes it. Pattern: `^([A-Za-z][A-Za-z0-9+.-]*:.+)?$`.
     * @example https://shop.example.com/login
     */
    login_url?: string;
    /** Credential to log in with. */
    credential?: CredentialReference;
    /** Domains that a login can pass through, in addition to the connection's own domain. The list replaces the previous one. */
    allowed_domains?: string[];
    /**
     * Seconds between two health checks. The plan sets the minimum. Minimum: `300`. Maximum: `86400`.
     * @example 1800
     */
    health_check_interval?: number;
    /**
     * Whether to check regularly that the profile is still logged in.
     * @example true
     */
    health_checks?: boolean;
    /**
     * Whether to log in again automatically, where possible, when a health check finds the profile logged out. Has no effect without health checks.
     * @example true
     */
    auto_reauth?: boolean;
    /**
     * Whether to store the values entered in a successful login as a credential. One-time codes are never stored.
     * @example true
     */
    save_credentials?: boolean;
    /**
     * Whether to record a replay of each login.
     * @example true
     */
    record_session?: boolean;
    /** Settings for later browser sessions. Omitted properties stay the same; `telemetry` with `enabled: false` turns recording off. */
    browser?: ManagedAuthBrowserConfig;
    /**
     * @deprecated
     *
     * Proxy for the traffic of the connection's browser sessions. Use `browser` instead.
     */
    proxy?: ProxyRef;
    /**
     * @deprecated
     *
     * Telemetry of later browser sessions; `enabled: false` turns it off. Use `browser` instead.
     */
    browser_telemetry?: BrowserTelemetryRequest | null;
}
/** Settings for one login. If a property is omitted, the setting of the connection applies. */
export interface LoginRequest {
    /**
     * @deprecated
     *
     * Proxy for the traffic of this login's browser session. Use `browser` instead.
     */
    proxy?: ProxyRef;
    /**
     * Whether to record a replay of this login.
     * @example true
     */
    record_session?: boolean;
    /** Settings for this login's browser session. They override those of the connection, property by property. */
    browser?: ManagedAuthBrowserConfig;
    /**
     * @deprecated
     *
     * Telemetry of this login's browser session. Use `browser` instead.
     */
    browser_telemetry?: BrowserTelemetryRequest | null;
    /**
     * Whether the login can use skills. The setting also applies to later automatic logins, until the next login sets it again or omits it. Omitting it means `enabled`.
     * @default enabled
     * @example enabled
     * @enum {string}
     */
    skill_mode?: "enabled" | "disabled";
}
/** A login that was started. */
export interface LoginResponse {
    /**
     * ID of the auth connection.
     * @example ac3m9n5b1v7c2x8z4l6k0j5h
     */
    id: string;
    /** Type of the login. */
    flow_type: AuthFlowType;
    /**
     * Format: uri
     *
     * URL of the page on which the user can complete the login.
     * @example https://auth.example.com/ac3m9n5b1v7c2x8z4l6k0j5h
     */
    hosted_url: string;
    /** When the login expires. */
    flow_expires_at: Timestamp;
    /**
     * Code to exchange for a token.
     * @example invented-handoff-code
     */
    handoff_code?: string;
    /**
     * Format: uri
     *
     * URL of the live view of the login.
     * @example https://browsers.example.com/bs6r1e8a4u9t5h2s7l3o0g1n/live
     */
    live_view_url?: string;
}
/** The user's input. Use `field_values` or `selected_choice_id` with `interaction_id`; the other properties answer the older forms of fields and choices. */
export interface SubmitFieldsRequest {
    /**
     * Values for `discovered_fields`, by the name of the field. Prefer `field_values`.
     * @example {
     *       "code": "481920"
     *     }
     */
    fields?: {
        [key: string]: string;
    };
    /**
     * Selector of the chosen entry in `pending_sso_buttons`. Cannot be combined with `sso_provider`. Prefer `selected_choice_id`.
     * @example //button[@id="google"]
     */
    sso_button_selector?: string;
    /**
     * Identity provider of the chosen entry in `pending_sso_buttons`. Cannot be combined with `sso_button_selector`. Prefer `selected_choice_id`.
     * @example google
     */
    sso_provider?: string;
    /**
     * Type of the chosen entry in `mfa_options`. Prefer `selected_choice_id`.
     * @example email
     */
    mfa_option_id?: string;
    /**
     * ID of the chosen entry in `sign_in_options`. Prefer `selected_choice_id`.
     * @example team_account
     */
    sign_in_option_id?: string;
    /**
     * Values for `fields`, by the ID of the field. Requires `interaction_id`.
     * @example {
     *       "verification_code": "481920"
     *     }
     */
    field_values?: {
        [key: string]: string;
    };
    /**
     * ID of the chosen entry in `choices`. Requires `interaction_id`.
     * @example email_code
     */
    selected_choice_id?: string;
    /**
     * ID of the request for input that this submission answers, from the connection or its events.
     * @example in4c7o2d9e1s6m8s3a5w0t7q
     */
    interaction_id?: string;
}
/** Confirms that the input was accepted. */
export interface SubmitFieldsResponse {
    /**
     * Whether the input was accepted.
     * @example true
     */
    accepted: boolean;
}
/** An event of a login. `event` has its type. */
export type ManagedAuthEvent = ManagedAuthStateEvent | ErrorEvent | SSEHeartbeatEvent;
/** The state of a login. */
export interface ManagedAuthStateEvent {
    /**
     * Type of the event.
     * @example managed_auth_state
     * @constant
     */
    event: "managed_auth_state";
    /** When the event was sent. */
    timestamp: Timestamp;
    /** Status of the login. */
    flow_status: AuthFlowStatus;
    /** Step of the login. */
    flow_step: AuthFlowStep;
    /** Type of the login. */
    flow_type?: AuthFlowType;
    /** Fields to fill in, in an older form. Prefer `fields`. */
    discovered_fields?: DiscoveredField[];
    /** Second factors to choose from, in an older form. Prefer `choices`. */
    mfa_options?: MFAOption[];
    /** Accounts or similar options to choose from, in an older form. Prefer `choices`. */
    sign_in_options?: SignInOption[];
    /** Identity providers to choose from, in an older form. Prefer `choices`. */
    pending_sso_buttons?: SSOButton[];
    /**
     * Action that the user has to take elsewhere during `AWAITING_EXTERNAL_ACTION`.
     * @example Approve the login on your phone.
     */
    external_action_message?: string;
    /**
     * Error message from the website.
     * @example The password is not correct.
     */
    website_error?: string;
    /**
     * Human-readable reason why the login failed.
     * @example The website did not accept the password.
     */
    error_message?: string;
    /**
     * Machine-readable reason why the login failed. The codes are not specified.
     * @example invalid_credentials
     */
    error_code?: string;
    /**
     * Format: uri
     *
     * URL at which the login ended.
     * @example https://bank.example.com/overview
     */
    post_login_url?: string;
    /**
     * Format: uri
     *
     * URL of the live view of the login.
     * @example https://browsers.example.com/bs4b1n7k3l9o5g2i8n6f0w1x/live
     */
    live_view_url?: string;
    /**
     * Format: uri
     *
     * URL of the page on which the user can complete the login.
     * @example https://auth.example.com/ac7d1f5g9h3j6k2l8q4w0e7r
     */
    hosted_url?: string;
    /** Fields to fill in. */
    fields?: ManagedAuthField[];
    /** Options to choose from. */
    choices?: ManagedAuthChoice[];
    /**
     * ID of the current request for input. Submit it together with the input.
     * @example in4c7o2d9e1s6m8s3a5w0t7q
     */
    interaction_id?: string;
}
/** The code to exchange. */
export interface ManagedAuthExchangeRequest {
    /**
     * The `handoff_code` of the login.
     * @example invented-handoff-code
     */
    code: string;
}
/** The token for a handoff code. */
export interface ManagedAuthExchangeResponse {
    /**
     * ID of the invocation that runs the login.
     * @example iv7l2o5g9i4n8r1e6a3u0t7h
     */
    invocation_id: string;
    /**
     * The token, as a JSON Web Token (RFC 7519).
     * @example header.payload.signature
     */
    jwt: string;
}
/** A login or a health check of a connection. */
export interface ManagedAuthTimelineEvent {
    /**
     * ID of the entry.
     * @example tl6q2w8e4r1t9y5u3i7o0p2a
     */
    id: string;
    /**
     * Type of the entry: a login, a login with a stored credential (`reauth`), or a health check.
     * @example login
     * @enum {string}
     */
    type: "login" | "reauth" | "health_check";
    /**
     * Status of the entry. A login has the values of `flow_status`. A health check has `AUTHENTICATED` if the profile is logged in, and `NEEDS_AUTH` if it is not.
     * @example SUCCESS
     * @enum {string}
     */
    status: "IN_PROGRESS" | "SUCCESS" | "EXPIRED" | "CANCELED" | "FAILED" | "AUTHENTICATED" | "NEEDS_AUTH";
    /** When the login started, or the health check ran. */
    timestamp: Timestamp;
    /** When the entry of the login last changed. */
    updated_at?: Timestamp;
    /** When the login first ended. It never changes. Absent for health checks. */
    completed_at?: Timestamp;
    /**
     * Step that the login has reached.
     * @example COMPLETED
     * @enum {string}
     */
    step?: "INITIALIZED" | "DISCOVERING" | "AWAITING_INPUT" | "AWAITING_EXTERNAL_ACTION" | "AWAITING_HUMAN_INTERVENTION" | "SUBMITTING" | "COMPLETED" | "EXPIRED";
    /** Status of the profile before the health check. */
    previous_status?: AuthStatus;
    /**
     * ID of the browser session.
     * @example bs6r1e8a4u9t5h2s7l3o0g1n
     */
    browser_session_id?: string;
    /**
     * ID of the replay of the browser session, if one was recorded.
     * @example rp3l8o5g1i7n2r9e4p6l0a3y
     */
    replay_id?: string;
    /**
     * Whether telemetry of the browser session was recorded.
     * @example false
     */
    telemetry_captured?: boolean;
    /**
     * Machine-readable reason why the login failed. The codes are not specified.
     * @example invalid_credentials
     */
    error_code?: string;
    /**
     * Human-readable reason why the login failed.
     * @example The website did not accept the password.
     */
    error_message?: string;
    /**
     * Error message from the website.
     * @example The password is not correct.
     */
    website_error?: string;
}
/** The credential to store. */
export interface CreateCredentialRequest {
    /**
     * Name of the credential. It must be unique.
     * @example mail-account
     */
    name: string;
    /**
     * Domain of the website to which the credential belongs.
     * @example mail.example.com
     */
    domain: string;
    /**
     * Values to store, by the name of the field that they belong to.
     * @example {
     *       "username": "robin@example.com",
     *       "password": "not-a-real-password"
     *     }
     */
    values: {
        [key: string]: string;
    };
    /**
     * TOTP secret that generates the one-time codes: 16 to 128 Base32 characters, or a key URI such as `otpauth://totp/shop?secret=…&algorithm=SHA256&digits=8&period=60`. The values in the URI win over the other `totp_` properties.
     * @example JBSWY3DPEHPK3PXP
     */
    totp_secret?: string;
    /**
     * Hash algorithm of the one-time codes.
     * @default SHA1
     * @example SHA1
     */
    totp_algorithm?: TotpAlgorithm;
    /**
     * Number of digits of the one-time codes.
     * @default 6
     * @example 6
     */
    totp_digits?: number;
    /**
     * Seconds for which a one-time code is valid.
     * @default 30
     * @example 30
     */
    totp_period?: number;
    /**
     * Identity provider of the credential. A login selects it on the website and enters the values there.
     * @example google
     */
    sso_provider?: string;
}
/**
 * Hash algorithm of one-time codes (RFC 6238).
 * @example SHA1
 * @enum {string}
 */
export type TotpAlgorithm = "SHA1" | "SHA256" | "SHA512";
/** A stored credential, without its values. */
export interface Credential {
    /**
     * ID of the credential.
     * @example cr2w8e4r1t6y3u9i5o7p0a2s
     */
    id: string;
    /**
     * Name of the credential.
     * @example shop-account
     */
    name: string;
    /**
     * Domain of the website to which the credential belongs.
     * @example shop.example.com
     */
    domain: string;
    /** When the credential was stored. */
    created_at: Timestamp;
    /** When the credential last changed. */
    updated_at: Timestamp;
    /**
     * Whether any value is stored.
     * @example true
     */
    has_values?: boolean;
    /**
     * Whether a TOTP secret is stored.
     * @example true
     */
    has_totp_secret?: boolean;
    /** Hash algorithm of the one-time codes. Absent without a TOTP secret. */
    totp_algorithm?: TotpAlgorithm;
    /**
     * Number of digits of the one-time codes. Absent without a TOTP secret.
     * @example 6
     */
    totp_digits?: number;
    /**
     * Seconds for which a one-time code is valid. Absent without a TOTP secret.
     * @example 30
     */
    totp_period?: number;
    /**
     * Identity provider of the credential, or null.
     * @example google
     */
    sso_provider?: string | null;
    /**
     * Current one-time code. Only present in the response to a request with a TOTP secret.
     * @example 250430
     */
    totp_code?: string;
    /** When `totp_code` expires. */
    totp_code_expires_at?: Timestamp;
    /** Names of the stored values. Absent in lists. */
    value_keys?: string[];
}
/** The settings to change. Omitted properties stay the same. */
export interface UpdateCredentialRequest {
    /**
     * New name of the credential. It must be unique.
     * @example shop-account-2027
     */
    name?: string;
    /**
     * Values to add or replace, by the name of the field that they belong to.
     * @example {
     *       "password": "not-a-real-password-either"
     *     }
     */
    values?: {
        [key: string]: string;
    };
    /**
     * New TOTP secret: 16 to 128 Base32 characters, or an `otpauth://totp/` URI. Spaces are removed. An empty string removes the secret with its algorithm, digits and period.
     * @example JBSW Y3DP EHPK 3PXP
     */
    totp_secret?: string;
    /** Hash algorithm of the one-time codes. Requires `totp_secret`. */
    totp_algorithm?: TotpAlgorithm;
    /**
     * Number of digits of the one-time codes. Requires `totp_secret`.
     * @example 6
     */
    totp_digits?: number;
    /**
     * Seconds for which a one-time code is valid. Requires `totp_secret`.
     * @example 30
     */
    totp_period?: number;
    /**
     * Identity provider of the credential. An empty string or null removes it.
     * @example google
     */
    sso_provider?: string | null;
    /** Names of the values to remove. They are removed before `values` are added: if a name is in both, the new value stays. */
    remove_value_keys?: string[];
}
/** A one-time code. */
export interface TotpCode {
    /**
     * The code, with the number of digits set for the credential.
     * @example 250430
     */
    code: string;
    /** When the code expires. */
    expires_at: Timestamp;
}
/** The password manager to connect. */
export interface CreateCredentialProviderRequest {
    /** The password manager. */
    provider_type: CredentialProviderType;
    /**
     * Name of the provider, unique in the organization. Spaces around the name are removed.
     * @example family-vault
     */
    name: string;
    /**
     * Token of a service account of the password manager.
     * @example not-a-real-token
     */
    token: string;
    /**
     * Seconds for which the service caches a list of items before it fetches the list again.
     * @default 300
     * @example 300
     */
    cache_ttl_seconds?: number;
}
/**
 * A password manager. The only supported one is 1Password.
 * @example onepassword
 * @enum {string}
 */
export type CredentialProviderType = "onepassword";
/** A password manager connected as a source of credentials. */
export interface CredentialProvider {
    /**
     * ID of the provider.
     * @example cp4b8n2m7q1w5e9r3t6y0u4i
     */
    id: string;
    /** The password manager. */
    provider_type: CredentialProviderType;
    /**
     * Name of the provider.
     * @example team-vault
     */
    name: string;
    /**
     * Whether the provider is used.
     * @example true
     */
    enabled: boolean;
    /**
     * Position of the provider. The provider with the lowest number comes first.
     * @example 1
     */
    priority: number;
    /** When the provider was connected. */
    created_at: Timestamp;
    /** When the provider last changed. */
    updated_at: Timestamp;
}
/** The settings to change. Omitted properties stay the same. */
export interface UpdateCredentialProviderRequest {
    /**
     * New name of the provider, unique in the organization. Spaces around the name are removed.
     * @example office-vault
     */
    name?: string;
    /**
     * Whether the provider is used.
     * @example true
     */
    enabled?: boolean;
    /**
     * Position of the provider. The provider with the lowest number comes first.
     * @example 2
     */
    priority?: number;
    /**
     * New token of a service account of the password manager. It replaces the previous one.
     * @example not-a-real-token-either
     */
    token?: string;
    /**
     * Seconds for which the service caches a list of items before it fetches the list again.
     * @example 600
     */
    cache_ttl_seconds?: number;
}
/** The result of testing a provider. */
export interface CredentialProviderTestResult {
    /**
     * Whether the token works.
     * @example true
     */
    success: boolean;
    /** Vaults that the token can access. */
    vaults: CredentialProviderVault[];
    /**
     * Why the test failed. Absent if it succeeded.
     * @example The password manager does not accept the token.
     */
    error?: string;
}
/** A vault of a password manager. */
export interface CredentialProviderVault {
    /**
     * ID of the vault at the password manager.
     * @example vt7s3h9o1p5s2v8a4u6l0t3x
     */
    id: string;
    /**
     * Name of the vault.
     * @example Shops
     */
    name: string;
}
/** The items of a provider. */
export interface CredentialProviderItems {
    /** Items of all vaults that the token can access. */
    items?: CredentialProviderItem[];
}
/** A credential of a provider, without its values. */
export interface CredentialProviderItem {
    /**
     * ID of the item at the password manager.
     * @example it4s8h2o6p1a5c9c3o7u0n2t
     */
    id: string;
    /**
     * Title of the item.
     * @example Shop account
     */
    title: string;
    /**
     * ID of the vault that the item is in.
     * @example vt7s3h9o1p5s2v8a4u6l0t3x
     */
    vault_id: string;
    /**
     * Name of the vault that the item is in.
     * @example Shops
     */
    vault_name: string;
    /**
     * Name of the vault and title of the item, separated by `/`.
     * @example Shops/Shop account
     */
    path: string;
    /** URLs of the websites to which the item belongs. */
    urls?: string[];
}
/** A deployed version of an app. */
export interface AppVersionSummary {
    /**
     * ID of the app version.
     * @example av4k9d2p7s1m6w3z8x5c0v2b
     */
    id: string;
    /**
     * Name of the app.
     * @example price-watch
     */
    app_name: string;
    /**
     * Version of the app.
     * @example 1.2.0
     */
    version: string;
    /** Region in which the app runs. */
    region: AppRegion;
    /**
     * ID of the deployment that runs the version.
     * @example dp8r2t6y1u5i9o3p7a4s0d8f
     */
    deployment: string;
    /** Actions of the app version. */
    actions: AppAction[];
    /** Environment variables of the app, by name. The values are hidden: each is an empty string. */
    env_vars: HiddenEnvVars;
}
/**
 * Region in which the app runs.
 * @example aws.us-east-1a
 * @constant
 */
export type AppRegion = "aws.us-east-1a";
/** An action of an app that can be invoked. */
export interface AppAction {
    /**
     * Name of the action.
     * @example check-prices
     */
    name: string;
    /**
     * JSON Schema (draft-07) of the payload. Null if it is not known.
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
     * JSON Schema (draft-07) of the output. Null if it is not known.
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
 * Environment variables of the app, by name. The values are hidden: each is an empty string.
 * @example {
 *       "SHOP_URL": ""
 *     }
 */
export interface HiddenEnvVars {
    [key: string]: string;
}
/** The code of an app, and how to run it. Send the code either as an archive (`file` and `entrypoint_rel_path`) or as a repository (`source`). */
export interface DeploymentRequest {
    /**
     * Version of the app. It can be any text.
     * @default latest
     * @example 1.3.0
     */
    version?: string;
    /**
     * Format: binary
     *
     * A ZIP archive with the code of the app.
     */
    file?: bytes.FileBytes;
    /**
     * Path of the file that starts the app, relative to the root of the archive.
     * @example main.ts
     */
    entrypoint_rel_path?: string;
    /** A GitHub repository with the code of an app, and the part of it to deploy. */
    source?: SourceRepository;
    /**
     * Region in which to run the app. There is only one.
     * @default aws.us-east-1a
     * @example aws.us-east-1a
     * @constant
     */
    region?: "aws.us-east-1a";
    /**
     * Whether to replace the version if the app already has it.
     * @default false
     * @example true
     */
    force?: boolean;
    /**
     * Environment variables for the app, by name. Responses show the names and hide the values.
     * @example {
     *       "SHOP_URL": "https://shop.example.com"
     *     }
     */
    env_vars?: {
        [key: string]: string;
    };
}
/** A GitHub repository with the code of an app, and the part of it to deploy. */
export interface SourceRepository {
    /**
     * Host of the repository.
     * @example github
     * @enum {string}
     */
    type: "github";
    /**
     * URL of the repository itself, not of a branch, directory or file in it.
     * @example https://github.com/example/price-watch
     */
    url: string;
    /**
     * Branch, tag or commit to deploy.
     * @example main
     */
    ref: string;
    /**
     * Directory to deploy. The default is the root of the repository.
     * @example apps/price-watch
     */
    path?: string;
    /**
     * Path of the file that starts the app, relative to `path`.
     * @example main.ts
     */
    entrypoint: string;
    /** How to access a private repository. */
    auth?: SourceRepositoryAuth;
}
/** Access to a private repository. */
export interface SourceRepositoryAuth {
    /**
     * Type of access.
     * @example github_token
     * @enum {string}
     */
    method: "github_token";
    /**
     * Format: password
     *
     * A GitHub access token. It is never returned.
     * @example a-github-token
     */
    token: string;
}
/** A deployment of an app. Its status changes from `queued` to `in_progress`, `running` and finally `stopped`. From each of the first three, it can become `failed`. */
export interface Deployment {
    /**
     * ID of the deployment.
     * @example dp8r2t6y1u5i9o3p7a4s0d8f
     */
    id: string;
    /** Status of a deployment. `failed` and `stopped` are final. */
    status: DeploymentStatus;
    /**
     * Why the deployment has this status.
     * @example The entrypoint main.ts is not in the archive.
     */
    status_reason?: string;
    /** Region in which the app runs. */
    region: AppRegion;
    /**
     * Path of the file that starts the app, relative to the deployed code.
     * @example main.ts
     */
    entrypoint_rel_path?: string;
    /** Environment variables of the app, by name. The values are hidden: each is an empty string. */
    env_vars?: HiddenEnvVars;
    /** When the deployment was created. */
    created_at: Timestamp;
    /**
     * Format: date-time
     *
     * When the deployment last changed. Null if it never has.
     * @example 2026-11-18T14:20:41Z
     */
    updated_at?: string | null;
    /**
     * Whether the code came from a repository or an archive.
     * @example file
     * @enum {string}
     */
    source_type?: "github" | "file";
    /**
     * URL of the repository, if the code came from a repository.
     * @example https://github.com/example/price-watch
     */
    source_url?: string;
    /**
     * Branch, tag or commit as requested, if the code came from a repository.
     * @example main
     */
    source_ref?: string;
    /**
     * Deployed directory of the repository. Absent if it is the root.
     * @example apps/price-watch
     */
    source_path?: string;
    /**
     * SHA-256 of the archive, in hexadecimal, if the code came from an archive.
     * @example d7d80a3f964412ad0e06e8baa03827ef46b8b3c733d3e17d5646f556dbe760f5
     */
    source_checksum?: string;
}
/**
 * Status of a deployment. `failed` and `stopped` are final.
 * @example running
 * @enum {string}
 */
export type DeploymentStatus = "queued" | "in_progress" | "running" | "failed" | "stopped";
/** An event of a deployment. `event` has its type. */
export type DeploymentEvent = LogEvent | DeploymentStateEvent | AppVersionSummaryEvent | ErrorEvent | SSEHeartbeatEvent;
/** The status of a deployment. */
export interface DeploymentStateEvent {
    /**
     * Type of the event.
     * @example deployment_state
     * @constant
     */
    event: "deployment_state";
    /** When the event was sent. */
    timestamp: Timestamp;
    /** The deployment at the time of the event. */
    deployment: Deployment;
}
/** The app version that a deployment runs. */
export interface AppVersionSummaryEvent {
    /**
     * Type of the event.
     * @example app_version_summary
     * @constant
     */
    event: "app_version_summary";
    /** When the event was sent. */
    timestamp: Timestamp;
    /**
     * ID of the app version.
     * @example av4k9d2p7s1m6w3z8x5c0v2b
     */
    id: string;
    /**
     * Name of the app.
     * @example price-watch
     */
    app_name: string;
    /**
     * Version of the app.
     * @example 1.2.0
     */
    version: string;
    /** Region in which the app runs. */
    region: AppRegion;
    /** Actions of the app version. */
    actions: AppAction[];
    /** Environment variables of the app, by name. The values are hidden: each is an empty string. */
    env_vars?: HiddenEnvVars;
}
/** The action to run, and its input. */
export interface InvocationRequest {
    /**
     * Name of the app.
     * @example price-watch
     */
    app_name: string;
    /**
     * Version of the app.
     * @default latest
     * @example 1.2.0
     */
    version: string;
    /**
     * Name of the action.
     * @example check-prices
     */
    action_name: string;
    /**
     * Input of the action, as JSON text.
     * @example {"url":"https://shop.example.com"}
     */
    payload?: string;
    /**
     * Whether to return at once and run the action in the background.
     * @default false
     * @example true
     */
    async?: boolean;
    /**
     * Maximum run time of an asynchronous invocation, in seconds. The maximum is 1 hour. Has no effect without `async`. Minimum: `10`. Maximum: `3600`.
     * @default 900
     * @example 600
     */
    async_timeout_seconds?: number;
}
/** An invocation at the time of the response. */
export interface InvokeResponse {
    /**
     * ID of the invocation.
     * @example iv9c4v8b2n6m1q5w7e3r0t9y
     */
    id: string;
    /**
     * Name of the action.
     * @example check-prices
     */
    action_name: string;
    /** Status of an invocation. It changes from `queued` to `running`, and finally to `succeeded` or `failed`. */
    status: InvocationStatus;
    /**
     * Why the invocation failed. Only present for failed invocations, which always have it.
     * @example The page did not load.
     */
    status_reason?: string;
    /**
     * Output of the action, usually JSON text.
     * @example {"cheapest":19.9}
     */
    output?: string;
}
/**
 * Status of an invocation. It changes from `queued` to `running`, and finally to `succeeded` or `failed`.
 * @example succeeded
 * @enum {string}
 */
export type InvocationStatus = "queued" | "running" | "succeeded" | "failed";
/** A run of an action. */
export interface Invocation {
    /**
     * ID of the invocation.
     * @example iv5a1s7d3f9g2h6j8k4l0z5x
     */
    id: string;
    /**
     * Name of the app.
     * @example price-watch
     */
    app_name: string;
    /**
     * Version of the app.
     * @example 1.2.0
     */
    version: string;
    /**
     * Name of the action.
     * @example check-prices
     */
    action_name: string;
    /**
     * Input of the action, as JSON text.
     * @example {"url":"https://shop.example.com"}
     */
    payload?: string;
    /**
     * Output of the action, usually JSON text.
     * @example {"cheapest":19.9}
     */
    output?: string;
    /** When the invocation was started. */
    started_at: Timestamp;
    /**
     * Format: date-time
     *
     * When the invocation ended. Null until then.
     * @example 2026-11-20T09:01:12Z
     */
    finished_at?: string | null;
    /** Status of an invocation. It changes from `queued` to `running`, and finally to `succeeded` or `failed`. */
    status: InvocationStatus;
    /**
     * Why the invocation failed. Only present for failed invocations, which always have it.
     * @example The page did not load.
     */
    status_reason?: string;
}
/** How to end an invocation. */
export interface InvocationUpdateRequest {
    /**
     * Status with which to end the invocation. `failed` cancels the invocation.
     * @example failed
     * @enum {string}
     */
    status: "succeeded" | "failed";
    /**
     * Output of the invocation, usually JSON text.
     * @example {"cheapest":18.5}
     */
    output?: string;
}
/** An event of an invocation. `event` has its type. */
export type InvocationEvent = LogEvent | InvocationStateEvent | ErrorEvent | SSEHeartbeatEvent;
/** The status of an invocation. */
export interface InvocationStateEvent {
    /**
     * Type of the event.
     * @example invocation_state
     * @constant
     */
    event: "invocation_state";
    /** When the event was sent. */
    timestamp: Timestamp;
    /** The invocation at the time of the event. */
    invocation: Invocation;
}
/** The browser sessions of an invocation. */
export interface InvocationBrowsers {
    /** Active sessions that were created with the ID of the invocation. */
    browsers: Browser[];
}
/** The body of every error response. */
export interface ErrorBody {
    /**
     * Machine-readable error code, specific to the application.
     * @example bad_request
     */
    code: string;
    /**
     * Human-readable explanation of what is wrong. If there are several errors, it describes the first one.
     * @example dest_path must start with "/".
     */
    message: string;
    /** Individual errors, if there are several. */
    details?: ErrorDetail[];
    /** Lower-level error behind this error. */
    inner_error?: ErrorDetail;
}
/** A more specific error. */
export interface ErrorDetail {
    /**
     * Lower-level, more specific error code.
     * @example invalid_input
     */
    code?: string;
    /**
     * Human-readable explanation of what exactly is wrong.
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
         *
         * Returns a page of sessions. Only active sessions are listed, unless `status` says otherwise. Leased browsers of
         *     a pool are listed; idle ones are not.
         */
        get: operations["listBrowsers"];
        put?: never;
        /**
         * Create a browser session
         *
         * Starts a browser and returns its session. If you omit the body, every setting has its default. The session is
         *     deleted after `timeout_seconds` without CDP or live view activity.
         *
         *     Returns 429 if the organization has reached its limit of sessions, and 529 if the service has no capacity for
         *     another browser.
         *
         *     Not specified; this contract assumes 409 if another active session has the name. It assumes 400 if the profile,
         *     an extension or the proxy does not exist, or if several proxies have the given name.
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
         *
         * Returns a session. A deleted session returns 404, unless `include_deleted` is true.
         */
        get: operations["getBrowser"];
        put?: never;
        post?: never;
        /**
         * Delete a browser session
         *
         * Closes the browser and ends the session's processes, file watches and streams. From then on, everything below
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
         *
         * Changes the settings in the request; all others stay the same.
         *
         *     Returns 409 if the request changes the viewport during a live view or a recording, unless `viewport` has `force:
         *     true`. Also returns 409, with the code `stale_network`, if `expected_allowlist_revision` is not the current
         *     revision of the allowed hosts.
         *
         *     Not specified; this contract assumes 409 if another active session has the name. It assumes 400 if the request
         *     loads a profile into a session that already has one, if the profile or proxy does not exist, or if several
         *     proxies have the given name.
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
         *
         * Unpacks the extensions on the session's browser instance and loads them into this session only. If the running
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
         *
         * Sends an HTTP request through the session's browser and returns the target's response. Any status of the target
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
         *
         * Returns all replays of the session, both in progress and finished. Their order is not specified.
         */
        get: operations["listReplays"];
        put?: never;
        /**
         * Start a replay
         *
         * Records the session as a video until you stop the replay or `max_duration_in_seconds` has passed. A session can
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
         *
         * Returns the video of a finished replay. While the replay is still being recorded, the response is 202 without a
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
         *
         * Stops the recording, so that the video can be downloaded.
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
         *
         * Returns a page of profiles.
         */
        get: operations["listProfiles"];
        put?: never;
        /**
         * Create a profile
         *
         * Creates an empty profile. It stays empty until a browser session that loads it with `save_changes` ends.
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
         *
         * Returns a profile.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        /**
         * Delete a profile
         *
         * Deletes a profile and its saved state. Deleting it again returns 404.
         *
         *     Not specified; this contract assumes that you can delete a profile while a browser session uses it: the session
         *     keeps running and saves nothing.
         */
        delete: operations["deleteProfile"];
        options?: never;
        head?: never;
        /**
         * Rename a profile
         *
         * Changes the name of a profile. A browser session that refers to the profile by its old name may fail to save its
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
         *
         * Returns the saved browser state of a profile as an archive. If the profile is still empty, the response is 202
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
         *
         * Creates a file from the bytes of the request body, or replaces the content of an existing file. An existing file
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
         *
         * Returns the bytes of a file. The response is 400 if the path ends with `/` or is a directory.
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
         *
         * Returns the files and directories directly inside a directory. All of them are returned at once, in an order
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
         *
         * Returns the name, size, mode and modification time of a file or directory.
         *
         *     Not specified; this contract assumes 400 if the path of a file ends with `/`.
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
         *
         * Creates a directory and its missing parents, all with the same mode. If the directory already exists, it does
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
         *
         * Moves a file, or a directory with everything in it. If you move a file onto another file, it replaces that file.
         *
         *     Returns 404 if the source or the parent directory of the destination does not exist, or if the source lies below
         *     a file. Returns 400 if the destination is an existing directory, or if you move a directory onto a file or into
         *     itself.
         *
         *     Not specified; this contract assumes 400 if the destination lies below a file, or if the path of a file ends
         *     with `/`.
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
         *
         * Changes the mode of a file or directory and, if given, its owner and group. The details of the file show the new
         *     mode; no operation returns the owner and group. The contents of a directory keep their permissions.
         *
         *     Not specified; this contract assumes 400 if the path of a file ends with `/`.
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
         *
         * Deletes a file or an empty directory. Returns 400 if the directory is not empty, and 404 if the path does not
         *     exist.
         *
         *     Not specified; this contract assumes 400 if the path of a file ends with `/`, or if the path is the root
         *     directory.
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
         *
         * Deletes a directory and everything in it. If the path does not exist, the response is also 200.
         *
         *     Not specified; this contract assumes 400 if the path is a file, or if it is the root directory.
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
         *
         * Writes one or more files, each to its own path. If the request is rejected, no file is written. Missing parent
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
         *
         * Extracts a ZIP archive into a directory. The directory is created if it does not exist, and existing files are
         *     replaced. New files and directories get the modes stored in the archive.
         *
         *     Returns 400 if the file is not a ZIP archive, or if the archive has a name that leads out of the directory.
         *
         *     Not specified; this contract assumes 400 if `dest_path` is a file or lies below one, or if a file and a
         *     directory would have the same path.
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
         *
         * Returns everything in a directory, at any depth, as a ZIP archive. Names in the archive are relative to the
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
         *
         * From now on, records an event for every write, upload, deletion and move in a directory. Use the returned ID to
         *     stream the events. The service keeps up to 100 unread events and drops further ones. Deleting the directory
         *     itself also records an event.
         *
         *     The path can also be a file; the events are then those of the file. The watch lasts until you stop it or the
         *     session is deleted. Returns 404 if the path does not exist.
         *
         *     Not specified; this contract assumes 400 if the path of a file ends with `/`.
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
         *
         * Sends the events of a watch: first those that were kept, then new ones as they happen. The stream ends when the
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
         *
         * Stops a watch and ends its streams. Stopping it again returns 404.
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
         *
         * Returns an image of the viewport, or of a region of it, in full size. The response is 400 if the region is empty
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
         *
         * Moves the mouse pointer to a position and clicks a mouse button there. With `click_type`, you can also only
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
         *
         * Moves the mouse pointer to a position, either along a curve or in one jump. Returns 400 if the position is
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
         *
         * Returns the position of the mouse pointer. Its position in a new session is not specified.
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
         *
         * Presses a mouse button at the first point, moves the mouse pointer through the other points in order, and
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
         *
         * Moves the mouse pointer to a position and turns the mouse wheel there. At least one of `delta_x` and `delta_y`
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
         *
         * Types text on the keyboard. The text goes to the focused element.
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
         *
         * Presses keys and key combinations one after another. With a `duration`, all keys are held down together for that
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
         *
         * Shows or hides the mouse pointer until the next call changes it.
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
         *
         * Replaces the text in the session's clipboard.
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
         *
         * Returns the text in the session's clipboard.
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
         *
         * Runs mouse, keyboard and screen actions one after another. Each action is validated as if you sent it on its
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
         *
         * Runs Playwright code next to the session's browser and returns its result. The response is also 200 if the code
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
         *
         * Returns the session's executors, with `default` first. A browser instance with an older image has no executors
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
         *
         * Stops an executor and closes its tab. The name can be used again. The executor `default` is not removed: it
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
         *
         * Runs code in the session's REPL, where variables survive from one call to the next. If the code throws, the
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
         *
         * Runs a command on the browser instance, waits for it to end, and returns all its output. If the command fails,
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
         *
         * Starts a command on the browser instance and returns at once. Use the returned ID to work with the process. The
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
         *
         * Returns whether a process is running or has exited, and its resource usage. Some time after a process has
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
         *
         * Sends everything that a process writes to standard output and standard error. The last event reports the exit of
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
         *
         * Writes bytes to the standard input of a process. Returns 400 if the data is not Base64.
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
         *
         * Changes the size of a process's terminal. Returns 400 if the process has no terminal, that is, if it was started
         *     without `allocate_tty`.
         *
         *     Not specified; this contract assumes 400 if the process has exited.
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
         *
         * Sends a signal to a running process. A process ended by a signal has the exit code -1. Returns 404 if the
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
         *
         * Sends the lines of one log of a session's browser instance. With the source `path`, these are the lines of a
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
         *
         * Returns a page of the telemetry events that the service keeps for a session. The oldest events come first,
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
         *
         * Sends the telemetry events of a session as they happen. A new connection receives only new events, unless
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
         *
         * Returns a page of extensions.
         */
        get: operations["listExtensions"];
        put?: never;
        /**
         * Upload an extension
         *
         * Stores a browser extension so that sessions can load it. Upload the extension as a ZIP archive of its unpacked
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
         *
         * Returns the name, size, checksum and timestamps of an extension, without its archive.
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
         *
         * Downloads an extension from the Chrome Web Store and returns it as a ZIP archive of its unpacked files. The
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
         *
         * Returns the ZIP archive of an extension.
         *
         *     Not specified; this contract assumes that the archive has exactly the uploaded bytes.
         */
        get: operations["downloadExtension"];
        put?: never;
        post?: never;
        /**
         * Delete an extension
         *
         * Deletes an extension and its archive. The name can be used again. Deleting it again returns 404.
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
         *
         * Returns a page of proxies.
         */
        get: operations["listProxies"];
        put?: never;
        /**
         * Create a proxy
         *
         * Stores a proxy that browser sessions can send their traffic through. Several proxies can have the same name.
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
         *
         * Returns a proxy. If several proxies have the name, the response is 400 with the code `ambiguous_proxy_name`.
         */
        get: operations["getProxy"];
        put?: never;
        post?: never;
        /**
         * Delete a proxy
         *
         * Deletes a proxy. The records of browser sessions that use it do not change: they keep its ID in `proxy_id`.
         *     Deleting it again returns 404.
         *
         *     Not specified; this contract assumes 400 if several proxies have the name, as in `getProxy`.
         */
        delete: operations["deleteProxy"];
        options?: never;
        head?: never;
        /**
         * Rename a proxy
         *
         * Changes the name of a proxy. Spaces around the name are removed, and other proxies can have the same name. You
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
         *
         * Tests whether a proxy works and saves the result in its `status`, `last_checked` and `ip_address`. If the proxy
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
         *
         * Returns a page of pools.
         */
        get: operations["listBrowserPools"];
        put?: never;
        /**
         * Create a browser pool
         *
         * Creates a pool and starts to fill it, by `fill_rate_per_minute` percent of its size per minute. All browsers in
         *     the pool start with the same configuration. They load the pool's profile but never save to it.
         *
         *     Returns 409 if another pool has the name, and 429 if the pool would exceed the organization's limit of pooled
         *     browsers.
         *
         *     Not specified; this contract assumes 400 if the profile, an extension or the proxy does not exist, or if several
         *     proxies have the given name.
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
         *
         * Returns a pool with its configuration and the number of idle and leased browsers.
         */
        get: operations["getBrowserPool"];
        put?: never;
        post?: never;
        /**
         * Delete a browser pool
         *
         * Deletes a pool and all its browsers. Returns 400 while any of the browsers is leased, unless `force` is true;
         *     the leased sessions are then deleted as well. Deleting the pool again returns 404.
         */
        delete: operations["deleteBrowserPool"];
        options?: never;
        head?: never;
        /**
         * Update a browser pool
         *
         * Changes the settings in the request; all others stay the same. The new configuration applies to browsers that
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
         *     Not specified; this contract assumes 400 if the profile, an extension or the proxy does not exist, or if several
         *     proxies have the given name.
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
         *
         * Leases an idle browser of the pool. The browser is yours until you release it, its session is deleted, or the
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
         *
         * Ends a lease. With `reuse`, the default, the session returns to the pool as it is, including open pages, and
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
         *
         * Deletes the idle browsers of a pool. Leased browsers stay. The pool then fills again at its fill rate, with its
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
         *
         * Returns a page of auth connections.
         */
        get: operations["listAuthConnections"];
        put?: never;
        /**
         * Create an auth connection
         *
         * Creates a connection that keeps a profile logged in to a domain. If the profile does not exist, it is created as
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
         *
         * Returns a connection with the state of its latest login. While the login waits for the user, `fields` and
         *     `choices` describe the input that it needs, and `interaction_id` identifies that request for input.
         */
        get: operations["getAuthConnection"];
        put?: never;
        post?: never;
        /**
         * Delete an auth connection
         *
         * Deletes a connection. Its health checks and automatic logins stop, and a login in progress ends as `CANCELED`.
         *     Deleting the connection again returns 404.
         *
         *     It is not specified whether the profile stays logged in, or whether the stored credentials are kept.
         */
        delete: operations["deleteAuthConnection"];
        options?: never;
        head?: never;
        /**
         * Update an auth connection
         *
         * Changes the settings in the request; all others stay the same. `browser` is merged property by property. You
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
         *
         * Starts a login and returns at once. Either the user completes the login on the page at `hosted_url`, or your app
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
         *
         * Submits the input that a login waits for: values for its `fields` in `field_values`, or one of its `choices` in
         *     `selected_choice_id`. Both need the current `interaction_id`, which changes each time the login waits again. The
         *     other properties answer older forms of fields and choices, and work without an `interaction_id`: a client of an
         *     older SDK, which does not know it, sends the values for `discovered_fields` in `fields`.
         *
         *     The response does not wait for the result, and the website may ask for more input. To see the result, stream the
         *     events of the login or get the connection.
         *
         *     Returns 400 if `sso_provider` is combined with `sso_button_selector`.
         *
         *     Not specified; this contract assumes 400 if `interaction_id` is missing, if the login does not have the field or
         *     choice, if a required field or choice is missing, or if the request has several choices. It assumes 422 if
         *     `interaction_id` is outdated, or if the login does not wait for input.
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
         *
         * Streams the state of the connection's latest login: an event for each change, and heartbeats in between. The
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
         *
         * Returns a token for the `handoff_code` of a login. Returns 410 if the code has expired.
         *
         *     It is not specified how long a code is valid, what the token allows, or how long the token is valid.
         *
         *     Not specified; this contract assumes 410 if the code was used before, and 400 if the connection has no such
         *     code.
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
         *
         * Returns a page of the connection's timeline, newest first. The timeline has one entry for each login and each
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
         *
         * Returns a page of credentials, without their `value_keys` and one-time codes.
         */
        get: operations["listCredentials"];
        put?: never;
        /**
         * Create a credential
         *
         * Stores the values that a login needs, such as a username and a password. The values and the TOTP secret are
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
         *
         * Returns a credential with the names of its values. The values are never returned.
         */
        get: operations["getCredential"];
        put?: never;
        post?: never;
        /**
         * Delete a credential
         *
         * Deletes a credential with its values and its TOTP secret. The name can be used again. Deleting the credential
         *     again returns 404.
         *
         *     The effect on auth connections that use the credential is not specified.
         */
        delete: operations["deleteCredential"];
        options?: never;
        head?: never;
        /**
         * Update a credential
         *
         * Changes the settings in the request; all others stay the same. The values in `remove_value_keys` are removed
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
         *
         * Returns the current one-time code (RFC 6238), with the algorithm, digits and period of the credential. Returns
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
         *
         * Returns a page of credential providers.
         */
        get: operations["listCredentialProviders"];
        put?: never;
        /**
         * Create a credential provider
         *
         * Connects a password manager as a source of credentials. The provider is enabled at first, and its token is never
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
         *
         * Returns a credential provider.
         */
        get: operations["getCredentialProvider"];
        put?: never;
        post?: never;
        /**
         * Delete a credential provider
         *
         * Disconnects a password manager. The contents of the password manager do not change, and the name can be used
         *     again. Deleting the provider again returns 404.
         *
         *     The effect on auth connections that use the provider is not specified.
         */
        delete: operations["deleteCredentialProvider"];
        options?: never;
        head?: never;
        /**
         * Update a credential provider
         *
         * Changes the settings in the request; all others stay the same. Spaces around the name are removed. It is not
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
         *
         * Tests the token of a provider and returns the vaults that it can access. If the test fails, the response is
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
         *
         * Returns all items that the provider's token can access, without their values. Use the `path` of an item in the
         *     `credential` of an auth connection. The list can be as old as the provider's `cache_ttl_seconds`.
         */
        get: operations["listCredentialProviderItems"];
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
         *
         * Returns a page of app versions, each with its actions. A version is listed once its deployment is running. The
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
         *
         * Returns a page of deployments. Returns 400 if `app_version` is set without `app_name`.
         */
        get: operations["listDeployments"];
        put?: never;
        /**
         * Deploy an app
         *
         * Starts to deploy the code of an app. The deployment is first `queued`, and later becomes `running` or `failed`
         *     without another request. Once it is running, the app version is listed and you can invoke its actions.
         *
         *     Send the code either as a ZIP archive in `file`, with `entrypoint_rel_path`, or as a GitHub repository in
         *     `source`. Returns 400 if the form has neither or both.
         *
         *     If the app already has the version, the deployment is rejected unless `force` is true; it then replaces the
         *     version. Not specified; this contract assumes that such a deployment is rejected with 400.
         *
         *     Not specified; this contract assumes 400 if `source.url` contains a user name or a password.
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
         *
         * Returns a deployment with its current status.
         */
        get: operations["getDeployment"];
        put?: never;
        post?: never;
        /**
         * Delete a deployment
         *
         * Stops a deployment and marks it for deletion: its status becomes `stopped`. If it has already stopped or failed,
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
         *
         * Sends an event for each status change of the deployment, for each line of its log, and for the app version that
         *     it runs. Heartbeats show that the stream is alive while nothing else happens. The stream ends when the
         *     deployment is `stopped` or `failed`.
         *
         *     Not specified; this contract assumes that the stream stays open while the deployment is running. It also assumes
         *     that the event with the app version comes before the status `running`, and 400 if `since` is malformed.
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
         *
         * Returns a page of invocations. If you set several filters, an invocation must match all of them.
         *
         *     Not specified; this contract assumes 400 if `since` is malformed.
         */
        get: operations["listInvocations"];
        put?: never;
        /**
         * Invoke an action
         *
         * Runs an action of an app version. Without `async`, the request waits for the action to end. The response is then
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
         *
         * Returns an invocation with its current status and, if it has succeeded, its output.
         */
        get: operations["getInvocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * End an invocation
         *
         * Ends an invocation that is queued or running. `failed` cancels the invocation; `succeeded` ends it with the
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
         *
         * Sends an event for each status change of the invocation and for each line of its log. Heartbeats show that the
         *     stream is alive while nothing else happens. The stream ends when the invocation has succeeded or failed.
         *
         *     Not specified; this contract assumes 400 if `since` is malformed.
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
         *
         * Returns all active browser sessions that were created with this invocation's ID as `invocation_id`. Deleted
         *     sessions are not listed.
         */
        get: operations["listInvocationBrowsers"];
        put?: never;
        post?: never;
        /**
         * Delete the browsers of an invocation
         *
         * Deletes all active browser sessions that were created with this invocation's ID as `invocation_id`. The
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
        CreateBrowserRequest: CreateBrowserRequest;
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
        /** The organization has reached a limit. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The browser session does not exist. */
        SessionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** Another active browser session has the name. */
        SessionExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** Another active session has the name, the viewport cannot change at the moment, or the allowed hosts have another revision. */
        SessionConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The service currently has no capacity for another browser. */
        NoCapacity: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The target of the request could not be reached. */
        TargetUnreachable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": BrowserCurlTransportError;
            };
        };
        /** The browser session or the replay does not exist. */
        ReplayNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** Another replay is being recorded. */
        ReplayExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The profile does not exist. */
        ProfileNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** Another profile has the name. */
        ProfileExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The browser session or the path does not exist. */
        PathNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The browser session or the file watch does not exist. */
        FileWatchNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The browser session or the executor does not exist. */
        PlaywrightExecutorNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The session already has the maximum number of executors. */
        PlaywrightExecutorConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": PlaywrightExecutorConflict;
            };
        };
        /** The browser session or the process does not exist. */
        ProcessNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The extension does not exist. */
        ExtensionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** Another extension has the name. */
        ExtensionExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The input is invalid, or several proxies have the name. */
        AmbiguousProxyName: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The proxy does not exist. */
        ProxyNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The proxy could not be tested. */
        CheckImpossible: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The pool does not exist. */
        BrowserPoolNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The pool does not exist, or the session is not leased from it. */
        LeaseNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** Another pool has the name. */
        BrowserPoolExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** Another pool has the name, or the network setting is not the expected one. */
        BrowserPoolConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The pool would exceed the organization's limit of pooled browsers. */
        PooledBrowsersLimitReached: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The auth connection does not exist. */
        AuthConnectionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The profile and domain already have an auth connection. */
        AuthConnectionExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": AuthConnectionConflict;
            };
        };
        /** A login of the connection is in progress. */
        LoginInProgress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The connection has no login that waits for this input. */
        FlowNotWaiting: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The code was used before, or has expired. */
        HandoffCodeGone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The credential does not exist. */
        CredentialNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The credential does not exist, or has no TOTP secret. */
        TotpSecretNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** Another credential has the name. */
        CredentialExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The credential provider does not exist. */
        CredentialProviderNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** Another credential provider has the name. */
        CredentialProviderExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The repository to deploy does not exist. */
        DeploymentSourceNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The deployment does not exist. */
        DeploymentNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The app, its version or the action does not exist. */
        ActionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The organization has reached its limit of invocations. */
        InvocationLimitReached: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The invocation does not exist. */
        InvocationNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The input is invalid. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The bearer token is missing or not accepted. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The caller's permissions or plan do not cover the operation. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The service failed to handle the request. */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** Any other error. */
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
         * Maximum number of entries on a page. Minimum: `1`. Maximum: `100`.
         * @default 20
         * @example 20
         */
        Limit: number;
        /**
         * Number of entries to skip. The header `X-Next-Offset` of a page says where the next page starts. Minimum: `0`.
         * @default 0
         * @example 0
         */
        Offset: number;
        /** Only return the entry with this full name, ignoring case and accents. */
        Name: string;
        /** Only return entries that match this text: part of the name, ignoring case; or a full ID. */
        Query: string;
        /**
         * ID or name of the browser session.
         * @example bs5c8m2r9k4t7w1x6v3n0q8z
         */
        BrowserId: string;
        /**
         * Only return entries in this region.
         * @example us-east
         */
        Region: BrowserRegion;
        /**
         * ID or name of the browser session.
         * @example bs5c8m2r9k4t7w1x6v3n0q8z
         */
        BrowserIdOrName: string;
        /**
         * Only return sessions with this status.
         * @default active
         * @example active
         */
        BrowserStatus: "active" | "deleted" | "all";
        /**
         * Only return sessions with these tags, as in `tags[team]=research&tags[env]=staging`. A session must have all of the tags, with exactly these values.
         * @example {
         *       "team": "research"
         *     }
         */
        BrowserTags: {
            [key: string]: string;
        };
        /**
         * @deprecated
         *
         * Whether to also list deleted sessions. Use `status=all` instead.
         * @default false
         */
        IncludeDeletedBrowsers: boolean;
        /**
         * Whether to return the session even if it was deleted.
         * @default false
         * @example true
         */
        IncludeDeletedBrowser: boolean;
        /**
         * ID of the replay.
         * @example rp6t1y8u3i5o0p2a9s4d7f1g
         */
        ReplayId: string;
        /**
         * ID or name of the profile.
         * @example pf3n8w1q6z4k9x2m7t5v0b8c
         */
        ProfileIdOrName: string;
        /**
         * Format of the archive. If omitted, the archive is a `tar.zst`.
         * @example tar
         */
        ProfileArchiveFormat: "tar.zst" | "tar";
        /**
         * Absolute path of the file. Pattern: `^/.*`.
         * @example /home/user/notes.txt
         */
        FilePath: AbsolutePath;
        /**
         * Absolute path of the directory. Pattern: `^/.*`.
         * @example /home/user/downloads
         */
        DirectoryPath: AbsolutePath;
        /**
         * Permissions of a new file, as 3 or 4 octal digits. Bits above `0777` are ignored. An existing file keeps its mode. Pattern: `^[0-7]{3,4}$`.
         * @default 644
         * @example 600
         */
        NewFileMode: string;
        /**
         * ID of the file watch.
         * @example wt3r8e1w6q9a4s7d2f5g0h3j
         */
        FileWatchId: string;
        /**
         * ID of the process.
         * @example 5b1e0c9a-7d42-4f6b-8a3e-2c9f6d1b7e04
         */
        ProcessId: string;
        /**
         * Source of the lines: `path` for the file in the parameter `path`, or `supervisor` for the process in the parameter `supervisor_process`.
         * @example path
         */
        LogSource: "path" | "supervisor";
        /**
         * Whether to send lines as they are written, instead of the existing lines.
         * @default true
         * @example false
         */
        LogFollow: boolean;
        /**
         * Absolute path of the file. Required with the source `path`. Pattern: `^/.*`.
         * @example /home/user/crawl.log
         */
        LogPath: AbsolutePath;
        /** Name of a process that the browser instance itself runs, such as `chromium`. Required with the source `supervisor`. */
        LogSupervisorProcess: string;
        /** Only return events of these categories. For several categories, repeat the parameter or separate the values with commas. */
        TelemetryCategories: ("console" | "network" | "page" | "interaction" | "control" | "platform" | "connection" | "system" | "screenshot" | "captcha" | "monitor")[];
        /** Only return events of these types, such as `api_call`. For several types, repeat the parameter or separate the values with commas. */
        TelemetryTypes: string[];
        /**
         * Start of the time range. Use a date or time (RFC 3339, in UTC if it has no zone), or a duration before now, such as `5m`. An empty value counts as omitted. Ignored if `offset` is given, and rejected with `order=desc`.
         * @default 5m
         * @example 2026-11-20T09:00:00Z
         */
        TelemetrySince: string;
        /** End of the time range; it is exclusive. Use a date or time (RFC 3339, in UTC if it has no zone), or a duration before now, such as `5m`. An empty value counts as omitted. */
        TelemetryUntil: string;
        /**
         * Whether to list the oldest events first (`asc`) or the newest events first (`desc`).
         * @default asc
         * @example asc
         */
        TelemetryOrder: "asc" | "desc";
        /**
         * Maximum number of events that a page covers, including those that the filters leave out. Minimum: `1`.
         * @default 20
         * @example 20
         */
        TelemetryLimit: number;
        /** Where the page starts: the header `X-Next-Offset` of the previous page. It is an opaque cursor, not a `seq`, and the next cursor may be smaller. Minimum: `0`. */
        TelemetryCursor: number;
        /**
         * With `all`, the stream starts with the oldest event that is still available. With any other value, it starts with the next new event.
         * @example all
         */
        TelemetryReplay: string;
        /** ID of the last event that you received. The stream continues with the event after it, regardless of `replay`. `0` is the same as no ID. */
        LastEventId: string;
        /**
         * ID or name of the extension.
         * @example ex4v7b2n9m1k6j3h8g5f0d2s
         */
        ExtensionIdOrName: string;
        /**
         * URL of the extension's page in the Chrome Web Store.
         * @example https://chromewebstore.google.com/detail/cookie-banner-closer/fpkdgmjbnaehlcoikgpdmfbjnaehlcoi
         */
        ChromeStoreUrl: string;
        /**
         * Operating system for which to download the extension.
         * @default linux
         * @example linux
         */
        ExtensionOs: "win" | "mac" | "linux";
        /**
         * ID or name of the proxy.
         * @example px5a2s8d4f1g7h3j9k6l0z2x
         */
        ProxyIdOrName: string;
        /**
         * ID or name of the pool.
         * @example bp6y3t9r1e5w8q2a7s4d0f6g
         */
        BrowserPoolIdOrName: string;
        /**
         * ID of the auth connection.
         * @example ac3m9n5b1v7c2x8z4l6k0j5h
         */
        AuthConnectionId: string;
        /**
         * ID of the auth connection of the login.
         * @example ac7d1f5g9h3j6k2l8q4w0e7r
         */
        AuthFlowConnectionId: string;
        /**
         * ID or name of the credential.
         * @example cr2w8e4r1t6y3u9i5o7p0a2s
         */
        CredentialIdOrName: string;
        /**
         * ID of the credential provider.
         * @example cp4b8n2m7q1w5e9r3t6y0u4i
         */
        CredentialProviderId: string;
        /**
         * ID of the deployment.
         * @example dp8r2t6y1u5i9o3p7a4s0d8f
         */
        DeploymentId: string;
        /** Only send log lines written since this time. Use a date or time such as `2026-11-20T09:00:00Z` (in UTC if it has no zone), or a duration before now, such as `5m` or `1h30m`. Durations use the units from `ns` to `h`. An empty value counts as omitted. It is not specified how far back the log goes without this parameter. */
        EventsSince: string;
        /**
         * ID of the invocation.
         * @example iv5a1s7d3f9g2h6j8k4l0z5x
         */
        InvocationId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * Maximum number of entries on a page.
         * @example 20
         */
        Limit: number;
        /**
         * Number of skipped entries.
         * @example 0
         */
        Offset: number;
        /**
         * Whether there is another page.
         * @example false
         */
        HasMore: boolean;
        /**
         * Offset of the next page. 0 on the last page.
         * @example 0
         */
        NextOffset: number;
        /**
         * Seconds to wait before the next attempt (RFC 9110, section 10.2.3).
         * @example 5
         */
        RetryAfter: number;
        /**
         * Media type of the `data` of each event.
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
                 * Maximum number of entries on a page. Minimum: `1`. Maximum: `100`.
                 * @default 20
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * Number of entries to skip. The header `X-Next-Offset` of a page says where the next page starts. Minimum: `0`.
                 * @default 0
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * Only return sessions with this status.
                 * @default active
                 * @example active
                 */
                status?: components["parameters"]["BrowserStatus"];
                /**
                 * Only return sessions with these tags, as in `tags[team]=research&tags[env]=staging`. A session must have all of the tags, with exactly these values.
                 * @example {
                 *       "team": "research"
                 *     }
                 */
                tags?: components["parameters"]["BrowserTags"];
                /**
                 * Only return entries in this region.
                 * @example us-east
                 */
                region?: components["parameters"]["Region"];
                /**
                 * @deprecated
                 *
                 * Whether to also list deleted sessions. Use `status=all` instead.
                 * @default false
                 */
                include_deleted?: components["parameters"]["IncludeDeletedBrowsers"];
                /** Only return entries that match this text: part of the name, ignoring case; or a full ID. */
                query?: components["parameters"]["Query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of browser sessions. */
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
        /** Settings for the new session. */
        requestBody?: {
            content: {
                "application/json": CreateBrowserRequest;
            };
        };
        responses: {
            /** The new session. */
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
                 * Whether to return the session even if it was deleted.
                 * @default false
                 * @example true
                 */
                include_deleted?: components["parameters"]["IncludeDeletedBrowser"];
            };
            header?: never;
            path: {
                /**
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id_or_name: components["parameters"]["BrowserIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The browser session. */
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
                 * ID or name of the session to delete.
                 * @example checkout
                 */
                id_or_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The browser session was deleted. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id_or_name: components["parameters"]["BrowserIdOrName"];
            };
            cookie?: never;
        };
        /** The settings to change. */
        requestBody: {
            content: {
                "application/json": BrowserUpdateRequest;
            };
        };
        responses: {
            /** The updated session. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** The extensions to load. Each extension has two parts that carry its position in the list: `extensions[0][name]` and `extensions[0][zip_file]`. Other spellings are also accepted: `extensions[0].name` and `extensions.0.name`. Without a position, you can write `extensions[][name]`, `extensions.name` or plain `name`; the first name then belongs to the first archive, the second to the second. */
        requestBody: {
            content: {
                "multipart/form-data": LoadBrowserExtensionsRequest;
            };
        };
        responses: {
            /** The extensions were loaded. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** The request to send. */
        requestBody: {
            content: {
                "application/json": BrowserCurlRequest;
            };
        };
        responses: {
            /** The response from the target. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The replays of the session. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** Settings for the recording. If you omit the body, every setting has its default. */
        requestBody?: {
            content: {
                "application/json": StartReplayRequest;
            };
        };
        responses: {
            /** The recording has started. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
                /**
                 * ID of the replay.
                 * @example rp6t1y8u3i5o0p2a9s4d7f1g
                 */
                replay_id: components["parameters"]["ReplayId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The video. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": bytes.RawBody;
                };
            };
            /** The replay is still being recorded. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
                /**
                 * ID of the replay.
                 * @example rp6t1y8u3i5o0p2a9s4d7f1g
                 */
                replay_id: components["parameters"]["ReplayId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The replay is finished. */
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
                 * Maximum number of entries on a page. Minimum: `1`. Maximum: `100`.
                 * @default 20
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * Number of entries to skip. The header `X-Next-Offset` of a page says where the next page starts. Minimum: `0`.
                 * @default 0
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /** Only return the entry with this full name, ignoring case and accents. */
                name?: components["parameters"]["Name"];
                /** Only return entries that match this text: part of the name, ignoring case; or a full ID. */
                query?: components["parameters"]["Query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of profiles. */
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
        /** The new profile. */
        requestBody: {
            content: {
                "application/json": ProfileRequest;
            };
        };
        responses: {
            /** The new profile. */
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
                 * ID or name of the profile.
                 * @example pf3n8w1q6z4k9x2m7t5v0b8c
                 */
                id_or_name: components["parameters"]["ProfileIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The profile. */
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
                 * ID or name of the profile to delete.
                 * @example checkout-login
                 */
                id_or_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The profile was deleted. */
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
                 * ID or name of the profile.
                 * @example pf3n8w1q6z4k9x2m7t5v0b8c
                 */
                id_or_name: components["parameters"]["ProfileIdOrName"];
            };
            cookie?: never;
        };
        /** The new name. */
        requestBody: {
            content: {
                "application/json": UpdateProfileRequest;
            };
        };
        responses: {
            /** The renamed profile. */
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
                 * Format of the archive. If omitted, the archive is a `tar.zst`.
                 * @example tar
                 */
                format?: components["parameters"]["ProfileArchiveFormat"];
            };
            header?: never;
            path: {
                /**
                 * ID or name of the profile.
                 * @example pf3n8w1q6z4k9x2m7t5v0b8c
                 */
                id_or_name: components["parameters"]["ProfileIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": bytes.RawBody;
                };
            };
            /** The profile is still empty. */
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
                 * Absolute path of the file. Pattern: `^/.*`.
                 * @example /home/user/notes.txt
                 */
                path: components["parameters"]["FilePath"];
                /**
                 * Permissions of a new file, as 3 or 4 octal digits. Bits above `0777` are ignored. An existing file keeps its mode. Pattern: `^[0-7]{3,4}$`.
                 * @default 644
                 * @example 600
                 */
                mode?: components["parameters"]["NewFileMode"];
            };
            header?: never;
            path: {
                /**
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** The content of the file. An empty body creates an empty file. */
        requestBody: {
            content: {
                "application/octet-stream": bytes.RawBody;
            };
        };
        responses: {
            /** The file was written. */
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
                 * Absolute path of the file. Pattern: `^/.*`.
                 * @example /home/user/notes.txt
                 */
                path: components["parameters"]["FilePath"];
            };
            header?: never;
            path: {
                /**
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The content of the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": bytes.RawBody;
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
                 * Absolute path of the directory. Pattern: `^/.*`.
                 * @example /home/user/downloads
                 */
                path: components["parameters"]["DirectoryPath"];
            };
            header?: never;
            path: {
                /**
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The entries of the directory. */
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
                 * Absolute path of the file. Pattern: `^/.*`.
                 * @example /home/user/notes.txt
                 */
                path: components["parameters"]["FilePath"];
            };
            header?: never;
            path: {
                /**
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The details of the file or directory. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** The directory to create. */
        requestBody: {
            content: {
                "application/json": CreateDirectoryRequest;
            };
        };
        responses: {
            /** The directory exists. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** The source and the destination. */
        requestBody: {
            content: {
                "application/json": MovePathRequest;
            };
        };
        responses: {
            /** The file or directory was moved. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** The file or directory, and its new permissions. */
        requestBody: {
            content: {
                "application/json": SetFilePermissionsRequest;
            };
        };
        responses: {
            /** The permissions were set. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** The file to delete. */
        requestBody: {
            content: {
                "application/json": DeletePathRequest;
            };
        };
        responses: {
            /** The file was deleted. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** The directory to delete. */
        requestBody: {
            content: {
                "application/json": DeletePathRequest;
            };
        };
        responses: {
            /** The directory no longer exists. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** The files to upload. Each file has two parts that carry its position in the list: `files[0][dest_path]` and `files[0][file]`, then `files[1][dest_path]` and `files[1][file]`, and so on. Other spellings are also accepted: `files[0].file` and `files.0.file`. Without a position, you can write `files[][file]`, `files.file` or plain `file`; the first path then belongs to the first file, the second to the second. */
        requestBody: {
            content: {
                "multipart/form-data": UploadFilesRequest;
            };
        };
        responses: {
            /** The files were written. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** The archive, and the directory to extract it to. */
        requestBody: {
            content: {
                "multipart/form-data": UploadZipRequest;
            };
        };
        responses: {
            /** The archive was extracted. */
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
                 * Absolute path of the directory. Pattern: `^/.*`.
                 * @example /home/user/downloads
                 */
                path: components["parameters"]["DirectoryPath"];
            };
            header?: never;
            path: {
                /**
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The ZIP archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": bytes.RawBody;
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** The directory or file to watch. */
        requestBody: {
            content: {
                "application/json": StartFileWatchRequest;
            };
        };
        responses: {
            /** The watch has started. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
                /**
                 * ID of the file watch.
                 * @example wt3r8e1w6q9a4s7d2f5g0h3j
                 */
                watch_id: components["parameters"]["FileWatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A stream of file events. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
                /**
                 * ID of the file watch to stop.
                 * @example wt6h1k8j3l5z0x9c4v7b2n8m
                 */
                watch_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The watch was stopped. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** The region to capture. If you omit the body, the image shows the whole viewport. */
        requestBody?: {
            content: {
                "application/json": ScreenshotRequest;
            };
        };
        responses: {
            /** The image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": bytes.RawBody;
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** Where and how to click. */
        requestBody: {
            content: {
                "application/json": ClickMouseRequest;
            };
        };
        responses: {
            /** The button was clicked, pressed or released. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** Where and how to move the mouse pointer. */
        requestBody: {
            content: {
                "application/json": MoveMouseRequest;
            };
        };
        responses: {
            /** The mouse pointer was moved. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The position of the mouse pointer. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** The points to drag through, and how to drag. */
        requestBody: {
            content: {
                "application/json": DragMouseRequest;
            };
        };
        responses: {
            /** The drag is complete. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** Where and how far to scroll. */
        requestBody: {
            content: {
                "application/json": ScrollRequest;
            };
        };
        responses: {
            /** The mouse wheel was turned. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** The text to type, and how fast to type it. */
        requestBody: {
            content: {
                "application/json": TypeTextRequest;
            };
        };
        responses: {
            /** The text was typed. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** The keys to press, and how long to hold them. */
        requestBody: {
            content: {
                "application/json": PressKeyRequest;
            };
        };
        responses: {
            /** The keys were pressed and released. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** Whether to hide the mouse pointer. */
        requestBody: {
            content: {
                "application/json": SetCursorRequest;
            };
        };
        responses: {
            /** The mouse pointer was shown or hidden. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** The text to write. */
        requestBody: {
            content: {
                "application/json": WriteClipboardRequest;
            };
        };
        responses: {
            /** The clipboard was written. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The text in the clipboard. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** The actions, in the order in which to run them. */
        requestBody: {
            content: {
                "application/json": BatchComputerActionRequest;
            };
        };
        responses: {
            /** All actions have run. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** The code to run. */
        requestBody: {
            content: {
                "application/json": ExecutePlaywrightRequest;
            };
        };
        responses: {
            /** The result of the code, or the reason why it failed. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The executors of the session. */
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
                 * Whether to close the executor's tab.
                 * @default true
                 */
                close_tab?: boolean;
            };
            header?: never;
            path: {
                /**
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
                /**
                 * Name of the executor.
                 * @example catalogue
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The executor was deleted. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** The code to run. */
        requestBody: {
            content: {
                "application/json": BrowserReplRequest;
            };
        };
        responses: {
            /** The result of the code. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** The command to run. */
        requestBody: {
            content: {
                "application/json": ExecProcessRequest;
            };
        };
        responses: {
            /** The command has ended. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        /** The command to start. */
        requestBody: {
            content: {
                "application/json": SpawnProcessRequest;
            };
        };
        responses: {
            /** The process is running. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
                /**
                 * ID of the process.
                 * @example 5b1e0c9a-7d42-4f6b-8a3e-2c9f6d1b7e04
                 */
                process_id: components["parameters"]["ProcessId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The status of the process. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
                /**
                 * ID of the process.
                 * @example 5b1e0c9a-7d42-4f6b-8a3e-2c9f6d1b7e04
                 */
                process_id: components["parameters"]["ProcessId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A stream of output events, followed by the exit event. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
                /**
                 * ID of the process.
                 * @example 5b1e0c9a-7d42-4f6b-8a3e-2c9f6d1b7e04
                 */
                process_id: components["parameters"]["ProcessId"];
            };
            cookie?: never;
        };
        /** The bytes to write. */
        requestBody: {
            content: {
                "application/json": WriteProcessStdinRequest;
            };
        };
        responses: {
            /** The bytes were written. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
                /**
                 * ID of a process with a terminal.
                 * @example 8c3a7e15-2f94-4d0b-b6a8-51d7e90c3f26
                 */
                process_id: string;
            };
            cookie?: never;
        };
        /** The new size. */
        requestBody: {
            content: {
                "application/json": ResizeProcessRequest;
            };
        };
        responses: {
            /** The terminal was resized. */
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
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
                /**
                 * ID of the process.
                 * @example 5b1e0c9a-7d42-4f6b-8a3e-2c9f6d1b7e04
                 */
                process_id: components["parameters"]["ProcessId"];
            };
            cookie?: never;
        };
        /** The signal to send. */
        requestBody: {
            content: {
                "application/json": KillProcessRequest;
            };
        };
        responses: {
            /** The signal was sent. */
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
                 * Source of the lines: `path` for the file in the parameter `path`, or `supervisor` for the process in the parameter `supervisor_process`.
                 * @example path
                 */
                source: components["parameters"]["LogSource"];
                /**
                 * Whether to send lines as they are written, instead of the existing lines.
                 * @default true
                 * @example false
                 */
                follow?: components["parameters"]["LogFollow"];
                /**
                 * Absolute path of the file. Required with the source `path`. Pattern: `^/.*`.
                 * @example /home/user/crawl.log
                 */
                path?: components["parameters"]["LogPath"];
                /** Name of a process that the browser instance itself runs, such as `chromium`. Required with the source `supervisor`. */
                supervisor_process?: components["parameters"]["LogSupervisorProcess"];
            };
            header?: never;
            path: {
                /**
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A stream of events, one for each line. */
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
                /** Only return events of these categories. For several categories, repeat the parameter or separate the values with commas. */
                category?: components["parameters"]["TelemetryCategories"];
                /** Only return events of these types, such as `api_call`. For several types, repeat the parameter or separate the values with commas. */
                type?: components["parameters"]["TelemetryTypes"];
                /**
                 * Start of the time range. Use a date or time (RFC 3339, in UTC if it has no zone), or a duration before now, such as `5m`. An empty value counts as omitted. Ignored if `offset` is given, and rejected with `order=desc`.
                 * @default 5m
                 * @example 2026-11-20T09:00:00Z
                 */
                since?: components["parameters"]["TelemetrySince"];
                /** End of the time range; it is exclusive. Use a date or time (RFC 3339, in UTC if it has no zone), or a duration before now, such as `5m`. An empty value counts as omitted. */
                until?: components["parameters"]["TelemetryUntil"];
                /**
                 * Whether to list the oldest events first (`asc`) or the newest events first (`desc`).
                 * @default asc
                 * @example asc
                 */
                order?: components["parameters"]["TelemetryOrder"];
                /**
                 * Maximum number of events that a page covers, including those that the filters leave out. Minimum: `1`.
                 * @default 20
                 * @example 20
                 */
                limit?: components["parameters"]["TelemetryLimit"];
                /** Where the page starts: the header `X-Next-Offset` of the previous page. It is an opaque cursor, not a `seq`, and the next cursor may be smaller. Minimum: `0`. */
                offset?: components["parameters"]["TelemetryCursor"];
            };
            header?: never;
            path: {
                /**
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of telemetry events. */
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
                 * With `all`, the stream starts with the oldest event that is still available. With any other value, it starts with the next new event.
                 * @example all
                 */
                replay?: components["parameters"]["TelemetryReplay"];
                /** Only return events of these types, such as `api_call`. For several types, repeat the parameter or separate the values with commas. */
                type?: components["parameters"]["TelemetryTypes"];
            };
            header?: {
                /** ID of the last event that you received. The stream continues with the event after it, regardless of `replay`. `0` is the same as no ID. */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /**
                 * ID or name of the browser session.
                 * @example bs5c8m2r9k4t7w1x6v3n0q8z
                 */
                id: components["parameters"]["BrowserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A stream of telemetry events. */
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
                 * Maximum number of entries on a page. Minimum: `1`. Maximum: `100`.
                 * @default 20
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * Number of entries to skip. The header `X-Next-Offset` of a page says where the next page starts. Minimum: `0`.
                 * @default 0
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /** Only return the entry with this full name, ignoring case and accents. */
                name?: components["parameters"]["Name"];
                /** Only return entries that match this text: part of the name, ignoring case; or a full ID. */
                query?: components["parameters"]["Query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of extensions. */
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
        /** The archive, and the name of the extension. */
        requestBody: {
            content: {
                "multipart/form-data": ExtensionRequest;
            };
        };
        responses: {
            /** The new extension. */
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
                 * ID or name of the extension.
                 * @example ex4v7b2n9m1k6j3h8g5f0d2s
                 */
                id_or_name: components["parameters"]["ExtensionIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The extension. */
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
                 * URL of the extension's page in the Chrome Web Store.
                 * @example https://chromewebstore.google.com/detail/cookie-banner-closer/fpkdgmjbnaehlcoikgpdmfbjnaehlcoi
                 */
                url: components["parameters"]["ChromeStoreUrl"];
                /**
                 * Operating system for which to download the extension.
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
            /** The ZIP archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": bytes.RawBody;
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
                 * ID or name of the extension.
                 * @example ex4v7b2n9m1k6j3h8g5f0d2s
                 */
                id_or_name: components["parameters"]["ExtensionIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The ZIP archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": bytes.RawBody;
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
                 * ID or name of the extension to delete.
                 * @example price-highlighter
                 */
                id_or_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The extension was deleted. */
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
                 * Maximum number of entries on a page. Minimum: `1`. Maximum: `100`.
                 * @default 20
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * Number of entries to skip. The header `X-Next-Offset` of a page says where the next page starts. Minimum: `0`.
                 * @default 0
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /** Only return the entry with this full name, ignoring case and accents. */
                name?: components["parameters"]["Name"];
                /** Only return entries that match this text: part of the name, ignoring case; or a full ID. */
                query?: components["parameters"]["Query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of proxies. */
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
        /** The proxy to store. */
        requestBody: {
            content: {
                "application/json": ProxyRequest;
            };
        };
        responses: {
            /** The new proxy. */
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
                 * ID or name of the proxy.
                 * @example px5a2s8d4f1g7h3j9k6l0z2x
                 */
                id_or_name: components["parameters"]["ProxyIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The proxy. */
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
                 * ID or name of the proxy to delete.
                 * @example old-office
                 */
                id_or_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The proxy was deleted. */
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
                 * ID or name of the proxy.
                 * @example px5a2s8d4f1g7h3j9k6l0z2x
                 */
                id_or_name: components["parameters"]["ProxyIdOrName"];
            };
            cookie?: never;
        };
        /** The new name. */
        requestBody: {
            content: {
                "application/json": UpdateProxyRequest;
            };
        };
        responses: {
            /** The renamed proxy. */
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
                 * ID or name of the proxy.
                 * @example px5a2s8d4f1g7h3j9k6l0z2x
                 */
                id_or_name: components["parameters"]["ProxyIdOrName"];
            };
            cookie?: never;
        };
        /** The URL to reach through the proxy. If you omit the body, the check tests the proxy itself. */
        requestBody?: {
            content: {
                "application/json": ProxyCheckRequest;
            };
        };
        responses: {
            /** The checked proxy. */
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
                 * Maximum number of entries on a page. Minimum: `1`. Maximum: `100`.
                 * @default 20
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * Number of entries to skip. The header `X-Next-Offset` of a page says where the next page starts. Minimum: `0`.
                 * @default 0
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /** Only return the entry with this full name, ignoring case and accents. */
                name?: components["parameters"]["Name"];
                /** Only return entries that match this text: part of the name, ignoring case; or a full ID. */
                query?: components["parameters"]["Query"];
                /**
                 * Only return entries in this region.
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
            /** A page of pools. */
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
        /** The new pool. */
        requestBody: {
            content: {
                "application/json": BrowserPoolRequest;
            };
        };
        responses: {
            /** The new pool. */
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
                 * ID or name of the pool.
                 * @example bp6y3t9r1e5w8q2a7s4d0f6g
                 */
                id_or_name: components["parameters"]["BrowserPoolIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The pool. */
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
                 * ID or name of the pool to delete.
                 * @example night-watch
                 */
                id_or_name: string;
            };
            cookie?: never;
        };
        /** Whether to delete leased browsers. If you omit the body, they are not deleted. */
        requestBody?: {
            content: {
                "application/json": BrowserPoolDeleteRequest;
            };
        };
        responses: {
            /** The pool was deleted. */
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
                 * ID or name of the pool.
                 * @example bp6y3t9r1e5w8q2a7s4d0f6g
                 */
                id_or_name: components["parameters"]["BrowserPoolIdOrName"];
            };
            cookie?: never;
        };
        /** The settings to change. */
        requestBody: {
            content: {
                "application/json": BrowserPoolUpdateRequest;
            };
        };
        responses: {
            /** The updated pool. */
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
                 * ID or name of the pool.
                 * @example bp6y3t9r1e5w8q2a7s4d0f6g
                 */
                id_or_name: components["parameters"]["BrowserPoolIdOrName"];
            };
            cookie?: never;
        };
        /** How long to wait, and the settings for this lease. The object can be empty. */
        requestBody: {
            content: {
                "application/json": BrowserPoolAcquireRequest;
            };
        };
        responses: {
            /** The leased browser session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Browser;
                };
            };
            /** No browser became available in time. */
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
                 * ID or name of the pool.
                 * @example bp6y3t9r1e5w8q2a7s4d0f6g
                 */
                id_or_name: components["parameters"]["BrowserPoolIdOrName"];
            };
            cookie?: never;
        };
        /** The session to release, and whether to reuse it. */
        requestBody: {
            content: {
                "application/json": BrowserPoolReleaseRequest;
            };
        };
        responses: {
            /** The browser was released. */
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
                 * ID or name of the pool.
                 * @example bp6y3t9r1e5w8q2a7s4d0f6g
                 */
                id_or_name: components["parameters"]["BrowserPoolIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The idle browsers were deleted. */
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
                 * Maximum number of entries on a page. Minimum: `1`. Maximum: `100`.
                 * @default 20
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * Number of entries to skip. The header `X-Next-Offset` of a page says where the next page starts. Minimum: `0`.
                 * @default 0
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * Only return connections of the profile with exactly this name.
                 * @example shop-login
                 */
                profile_name?: string;
                /**
                 * Only return connections with exactly this domain.
                 * @example shop.example.com
                 */
                domain?: string;
                /** Only return entries that match this text: part of the name, ignoring case; or a full ID. */
                query?: components["parameters"]["Query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of auth connections. */
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
        /** The connection to create. */
        requestBody: {
            content: {
                "application/json": ManagedAuthCreateRequest;
            };
        };
        responses: {
            /** The new connection. */
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
                 * ID of the auth connection.
                 * @example ac3m9n5b1v7c2x8z4l6k0j5h
                 */
                id: components["parameters"]["AuthConnectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The connection. */
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
                 * ID of the auth connection to delete.
                 * @example ac9g5h2j7k3l8z1x6c4v0b9n
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The connection was deleted. */
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
                 * ID of the auth connection.
                 * @example ac3m9n5b1v7c2x8z4l6k0j5h
                 */
                id: components["parameters"]["AuthConnectionId"];
            };
            cookie?: never;
        };
        /** The settings to change. */
        requestBody: {
            content: {
                "application/json": ManagedAuthUpdateRequest;
            };
        };
        responses: {
            /** The updated connection. */
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
                 * ID of the auth connection.
                 * @example ac3m9n5b1v7c2x8z4l6k0j5h
                 */
                id: components["parameters"]["AuthConnectionId"];
            };
            cookie?: never;
        };
        /** Settings for this login. If you omit the body, the settings of the connection apply. */
        requestBody?: {
            content: {
                "application/json": LoginRequest;
            };
        };
        responses: {
            /** The login has started. */
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
                 * ID of the auth connection of the login.
                 * @example ac7d1f5g9h3j6k2l8q4w0e7r
                 */
                id: components["parameters"]["AuthFlowConnectionId"];
            };
            cookie?: never;
        };
        /** The user's input. */
        requestBody: {
            content: {
                "application/json": SubmitFieldsRequest;
            };
        };
        responses: {
            /** The input was accepted. */
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
                 * ID of the auth connection of the login.
                 * @example ac7d1f5g9h3j6k2l8q4w0e7r
                 */
                id: components["parameters"]["AuthFlowConnectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The events of the login. */
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
                 * ID of the auth connection.
                 * @example ac3m9n5b1v7c2x8z4l6k0j5h
                 */
                id: components["parameters"]["AuthConnectionId"];
            };
            cookie?: never;
        };
        /** The code to exchange. */
        requestBody: {
            content: {
                "application/json": ManagedAuthExchangeRequest;
            };
        };
        responses: {
            /** The token. */
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
                 * Maximum number of entries on a page. Minimum: `1`. Maximum: `100`.
                 * @default 20
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * Number of entries to skip. The header `X-Next-Offset` of a page says where the next page starts. Minimum: `0`.
                 * @default 0
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /** Only return entries of this kind. By default, all entries are returned. */
                type?: "login" | "reauth" | "health_check";
            };
            header?: never;
            path: {
                /**
                 * ID of the auth connection.
                 * @example ac3m9n5b1v7c2x8z4l6k0j5h
                 */
                id: components["parameters"]["AuthConnectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of the timeline. */
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
                 * Maximum number of entries on a page. Minimum: `1`. Maximum: `100`.
                 * @default 20
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * Number of entries to skip. The header `X-Next-Offset` of a page says where the next page starts. Minimum: `0`.
                 * @default 0
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * Only return credentials with exactly this domain.
                 * @example shop.example.com
                 */
                domain?: string;
                /** Only return entries that match this text: part of the name, ignoring case; or a full ID. */
                query?: components["parameters"]["Query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of credentials. */
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
        /** The credential to store. */
        requestBody: {
            content: {
                "application/json": CreateCredentialRequest;
            };
        };
        responses: {
            /** The new credential. */
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
                 * ID or name of the credential.
                 * @example cr2w8e4r1t6y3u9i5o7p0a2s
                 */
                id_or_name: components["parameters"]["CredentialIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The credential. */
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
                 * ID or name of the credential to delete.
                 * @example mail-account
                 */
                id_or_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The credential was deleted. */
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
                 * ID or name of the credential.
                 * @example cr2w8e4r1t6y3u9i5o7p0a2s
                 */
                id_or_name: components["parameters"]["CredentialIdOrName"];
            };
            cookie?: never;
        };
        /** The settings to change. */
        requestBody: {
            content: {
                "application/json": UpdateCredentialRequest;
            };
        };
        responses: {
            /** The updated credential. */
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
                 * ID or name of the credential.
                 * @example cr2w8e4r1t6y3u9i5o7p0a2s
                 */
                id_or_name: components["parameters"]["CredentialIdOrName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The current one-time code. */
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
                 * Maximum number of entries on a page. Minimum: `1`. Maximum: `100`.
                 * @default 20
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * Number of entries to skip. The header `X-Next-Offset` of a page says where the next page starts. Minimum: `0`.
                 * @default 0
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /** Only return entries that match this text: part of the name, ignoring case; or a full ID. */
                query?: components["parameters"]["Query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of credential providers. */
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
        /** The password manager to connect. */
        requestBody: {
            content: {
                "application/json": CreateCredentialProviderRequest;
            };
        };
        responses: {
            /** The new provider. */
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
                 * ID of the credential provider.
                 * @example cp4b8n2m7q1w5e9r3t6y0u4i
                 */
                id: components["parameters"]["CredentialProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The provider. */
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
                 * ID of the credential provider to delete.
                 * @example cp1z6x3c9v5b2n8m4q7w0e1r
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The provider was deleted. */
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
                 * ID of the credential provider.
                 * @example cp4b8n2m7q1w5e9r3t6y0u4i
                 */
                id: components["parameters"]["CredentialProviderId"];
            };
            cookie?: never;
        };
        /** The settings to change. */
        requestBody: {
            content: {
                "application/json": UpdateCredentialProviderRequest;
            };
        };
        responses: {
            /** The updated provider. */
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
                 * ID of the credential provider.
                 * @example cp4b8n2m7q1w5e9r3t6y0u4i
                 */
                id: components["parameters"]["CredentialProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The result of the test. */
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
    listCredentialProviderItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the credential provider.
                 * @example cp4b8n2m7q1w5e9r3t6y0u4i
                 */
                id: components["parameters"]["CredentialProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The items. */
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
                 * Maximum number of entries on a page. Minimum: `1`. Maximum: `100`.
                 * @default 20
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * Number of entries to skip. The header `X-Next-Offset` of a page says where the next page starts. Minimum: `0`.
                 * @default 0
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * Only return versions of the app with this name.
                 * @example price-watch
                 */
                app_name?: string;
                /**
                 * Only return this version.
                 * @example 1.2.0
                 */
                version?: string;
                /** Only return entries that match this text: part of the name, ignoring case; or a full ID. */
                query?: components["parameters"]["Query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of app versions. */
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
                 * Maximum number of entries on a page. Minimum: `1`. Maximum: `100`.
                 * @default 20
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * Number of entries to skip. The header `X-Next-Offset` of a page says where the next page starts. Minimum: `0`.
                 * @default 0
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * Only return deployments of the app with this name.
                 * @example price-watch
                 */
                app_name?: string;
                /**
                 * Only return deployments of this version of the app. Requires `app_name`.
                 * @example 1.2.0
                 */
                app_version?: string;
                /** Only return entries that match this text: part of the name, ignoring case; or a full ID. */
                query?: components["parameters"]["Query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of deployments. */
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
        /** The code to deploy, and how to run it. */
        requestBody: {
            content: {
                "multipart/form-data": DeploymentRequest;
            };
        };
        responses: {
            /** The deployment was created. */
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
                 * ID of the deployment.
                 * @example dp8r2t6y1u5i9o3p7a4s0d8f
                 */
                id: components["parameters"]["DeploymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The deployment. */
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
                 * ID of the deployment to delete.
                 * @example dp6m2q8w4e1r7t3y9u5i0o6p
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The deployment has stopped, or had already failed. */
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
                /** Only send log lines written since this time. Use a date or time such as `2026-11-20T09:00:00Z` (in UTC if it has no zone), or a duration before now, such as `5m` or `1h30m`. Durations use the units from `ns` to `h`. An empty value counts as omitted. It is not specified how far back the log goes without this parameter. */
                since?: components["parameters"]["EventsSince"];
            };
            header?: never;
            path: {
                /**
                 * ID of the deployment.
                 * @example dp8r2t6y1u5i9o3p7a4s0d8f
                 */
                id: components["parameters"]["DeploymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The events of the deployment. */
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
                 * Maximum number of entries on a page. Minimum: `1`. Maximum: `100`.
                 * @default 20
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * Number of entries to skip. The header `X-Next-Offset` of a page says where the next page starts. Minimum: `0`.
                 * @default 0
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * Only return invocations of the app with this name.
                 * @example price-watch
                 */
                app_name?: string;
                /**
                 * Only return invocations of this version of the app.
                 * @example 1.2.0
                 */
                version?: string;
                /**
                 * Only return invocations of the action with this name.
                 * @example check-prices
                 */
                action_name?: string;
                /**
                 * Only return invocations of the deployment with this ID.
                 * @example dp8r2t6y1u5i9o3p7a4s0d8f
                 */
                deployment_id?: string;
                /**
                 * Only return invocations with this status.
                 * @example succeeded
                 */
                status?: InvocationStatus;
                /** Only return invocations that started since this time. Use a date or time such as `2026-11-20T09:00:00Z` (in UTC if it has no zone), or a duration before now, such as `5m` or `1h30m`. Durations use the units from `ns` to `h`. An empty value counts as omitted. */
                since?: string;
                /** Only return entries that match this text: part of the name, ignoring case; or a full ID. */
                query?: components["parameters"]["Query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of invocations. */
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
        /** The action to run, and its input. */
        requestBody: {
            content: {
                "application/json": InvocationRequest;
            };
        };
        responses: {
            /** The action has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InvokeResponse;
                };
            };
            /** The invocation is queued. */
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
                 * ID of the invocation.
                 * @example iv5a1s7d3f9g2h6j8k4l0z5x
                 */
                id: components["parameters"]["InvocationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The invocation. */
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
                 * ID of the invocation to end.
                 * @example iv2u6i1o9p5a3s8d4f7g0h2j
                 */
                id: string;
            };
            cookie?: never;
        };
        /** How to end the invocation. */
        requestBody: {
            content: {
                "application/json": InvocationUpdateRequest;
            };
        };
        responses: {
            /** The invocation has ended. */
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
                /** Only send log lines written since this time. Use a date or time such as `2026-11-20T09:00:00Z` (in UTC if it has no zone), or a duration before now, such as `5m` or `1h30m`. Durations use the units from `ns` to `h`. An empty value counts as omitted. It is not specified how far back the log goes without this parameter. */
                since?: components["parameters"]["EventsSince"];
            };
            header?: never;
            path: {
                /**
                 * ID of the invocation.
                 * @example iv5a1s7d3f9g2h6j8k4l0z5x
                 */
                id: components["parameters"]["InvocationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The events of the invocation. */
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
    listInvocationBrowsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the invocation.
                 * @example iv5a1s7d3f9g2h6j8k4l0z5x
                 */
                id: components["parameters"]["InvocationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The browser sessions. */
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
                 * ID of the invocation whose browser sessions to delete.
                 * @example iv2u6i1o9p5a3s8d4f7g0h2j
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The browser sessions were deleted. */
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
