/** The component is rendered to a stream, after the rest of the page. */
import { Suspense } from "react";
import { renderToReadableStream } from "react-dom/server";
import { expect, it } from "vitest";
import { Sessions } from "./Server.tsx";

it("the page is sent before the API answers, and the sessions follow", async () => {
  const stream = await renderToReadableStream(<main><Suspense fallback="Loading…"><Sessions /></Suspense></main>);
  const chunks = [];
  for await (const chunk of stream.pipeThrough(new TextDecoderStream())) chunks.push(chunk);
  expect(chunks[0]).toContain("Loading…");
  expect(chunks[0]).not.toContain("price-check");
  expect(chunks.slice(1).join("")).toContain("<li>price-check</li>");
});
