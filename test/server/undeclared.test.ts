/** Handlers get what the contract declares of a body. */
import { expect, it } from "vitest";
import { json, serve, transports } from "./support.js";

it.each(transports)("a handler gets no undeclared property: $name", async (transport) => {
  const bodies: unknown[] = [];
  const { call } = await serve(transport, {
    createBrowser({ body }) {
      bodies.push(body);
      return { status: 400, body: { code: "a", message: "b" } };
    },
  });
  const maps = { tags: { zz: "1" }, chrome_policy: { zz: 1 } };
  const viewport = { width: 1, height: 1 };
  const extensions = [{ id: "x", zz: 1 }];
  const sent = { ...maps, zz: 1, viewport: { ...viewport, zz: 1 }, network: { zz: 1 }, extensions };
  expect((await call("/browsers", { method: "POST", headers: json, body: JSON.stringify(sent) })).status).toBe(400);
  expect(bodies).toEqual([expect.objectContaining({ ...maps, viewport, network: {}, extensions: [{ id: "x" }] })]);
  expect(bodies[0]).not.toHaveProperty("zz");
});
