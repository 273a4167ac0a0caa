/** The SDK throws the errors of the contract: the class of the status, with the `Error` body. */
import Kernel, { type APIError } from "@onkernel/sdk";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { type Mock, startMock } from "../../src/mock/index.js";
import { call, createKernel } from "./call.js";
import { examplesOf, operations, requestsOf } from "../support/examples.js";

let mock: Mock;
beforeAll(async () => void (mock = await startMock({ stateless: true, token: "My API Key" })));
afterAll(() => mock.close());

const classes: Record<number, typeof APIError<any, any, any>> = {
  400: Kernel.BadRequestError,
  401: Kernel.AuthenticationError,
  403: Kernel.PermissionDeniedError,
  404: Kernel.NotFoundError,
  409: Kernel.ConflictError,
  422: Kernel.UnprocessableEntityError,
  429: Kernel.RateLimitError,
};

const catchError = (call: Promise<unknown>) => call.then(() => undefined, (error: APIError) => error);

describe("every declared error is thrown by the SDK as the class of its status, with the body of its example", () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))("%s", async (_id, operation) => {
    const [[, request] = []] = requestsOf(operation);
    const statuses = Object.keys(operation.responses).filter((status) => /^[45]\d\d$/.test(status)).map(Number);
    expect(statuses).toContain(401);
    await Promise.all(statuses.map(async (status) => {
      const [, media] = Object.entries(operation.responses[status]!.content!)[0]!;
      const error = await catchError(call(createKernel(mock.url), operation, request!, { Prefer: `code=${status}` }));
      expect(error).toBeInstanceOf(status >= 500 ? Kernel.InternalServerError : classes[status]);
      expect([error?.status, error?.error]).toEqual([status, examplesOf(media)[0]![1]]);
    }));
  });
});

test("a request that violates the contract throws a BadRequestError that says what is wrong", async () => {
  const { browsers } = createKernel(mock.url);
  const error = await catchError(browsers.fs.move("bs5c8m2r9k4t7w1x6v3n0q8z", { src_path: "a", dest_path: "/b" }));
  expect(error).toBeInstanceOf(Kernel.BadRequestError);
  const inner_error = { message: 'src_path must start with "/".' };
  expect(error?.error).toMatchObject({ code: "bad_request", inner_error });
});

test("a wrong token throws an AuthenticationError", async () => {
  const kernel = new Kernel({ baseURL: mock.url, apiKey: "another", maxRetries: 0 });
  expect(await catchError(kernel.browsers.retrieve("checkout"))).toBeInstanceOf(Kernel.AuthenticationError);
});
