/**
 * A process that frees the browsers of a mock on other machines when the mock ends without doing so, such as by a kill.
 * It gets lines of JSON, `{ "url", "isFree" }`, and its input ends with the mock. It is JavaScript, because Node.js
 * runs it directly.
 */
import { createInterface } from "node:readline";

/** @type {Set<string>} */
const used = new Set();

createInterface({ input: process.stdin }).on("line", (line) => {
  const { url, isFree } = JSON.parse(line);
  if (isFree) used.delete(url);
  else used.add(url);
}).on("close", async () => {
  await Promise.allSettled([...used].map(free));
});

/**
 * Ends a session of a Selenium Grid, ends a ChromeDriver, or closes the pages of a browser. What a page has stored is
 * removed before the browser is used again.
 *
 * @param {string} url Of the session, of the driver's `/shutdown`, or the DevTools address.
 */
async function free(url) {
  if (url.includes("/session/")) return fetch(url, { method: "DELETE" });
  if (url.endsWith("/shutdown")) return fetch(url);
  const pages = await (await fetch(`${url}/json/list`)).json();
  await fetch(`${url}/json/new`, { method: "PUT" });
  for (const { id, type } of pages) if (type === "page") await fetch(`${url}/json/close/${id}`);
}
