/** What the contract promises of the pages of every list. */
import { type Expectation, sequence, type Sequence, type Step } from "./sequence.js";

/** Which page of a list is requested. */
interface Page {
  limit?: number;
  offset?: number;
}

/**
 * Creates the sequence that pages through a list. The order of the entries does not matter.
 *
 * @param list Creates the step that lists the created entries, and no others.
 * @param create Creates the step that creates an entry, with a name.
 */
export function pages(
  list: (page: Page, expectation: Expectation) => Step,
  create: (as: string, name: string) => Step,
): Sequence {
  return sequence(
    "`X-Has-More` says whether there is another page, and `X-Next-Offset` where it starts.",
    ...["a", "b", "c"].map((as) => create(as, `{run}-${as}`)),
    list({ limit: 2 }, {
      as: "first",
      shows: [{}, {}],
      headers: { "X-Limit": "2", "X-Offset": "0", "X-Has-More": "true", "X-Next-Offset": "2" },
    }),
    list({ limit: 2, offset: 2 }, {
      as: "last",
      shows: [{}],
      headers: { "X-Limit": "2", "X-Offset": "2", "X-Has-More": "false", "X-Next-Offset": "0" },
      proves: "Offset of the next page. 0 on the last page.",
    }),
    list({ limit: 3 }, {
      shows: [{ id: "{first.0.id}" }, { id: "{first.1.id}" }, { id: "{last.0.id}" }],
      headers: { "X-Has-More": "false", "X-Next-Offset": "0" },
      proves: "A page has up to `limit` entries and starts at `offset`.",
    }),
    list({ offset: 3 }, {
      shows: [],
      headers: { "X-Has-More": "false" },
      proves: "An offset past the end returns an empty page.",
    }),
  );
}
