/** `authenticate` decides who may call a service, on each platform. */
import { describe, expect, it, vi } from "vitest";
import type { Handlers } from "../../src/server/index.js";
import { errorOf } from "../support/mock.js";
import { json, move, serve, transports } from "./support.js";

const done: Partial<Handlers> = { movePath: () => ({ status: 200 }) };

describe.each(transports)("createService over $name", (transport) => {
  it("passes the result of authenticate to handlers, also that of a promise", async () => {
    const handlers: Partial<Handlers<{ name: string }>> = {
      movePath: (_, { caller }) => ({ status: 403, body: { code: "forbidden", message: `Not for ${caller.name}.` } }),
    };
    for (const authenticate of [() => ({ name: "Ada" }), () => Promise.resolve({ name: "Ada" })]) {
      const { call } = await serve(transport, handlers, { authenticate });
      expect(await errorOf(move(call))).toMatchObject({ status: 403, message: "Not for Ada." });
    }
  });
  it("passes the token and the request to authenticate", async () => {
    const seen: unknown[] = [];
    const { call } = await serve(transport, done, {
      authenticate: (token, { method, target, headers }) => seen.push(token, method, target, headers["x-tenant"]),
    });
    const headers = { ...json, "Authorization": "bearer s p", "X-Tenant": "7" };
    expect((await move(call, { headers })).status).toBe(200);
    expect(seen).toEqual(["s p", "PUT", "/browsers/x/fs/move", "7"]);
  });
  it.each([false, null, undefined, Promise.resolve(null)])("rejects a token if it returns %s", async (result) => {
    const { call, errors } = await serve(transport, done, { authenticate: () => result });
    const message = "The bearer token is not accepted.";
    const response = await move(call);
    expect(response.headers.get("WWW-Authenticate")).toBe("Bearer");
    expect(await errorOf(response)).toEqual({ status: 401, code: "unauthorized", message });
    expect(errors).toEqual([]);
  });
  it.each(["", 0])("accepts the caller %j", async (caller) => {
    const { call } = await serve<unknown>(transport, done, { authenticate: () => caller });
    expect((await move(call)).status).toBe(200);
  });
  it("returns 500 if authenticate throws, and reports the error", async () => {
    const failure = new Error("The database is down");
    const { call, errors } = await serve(transport, done, { authenticate: () => Promise.reject(failure) });
    const message = "The service failed: The database is down";
    expect(await errorOf(move(call))).toEqual({ status: 500, code: "internal_server_error", message });
    expect(errors).toEqual([failure]);
  });
  it("does not call authenticate without a token", async () => {
    const authenticate = vi.fn(() => true);
    const { call } = await serve(transport, done, { authenticate });
    expect(await errorOf(move(call, { headers: {} }))).toMatchObject({ status: 401 });
    expect(authenticate).not.toHaveBeenCalled();
  });
});
