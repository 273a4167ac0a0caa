/** The suite of the login. It lacks: errors, in responses and in the stream; and what else a website may ask for. */
import { expect } from "vitest";
import { createKernel } from "../../sdk/call.js";
import { logIn } from "./login.js";
import type { Suite } from "./suite.js";

export const suite: Suite = {
  async "a user name and a password log in"({ url }) {
    expect(await logIn(createKernel(url), "shop.example.com", () => "ann")).toBe(true);
  },
  async "a second factor is asked for"({ url }) {
    const asked: string[] = [];
    const answer = (field: string) => {
      asked.push(field);
      return field === "code" ? "123456" : "ann+mfa@example.com";
    };
    expect(await logIn(createKernel(url), "shop.example.com", answer)).toBe(true);
    expect(asked).toHaveLength(3);
  },
  async "a wrong password fails"({ url }) {
    expect(await logIn(createKernel(url), "shop.example.com", () => "wrong")).toBe(false);
  },
};
