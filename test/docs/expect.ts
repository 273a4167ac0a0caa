/** Checks the output of samples against the examples of the contract. */
import { format } from "node:util";
import { expect } from "vitest";
import { exampleBytes } from "../../src/contract/index.js";
import type { OperationSample } from "./samples.js";

/** Expects the output of the first example, or of all examples if they are the events of a stream. */
export function expectPrinted({ response }: OperationSample, label: string, printed: string): void {
  const isCurl = label === "curl";
  const isRaw = isCurl || label === "Python";
  const text = isCurl ? printed.replace(/^HTTP[^]+?\r\n\r\n/, "") : printed;
  const examples = Object.values(response?.examples ?? {});
  switch (response?.mediaType) {
    case undefined: return expect(text).toBe("");
    case "application/json":
      return expect(text).toBe(isRaw ? JSON.stringify(examples[0]) : `${format(examples[0])}\n`);
    case "text/event-stream":
      if (label === "TypeScript") return expect(text).toBe(examples.map((event) => `${format(event)}\n`).join(""));
      return expect(text.match(/^data: .+/gm)).toEqual(examples.map((event) => `data: ${JSON.stringify(event)}`));
    default: {
      const bytes = exampleBytes(examples[0] as string);
      const shown = `${format(new Blob([bytes as BlobPart], { type: response?.mediaType ?? "" }))}\n`;
      return expect(text).toBe(isRaw ? Buffer.from(bytes).toString("latin1") : shown);
    }
  }
}
