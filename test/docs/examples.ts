/** Sends the examples of operations from the page. */
import { operation } from "../support/contract.js";

/**
 * The errors that earlier calls may cause, by operation and index of the example. Some causes take time, such as a
 * login, so on a slow machine the call may succeed.
 */
export const possibleErrors: Record<string, RegExp> = {
  "startReplay 1": /Stop it first/,
  "downloadDirZip 0": /There is no file or directory at .home.user.downloads/, // the new session has no downloads
  "startFileWatch 0": /There is no file or directory at .home.user.downloads/,
  "killProcess 1": /has exited already/,
  "createBrowserPool 1": /there is no profile shop-login/,
  "releaseBrowser 1": /is not leased from the pool/,
  "createAuthConnection 1": /there is no proxy frankfurt/,
  "startAuthLogin 1": /has a login in progress/,
  "submitAuthFields 0": /has no login that waits for input/,
  "submitAuthFields 1": /has no login that waits for input/,
  "updateInvocation 0": /has already succeeded/,
  "updateInvocation 1": /has already succeeded/,
};

/** What the page shows of a response. */
interface Outcome {
  status: string;
  text: string;
}

/** A page of Playwright or Puppeteer. */
interface AnyPage {
  evaluate(expression: string): Promise<unknown>;
}

/**
 * Sends every example of every operation, in the order of the page.
 *
 * @returns The operations, and the responses that are wrong: undeclared, or an error that no earlier call causes.
 */
export async function sendAll(page: AnyPage): Promise<{ ids: string[]; wrong: string[] }> {
  await page.evaluate(`(${keepCalls.toString()})()`);
  const ids = await page.evaluate('[...document.querySelectorAll(".entry.operation")].map(({ id }) => id)') as string[];
  const wrong: string[] = [];
  for (const id of ids) {
    const sent = await page.evaluate(`(${sendExamples.toString()})(${JSON.stringify({ id })})`) as Outcome[];
    for (const [example, { status, text }] of sent.entries()) {
      const expected = possibleErrors[`${id} ${example}`];
      const isDeclared = status in operation(id).responses;
      const isRight = isDeclared && (/^2/.test(status) || expected?.test(text) === true);
      if (!isRight) wrong.push(`${id} ${example}: ${status} ${text}`);
    }
  }
  return { ids, wrong };
}

/** In the page: removes everything that calls do not need, which halves the time in Chromium. */
export function keepCalls(): void {
  const others = "nav, .entry:not(.operation, #overview), .entry.operation > .text, .panel.response, .choice";
  for (const element of document.querySelectorAll(others)) element.remove();
}

/** In the page: sends the examples of an operation one after the other. Stops a stream once it is open. */
export async function sendExamples({ id, only }: { id: string; only?: string | undefined }) {
  const entry = document.getElementById(id) as HTMLElement;
  const call = entry.querySelector(".call") as HTMLDetailsElement;
  const until = async (condition: () => boolean) => {
    while (!condition()) await new Promise((resolve) => setTimeout(resolve, 4));
  };
  call.open = true;
  await until(() => call.querySelector("form") !== null);
  const form = call.querySelector("form") as HTMLFormElement;
  const [sendButton, stopButton] = form.querySelectorAll<HTMLButtonElement>(".actions button");
  const response = form.querySelector(".received") as HTMLElement;
  const list = entry.querySelector<HTMLSelectElement>(".request .pick select");
  const outcomes: Outcome[] = [];
  for (const example of only === undefined ? Array(list?.options.length ?? 1).keys() : [only]) {
    if (list) {
      list.value = String(example);
      list.dispatchEvent(new Event("change", { bubbles: true }));
    }
    sendButton?.click();
    await until(() => !form.hasAttribute("aria-busy") || response.querySelector(".log") !== null);
    if (form.hasAttribute("aria-busy")) stopButton?.click();
    await until(() => !form.hasAttribute("aria-busy"));
    outcomes.push({ status: response.dataset.status ?? "none", text: response.textContent });
  }
  return outcomes;
}
