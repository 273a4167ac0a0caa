/** Handlers that go over those of the mock. */
import { expect, it } from "vitest";
import { createClient } from "../../src/index.js";
import type { MockOverrides, MockOptions } from "../../src/mock/index.js";
import { bearer, errorOf, startTestMock } from "../support/mock.js";

async function start(options: MockOptions) {
  const mock = await startTestMock(options);
  return { mock, client: createClient({ baseUrl: mock.url, token: "any-token" }) };
}

it("a handler overrides that of the mock, and can call it", async () => {
  const { client, mock } = await start({
    overrides: {
      async createProfile(request, { byDefault }) {
        if (request.body.name === "no") return { status: 403, body: { code: "forbidden", message: "Not here." } };
        const response = await byDefault(request);
        return response.status === 201 ? { ...response, body: { ...response.body, name: "changed" } } : response;
      },
    },
  });
  await expect(client.createProfile({ body: { name: "no" } })).rejects.toMatchObject({ status: 403 });
  const { id, name } = await client.createProfile({ body: { name: "yes" } });
  expect(name).toBe("changed");
  expect(await client.getProfile({ path: { id_or_name: "yes" } })).toMatchObject({ id }); // what the mock keeps
  mock.use({ getProfile: () => ({ status: 404, body: { code: "not_found", message: "Gone." } }) });
  await expect(client.getProfile({ path: { id_or_name: "yes" } })).rejects.toMatchObject({ status: 404 });
  await expect(client.createProfile({ body: { name: "no" } })).rejects.toMatchObject({ status: 403 }); // it stays
});

it("without state, byDefault returns the example", async () => {
  const overrides: MockOverrides = { getProfile: (request, { byDefault }) => byDefault(request) };
  const { client } = await start({ stateless: true, overrides });
  expect(await client.getProfile({ path: { id_or_name: "any" } })).toMatchObject({ name: "shop-login" });
});

it("a preference takes precedence over a handler", async () => {
  const { mock } = await start({ overrides: { getProfile: () => Promise.reject(new Error("asked")) } });
  const get = (headers: object) => fetch(`${mock.url}/profiles/any`, { headers: { ...bearer, ...headers } });
  expect((await get({ Prefer: "code=403" })).status).toBe(403);
  expect(await errorOf(get({}))).toMatchObject({ status: 500, message: "The override of getProfile failed: asked" });
});

it("a handler for an unknown operation is refused, and the most similar one is named", async () => {
  const overrides = { getProfil: () => ({ status: 200 }) } as MockOverrides;
  const why = 'overrides: there is no operation "getProfil". Did you mean "getProfile"?';
  await expect(start({ overrides })).rejects.toThrow(why);
  const none = { getProfile: 1 } as unknown as MockOverrides;
  const properties = "status, body, example, headers, delay, times, chance";
  const what = `overrides: getProfile must be a function, or an object with ${properties}.`;
  await expect(start({ overrides: none })).rejects.toThrow(what);
});
