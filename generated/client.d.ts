// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { RawBody } from "./bytes.js";
import type * as schemas from "./openapi.js";
import type { operations } from "./openapi.js";

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
  withResponse(): Promise<{ data: Item[]; response: Response; page: PageInfo }>;
}

/** The position of a page in its list. */
export interface PageInfo {
  /** Whether more items follow. */
  hasMore: boolean;
  /** The `offset` of the next page; `undefined` on the last one. */
  nextOffset: number | undefined;
}

/** Arguments of `createBrowser`. */
export interface CreateBrowserInput {
  body?: schemas.CreateBrowserRequest;
}

/** Arguments of `listBrowsers`. */
export interface ListBrowsersInput {
  query?: operations["listBrowsers"]["parameters"]["query"];
}

/** Arguments of `getBrowser`. */
export interface GetBrowserInput {
  path: operations["getBrowser"]["parameters"]["path"];
  query?: operations["getBrowser"]["parameters"]["query"];
}

/** Arguments of `updateBrowser`. */
export interface UpdateBrowserInput {
  path: operations["updateBrowser"]["parameters"]["path"];
  body: schemas.BrowserUpdateRequest;
}

/** Arguments of `deleteBrowser`. */
export interface DeleteBrowserInput {
  path: operations["deleteBrowser"]["parameters"]["path"];
}

/** Arguments of `loadBrowserExtensions`. */
export interface LoadBrowserExtensionsInput {
  path: operations["loadBrowserExtensions"]["parameters"]["path"];
  body: schemas.LoadBrowserExtensionsRequest;
}

/** Arguments of `curlBrowser`. */
export interface CurlBrowserInput {
  path: operations["curlBrowser"]["parameters"]["path"];
  body: schemas.BrowserCurlRequest;
}

/** Arguments of `startReplay`. */
export interface StartReplayInput {
  path: operations["startReplay"]["parameters"]["path"];
  body?: schemas.StartReplayRequest;
}

/** Arguments of `listReplays`. */
export interface ListReplaysInput {
  path: operations["listReplays"]["parameters"]["path"];
}

/** Arguments of `downloadReplay`. */
export interface DownloadReplayInput {
  path: operations["downloadReplay"]["parameters"]["path"];
}

/** Arguments of `stopReplay`. */
export interface StopReplayInput {
  path: operations["stopReplay"]["parameters"]["path"];
}

/** Arguments of `createProfile`. */
export interface CreateProfileInput {
  body: schemas.ProfileRequest;
}

/** Arguments of `listProfiles`. */
export interface ListProfilesInput {
  query?: operations["listProfiles"]["parameters"]["query"];
}

/** Arguments of `getProfile`. */
export interface GetProfileInput {
  path: operations["getProfile"]["parameters"]["path"];
}

/** Arguments of `updateProfile`. */
export interface UpdateProfileInput {
  path: operations["updateProfile"]["parameters"]["path"];
  body: schemas.UpdateProfileRequest;
}

/** Arguments of `deleteProfile`. */
export interface DeleteProfileInput {
  path: operations["deleteProfile"]["parameters"]["path"];
}

/** Arguments of `downloadProfile`. */
export interface DownloadProfileInput {
  path: operations["downloadProfile"]["parameters"]["path"];
  query?: operations["downloadProfile"]["parameters"]["query"];
}

/** Arguments of `writeFile`. */
export interface WriteFileInput {
  path: operations["writeFile"]["parameters"]["path"];
  query: operations["writeFile"]["parameters"]["query"];
  body: RawBody;
}

/** Arguments of `readFile`. */
export interface ReadFileInput {
  path: operations["readFile"]["parameters"]["path"];
  query: operations["readFile"]["parameters"]["query"];
}

/** Arguments of `listFiles`. */
export interface ListFilesInput {
  path: operations["listFiles"]["parameters"]["path"];
  query: operations["listFiles"]["parameters"]["query"];
}

/** Arguments of `getFileInfo`. */
export interface GetFileInfoInput {
  path: operations["getFileInfo"]["parameters"]["path"];
  query: operations["getFileInfo"]["parameters"]["query"];
}

/** Arguments of `createDirectory`. */
export interface CreateDirectoryInput {
  path: operations["createDirectory"]["parameters"]["path"];
  body: schemas.CreateDirectoryRequest;
}

/** Arguments of `movePath`. */
export interface MovePathInput {
  path: operations["movePath"]["parameters"]["path"];
  body: schemas.MovePathRequest;
}

/** Arguments of `setFilePermissions`. */
export interface SetFilePermissionsInput {
  path: operations["setFilePermissions"]["parameters"]["path"];
  body: schemas.SetFilePermissionsRequest;
}

/** Arguments of `deleteFile`. */
export interface DeleteFileInput {
  path: operations["deleteFile"]["parameters"]["path"];
  body: schemas.DeletePathRequest;
}

/** Arguments of `deleteDirectory`. */
export interface DeleteDirectoryInput {
  path: operations["deleteDirectory"]["parameters"]["path"];
  body: schemas.DeletePathRequest;
}

/** Arguments of `uploadFiles`. */
export interface UploadFilesInput {
  path: operations["uploadFiles"]["parameters"]["path"];
  body: schemas.UploadFilesRequest;
}

/** Arguments of `uploadZip`. */
export interface UploadZipInput {
  path: operations["uploadZip"]["parameters"]["path"];
  body: schemas.UploadZipRequest;
}

/** Arguments of `downloadDirZip`. */
export interface DownloadDirZipInput {
  path: operations["downloadDirZip"]["parameters"]["path"];
  query: operations["downloadDirZip"]["parameters"]["query"];
}

/** Arguments of `startFileWatch`. */
export interface StartFileWatchInput {
  path: operations["startFileWatch"]["parameters"]["path"];
  body: schemas.StartFileWatchRequest;
}

/** Arguments of `streamFileEvents`. */
export interface StreamFileEventsInput {
  path: operations["streamFileEvents"]["parameters"]["path"];
}

/** Arguments of `stopFileWatch`. */
export interface StopFileWatchInput {
  path: operations["stopFileWatch"]["parameters"]["path"];
}

/** Arguments of `takeScreenshot`. */
export interface TakeScreenshotInput {
  path: operations["takeScreenshot"]["parameters"]["path"];
  body?: schemas.ScreenshotRequest;
}

/** Arguments of `clickMouse`. */
export interface ClickMouseInput {
  path: operations["clickMouse"]["parameters"]["path"];
  body: schemas.ClickMouseRequest;
}

/** Arguments of `moveMouse`. */
export interface MoveMouseInput {
  path: operations["moveMouse"]["parameters"]["path"];
  body: schemas.MoveMouseRequest;
}

/** Arguments of `getMousePosition`. */
export interface GetMousePositionInput {
  path: operations["getMousePosition"]["parameters"]["path"];
}

/** Arguments of `dragMouse`. */
export interface DragMouseInput {
  path: operations["dragMouse"]["parameters"]["path"];
  body: schemas.DragMouseRequest;
}

/** Arguments of `scroll`. */
export interface ScrollInput {
  path: operations["scroll"]["parameters"]["path"];
  body: schemas.ScrollRequest;
}

/** Arguments of `typeText`. */
export interface TypeTextInput {
  path: operations["typeText"]["parameters"]["path"];
  body: schemas.TypeTextRequest;
}

/** Arguments of `pressKey`. */
export interface PressKeyInput {
  path: operations["pressKey"]["parameters"]["path"];
  body: schemas.PressKeyRequest;
}

/** Arguments of `setCursor`. */
export interface SetCursorInput {
  path: operations["setCursor"]["parameters"]["path"];
  body: schemas.SetCursorRequest;
}

/** Arguments of `writeClipboard`. */
export interface WriteClipboardInput {
  path: operations["writeClipboard"]["parameters"]["path"];
  body: schemas.WriteClipboardRequest;
}

/** Arguments of `readClipboard`. */
export interface ReadClipboardInput {
  path: operations["readClipboard"]["parameters"]["path"];
}

/** Arguments of `batchComputerAction`. */
export interface BatchComputerActionInput {
  path: operations["batchComputerAction"]["parameters"]["path"];
  body: schemas.BatchComputerActionRequest;
}

/** Arguments of `executePlaywrightCode`. */
export interface ExecutePlaywrightCodeInput {
  path: operations["executePlaywrightCode"]["parameters"]["path"];
  body: schemas.ExecutePlaywrightRequest;
}

/** Arguments of `listPlaywrightExecutors`. */
export interface ListPlaywrightExecutorsInput {
  path: operations["listPlaywrightExecutors"]["parameters"]["path"];
}

/** Arguments of `deletePlaywrightExecutor`. */
export interface DeletePlaywrightExecutorInput {
  path: operations["deletePlaywrightExecutor"]["parameters"]["path"];
  query?: operations["deletePlaywrightExecutor"]["parameters"]["query"];
}

/** Arguments of `executeReplCode`. */
export interface ExecuteReplCodeInput {
  path: operations["executeReplCode"]["parameters"]["path"];
  body: schemas.BrowserReplRequest;
}

/** Arguments of `execProcess`. */
export interface ExecProcessInput {
  path: operations["execProcess"]["parameters"]["path"];
  body: schemas.ExecProcessRequest;
}

/** Arguments of `spawnProcess`. */
export interface SpawnProcessInput {
  path: operations["spawnProcess"]["parameters"]["path"];
  body: schemas.SpawnProcessRequest;
}

/** Arguments of `getProcessStatus`. */
export interface GetProcessStatusInput {
  path: operations["getProcessStatus"]["parameters"]["path"];
}

/** Arguments of `streamProcessStdout`. */
export interface StreamProcessStdoutInput {
  path: operations["streamProcessStdout"]["parameters"]["path"];
}

/** Arguments of `writeProcessStdin`. */
export interface WriteProcessStdinInput {
  path: operations["writeProcessStdin"]["parameters"]["path"];
  body: schemas.WriteProcessStdinRequest;
}

/** Arguments of `resizeProcess`. */
export interface ResizeProcessInput {
  path: operations["resizeProcess"]["parameters"]["path"];
  body: schemas.ResizeProcessRequest;
}

/** Arguments of `killProcess`. */
export interface KillProcessInput {
  path: operations["killProcess"]["parameters"]["path"];
  body: schemas.KillProcessRequest;
}

/** Arguments of `streamLogs`. */
export interface StreamLogsInput {
  path: operations["streamLogs"]["parameters"]["path"];
  query: operations["streamLogs"]["parameters"]["query"];
}

/** Arguments of `listTelemetryEvents`. */
export interface ListTelemetryEventsInput {
  path: operations["listTelemetryEvents"]["parameters"]["path"];
  query?: operations["listTelemetryEvents"]["parameters"]["query"];
}

/** Arguments of `streamTelemetryEvents`. */
export interface StreamTelemetryEventsInput {
  path: operations["streamTelemetryEvents"]["parameters"]["path"];
  query?: operations["streamTelemetryEvents"]["parameters"]["query"];
  header?: operations["streamTelemetryEvents"]["parameters"]["header"];
}

/** Arguments of `createExtension`. */
export interface CreateExtensionInput {
  body: schemas.ExtensionRequest;
}

/** Arguments of `listExtensions`. */
export interface ListExtensionsInput {
  query?: operations["listExtensions"]["parameters"]["query"];
}

/** Arguments of `getExtensionMetadata`. */
export interface GetExtensionMetadataInput {
  path: operations["getExtensionMetadata"]["parameters"]["path"];
}

/** Arguments of `downloadChromeStoreExtension`. */
export interface DownloadChromeStoreExtensionInput {
  query: operations["downloadChromeStoreExtension"]["parameters"]["query"];
}

/** Arguments of `downloadExtension`. */
export interface DownloadExtensionInput {
  path: operations["downloadExtension"]["parameters"]["path"];
}

/** Arguments of `deleteExtension`. */
export interface DeleteExtensionInput {
  path: operations["deleteExtension"]["parameters"]["path"];
}

/** Arguments of `createProxy`. */
export interface CreateProxyInput {
  body: schemas.ProxyRequest;
}

/** Arguments of `listProxies`. */
export interface ListProxiesInput {
  query?: operations["listProxies"]["parameters"]["query"];
}

/** Arguments of `getProxy`. */
export interface GetProxyInput {
  path: operations["getProxy"]["parameters"]["path"];
}

/** Arguments of `updateProxy`. */
export interface UpdateProxyInput {
  path: operations["updateProxy"]["parameters"]["path"];
  body: schemas.UpdateProxyRequest;
}

/** Arguments of `deleteProxy`. */
export interface DeleteProxyInput {
  path: operations["deleteProxy"]["parameters"]["path"];
}

/** Arguments of `checkProxy`. */
export interface CheckProxyInput {
  path: operations["checkProxy"]["parameters"]["path"];
  body?: schemas.ProxyCheckRequest;
}

/** Arguments of `createBrowserPool`. */
export interface CreateBrowserPoolInput {
  body: schemas.BrowserPoolRequest;
}

/** Arguments of `listBrowserPools`. */
export interface ListBrowserPoolsInput {
  query?: operations["listBrowserPools"]["parameters"]["query"];
}

/** Arguments of `getBrowserPool`. */
export interface GetBrowserPoolInput {
  path: operations["getBrowserPool"]["parameters"]["path"];
}

/** Arguments of `updateBrowserPool`. */
export interface UpdateBrowserPoolInput {
  path: operations["updateBrowserPool"]["parameters"]["path"];
  body: schemas.BrowserPoolUpdateRequest;
}

/** Arguments of `deleteBrowserPool`. */
export interface DeleteBrowserPoolInput {
  path: operations["deleteBrowserPool"]["parameters"]["path"];
  body?: schemas.BrowserPoolDeleteRequest;
}

/** Arguments of `acquireBrowser`. */
export interface AcquireBrowserInput {
  path: operations["acquireBrowser"]["parameters"]["path"];
  body: schemas.BrowserPoolAcquireRequest;
}

/** Arguments of `releaseBrowser`. */
export interface ReleaseBrowserInput {
  path: operations["releaseBrowser"]["parameters"]["path"];
  body: schemas.BrowserPoolReleaseRequest;
}

/** Arguments of `flushBrowserPool`. */
export interface FlushBrowserPoolInput {
  path: operations["flushBrowserPool"]["parameters"]["path"];
}

/** Arguments of `createAuthConnection`. */
export interface CreateAuthConnectionInput {
  body: schemas.ManagedAuthCreateRequest;
}

/** Arguments of `listAuthConnections`. */
export interface ListAuthConnectionsInput {
  query?: operations["listAuthConnections"]["parameters"]["query"];
}

/** Arguments of `getAuthConnection`. */
export interface GetAuthConnectionInput {
  path: operations["getAuthConnection"]["parameters"]["path"];
}

/** Arguments of `updateAuthConnection`. */
export interface UpdateAuthConnectionInput {
  path: operations["updateAuthConnection"]["parameters"]["path"];
  body: schemas.ManagedAuthUpdateRequest;
}

/** Arguments of `deleteAuthConnection`. */
export interface DeleteAuthConnectionInput {
  path: operations["deleteAuthConnection"]["parameters"]["path"];
}

/** Arguments of `startAuthLogin`. */
export interface StartAuthLoginInput {
  path: operations["startAuthLogin"]["parameters"]["path"];
  body?: schemas.LoginRequest;
}

/** Arguments of `submitAuthFields`. */
export interface SubmitAuthFieldsInput {
  path: operations["submitAuthFields"]["parameters"]["path"];
  body: schemas.SubmitFieldsRequest;
}

/** Arguments of `streamAuthEvents`. */
export interface StreamAuthEventsInput {
  path: operations["streamAuthEvents"]["parameters"]["path"];
}

/** Arguments of `exchangeAuthCode`. */
export interface ExchangeAuthCodeInput {
  path: operations["exchangeAuthCode"]["parameters"]["path"];
  body: schemas.ManagedAuthExchangeRequest;
}

/** Arguments of `listAuthTimeline`. */
export interface ListAuthTimelineInput {
  path: operations["listAuthTimeline"]["parameters"]["path"];
  query?: operations["listAuthTimeline"]["parameters"]["query"];
}

/** Arguments of `createCredential`. */
export interface CreateCredentialInput {
  body: schemas.CreateCredentialRequest;
}

/** Arguments of `listCredentials`. */
export interface ListCredentialsInput {
  query?: operations["listCredentials"]["parameters"]["query"];
}

/** Arguments of `getCredential`. */
export interface GetCredentialInput {
  path: operations["getCredential"]["parameters"]["path"];
}

/** Arguments of `updateCredential`. */
export interface UpdateCredentialInput {
  path: operations["updateCredential"]["parameters"]["path"];
  body: schemas.UpdateCredentialRequest;
}

/** Arguments of `deleteCredential`. */
export interface DeleteCredentialInput {
  path: operations["deleteCredential"]["parameters"]["path"];
}

/** Arguments of `getTotpCode`. */
export interface GetTotpCodeInput {
  path: operations["getTotpCode"]["parameters"]["path"];
}

/** Arguments of `createCredentialProvider`. */
export interface CreateCredentialProviderInput {
  body: schemas.CreateCredentialProviderRequest;
}

/** Arguments of `listCredentialProviders`. */
export interface ListCredentialProvidersInput {
  query?: operations["listCredentialProviders"]["parameters"]["query"];
}

/** Arguments of `getCredentialProvider`. */
export interface GetCredentialProviderInput {
  path: operations["getCredentialProvider"]["parameters"]["path"];
}

/** Arguments of `updateCredentialProvider`. */
export interface UpdateCredentialProviderInput {
  path: operations["updateCredentialProvider"]["parameters"]["path"];
  body: schemas.UpdateCredentialProviderRequest;
}

/** Arguments of `deleteCredentialProvider`. */
export interface DeleteCredentialProviderInput {
  path: operations["deleteCredentialProvider"]["parameters"]["path"];
}

/** Arguments of `testCredentialProvider`. */
export interface TestCredentialProviderInput {
  path: operations["testCredentialProvider"]["parameters"]["path"];
}

/** Arguments of `listCredentialProviderItems`. */
export interface ListCredentialProviderItemsInput {
  path: operations["listCredentialProviderItems"]["parameters"]["path"];
}

/** Arguments of `listApps`. */
export interface ListAppsInput {
  query?: operations["listApps"]["parameters"]["query"];
}

/** Arguments of `createDeployment`. */
export interface CreateDeploymentInput {
  body: schemas.DeploymentRequest;
}

/** Arguments of `listDeployments`. */
export interface ListDeploymentsInput {
  query?: operations["listDeployments"]["parameters"]["query"];
}

/** Arguments of `getDeployment`. */
export interface GetDeploymentInput {
  path: operations["getDeployment"]["parameters"]["path"];
}

/** Arguments of `deleteDeployment`. */
export interface DeleteDeploymentInput {
  path: operations["deleteDeployment"]["parameters"]["path"];
}

/** Arguments of `streamDeploymentEvents`. */
export interface StreamDeploymentEventsInput {
  path: operations["streamDeploymentEvents"]["parameters"]["path"];
  query?: operations["streamDeploymentEvents"]["parameters"]["query"];
}

/** Arguments of `createInvocation`. */
export interface CreateInvocationInput {
  body: schemas.InvocationRequest;
}

/** Arguments of `listInvocations`. */
export interface ListInvocationsInput {
  query?: operations["listInvocations"]["parameters"]["query"];
}

/** Arguments of `getInvocation`. */
export interface GetInvocationInput {
  path: operations["getInvocation"]["parameters"]["path"];
}

/** Arguments of `updateInvocation`. */
export interface UpdateInvocationInput {
  path: operations["updateInvocation"]["parameters"]["path"];
  body: schemas.InvocationUpdateRequest;
}

/** Arguments of `streamInvocationEvents`. */
export interface StreamInvocationEventsInput {
  path: operations["streamInvocationEvents"]["parameters"]["path"];
  query?: operations["streamInvocationEvents"]["parameters"]["query"];
}

/** Arguments of `listInvocationBrowsers`. */
export interface ListInvocationBrowsersInput {
  path: operations["listInvocationBrowsers"]["parameters"]["path"];
}

/** Arguments of `deleteInvocationBrowsers`. */
export interface DeleteInvocationBrowsersInput {
  path: operations["deleteInvocationBrowsers"]["parameters"]["path"];
}

/** The body of an error: `ErrorBody`, or a schema that an operation declares instead. */
export type AnyErrorBody = schemas.ErrorBody | schemas.BrowserCurlTransportError | schemas.PlaywrightExecutorConflict | schemas.AuthConnectionConflict;

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

/** Ids of the operations that return a list in pages. */
export type PagedOperationId =
  | "listBrowsers"
  | "listProfiles"
  | "listTelemetryEvents"
  | "listExtensions"
  | "listProxies"
  | "listBrowserPools"
  | "listAuthConnections"
  | "listAuthTimeline"
  | "listCredentials"
  | "listCredentialProviders"
  | "listApps"
  | "listDeployments"
  | "listInvocations";

/** Ids of the operations that return an event stream. */
export type StreamOperationId =
  | "streamFileEvents"
  | "streamProcessStdout"
  | "streamLogs"
  | "streamTelemetryEvents"
  | "streamAuthEvents"
  | "streamDeploymentEvents"
  | "streamInvocationEvents";

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
   * Not specified; this contract assumes 409 if another active session has the name. It assumes 400 if the profile,
   * an extension or the proxy does not exist, or if several proxies have the given name.
   *
   * `POST /browsers`
   */
  readonly createBrowser: (input?: CreateBrowserInput, options?: CallOptions) => Call<schemas.Browser>;
  /**
   * List browser sessions
   *
   * Returns a page of sessions. Only active sessions are listed, unless `status` says otherwise. Leased browsers of
   * a pool are listed; idle ones are not.
   *
   * `GET /browsers`
   */
  readonly listBrowsers: (input?: ListBrowsersInput, options?: CallOptions) => PageCall<schemas.Browser>;
  /**
   * Get a browser session
   *
   * Returns a session. A deleted session returns 404, unless `include_deleted` is true.
   *
   * `GET /browsers/{id_or_name}`
   */
  readonly getBrowser: (input: GetBrowserInput, options?: CallOptions) => Call<schemas.Browser>;
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
   * loads a profile into a session that already has one, if the profile or proxy does not exist, or if several
   * proxies have the given name.
   *
   * `PATCH /browsers/{id_or_name}`
   */
  readonly updateBrowser: (input: UpdateBrowserInput, options?: CallOptions) => Call<schemas.Browser>;
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
  readonly deleteBrowser: (input: DeleteBrowserInput, options?: CallOptions) => Call<undefined>;
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
  readonly loadBrowserExtensions: (input: LoadBrowserExtensionsInput, options?: CallOptions) => Call<undefined>;
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
  readonly curlBrowser: (input: CurlBrowserInput, options?: CallOptions) => Call<schemas.BrowserCurlResult>;
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
  readonly startReplay: (input: StartReplayInput, options?: CallOptions) => Call<schemas.BrowserReplay>;
  /**
   * List replays
   *
   * Returns all replays of the session, both in progress and finished. Their order is not specified.
   *
   * `GET /browsers/{id}/replays`
   */
  readonly listReplays: (input: ListReplaysInput, options?: CallOptions) => Call<schemas.BrowserReplay[]>;
  /**
   * Download a replay
   *
   * Returns the video of a finished replay. While the replay is still being recorded, the response is 202 without a
   * body: try again later, or stop the replay first.
   *
   * `GET /browsers/{id}/replays/{replay_id}`
   */
  readonly downloadReplay: (input: DownloadReplayInput, options?: CallOptions) => Call<Response | undefined>;
  /**
   * Stop a replay
   *
   * Stops the recording, so that the video can be downloaded.
   *
   * Not specified; this contract assumes that stopping a finished replay changes nothing and returns 200.
   *
   * `POST /browsers/{id}/replays/{replay_id}/stop`
   */
  readonly stopReplay: (input: StopReplayInput, options?: CallOptions) => Call<undefined>;
  /**
   * Create a profile
   *
   * Creates an empty profile. It stays empty until a browser session that loads it with `save_changes` ends.
   *
   * Returns 409 if another profile has the name.
   *
   * `POST /profiles`
   */
  readonly createProfile: (input: CreateProfileInput, options?: CallOptions) => Call<schemas.Profile>;
  /**
   * List profiles
   *
   * Returns a page of profiles.
   *
   * `GET /profiles`
   */
  readonly listProfiles: (input?: ListProfilesInput, options?: CallOptions) => PageCall<schemas.Profile>;
  /**
   * Get a profile
   *
   * Returns a profile.
   *
   * `GET /profiles/{id_or_name}`
   */
  readonly getProfile: (input: GetProfileInput, options?: CallOptions) => Call<schemas.Profile>;
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
  readonly updateProfile: (input: UpdateProfileInput, options?: CallOptions) => Call<schemas.Profile>;
  /**
   * Delete a profile
   *
   * Deletes a profile and its saved state. Deleting it again returns 404.
   *
   * Not specified; this contract assumes that you can delete a profile while a browser session uses it: the session
   * keeps running and saves nothing.
   *
   * `DELETE /profiles/{id_or_name}`
   */
  readonly deleteProfile: (input: DeleteProfileInput, options?: CallOptions) => Call<undefined>;
  /**
   * Download a profile
   *
   * Returns the saved browser state of a profile as an archive. If the profile is still empty, the response is 202
   * without a body.
   *
   * `GET /profiles/{id_or_name}/download`
   */
  readonly downloadProfile: (input: DownloadProfileInput, options?: CallOptions) => Call<Response | undefined>;
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
  readonly writeFile: (input: WriteFileInput, options?: CallOptions) => Call<undefined>;
  /**
   * Read a file
   *
   * Returns the bytes of a file. The response is 400 if the path ends with `/` or is a directory.
   *
   * `GET /browsers/{id}/fs/read_file`
   */
  readonly readFile: (input: ReadFileInput, options?: CallOptions) => Call<Response>;
  /**
   * List a directory
   *
   * Returns the files and directories directly inside a directory. All of them are returned at once, in an order
   * that is not specified. Returns 400 if the path is a file.
   *
   * `GET /browsers/{id}/fs/list_files`
   */
  readonly listFiles: (input: ListFilesInput, options?: CallOptions) => Call<schemas.FileInfo[]>;
  /**
   * Get details of a file or directory
   *
   * Returns the name, size, mode and modification time of a file or directory.
   *
   * Not specified; this contract assumes 400 if the path of a file ends with `/`.
   *
   * `GET /browsers/{id}/fs/file_info`
   */
  readonly getFileInfo: (input: GetFileInfoInput, options?: CallOptions) => Call<schemas.FileInfo>;
  /**
   * Create a directory
   *
   * Creates a directory and its missing parents, all with the same mode. If the directory already exists, it does
   * not change, and the response is also 201. Returns 400 if the path is a file or lies below one.
   *
   * `PUT /browsers/{id}/fs/create_directory`
   */
  readonly createDirectory: (input: CreateDirectoryInput, options?: CallOptions) => Call<undefined>;
  /**
   * Move or rename a file or directory
   *
   * Moves a file, or a directory with everything in it. If you move a file onto another file, it replaces that file.
   *
   * Returns 404 if the source or the parent directory of the destination does not exist, or if the source lies below
   * a file. Returns 400 if the destination is an existing directory, or if you move a directory onto a file or into
   * itself.
   *
   * Not specified; this contract assumes 400 if the destination lies below a file, or if the path of a file ends
   * with `/`.
   *
   * `PUT /browsers/{id}/fs/move`
   */
  readonly movePath: (input: MovePathInput, options?: CallOptions) => Call<undefined>;
  /**
   * Set the permissions of a file or directory
   *
   * Changes the mode of a file or directory and, if given, its owner and group. The details of the file show the new
   * mode; no operation returns the owner and group. The contents of a directory keep their permissions.
   *
   * Not specified; this contract assumes 400 if the path of a file ends with `/`.
   *
   * `PUT /browsers/{id}/fs/set_file_permissions`
   */
  readonly setFilePermissions: (input: SetFilePermissionsInput, options?: CallOptions) => Call<undefined>;
  /**
   * Delete a file
   *
   * Deletes a file or an empty directory. Returns 400 if the directory is not empty, and 404 if the path does not
   * exist.
   *
   * Not specified; this contract assumes 400 if the path of a file ends with `/`, or if the path is the root
   * directory.
   *
   * `PUT /browsers/{id}/fs/delete_file`
   */
  readonly deleteFile: (input: DeleteFileInput, options?: CallOptions) => Call<undefined>;
  /**
   * Delete a directory
   *
   * Deletes a directory and everything in it. If the path does not exist, the response is also 200.
   *
   * Not specified; this contract assumes 400 if the path is a file, or if it is the root directory.
   *
   * `PUT /browsers/{id}/fs/delete_directory`
   */
  readonly deleteDirectory: (input: DeleteDirectoryInput, options?: CallOptions) => Call<undefined>;
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
  readonly uploadFiles: (input: UploadFilesInput, options?: CallOptions) => Call<undefined>;
  /**
   * Upload and extract a ZIP archive
   *
   * Extracts a ZIP archive into a directory. The directory is created if it does not exist, and existing files are
   * replaced. New files and directories get the modes stored in the archive.
   *
   * Returns 400 if the file is not a ZIP archive, or if the archive has a name that leads out of the directory.
   *
   * Not specified; this contract assumes 400 if `dest_path` is a file or lies below one, or if a file and a
   * directory would have the same path.
   *
   * `POST /browsers/{id}/fs/upload_zip`
   */
  readonly uploadZip: (input: UploadZipInput, options?: CallOptions) => Call<undefined>;
  /**
   * Download a directory as a ZIP archive
   *
   * Returns everything in a directory, at any depth, as a ZIP archive. Names in the archive are relative to the
   * directory, and modes are preserved. Returns 400 if the path is a file.
   *
   * `GET /browsers/{id}/fs/download_dir_zip`
   */
  readonly downloadDirZip: (input: DownloadDirZipInput, options?: CallOptions) => Call<Response>;
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
   * Not specified; this contract assumes 400 if the path of a file ends with `/`.
   *
   * `POST /browsers/{id}/fs/watch`
   */
  readonly startFileWatch: (input: StartFileWatchInput, options?: CallOptions) => Call<schemas.FileWatch>;
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
  readonly streamFileEvents: (input: StreamFileEventsInput, options?: CallOptions) => Call<AsyncIterable<schemas.FileSystemEvent>>;
  /**
   * Stop a file watch
   *
   * Stops a watch and ends its streams. Stopping it again returns 404.
   *
   * `DELETE /browsers/{id}/fs/watch/{watch_id}`
   */
  readonly stopFileWatch: (input: StopFileWatchInput, options?: CallOptions) => Call<undefined>;
  /**
   * Take a screenshot
   *
   * Returns an image of the viewport, or of a region of it, in full size. The response is 400 if the region is empty
   * or extends outside the viewport.
   *
   * `POST /browsers/{id}/computer/screenshot`
   */
  readonly takeScreenshot: (input: TakeScreenshotInput, options?: CallOptions) => Call<Response>;
  /**
   * Click the mouse
   *
   * Moves the mouse pointer to a position and clicks a mouse button there. With `click_type`, you can also only
   * press or only release the button. Returns 400 if the position is outside the viewport.
   *
   * `POST /browsers/{id}/computer/click_mouse`
   */
  readonly clickMouse: (input: ClickMouseInput, options?: CallOptions) => Call<undefined>;
  /**
   * Move the mouse
   *
   * Moves the mouse pointer to a position, either along a curve or in one jump. Returns 400 if the position is
   * outside the viewport.
   *
   * `POST /browsers/{id}/computer/move_mouse`
   */
  readonly moveMouse: (input: MoveMouseInput, options?: CallOptions) => Call<undefined>;
  /**
   * Get the mouse position
   *
   * Returns the position of the mouse pointer. Its position in a new session is not specified.
   *
   * `POST /browsers/{id}/computer/get_mouse_position`
   */
  readonly getMousePosition: (input: GetMousePositionInput, options?: CallOptions) => Call<schemas.MousePosition>;
  /**
   * Drag the mouse
   *
   * Presses a mouse button at the first point, moves the mouse pointer through the other points in order, and
   * releases the button at the last point. Returns 400 if a point is outside the viewport.
   *
   * `POST /browsers/{id}/computer/drag_mouse`
   */
  readonly dragMouse: (input: DragMouseInput, options?: CallOptions) => Call<undefined>;
  /**
   * Scroll
   *
   * Moves the mouse pointer to a position and turns the mouse wheel there. At least one of `delta_x` and `delta_y`
   * must be present and not 0; otherwise the response is 400. Also returns 400 if the position is outside the
   * viewport.
   *
   * `POST /browsers/{id}/computer/scroll`
   */
  readonly scroll: (input: ScrollInput, options?: CallOptions) => Call<undefined>;
  /**
   * Type text
   *
   * Types text on the keyboard. The text goes to the focused element.
   *
   * `POST /browsers/{id}/computer/type`
   */
  readonly typeText: (input: TypeTextInput, options?: CallOptions) => Call<undefined>;
  /**
   * Press keys
   *
   * Presses keys and key combinations one after another. With a `duration`, all keys are held down together for that
   * time. Returns 400 if the list of keys is empty. The behavior for an unknown key name is not specified.
   *
   * `POST /browsers/{id}/computer/press_key`
   */
  readonly pressKey: (input: PressKeyInput, options?: CallOptions) => Call<undefined>;
  /**
   * Show or hide the mouse pointer
   *
   * Shows or hides the mouse pointer until the next call changes it.
   *
   * `POST /browsers/{id}/computer/cursor`
   */
  readonly setCursor: (input: SetCursorInput, options?: CallOptions) => Call<schemas.OkResponse>;
  /**
   * Write to the clipboard
   *
   * Replaces the text in the session's clipboard.
   *
   * `POST /browsers/{id}/computer/clipboard/write`
   */
  readonly writeClipboard: (input: WriteClipboardInput, options?: CallOptions) => Call<undefined>;
  /**
   * Read the clipboard
   *
   * Returns the text in the session's clipboard.
   *
   * Not specified; this contract assumes that the clipboard of a new session is empty.
   *
   * `POST /browsers/{id}/computer/clipboard/read`
   */
  readonly readClipboard: (input: ReadClipboardInput, options?: CallOptions) => Call<schemas.ClipboardContent>;
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
  readonly batchComputerAction: (input: BatchComputerActionInput, options?: CallOptions) => Call<undefined>;
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
  readonly executePlaywrightCode: (input: ExecutePlaywrightCodeInput, options?: CallOptions) => Call<schemas.ExecutePlaywrightResult>;
  /**
   * List Playwright executors
   *
   * Returns the session's executors, with `default` first. A browser instance with an older image has no executors
   * and returns 404.
   *
   * `GET /browsers/{id}/playwright/executors`
   */
  readonly listPlaywrightExecutors: (input: ListPlaywrightExecutorsInput, options?: CallOptions) => Call<schemas.PlaywrightExecutors>;
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
  readonly deletePlaywrightExecutor: (input: DeletePlaywrightExecutorInput, options?: CallOptions) => Call<undefined>;
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
  readonly executeReplCode: (input: ExecuteReplCodeInput, options?: CallOptions) => Call<schemas.BrowserReplResult>;
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
  readonly execProcess: (input: ExecProcessInput, options?: CallOptions) => Call<schemas.ExecProcessResult>;
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
  readonly spawnProcess: (input: SpawnProcessInput, options?: CallOptions) => Call<schemas.SpawnProcessResult>;
  /**
   * Get the status of a process
   *
   * Returns whether a process is running or has exited, and its resource usage. Some time after a process has
   * exited, the response is 404; how long the service keeps the process is not specified.
   *
   * `GET /browsers/{id}/process/{process_id}/status`
   */
  readonly getProcessStatus: (input: GetProcessStatusInput, options?: CallOptions) => Call<schemas.ProcessStatus>;
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
  readonly streamProcessStdout: (input: StreamProcessStdoutInput, options?: CallOptions) => Call<AsyncIterable<schemas.ProcessStreamEvent>>;
  /**
   * Write to a process
   *
   * Writes bytes to the standard input of a process. Returns 400 if the data is not Base64.
   *
   * Not specified; this contract assumes 400 if the process has exited.
   *
   * `POST /browsers/{id}/process/{process_id}/stdin`
   */
  readonly writeProcessStdin: (input: WriteProcessStdinInput, options?: CallOptions) => Call<schemas.WriteProcessStdinResult>;
  /**
   * Resize the terminal of a process
   *
   * Changes the size of a process's terminal. Returns 400 if the process has no terminal, that is, if it was started
   * without `allocate_tty`.
   *
   * Not specified; this contract assumes 400 if the process has exited.
   *
   * `POST /browsers/{id}/process/{process_id}/resize`
   */
  readonly resizeProcess: (input: ResizeProcessInput, options?: CallOptions) => Call<schemas.OkResponse>;
  /**
   * Send a signal to a process
   *
   * Sends a signal to a running process. A process ended by a signal has the exit code -1. Returns 404 if the
   * process has already exited.
   *
   * `POST /browsers/{id}/process/{process_id}/kill`
   */
  readonly killProcess: (input: KillProcessInput, options?: CallOptions) => Call<schemas.OkResponse>;
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
  readonly streamLogs: (input: StreamLogsInput, options?: CallOptions) => Call<AsyncIterable<schemas.LogEvent>>;
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
  readonly listTelemetryEvents: (input: ListTelemetryEventsInput, options?: CallOptions) => PageCall<schemas.BrowserTelemetryEnvelope>;
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
  readonly streamTelemetryEvents: (input: StreamTelemetryEventsInput, options?: CallOptions) => Call<AsyncIterable<schemas.BrowserTelemetryEnvelope>>;
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
  readonly createExtension: (input: CreateExtensionInput, options?: CallOptions) => Call<schemas.Extension>;
  /**
   * List extensions
   *
   * Returns a page of extensions.
   *
   * `GET /extensions`
   */
  readonly listExtensions: (input?: ListExtensionsInput, options?: CallOptions) => PageCall<schemas.Extension>;
  /**
   * Get an extension
   *
   * Returns the name, size, checksum and timestamps of an extension, without its archive.
   *
   * `GET /extensions/{id_or_name}/metadata`
   */
  readonly getExtensionMetadata: (input: GetExtensionMetadataInput, options?: CallOptions) => Call<schemas.Extension>;
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
  readonly downloadChromeStoreExtension: (input: DownloadChromeStoreExtensionInput, options?: CallOptions) => Call<Response>;
  /**
   * Download an extension
   *
   * Returns the ZIP archive of an extension.
   *
   * Not specified; this contract assumes that the archive has exactly the uploaded bytes.
   *
   * `GET /extensions/{id_or_name}`
   */
  readonly downloadExtension: (input: DownloadExtensionInput, options?: CallOptions) => Call<Response>;
  /**
   * Delete an extension
   *
   * Deletes an extension and its archive. The name can be used again. Deleting it again returns 404.
   *
   * The effect on sessions and pools that use the extension is not specified.
   *
   * `DELETE /extensions/{id_or_name}`
   */
  readonly deleteExtension: (input: DeleteExtensionInput, options?: CallOptions) => Call<undefined>;
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
  readonly createProxy: (input: CreateProxyInput, options?: CallOptions) => Call<schemas.Proxy>;
  /**
   * List proxies
   *
   * Returns a page of proxies.
   *
   * `GET /proxies`
   */
  readonly listProxies: (input?: ListProxiesInput, options?: CallOptions) => PageCall<schemas.Proxy>;
  /**
   * Get a proxy
   *
   * Returns a proxy. If several proxies have the name, the response is 400 with the code `ambiguous_proxy_name`.
   *
   * `GET /proxies/{id_or_name}`
   */
  readonly getProxy: (input: GetProxyInput, options?: CallOptions) => Call<schemas.Proxy>;
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
  readonly updateProxy: (input: UpdateProxyInput, options?: CallOptions) => Call<schemas.Proxy>;
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
  readonly deleteProxy: (input: DeleteProxyInput, options?: CallOptions) => Call<undefined>;
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
  readonly checkProxy: (input: CheckProxyInput, options?: CallOptions) => Call<schemas.Proxy>;
  /**
   * Create a browser pool
   *
   * Creates a pool and starts to fill it, by `fill_rate_per_minute` percent of its size per minute. All browsers in
   * the pool start with the same configuration. They load the pool's profile but never save to it.
   *
   * Returns 409 if another pool has the name, and 429 if the pool would exceed the organization's limit of pooled
   * browsers.
   *
   * Not specified; this contract assumes 400 if the profile, an extension or the proxy does not exist, or if several
   * proxies have the given name.
   *
   * `POST /browser_pools`
   */
  readonly createBrowserPool: (input: CreateBrowserPoolInput, options?: CallOptions) => Call<schemas.BrowserPool>;
  /**
   * List browser pools
   *
   * Returns a page of pools.
   *
   * `GET /browser_pools`
   */
  readonly listBrowserPools: (input?: ListBrowserPoolsInput, options?: CallOptions) => PageCall<schemas.BrowserPool>;
  /**
   * Get a browser pool
   *
   * Returns a pool with its configuration and the number of idle and leased browsers.
   *
   * `GET /browser_pools/{id_or_name}`
   */
  readonly getBrowserPool: (input: GetBrowserPoolInput, options?: CallOptions) => Call<schemas.BrowserPool>;
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
   * Not specified; this contract assumes 400 if the profile, an extension or the proxy does not exist, or if several
   * proxies have the given name.
   *
   * `PATCH /browser_pools/{id_or_name}`
   */
  readonly updateBrowserPool: (input: UpdateBrowserPoolInput, options?: CallOptions) => Call<schemas.BrowserPool>;
  /**
   * Delete a browser pool
   *
   * Deletes a pool and all its browsers. Returns 400 while any of the browsers is leased, unless `force` is true;
   * the leased sessions are then deleted as well. Deleting the pool again returns 404.
   *
   * `DELETE /browser_pools/{id_or_name}`
   */
  readonly deleteBrowserPool: (input: DeleteBrowserPoolInput, options?: CallOptions) => Call<undefined>;
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
  readonly acquireBrowser: (input: AcquireBrowserInput, options?: CallOptions) => Call<schemas.Browser | undefined>;
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
  readonly releaseBrowser: (input: ReleaseBrowserInput, options?: CallOptions) => Call<undefined>;
  /**
   * Flush a browser pool
   *
   * Deletes the idle browsers of a pool. Leased browsers stay. The pool then fills again at its fill rate, with its
   * current configuration.
   *
   * `POST /browser_pools/{id_or_name}/flush`
   */
  readonly flushBrowserPool: (input: FlushBrowserPoolInput, options?: CallOptions) => Call<undefined>;
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
  readonly createAuthConnection: (input: CreateAuthConnectionInput, options?: CallOptions) => Call<schemas.ManagedAuth>;
  /**
   * List auth connections
   *
   * Returns a page of auth connections.
   *
   * `GET /auth/connections`
   */
  readonly listAuthConnections: (input?: ListAuthConnectionsInput, options?: CallOptions) => PageCall<schemas.ManagedAuth>;
  /**
   * Get an auth connection
   *
   * Returns a connection with the state of its latest login. While the login waits for the user, `fields` and
   * `choices` describe the input that it needs, and `interaction_id` identifies that request for input.
   *
   * `GET /auth/connections/{id}`
   */
  readonly getAuthConnection: (input: GetAuthConnectionInput, options?: CallOptions) => Call<schemas.ManagedAuth>;
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
  readonly updateAuthConnection: (input: UpdateAuthConnectionInput, options?: CallOptions) => Call<schemas.ManagedAuth>;
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
  readonly deleteAuthConnection: (input: DeleteAuthConnectionInput, options?: CallOptions) => Call<undefined>;
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
  readonly startAuthLogin: (input: StartAuthLoginInput, options?: CallOptions) => Call<schemas.LoginResponse>;
  /**
   * Submit input to a login
   *
   * Submits the input that a login waits for: values for its `fields` in `field_values`, or one of its `choices` in
   * `selected_choice_id`. Both need the current `interaction_id`, which changes each time the login waits again. The
   * other properties answer older forms of fields and choices, and work without an `interaction_id`: a client of an
   * older SDK, which does not know it, sends the values for `discovered_fields` in `fields`.
   *
   * The response does not wait for the result, and the website may ask for more input. To see the result, stream the
   * events of the login or get the connection.
   *
   * Returns 400 if `sso_provider` is combined with `sso_button_selector`.
   *
   * Not specified; this contract assumes 400 if `interaction_id` is missing, if the login does not have the field or
   * choice, if a required field or choice is missing, or if the request has several choices. It assumes 422 if
   * `interaction_id` is outdated, or if the login does not wait for input.
   *
   * `POST /auth/connections/{id}/submit`
   */
  readonly submitAuthFields: (input: SubmitAuthFieldsInput, options?: CallOptions) => Call<schemas.SubmitFieldsResponse>;
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
  readonly streamAuthEvents: (input: StreamAuthEventsInput, options?: CallOptions) => Call<AsyncIterable<schemas.ManagedAuthEvent>>;
  /**
   * Exchange a handoff code
   *
   * Returns a token for the `handoff_code` of a login. Returns 410 if the code has expired.
   *
   * It is not specified how long a code is valid, what the token allows, or how long the token is valid.
   *
   * Not specified; this contract assumes 410 if the code was used before, and 400 if the connection has no such
   * code.
   *
   * `POST /auth/connections/{id}/exchange`
   */
  readonly exchangeAuthCode: (input: ExchangeAuthCodeInput, options?: CallOptions) => Call<schemas.ManagedAuthExchangeResponse>;
  /**
   * List the timeline of an auth connection
   *
   * Returns a page of the connection's timeline, newest first. The timeline has one entry for each login and each
   * health check. The entry of a login changes until the login ends.
   *
   * `GET /auth/connections/{id}/timeline`
   */
  readonly listAuthTimeline: (input: ListAuthTimelineInput, options?: CallOptions) => PageCall<schemas.ManagedAuthTimelineEvent>;
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
  readonly createCredential: (input: CreateCredentialInput, options?: CallOptions) => Call<schemas.Credential>;
  /**
   * List credentials
   *
   * Returns a page of credentials, without their `value_keys` and one-time codes.
   *
   * `GET /credentials`
   */
  readonly listCredentials: (input?: ListCredentialsInput, options?: CallOptions) => PageCall<schemas.Credential>;
  /**
   * Get a credential
   *
   * Returns a credential with the names of its values. The values are never returned.
   *
   * `GET /credentials/{id_or_name}`
   */
  readonly getCredential: (input: GetCredentialInput, options?: CallOptions) => Call<schemas.Credential>;
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
  readonly updateCredential: (input: UpdateCredentialInput, options?: CallOptions) => Call<schemas.Credential>;
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
  readonly deleteCredential: (input: DeleteCredentialInput, options?: CallOptions) => Call<undefined>;
  /**
   * Get the TOTP code of a credential
   *
   * Returns the current one-time code (RFC 6238), with the algorithm, digits and period of the credential. Returns
   * 404 if the credential has no TOTP secret.
   *
   * `GET /credentials/{id_or_name}/totp-code`
   */
  readonly getTotpCode: (input: GetTotpCodeInput, options?: CallOptions) => Call<schemas.TotpCode>;
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
  readonly createCredentialProvider: (input: CreateCredentialProviderInput, options?: CallOptions) => Call<schemas.CredentialProvider>;
  /**
   * List credential providers
   *
   * Returns a page of credential providers.
   *
   * `GET /org/credential_providers`
   */
  readonly listCredentialProviders: (input?: ListCredentialProvidersInput, options?: CallOptions) => PageCall<schemas.CredentialProvider>;
  /**
   * Get a credential provider
   *
   * Returns a credential provider.
   *
   * `GET /org/credential_providers/{id}`
   */
  readonly getCredentialProvider: (input: GetCredentialProviderInput, options?: CallOptions) => Call<schemas.CredentialProvider>;
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
  readonly updateCredentialProvider: (input: UpdateCredentialProviderInput, options?: CallOptions) => Call<schemas.CredentialProvider>;
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
  readonly deleteCredentialProvider: (input: DeleteCredentialProviderInput, options?: CallOptions) => Call<undefined>;
  /**
   * Test a credential provider
   *
   * Tests the token of a provider and returns the vaults that it can access. If the test fails, the response is
   * still 200: `success` is false, and `error` gives the reason.
   *
   * `POST /org/credential_providers/{id}/test`
   */
  readonly testCredentialProvider: (input: TestCredentialProviderInput, options?: CallOptions) => Call<schemas.CredentialProviderTestResult>;
  /**
   * List the items of a credential provider
   *
   * Returns all items that the provider's token can access, without their values. Use the `path` of an item in the
   * `credential` of an auth connection. The list can be as old as the provider's `cache_ttl_seconds`.
   *
   * `GET /org/credential_providers/{id}/items`
   */
  readonly listCredentialProviderItems: (input: ListCredentialProviderItemsInput, options?: CallOptions) => Call<schemas.CredentialProviderItems>;
  /**
   * List app versions
   *
   * Returns a page of app versions, each with its actions. A version is listed once its deployment is running. The
   * values of environment variables are never returned: each is an empty string.
   *
   * `GET /apps`
   */
  readonly listApps: (input?: ListAppsInput, options?: CallOptions) => PageCall<schemas.AppVersionSummary>;
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
   * Not specified; this contract assumes 400 if `source.url` contains a user name or a password.
   *
   * In the form, `source` is a single JSON part, and `force` is the text `true` or `false`. Each environment
   * variable is a separate part, such as `env_vars[SHOP_URL]`. Other spellings are also accepted: a part for each
   * property of the source, such as `source[url]` or `source.url`, and variables such as `env_vars.SHOP_URL`.
   *
   * `POST /deployments`
   */
  readonly createDeployment: (input: CreateDeploymentInput, options?: CallOptions) => Call<schemas.Deployment>;
  /**
   * List deployments
   *
   * Returns a page of deployments. Returns 400 if `app_version` is set without `app_name`.
   *
   * `GET /deployments`
   */
  readonly listDeployments: (input?: ListDeploymentsInput, options?: CallOptions) => PageCall<schemas.Deployment>;
  /**
   * Get a deployment
   *
   * Returns a deployment with its current status.
   *
   * `GET /deployments/{id}`
   */
  readonly getDeployment: (input: GetDeploymentInput, options?: CallOptions) => Call<schemas.Deployment>;
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
  readonly deleteDeployment: (input: DeleteDeploymentInput, options?: CallOptions) => Call<undefined>;
  /**
   * Stream the events of a deployment
   *
   * Sends an event for each status change of the deployment, for each line of its log, and for the app version that
   * it runs. Heartbeats show that the stream is alive while nothing else happens. The stream ends when the
   * deployment is `stopped` or `failed`.
   *
   * Not specified; this contract assumes that the stream stays open while the deployment is running. It also assumes
   * that the event with the app version comes before the status `running`, and 400 if `since` is malformed.
   *
   * `GET /deployments/{id}/events`
   */
  readonly streamDeploymentEvents: (input: StreamDeploymentEventsInput, options?: CallOptions) => Call<AsyncIterable<schemas.DeploymentEvent>>;
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
  readonly createInvocation: (input: CreateInvocationInput, options?: CallOptions) => Call<schemas.InvokeResponse>;
  /**
   * List invocations
   *
   * Returns a page of invocations. If you set several filters, an invocation must match all of them.
   *
   * Not specified; this contract assumes 400 if `since` is malformed.
   *
   * `GET /invocations`
   */
  readonly listInvocations: (input?: ListInvocationsInput, options?: CallOptions) => PageCall<schemas.Invocation>;
  /**
   * Get an invocation
   *
   * Returns an invocation with its current status and, if it has succeeded, its output.
   *
   * `GET /invocations/{id}`
   */
  readonly getInvocation: (input: GetInvocationInput, options?: CallOptions) => Call<schemas.Invocation>;
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
  readonly updateInvocation: (input: UpdateInvocationInput, options?: CallOptions) => Call<schemas.Invocation>;
  /**
   * Stream the events of an invocation
   *
   * Sends an event for each status change of the invocation and for each line of its log. Heartbeats show that the
   * stream is alive while nothing else happens. The stream ends when the invocation has succeeded or failed.
   *
   * Not specified; this contract assumes 400 if `since` is malformed.
   *
   * `GET /invocations/{id}/events`
   */
  readonly streamInvocationEvents: (input: StreamInvocationEventsInput, options?: CallOptions) => Call<AsyncIterable<schemas.InvocationEvent>>;
  /**
   * List the browsers of an invocation
   *
   * Returns all active browser sessions that were created with this invocation's ID as `invocation_id`. Deleted
   * sessions are not listed.
   *
   * `GET /invocations/{id}/browsers`
   */
  readonly listInvocationBrowsers: (input: ListInvocationBrowsersInput, options?: CallOptions) => Call<schemas.InvocationBrowsers>;
  /**
   * Delete the browsers of an invocation
   *
   * Deletes all active browser sessions that were created with this invocation's ID as `invocation_id`. The
   * invocation itself does not change.
   *
   * `DELETE /invocations/{id}/browsers`
   */
  readonly deleteInvocationBrowsers: (input: DeleteInvocationBrowsersInput, options?: CallOptions) => Call<undefined>;
}
