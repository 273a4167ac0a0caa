/** The `jwt` of a session opens its browser, and the `code` of a login its page: neither is in a list or a log. */
import { request } from "node:http";
import { expect, it } from "vitest";
import { createClient } from "../../src/index.js";
import { session, startTestMock } from "../support/mock.js";
import { get } from "./pages.js";

const jwt = "aaaa.bbbb.cccc";
const code = "dddd-eeee";

it.each([
  [`/vm/${session}/nothing?jwt=${jwt}`, `/vm/${session}/nothing?jwt=[token]`],
  [`/vm/${session}/nothing?a=1&jwt=${jwt}&b=2`, `/vm/${session}/nothing?a=1&jwt=[token]&b=2`],
  [`/vm/${session}/nothing?%6Aw%74=${jwt}`, `/vm/${session}/nothing?%6Aw%74=[token]`],
  [`/vm/${session}/nothing?JWT=${jwt}`, `/vm/${session}/nothing?JWT=[token]`],
  [`/login/any?code=${code}`, "/login/any?code=[token]"],
  [`/login/any?c%6fde=${code}`, "/login/any?c%6fde=[token]"],
  ["/profiles?limit=1&jwtx=2&xcode=3&jwt=", "/profiles?limit=1&jwtx=2&xcode=3&jwt="],
])("%s is shown as %s", async (target, shown) => {
  const lines: string[] = [];
  const mock = await startTestMock({ log: (line) => lines.push(line) });
  const referer = mock.url + target;
  await fetch(mock.url + target, { headers: { referer } });
  await expect.poll(() => lines).toEqual([expect.stringContaining(`GET ${shown} `)]);
  const list = await (await fetch(`${mock.url}/_mock/requests`)).text();
  expect(mock.requests.map(({ url, headers }) => [url, headers.referer])).toEqual([[shown, mock.url + shown]]);
  expect(JSON.parse(list)).toMatchObject([{ url: shown, headers: { referer: mock.url + shown } }]);
  const everything = lines.join("\n") + list + JSON.stringify(mock.requests) + (await get(mock.url)).text;
  for (const secret of [jwt, code]) expect(everything).not.toContain(secret);
});

it("a long query is read in little time", async () => {
  const mock = await startTestMock();
  const began = performance.now();
  for (const part of ["?", "&", "a", "%", "&jwt=", "=", "?jwt"]) {
    await fetch(`${mock.url}/x?${part.repeat(Math.floor(12_000 / part.length))}`);
  }
  expect(performance.now() - began).toBeLessThan(1000);
});

it.each(["127.0.0.1", "0.0.0.0"])("a mock on %s with a token shows nothing of itself without it", async (host) => {
  const token = "the-one-4711";
  const mock = await startTestMock({ host, token });
  const url = mock.url.replace("0.0.0.0", "127.0.0.1");
  const client = createClient({ baseUrl: url, token });
  const { session_id, cdp_ws_url } = await client.createBrowser({ body: { name: "hidden-name" } });
  const paths: [method: string, path: string][] = [
    ["GET", "/_mock/requests"], ["POST", "/_mock/reset"], ["POST", "/_mock/advance"], ["GET", "/_mock/"],
    ["GET", "/_mock/events"], ["GET", "/_mock/operations"], ["GET", "/_mock/api/browsers"],
    ["GET", `/_mock/screens/${session_id}`], ["GET", "/_mock/overrides"], ["DELETE", "/_mock/requests"],
    ["PUT", "/_mock/overrides/listProfiles"], ["DELETE", "/_mock/overrides/listProfiles"],
    ["DELETE", "/_mock/overrides"],
  ];
  for (const [method, path] of paths) {
    for (const authorization of [undefined, "Bearer the-one-471", "Basic dGhlLW9uZS00NzEx", token]) {
      const { status, type, challenge, body } = await ask(url + path, method, authorization);
      expect([status, type, challenge]).toEqual([401, "application/json", "Bearer"]);
      expect(JSON.parse(body)).toMatchObject({ code: "unauthorized", message: expect.any(String) as string });
      expect(body).not.toContain("hidden-name");
    }
  }
  for (const headers of [{}, { Authorization: "Bearer other" }]) {
    const page = await get(url, headers);
    expect([page.status, page.headers.get("Content-Type")]).toEqual([200, "text/html; charset=utf-8"]);
    for (const part of [session_id, "hidden-name", new URL(cdp_ws_url).search]) {
      expect(page.text).not.toContain(part);
    }
    expect(page.text).toContain("token");
  }
  expect(mock.requests).toHaveLength(1); // no reset
  const authorization = `Bearer ${token}`;
  expect((await ask(`${url}/_mock/api/browsers`, "GET", authorization)).body).toContain("hidden-name");
  expect(JSON.parse((await ask(`${url}/_mock/requests`, "GET", authorization)).body)).toHaveLength(1);
  expect((await ask(`${url}/_mock/reset`, "POST", authorization)).status).toBe(204);
  expect(mock.requests).toEqual([]);
});

/** Sends a request, and returns what a refusal consists of. */
function ask(url: string, method: string, authorization: string | undefined) {
  return new Promise<{ status: number | undefined; type: unknown; challenge: unknown; body: string }>(
    (resolve, reject) => {
      const headers = authorization === undefined ? {} : { Authorization: authorization };
      const sent = request(url, { method, headers }, (response) => {
        let body = "";
        response.setEncoding("utf8").on("data", (text: string) => body += text).on("end", () => {
          const { statusCode: status, headers } = response;
          resolve({ status, type: headers["content-type"], challenge: headers["www-authenticate"], body });
        });
      });
      sent.on("error", reject).end();
    },
  );
}
