/** The context of a handler. */
import { expect, it } from "vitest";
import { move, serve, transports } from "./support.js";

it.each(transports)("error makes an error of the handler's choice over $name", async (transport) => {
  const { call, errors } = await serve(transport, {
    movePath(_, { error }) {
      throw error(404, "There is no such file.");
    },
  });
  const response = await move(call);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ code: "not_found", message: "There is no such file." });
  expect(errors).toEqual([]);
});
