/** What has changed the mock, as a file: saved, restored, and copied as a bug report. */
import { useState } from "preact/hooks";
import type { RestoreReport } from "../../mock/recording/types.js";
import { copy, doAndSay } from "../message.js";
import { ask } from "../mock.js";
import type { Known } from "../store.js";
import { bugReport } from "./bug-report.js";

export function Recording({ known }: { known: Known }) {
  const [report, setReport] = useState<RestoreReport>();
  const { settings, requests, operations } = known;
  return (
    <>
      <h1>Recording</h1>
      {settings?.isRecording
        ? (
            <p class="actions">
              <button type="button" class="main" onClick={() => void save()}>Save the recording</button>
            </p>
          )
        : <p>This mock does not record. Start it with <code>--record</code>, or <code>record: true</code>.</p>}
      <p class="actions">
        <label>
          Restore a recording
          <input type="file" accept=".har,.json,application/json" onChange={(event) => void restore(event)} />
        </label>
      </p>
      {report && <Report report={report} />}
      <h2>Bug report</h2>
      <p>The latest requests, what was wrong with them, and the faults that are on. Tokens are left out.</p>
      <p class="actions">
        <button type="button" onClick={() => void copy(bugReport(settings, requests, operations), "the bug report")}>
          Copy as a bug report
        </button>
      </p>
    </>
  );

  async function save(): Promise<void> {
    await doAndSay(async () => {
      const url = URL.createObjectURL(await (await ask("GET", "recording")).blob());
      Object.assign(document.createElement("a"), { href: url, download: "recording.har" }).click();
      setTimeout(() => URL.revokeObjectURL(url), 1000); // Safari reads it later
    }, "Saved recording.har.");
  }

  async function restore({ currentTarget }: { currentTarget: HTMLInputElement }): Promise<void> {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = ""; // the same file can be chosen again
    if (!file) return;
    setReport(undefined);
    await doAndSay(async () => {
      const response = await ask("PUT", "recording", { body: file });
      setReport(await response.json() as RestoreReport);
    }, `Restored ${file.name}.`);
  }
}

function Report({ report: { restored, unchanged, problems, isCut } }: { report: RestoreReport }) {
  return (
    <section aria-label="What was restored">
      <p>{restored} calls were made again; {unchanged} had changed nothing.</p>
      {isCut && <p class="warn">The file is cut off. What is complete until then was restored.</p>}
      {problems.length > 0 && (
        <ul>{problems.map(({ entry, request, why }) => <li key={entry}>Entry {entry}, {request}: {why}</li>)}</ul>
      )}
    </section>
  );
}
