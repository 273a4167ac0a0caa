import { useQuery } from "@tanstack/react-query";
import type { ContractClient, schemas } from "cloud-browser-contract";
import { objectUrl } from "cloud-browser-contract/files";
import { queryOptions, streamOptions } from "cloud-browser-contract/query";
import { useCallback } from "react";
import { Files } from "./Files.js";
import { Status } from "./Status.js";

/** A session: its live view, a screenshot, its files and a log. */
export function Session({ client, browser }: { client: ContractClient; browser: schemas.Browser }) {
  const path = { id: browser.session_id };
  const screenshot = useQuery(queryOptions(client, "takeScreenshot", { path }));
  const logInput = { path, query: { source: "path" as const, path: "/home/user/crawl.log", follow: true } };
  const log = useQuery(streamOptions(client, "streamLogs", logInput, { maxEvents: 200 }));
  return (
    <section>
      <h2>{browser.name ?? browser.session_id}</h2>
      {browser.browser_live_view_url && <iframe title="Live view" src={browser.browser_live_view_url} />}
      <Status of={screenshot} text="Taking a screenshot…" />
      {screenshot.data && <Picture bytes={screenshot.data} alt="Screenshot" />}
      <Files client={client} path={path} />
      <h3>Log</h3>
      <Status of={log} text="Opening the log…" />
      <ol aria-label="Log">{log.data?.map(({ message }, index) => <li key={index}>{message}</li>)}</ol>
    </section>
  );
}

function Picture({ bytes, alt }: { bytes: Blob; alt: string }) {
  const show = useCallback((image: HTMLImageElement) => {
    const { url, revoke } = objectUrl(bytes);
    image.src = url;
    return revoke;
  }, [bytes]);
  return <img alt={alt} ref={show} width={320} />;
}
