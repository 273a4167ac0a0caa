/** What the page knows of the mock, and keeps up to date. */
import { useEffect, useState } from "preact/hooks";
import type { PanelEvent, PanelOperation, PanelSettings, ShownRequest } from "../mock/panel/types.js";
import { readEvents, readOperations, Refusal } from "./mock.js";

/** What the page knows. */
export interface Known {
  /** Whether the mock tells what happens; `token` if it wants one first. */
  connection: "connecting" | "open" | "lost" | "token" | "refused";
  /** Why it refuses, if it does. */
  refusal: string;
  settings: PanelSettings | undefined;
  operations: PanelOperation[];
  /** The latest requests, newest first. */
  requests: ShownRequest[];
  /** How often something has changed. */
  changes: number;
}

const maxRequests = 1000;
const retryMs = 1000;
/** How long changes are collected before what exists is read again: tests may change it many times a second. */
const collectMs = 300;

const known: Known = {
  connection: "connecting", refusal: "", settings: undefined, operations: [], requests: [], changes: 0,
};
const listeners = new Set<() => void>();
let isScheduled = false;
let isChanging = false;

/** Shows what has changed, at most once for each frame. */
function notify(): void {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(() => {
    isScheduled = false;
    for (const listener of listeners) listener();
  });
}

/** Returns what the page knows, and renders a component again when that changes. */
export function useKnown(): Known {
  const [, render] = useState({});
  useEffect(() => {
    const listener = () => render({});
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  return known;
}

/** Connects to the mock, and stays connected until it wants a token. */
export async function connect(): Promise<void> {
  for (;;) {
    try {
      const events = await readEvents();
      known.operations = await readOperations();
      known.requests = []; // the events begin with all that there are
      known.connection = "open";
      for await (const event of events) take(event);
    } catch (error) {
      if (error instanceof Refusal) {
        const hadToken = known.connection === "token";
        known.connection = error.status === 401 ? "token" : "refused";
        known.refusal = error.status === 401 && !hadToken ? "" : error.message;
        return notify();
      }
    }
    known.connection = "lost";
    notify();
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}

function take(event: PanelEvent): void {
  switch (event.type) {
    case "settings":
      known.settings = event.settings;
      break;
    case "request":
      known.requests = [event.request, ...known.requests.slice(0, maxRequests - 1)];
      break;
    case "cleared":
      known.requests = [];
      noteChange();
      break;
    case "changed":
      return noteChange();
  }
  notify();
}

function noteChange(): void {
  if (isChanging) return;
  isChanging = true;
  setTimeout(() => {
    isChanging = false;
    known.changes++;
    notify();
  }, collectMs);
}
