/** Tests that the login page explains what it refuses, and changes nothing then. */
import { expect, it } from "vitest";
import { openLogin, person, read } from "./auth-page-support.js";

it("refuses requests without the code of the latest login", async () => {
  const { mock, url, path } = await openLogin();
  const page = `${mock.url}/login/${path.id}`;
  const refused: [string, number, string][] = [
    [`${mock.url}/login/ac${url.slice(url.indexOf("?"))}`, 404, "There is no auth connection ac."],
    [page, 401, "The URL has no code."],
    [`${page}?code=`, 401, "The URL has no code."],
    [`${page}?code=invented-handoff-code`, 403, "The code in the URL"], // the code of another, initial connection
    [`${page}/events?code=invented-handoff-code`, 403, "The code in the URL"],
  ];
  for (const [address, status, words] of refused) {
    for (const method of ["GET", "POST"]) {
      const response = await read(address, { method });
      expect(response).toMatchObject({ status, text: expect.stringContaining(words) as string });
      expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
      expect(response.text).not.toMatch(/mail\.example|<form/);
    }
  }
});

it("reports an invalid form, shows the requested input, and changes nothing", async () => {
  const { get, post, url } = await openLogin();
  const before = await get();
  const attack = "<script>alert(1)</script>";
  const refused: [Record<string, string>, number, string][] = [
    [{}, 400, "field_values must have a value for username."],
    [{ ...person, "field_values.password": "" }, 400, "field_values must have a value for password."],
    [{ ...person, [`field_values.${attack}`]: "1" }, 400, "&lt;script&gt;alert(1)&lt;/script&gt;"],
    [{ selected_choice_id: attack }, 400, "no choice &lt;script&gt;alert(1)&lt;/script&gt;"],
    [{ ...person, interaction_id: "in0" }, 422, "The login no longer waits for this input."],
  ];
  for (const [form, status, words] of refused) {
    const { text, ...response } = await post(form);
    expect(response.status).toBe(status);
    expect(text).toMatch(/<p class="wrong" role="alert">/);
    expect(text).toContain(words);
    expect(text).toContain('name="field_values.username"');
    expect(text).not.toContain(attack);
  }
  const asJson = await read(url, { method: "POST", body: JSON.stringify({ selected_choice_id: "google" }) });
  expect(asJson).toMatchObject({ status: 415, text: expect.stringContaining("x-www-form-urlencoded") as string });
  const long = await read(url, { method: "POST", body: new URLSearchParams({ interaction_id: "x".repeat(2 ** 23) }) });
  expect(long.status).toBe(413);
  expect(await get()).toEqual(before);
});

it("ignores input for an earlier step, and shows the current one", async () => {
  const { post } = await openLogin();
  const [first, second] = [await post(person), await post(person)];
  expect(first.status).toBe(303);
  expect(second).toMatchObject({ status: 422, text: expect.stringContaining("is checking your input") as string });
});

it("lists the allowed methods for any other method", async () => {
  const { url } = await openLogin();
  for (const method of ["PUT", "DELETE", "PATCH"]) {
    const response = await read(url, { method });
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD, POST"]);
  }
  for (const method of ["POST", "HEAD"]) {
    const events = await read(url.replace("?", "/events?"), { method });
    expect([events.status, events.headers.get("Allow")]).toEqual([405, "GET"]);
  }
  const { status, text } = await read(url, { method: "HEAD" });
  expect([status, text]).toEqual([200, ""]);
});
