/** The page of a login, as a program sees it: what it shows, and what its forms bring about. */
import { expect } from "vitest";
import { entered, enteredForCode, startConnection } from "./auth-support.js";

/** What a person enters first, by the names that the fields have on the page. */
export const person = { "field_values.username": entered.username, "field_values.password": entered.password };
/** What somebody enters whom the website asks for a code as well. */
export const personForCode = { ...person, "field_values.username": enteredForCode.username };

/** Gives a page, without the spaces that a browser does not show. */
export async function read(url: string, init: RequestInit = {}) {
  const { status, headers, ...response } = await fetch(url, { redirect: "manual", ...init }).then(async (response) =>
    ({ status: response.status, headers: response.headers, text: await response.text() }));
  return { status, headers, text: response.text.replace(/[^]*<body>/, "").replaceAll(/\s+/g, " ") };
}

/** Starts a login, and gives what a person does on its page. */
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
    /** Submits a form, and gives the page that comes of it. */
    submit: async (form: Record<string, string>) => {
      expect(await post(form)).toMatchObject({ status: 303 });
      await mock.advance(1000);
      return look();
    },
  };
}

/** The input with an ID. */
export function inputIn(text: string, id: string): string {
  const start = text.indexOf(`<input id="${id}"`);
  return text.slice(start, text.indexOf(">", start) + 1);
}
