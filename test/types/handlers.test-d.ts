/** Checks the types of handlers: each one accepts a typed request, and returns a declared response. */
import { expectTypeOf, test } from "vitest";
import type {
  Handlers, OperationError, OperationRequest, OperationResponse, OperationSuccess,
} from "cloud-browser-contract";
import type {
  CreateBrowserRequest, DeploymentEvent, ErrorBody, FormFile, MovePathRequest, Profile,
} from "cloud-browser-contract/types";

const error = { code: "bad_request", message: "src_path is required." };

test("a request has its parameters by place, and its body", () => {
  expectTypeOf<OperationRequest<"movePath">["path"]>().toEqualTypeOf<{ id: string }>();
  expectTypeOf<OperationRequest<"movePath">["body"]>().toEqualTypeOf<MovePathRequest>();
  expectTypeOf<OperationRequest<"movePath">>().not.toHaveProperty("query");
});

test("a query parameter with a default is always defined; another may be undefined", () => {
  expectTypeOf<OperationRequest<"writeFile">["query"]>().toEqualTypeOf<{ path: string; mode: string }>();
  expectTypeOf<OperationRequest<"listProfiles">["query"]["limit"]>().toEqualTypeOf<number>();
  expectTypeOf<OperationRequest<"listProfiles">["query"]["query"]>().toEqualTypeOf<string | undefined>();
});

test("a raw body is read as a stream", () => {
  expectTypeOf<OperationRequest<"writeFile">["body"]>().toEqualTypeOf<AsyncIterable<Uint8Array>>();
});

test("the status distinguishes a success from an error", () => {
  expectTypeOf<OperationSuccess<"movePath">>().toEqualTypeOf<{ status: 200 }>();
  expectTypeOf<OperationError<"movePath">["body"]>().toEqualTypeOf<ErrorBody>();
  type NotFound = Extract<OperationResponse<"movePath">, { status: 404 }>;
  expectTypeOf<NotFound>().toEqualTypeOf<{ status: 404; body: ErrorBody }>();
});

test("a handler returns a declared status with its body", () => {
  const handlers: Pick<Handlers, "batchComputerAction" | "movePath" | "writeFile"> = {
    movePath: () => ({ status: 200 }),
    writeFile: () => Promise.resolve({ status: 503, body: error }),
    // @ts-expect-error -- an error without its body
    batchComputerAction: () => ({ status: 400 }),
  };
  const others: Pick<Handlers, "movePath" | "writeFile"> = {
    // @ts-expect-error -- a success that is not declared
    movePath: () => ({ status: 204 }),
    // @ts-expect-error -- a body that is not an Error
    writeFile: () => ({ status: 400, body: { message: "no code" } }),
  };
  void [handlers, others];
});

test("a form is received with its files and its nested parts", () => {
  type Upload = OperationRequest<"uploadFiles">["body"]["files"][number];
  expectTypeOf<Upload["file"]>().toEqualTypeOf<FormFile>();
  expectTypeOf<Upload["dest_path"]>().toEqualTypeOf<string>();
  expectTypeOf(new File([], "a.txt")).toExtend<FormFile>();
});

test("a body that is not required is optional", () => {
  expectTypeOf<OperationRequest<"createBrowser">>().toExtend<{ body?: CreateBrowserRequest | undefined }>();
  expectTypeOf<object>().toExtend<OperationRequest<"createBrowser">>();
});

test("a response has declared headers, and JSON, an iterable of events, bytes, or no body", () => {
  type Page = OperationSuccess<"listProfiles">;
  expectTypeOf<Page["body"]>().toEqualTypeOf<Profile[]>();
  expectTypeOf<Page["headers"]["X-Has-More"]>().toEqualTypeOf<boolean>();
  expectTypeOf<OperationSuccess<"streamDeploymentEvents">["body"]>().toEqualTypeOf<AsyncIterable<DeploymentEvent>>();
  type Replay = OperationSuccess<"downloadReplay">;
  expectTypeOf<Extract<Replay, { status: 200 }>["body"]>().toEqualTypeOf<Uint8Array | AsyncIterable<Uint8Array>>();
  expectTypeOf<Extract<Replay, { status: 202 }>>().not.toHaveProperty("body");
});

test("every operation has a handler", () => {
  // @ts-expect-error -- the others are missing
  const handlers: Handlers = { movePath: () => ({ status: 200 }) };
  void handlers;
});
