/** Uses everything that the package exports for a client and a service, without any type of the DOM or of Node.js. */
import {
  ApiError, bearerAuth, type ClientOptions, type components, type ContractClient, createClient, everyItem,
  type Handlers, type OperationError, type OperationId, type OperationRequest, type OperationResponse,
  type operations, type OperationSuccess, type paths, type Token, unwrap,
} from "cloud-browser-contract";
import type {
  BatchComputerActionRequest, Browser, Call, CallOptions, ErrorBody, ErrorDetail, FileBytes, FileContent, FormFile,
  MovePathInput, MovePathRequest, Operations, PageInfo as PageInfo, PageCall, ProcessStreamEvent, RawBody,
} from "cloud-browser-contract/types";
import { objectUrl, type ObjectUrl } from "cloud-browser-contract/files";
import { mutationOptions, type Page, queryOptions, streamOptions } from "cloud-browser-contract/query";
import { resuming } from "cloud-browser-contract/streams";
import contract from "cloud-browser-contract/openapi.json" with { type: "json" };
import createFetchClient from "openapi-fetch";

const token: Token = () => Promise.resolve("any-token");
const options: ClientOptions = { baseUrl: "http://127.0.0.1:4010", token };
const client: ContractClient = createClient(options);
export const ownClient = createFetchClient<paths>({ baseUrl: options.baseUrl });
ownClient.use(bearerAuth(token));

const bytes: RawBody = new Uint8Array([1, 2, 3]);
const file: FileBytes = new Uint8Array([4, 5, 6]);
const content: FileContent = file;
const move: MovePathRequest = { src_path: "/a", dest_path: "/b" };
const batch: BatchComputerActionRequest = { actions: [{ type: "sleep", sleep: { duration_ms: 5 } }] };

export async function call(): Promise<string> {
  const path = { id: "bs5c8m2r9k4t7w1x6v3n0q8z" };
  try {
    const query = { path: "/a" };
    await client.writeFile({ path, query, body: bytes });
    await client.uploadFiles({ path, body: { files: [{ file: content, dest_path: "/b" }] } });
    await unwrap(client.POST("/browsers/{id}/computer/batch", { params: { path }, body: batch }));
    const { data, error, response } = await client.PUT("/browsers/{id}/fs/move", { params: { path }, body: move });
    const nothing: undefined = data;
    return nothing ?? error?.code ?? `${response.status} from ${contract.info.title}`;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const inner: ErrorDetail | undefined = error.innerError;
    return inner?.message ?? `${error.status} ${error.text ?? ""}`;
  }
}

export async function read(options: CallOptions): Promise<string> {
  const page: PageCall<Browser> = client.listBrowsers({ query: { limit: 1 } }, options);
  const { hasMore, nextOffset }: PageInfo = (await page.withResponse()).page;
  let names = hasMore ? `${nextOffset}` : "";
  for await (const browser of everyItem(client.listBrowsers)) names += browser.name ?? "";
  const path = { id: "bs5c8m2r9k4t7w1x6v3n0q8z", process_id: "pr2d8f4g1h7j3k9l5z0x6c2v" };
  const events: AsyncIterable<ProcessStreamEvent> = await client.streamProcessStdout({ path });
  for await (const event of events) names += event.data_b64 ?? "";
  const video = await client.downloadReplay({ path: { id: path.id, replay_id: "r" } });
  const moved: Call<undefined> = client.movePath({ path, body: move } satisfies MovePathInput);
  return `${names} ${await video?.text()} ${await moved}`;
}

const absent: ErrorBody = { code: "not_found", message: "There is no such file." };
const success: OperationSuccess<"movePath"> = { status: 200 };
const failure: OperationError<"movePath"> = { status: 404, body: absent };

export const handlers: Pick<Handlers, "batchComputerAction" | "movePath" | "writeFile"> = {
  movePath: ({ path, body }: OperationRequest<"movePath">): OperationResponse<"movePath"> =>
    path.id && body.src_path ? success : failure,
  writeFile: async ({ query, body }) => {
    for await (const chunk of body) if (chunk.byteLength > 0) return { status: 200 };
    return { status: 400, body: { ...absent, message: query.mode ?? "644" } };
  },
  batchComputerAction: ({ body }) => body.actions.length > 0 ? { status: 200 } : { status: 403, body: absent },
};

export type Others = [Operations, FormFile, OperationId, components["schemas"]["AbsolutePath"], operations["movePath"]];

const streamTelemetry = resuming(client.streamTelemetryEvents);
const input = { path: { id: "a" } };
export const queries = [
  queryOptions(client, "takeScreenshot", input), mutationOptions(client, "createBrowser"),
  streamOptions({ streamTelemetryEvents: streamTelemetry }, "streamTelemetryEvents", input),
] as const;
export const showScreenshot = async (): Promise<ObjectUrl> => objectUrl(await queries[0].queryFn());
export type BrowserPage = Page<Browser>;
