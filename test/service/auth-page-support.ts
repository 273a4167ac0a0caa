/** Reads the login page, and submits its forms, without a browser. */
import { expect } from "vitest";
import { entered, enteredForCode, startConnection } from "./auth-support.js";

/** The values that a user enters first, by the names of the fields on the page. */
export const person = { "field_values.username": entered.username, "field_values.password": entered.password };
/** The values of a user whom the website also asks for a code. */
export const personForCode = { ...person, "field_values.username": enteredForCode.username };

/** Returns the response with a page. Its text lacks the spaces that a browser does not show. */
export async function read(url: string, init: RequestInit = {}) {
  const { status, headers, ...response } = await fetch(url, { redirect: "manual", ...init }).then(async (response) =>
    ({ status: response.status, headers: response.headers, text: await response.text() }));
  return { status, headers, text: response.text.replace(/[^]*<body>/, "").replaceAll(/\s+/g, " ") };
}

/** Starts a login, and returns functions for what a user does on its page. */
export async function openLogin(settings: object = {}) {
  const connection = await startConnection(settings);
  const { mock, login } = connection;
  const { hosted_url: url, handoff_code = "" } = await login();
  const look = () => read(url);
  async function post(form: Record<string, string>) {
    const [, interaction_id = ""] = /name="interaction_id" value="(\w+)"/.exec((await look()).text) ?? [];
    return read(url, { method: "POST", body: new URLSearchParams({ interaction_id, ...form }) });
  }
  return {
    ...connection,
    url,
    handoff_code,
    look,
    post,
    /** Submits a form, and returns the resulting page. */
    submit: async (form: Record<string, string>) => {
      expect(await post(form)).toMatchObject({ status: 303 });
      await mock.advance(1000);
      return look();
    },
  };
}

/** Returns the tag of the input with an ID. */
export function inputIn(text: string, id: string): string {
  const start = text.indexOf(`<input id="${id}"`);
  return text.slice(start, text.indexOf(">", start) + 1);
}
