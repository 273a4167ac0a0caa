/** What tests in any language ask of the mock itself, outside of the contract. */
import { expect, it } from "vitest";
import { bearer, errorOf, json, startTestMock } from "../support/mock.js";

const create = (url: string, body: object) =>
  fetch(`${url}/browsers`, { method: "POST", headers: json, body: JSON.stringify(body) });

it("tells the requests that were seen, without tokens and without those to itself", async () => {
  const { url } = await startTestMock();
  await create(url, { name: "a" });
  const answer = await fetch(`${url}/_mock/requests`);
  expect(await answer.json()).toEqual([expect.objectContaining({
    method: "POST",
    url: "/browsers",
    operation: "createBrowser",
    status: 200,
    body: { name: "a" },
    headers: expect.not.objectContaining({ authorization: expect.anything() as string }) as object,
  })]);
  expect(await (await fetch(`${url}/_mock/requests`)).json()).toHaveLength(1);
});

it("moves the time", async () => {
  const { url } = await startTestMock({ token: "needs-none-here" });
  const before = await startTestMock();
  await create(before.url, { name: "a", timeout_seconds: 60 });
  const advance = (body: string) => fetch(`${before.url}/_mock/advance`, { method: "POST", body });
  expect((await advance('{ "ms": 61000 }')).status).toBe(204);
  expect((await fetch(`${before.url}/browsers/a`, { headers: bearer })).status).toBe(404);
  for (const body of ["", "1", '{"ms":-1}', '{"ms":"1"}', '{"ms":1e400}']) {
    expect(await errorOf(advance(body))).toMatchObject({ status: 400 });
  }
  expect((await fetch(`${url}/_mock/advance`, { method: "POST", body: '{"ms":1}' })).status).toBe(204);
});

it("brings the start back", async () => {
  const { url } = await startTestMock();
  await create(url, { name: "a" });
  expect((await fetch(`${url}/_mock/reset`, { method: "POST" })).status).toBe(204);
  expect((await fetch(`${url}/browsers/a`, { headers: bearer })).status).toBe(404);
  expect(await (await fetch(`${url}/_mock/requests`)).json()).toHaveLength(1);
});

it("says what it can be asked, and lets pages ask", async () => {
  const { url } = await startTestMock();
  for (const [method, path] of [["GET", "/_mock/"], ["GET", "/_mock/reset"], ["POST", "/_mock/requests"]] as const) {
    const error = await errorOf(fetch(url + path, { method }));
    expect(error).toMatchObject({ status: 404, message: expect.stringContaining("POST /_mock/reset") as string });
  }
  const answer = await fetch(`${url}/_mock/requests`, { headers: { Origin: "https://app.example.com" } });
  expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("https://app.example.com");
});
