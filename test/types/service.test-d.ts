/** `createService` types the caller by `authenticate`, and overrides know the type of the mock's default response. */
import { expectTypeOf, test } from "vitest";
import type {
  ErrorStatus, HandlerContext, Handlers, OperationId, OperationRequest, OperationResponse,
} from "cloud-browser-contract";
import type { Browser } from "cloud-browser-contract/types";
import type { MockOverrides, Override, OverrideContext } from "cloud-browser-contract/mock";
import {
  createService, forOperation, type Middleware, type NodeListener, type Service, type ServiceOptions,
} from "cloud-browser-contract/server";

interface User {
  name: string;
}
declare const findUser: (token: string) => User | undefined;

test("Handlers<User> sets the type of the caller", () => {
  type Context = Parameters<Handlers<User>["movePath"]>[1];
  expectTypeOf<Context>().toEqualTypeOf<HandlerContext<User, ErrorStatus<"movePath">>>();
  expectTypeOf<Context>().toExtend<HandlerContext<User>>(); // for functions that handlers share
  expectTypeOf<Context["caller"]>().toEqualTypeOf<User>();
  expectTypeOf<Context["signal"]>().toEqualTypeOf<AbortSignal>();
  expectTypeOf<HandlerContext["caller"]>().toBeUnknown();
});

test("a service accepts an authenticate that returns the caller of its handlers, or refuses", () => {
  const handlers: Partial<Handlers<User>> = {};
  createService(handlers, { authenticate: findUser });
  createService(handlers, { authenticate: (token) => token === "t" && { name: "Ada" } });
  createService(handlers, { authenticate: (token) => Promise.resolve(findUser(token) ?? null) });
  // @ts-expect-error -- true is not a User
  createService(handlers, { authenticate: (token) => token === "t" });
  const plain: Pick<Handlers, "movePath"> = { movePath: () => ({ status: 200 }) };
  createService(plain, { authenticate: (token) => token === "t" });
});

test("inline handlers infer the caller if the token of authenticate has a type", () => {
  createService({
    movePath(request, { caller }) {
      expectTypeOf(request).toEqualTypeOf<OperationRequest<"movePath">>();
      expectTypeOf(caller).toEqualTypeOf<User>();
      return { status: 200 };
    },
  }, { authenticate: (token: string) => findUser(token) });
  createService({
    movePath(_, { caller }) {
      expectTypeOf(caller).toEqualTypeOf<User>();
      return { status: 200 };
    },
  }, { authenticate: findUser });
});

test("error takes the statuses that the operation declares with the Error body", () => {
  const handlers: Pick<Handlers, "movePath" | "createAuthConnection"> = {
    movePath(_, { error }) {
      if (Math.random() > 0.5) throw error(404, "There is no such file.");
      // @ts-expect-error -- a status that it does not declare
      throw error(418, "No.");
    },
    createAuthConnection(_, { error }) {
      // @ts-expect-error -- the body of its 409 also names the existing connection
      throw error(409, "There is one.");
    },
  };
  expectTypeOf(handlers).toExtend<Partial<Handlers>>();
  // @ts-expect-error -- it is thrown, not returned
  const returned: Pick<Handlers, "movePath"> = { movePath: (_, { error }) => error(404, "There is no such file.") };
  void returned;
});

test("middleware has the type of the caller, and for one operation those of its request and responses", () => {
  const greet: Middleware<User> = ({ operation, context }, next) => {
    expectTypeOf(operation).toEqualTypeOf<OperationId>();
    expectTypeOf(context.caller).toEqualTypeOf<User>();
    return next();
  };
  const check = forOperation("movePath", async ({ request, context: { error } }, next) => {
    expectTypeOf(request).toEqualTypeOf<OperationRequest<"movePath">>();
    const response = await next();
    expectTypeOf(response).toEqualTypeOf<OperationResponse<"movePath">>();
    // @ts-expect-error -- a status that it does not declare
    if (response.status !== 200) throw error(418, "No.");
    return response;
  });
  // @ts-expect-error -- a success that it does not declare
  forOperation("movePath", () => Promise.resolve({ status: 204 }));
  const handlers: Partial<Handlers<User>> = {};
  createService(handlers, { authenticate: findUser, middleware: [greet, check] });
  createService(handlers, {
    authenticate: findUser,
    middleware: [({ context }, next) => {
      expectTypeOf(context.caller).toEqualTypeOf<User>();
      return next();
    }],
  });
  // @ts-expect-error -- the caller is no User
  createService({}, { authenticate: () => "Ada", middleware: [greet] });
});

test("a service refuses what the contract does not have", () => {
  const authenticate = () => true;
  // @ts-expect-error -- an unknown operation
  createService({ movePaths: () => ({ status: 200 }) }, { authenticate });
  // @ts-expect-error -- a status that is not declared
  createService({ movePath: () => ({ status: 418, body: { code: "teapot", message: "No." } }) }, { authenticate });
  // @ts-expect-error -- a page without its headers
  createService({ listProfiles: () => ({ status: 200, body: [] }) }, { authenticate });
  // @ts-expect-error -- no authenticate
  createService({}, {});
  // @ts-expect-error -- an unknown option
  createService({}, { authenticate, maxBytes: 1 });
});

test("notImplemented can return any error", () => {
  const body = { code: "soon", message: "Later." };
  const options: ServiceOptions = { authenticate: () => true, notImplemented: () => ({ status: 403, body }) };
  expectTypeOf<NonNullable<typeof options.notImplemented>>().parameter(0).toEqualTypeOf<OperationId>();
  // @ts-expect-error -- an error without its body
  options.notImplemented = () => ({ status: 403 });
});

test("a service is a listener and a fetch", () => {
  expectTypeOf<Service["listener"]>().toEqualTypeOf<NodeListener>();
  expectTypeOf<Service["fetch"]>().toEqualTypeOf<(request: Request) => Promise<Response>>();
});

test("an override is a function of the request, which can get the default response of the mock", () => {
  const handlers: MockOverrides = {
    async getBrowser(request, { byDefault }) {
      expectTypeOf(request).toEqualTypeOf<OperationRequest<"getBrowser">>();
      expectTypeOf(byDefault).toEqualTypeOf<OverrideContext<"getBrowser">["byDefault"]>();
      const response = await byDefault();
      expectTypeOf(response).toEqualTypeOf<OperationResponse<"getBrowser">>();
      if (response.status === 200) expectTypeOf(response.body).toEqualTypeOf<Browser>();
      return response;
    },
    // @ts-expect-error -- a request of another operation
    movePath: (_, { byDefault }) => byDefault({ path: { id_or_name: "x" } }),
    // @ts-expect-error -- a success that is not declared
    writeFile: () => ({ status: 204 }),
  };
  void handlers;
});

test("an override as data may omit whatever the contract has an example of", () => {
  const error = { code: "x", message: "y" };
  expectTypeOf<{ status: 429; times: 2 }>().toExtend<Override<"createBrowser">>();
  expectTypeOf<{ delay: 20 }>().toExtend<Override<"createBrowser">>();
  expectTypeOf<{ status: 404; body: typeof error }>().toExtend<Override<"movePath">>();
  expectTypeOf<{ status: 204 }>().not.toExtend<Override<"movePath">>();
  expectTypeOf<{ status: 404; body: { code: string } }>().not.toExtend<Override<"movePath">>();
  // @ts-expect-error -- a body that belongs to another status
  const override: Override<"getBrowser"> = { status: 200, body: error };
  void override;
});
