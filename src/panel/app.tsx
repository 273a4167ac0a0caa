/** The frame of the page: its bar, and the part that the reader is in. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { setUpThemeButton } from "../docs/page/theme.js";
import { Faults } from "./faults/faults.js";
import { Message } from "./message.js";
import { Recording } from "./recording/recording.js";
import { Requests } from "./requests/requests.js";
import { parts, usePlace } from "./route.js";
import { State } from "./state/state.js";
import { type Known, useKnown } from "./store.js";
import { TokenForm } from "./token-form.js";

const titles = { requests: "Requests", state: "State", faults: "Faults", recording: "Recording" };

export function App() {
  const known = useKnown();
  const { part, rest } = usePlace();
  const { connection, settings } = known;
  useEffect(() => {
    document.title = `${titles[part]} · Mock of the cloud browser API`;
  }, [part]);
  return (
    <>
      <a class="skip" href="#main" onClick={skip}>Skip to the content</a>
      <Bar known={known} current={part} />
      <main id="main" tabIndex={-1}>
        {connection === "token" && <TokenForm refusal={known.refusal} />}
        {connection === "refused" && <p class="wrong" role="alert">{known.refusal}</p>}
        {settings && connection !== "token" && viewOf(part, rest, known)}
      </main>
      <Message />
    </>
  );
}

function viewOf(part: keyof typeof titles, rest: string, known: Known): ComponentChildren {
  switch (part) {
    case "requests": return <Requests known={known} />;
    case "state": return <State known={known} path={rest} />;
    case "faults": return <Faults known={known} given={rest} />;
    case "recording": return <Recording known={known} />;
  }
}

/** The fragment says where the reader is, so the link moves the focus by itself. */
function skip(event: Event): void {
  event.preventDefault();
  document.querySelector("main")?.focus();
}

function Bar({ known: { settings, connection }, current }: { known: Known; current: string }) {
  const theme = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (theme.current) setUpThemeButton(theme.current);
  }, []);
  const faults = settings?.overrides.length ?? 0;
  return (
    <header class="top">
      <a class="brand" href="#requests">Mock <span>of the cloud browser API</span></a>
      <nav aria-label="Parts of the page">
        {parts.map((part) => (
          <a key={part} href={`#${part}`} aria-current={part === current ? "page" : undefined}>
            {titles[part]}
            {part === "faults" && faults > 0 && <span class="count" aria-label={`, ${faults} on`}>{faults}</span>}
          </a>
        ))}
      </nav>
      <p class={`connection ${connection}`} role="status">{connectionText[connection]}</p>
      {settings?.docsUrl !== undefined && <a class="aside" href={settings.docsUrl}>Docs</a>}
      <button id="theme-button" type="button" ref={theme}><span></span></button>
    </header>
  );
}

const connectionText: Record<Known["connection"], string> = {
  connecting: "Connecting …",
  open: "Live",
  lost: "The mock does not answer. Trying again …",
  token: "Token needed",
  refused: "Refused",
};
