/** Switches a fault of an operation on: one of its declared responses, a delay, for all requests or some. */
import { useState } from "preact/hooks";
import type { PanelOperation } from "../../mock/panel/types.js";
import { submitted } from "../form.js";
import { put } from "../mock.js";
import { doAndSay } from "../message.js";

interface FormProps {
  operations: PanelOperation[];
  /** What the form begins with. */
  operation: string;
  status: string;
}

export function FaultForm({ operations, operation, status }: FormProps) {
  const [id, setId] = useState(operation);
  const examples = operations.find((one) => one.id === id)?.examples.filter((one) => /^\d/.test(one.status)) ?? [];
  const first = examples.find((one) => one.status === status) ?? examples.find((one) => one.status >= "400");
  return (
    <form class="fields" aria-label="Fault" onSubmit={submit}>
      <label>
        Operation
        <select name="operation" value={id} onChange={({ currentTarget }) => setId(currentTarget.value)}>
          {operations.map((one) => <option key={one.id}>{one.id}</option>)}
        </select>
      </label>
      <label>
        Response
        <select name="response" key={id}>
          <option value="">As usual</option>
          {examples.map((one) => (
            <option
              key={one.name}
              value={JSON.stringify({ status: Number(one.status), example: one.name })}
              selected={one === first}
            >{one.status} {one.name.replaceAll("_", " ")}
            </option>
          ))}
        </select>
      </label>
      <label>Delay in ms<input name="delay" type="number" min="0" max="2147483647" /></label>
      <label>Only the next … times<input name="times" type="number" min="1" placeholder="all" /></label>
      <label>Only one in …<input name="oneIn" type="number" min="1" placeholder="all" /></label>
      <label class="wide">
        Body, as JSON
        <textarea name="body" rows={2} spellcheck={false} placeholder="that of the response above" />
      </label>
      <button class="main">Switch on</button>
    </form>
  );

  function submit(event: SubmitEvent): void {
    const fields = submitted(event);
    void doAndSay(
      async () => put(`overrides/${encodeURIComponent(id)}`, overrideOf(fields)),
      `The fault of ${id} is on.`,
    );
  }
}

/**
 * Returns the override that a form describes.
 *
 * @throws {Error} If the body is no JSON.
 */
function overrideOf({ response = "", body = "", delay = "", times = "", oneIn = "" }: Record<string, string>): object {
  const { status, example } = JSON.parse(response || "{}") as { status?: number; example?: string };
  const hasBody = body.trim() !== "";
  return {
    ...status !== undefined && { status },
    ...hasBody && { body: jsonOf(body) },
    ...example !== undefined && !hasBody && { example },
    ...delay !== "" && { delay: Number(delay) },
    ...times !== "" && { times: Number(times) },
    ...oneIn !== "" && { chance: 1 / Number(oneIn) },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`The body is not JSON: ${(error as Error).message}`);
  }
}
