/** What is typed into the address bar of a real browser is opened as Chromium opens it. */
import { expect, it } from "vitest";
import { urlOf } from "../../src/browser/covers/address.js";

it.each([
  ["example.com", "https://example.com"], ["example.com:8080/a?b", "https://example.com:8080/a?b"],
  ["localhost:3000/a", "http://localhost:3000/a"], ["127.0.0.1", "http://127.0.0.1"], ["about:blank", "about:blank"],
  ["data:text/html,a b", "data:text/html,a b"], ["http://a", "http://a"],
  ["shoes & more", "https://www.google.com/search?q=shoes%20%26%20more"],
  ["3.14", "https://www.google.com/search?q=3.14"], ["note: a", "https://www.google.com/search?q=note%3A%20a"],
])("takes %s for %s", (text, url) => {
  expect(urlOf(text)).toBe(url);
});
