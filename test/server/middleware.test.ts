/** Middleware: it sees calls and responses, changes them, answers itself, and fails as handlers do. */
import { expect, it } from "vitest";
import { forOperation, type Handlers, HttpError, type Middleware } from "../../src/server/index.js";
import { bearer, move, serve, transports } from "./support.js";

const movePath: Handlers["movePath"] = ({ body }, { error }) => {
  if (body.src_path === "/gone") throw error(404, "There is no such file.");
  if (body.src_path === "/broken") throw new Error("The disk is full.");
  return { status: 200 };
};
const moved = (src_path: string) => ({ body: { src_path, dest_path: "/b" } });

/** A transaction that keeps a log of what became of it. */
function transaction(log: string[]): Middleware {
  return async ({ operation, context }, next) => {
    log.push(`${String(context.caller)}: begin ${operation}`);
    try {
      const response = await next();
      log.push(response.status < 400 ? "commit" : `roll back: ${response.status}`);
      return response;
    } catch (error) {
      log.push(`roll back: ${String(error)}`);
      throw error;
    }
  };
}

it.each(transports)("a transaction sees each outcome of a handler over $name", async (transport) => {
  const log: string[] = [];
  const { call, errors } = await serve(transport, { movePath }, { middleware: [transaction(log)] });
  const statuses = [];
  for (const path of ["/a", "/gone", "/broken"]) statuses.push((await move(call, moved(path))).status);
  expect(statuses).toEqual([200, 404, 500]);
  expect(log).toEqual([
    "Ada: begin movePath", "commit", "Ada: begin movePath", "roll back: 404",
    "Ada: begin movePath", "roll back: Error: The disk is full.",
  ]);
  expect(errors).toMatchObject([{ message: "The disk is full." }]);
});

it.each(transports)("the first is the outermost, and only calls of handlers count over $name", async (transport) => {
  const log: string[] = [];
  const note = (name: string): Middleware => async (_, next) => {
    log.push(`${name} in`);
    const response = await next();
    log.push(`${name} out`);
    return response;
  };
  const { call } = await serve(transport, { movePath }, { middleware: [note("one"), note("two")] });
  const others = [
    await move(call, { headers: {} }), await move(call, { body: {} }), await call("/profiles", { headers: bearer }),
  ];
  expect(others.map(({ status }) => status)).toEqual([401, 400, 501]);
  expect(log).toEqual([]);
  expect((await move(call)).status).toBe(200);
  expect(log).toEqual(["one in", "two in", "two out", "one out"]);
});

it.each(transports)("it changes a response, which is judged, or answers itself over $name", async (transport) => {
  const steps: Record<string, Middleware> = {
    adds: async (_, next) => ({ ...await next(), headers: { "X-Trace": "7" } }),
    refuses: () => Promise.reject(new HttpError(403, [], "Not today.")),
    answers: () => Promise.resolve({ status: 404, body: { code: "hidden", message: "There is nothing." } }),
    invents: () => Promise.resolve({ status: 204 }),
    forgets: (async () => {}) as unknown as Middleware,
  };
  const outcomes = [];
  for (const step of Object.values(steps)) {
    const { call } = await serve(transport, { movePath }, { middleware: [step] });
    const response = await move(call);
    const { code } = JSON.parse(await response.text() || "{}") as { code?: string };
    outcomes.push([response.status, response.headers.get("X-Trace"), code]);
  }
  expect(outcomes).toEqual([
    [200, "7", undefined], [403, null, "forbidden"], [404, null, "hidden"],
    [500, null, "internal_server_error"], [500, null, "internal_server_error"],
  ]);
});

it.each(transports)("forOperation is for one operation alone over $name", async (transport) => {
  const middleware = [forOperation("movePath", async ({ request: { body }, context: { error } }, next) => {
    if (body.src_path === body.dest_path) throw error(409, "It is already there.");
    return next();
  })];
  const deleteProfile = () => ({ status: 204 } as const);
  const { call } = await serve(transport, { movePath, deleteProfile }, { middleware });
  expect((await move(call, moved("/b"))).status).toBe(409);
  expect((await move(call)).status).toBe(200);
  expect((await call("/profiles/x", { method: "DELETE", headers: bearer })).status).toBe(204);
});
