/** Bytes of the contract: shown if a page can show them, and saved as a file. */
import { useEffect, useState } from "preact/hooks";
import { askApi } from "../mock.js";

/** How many bytes of a text are shown. */
const maxTextBytes = 65_536;

interface Loaded {
  url: string;
  type: string;
  size: number;
  /** The start of a text. */
  text?: string;
  problem?: string;
}

export function Bytes({ path }: { path: string }) {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const ending = new AbortController();
    let url = "";
    setLoaded(undefined);
    load(path, ending.signal).then((next) => {
      url = next.url;
      setLoaded(next);
    }, (error: unknown) => {
      if (!ending.signal.aborted) setLoaded({ url: "", type: "", size: 0, problem: (error as Error).message });
    });
    return () => {
      ending.abort();
      URL.revokeObjectURL(url);
    };
  }, [path]);
  if (!loaded) return <p class="quiet">Loading …</p>;
  const { url, type, size, text, problem } = loaded;
  if (problem !== undefined) return <p class="wrong">{problem}</p>;
  const [plain = "", search] = path.split("?");
  const name = (new URLSearchParams(search).get("path") ?? plain).split("/").at(-1) ?? "";
  return (
    <>
      <p class="actions">
        <a class="button" href={url} download={name}>Save</a>
        <span class="quiet">{size.toLocaleString("en")} bytes</span>
      </p>
      {type.startsWith("image/") && <img src={url} alt={name} />}
      {type.startsWith("video/") && <video src={url} controls aria-label={name} />}
      {text !== undefined && <pre tabIndex={0}>{text}</pre>}
      {text !== undefined && size > maxTextBytes
        && <p class="quiet">Only the first {maxTextBytes.toLocaleString("en")} bytes are shown.</p>}
    </>
  );
}

async function load(path: string, signal: AbortSignal): Promise<Loaded> {
  const blob = await (await askApi("GET", path, signal)).blob();
  const start = new Uint8Array(await blob.slice(0, maxTextBytes).arrayBuffer());
  const type = typeOf(start) ?? blob.type;
  const common = { url: URL.createObjectURL(blob), type, size: blob.size };
  const text = /^(image|video)\//.test(type) ? undefined : textOf(start, blob.size > maxTextBytes);
  return { ...common, ...text !== undefined && { text } };
}

/** Returns the type of an image that a page shows, by how it begins. A file of the service has no type. */
function typeOf(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (start === "\x89PNG") return "image/png";
  return start === "\xff\xd8\xff\xe0" || start === "\xff\xd8\xff\xe1" ? "image/jpeg" : undefined;
}

/** Returns a text; undefined if the bytes are none. */
function textOf(bytes: Uint8Array, isCut: boolean): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: isCut });
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}
