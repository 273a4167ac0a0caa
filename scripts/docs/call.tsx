/** Where an operation is called: what opens to its fields, which a script makes of the data in it. */
import type { Place } from "../samples/types.js";
import { callDataOf } from "./call-data.js";
import { dataOf, useModel } from "./model.js";
import type { Operation } from "./types.js";

/** The place of the call of an operation, below its sample. */
export function Call({ place }: { place: Place & { operation: Operation } }) {
  const { follow } = useModel();
  const data = dataOf(callDataOf(place, follow));
  return (
    <details class="call">
      <summary>Try it</summary>
      <noscript>Calls need JavaScript.</noscript>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: data }} />
    </details>
  );
}
