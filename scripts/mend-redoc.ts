/** What the docs need of Redoc and it has no setting for: its page is changed after it is written. */
import { firstView } from "./redoc/first-view.js";
import { links } from "./redoc/links.js";
import { samples } from "./redoc/samples.js";
import { search } from "./redoc/search.js";

/** A change of the page: what is found in it, wherever it is, becomes something else. */
export interface Mend {
  what: string;
  find: RegExp | string;
  put: string;
}

/** The Redoc that the changes are made for. They hang on its code, as the tests of the page hang on its markup. */
export const redocVersion = "3.0.1";

/**
 * Changes the page that Redoc has written.
 *
 * @throws When Redoc is another than the changes were made for, or has not what one of them changes.
 */
export function mendRedoc(html: string): string {
  const [, found = "another version"] = /Version: (\d\S*)/.exec(html) ?? [];
  if (found !== redocVersion) throw new Error(`Redoc was ${redocVersion} and is ${found}. ${advice}`);
  return [...links, ...samples, ...search, ...firstView].reduce((html, { what, find, put }) => {
    if (typeof find === "string" ? !html.includes(find) : !html.match(find)) {
      throw new Error(`Redoc has changed. This no longer fits: ${what} ${advice}`);
    }
    return html.replaceAll(find, put);
  }, html);
}

const advice = "Adapt scripts/redoc/ to it, or take out what it now does by itself; "
  + "then set redocVersion in scripts/mend-redoc.ts, and run npm run test:browser.";
