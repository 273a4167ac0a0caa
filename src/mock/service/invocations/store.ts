/** The invocations, and how each gets on by itself until it succeeds or fails. */
import type { Invocation, InvocationEvent, InvocationRequest } from "../../../../generated/openapi.js";
import type { Apps } from "../apps.js";
import type { World } from "../base/area.js";
import { type Collection, createCollection, newId } from "../base/collection.js";
import { createProgress, type Progress } from "../base/progress.js";
import { readPlan } from "./plan.js";

export interface StoredInvocation {
  readonly id: string;
  /** The deployment whose action it runs, if that is known. */
  readonly deployment: string | undefined;
  /** What is shown of it. It is replaced, and never changed. */
  shown: Invocation;
  readonly progress: Progress<InvocationEvent>;
}

export interface Invocations {
  kept: Collection<StoredInvocation>;
  /** Adds one that stays as it is. When it has succeeded, its action gives the same output again. */
  add(invocation: Invocation): StoredInvocation;
  /**
   * Starts an action.
   *
   * @throws {HttpError} With 404 when there is no such action; with 400 when its payload is not JSON.
   */
  start(request: InvocationRequest): StoredInvocation;
  /** Ends one that has not ended yet. */
  end(invocation: StoredInvocation, how: Pick<Invocation, "status" | "status_reason" | "output">): void;
  clear(): void;
}

/** How long each step takes, in milliseconds. */
const step = 150;

export function createInvocationStore({ clock, budget }: World, apps: Apps): Invocations {
  const kept = createCollection<StoredInvocation>("invocation", budget);
  /** What the actions give that were there at the start. Others give back their payload. */
  const outputs = new Map<string, string>();

  function append(invocation: Invocation): StoredInvocation {
    const progress = createProgress<InvocationEvent>(clock, () => {
      return { event: "invocation_state", timestamp: clock.timestamp(), invocation: stored.shown };
    });
    const deployment = apps.peek(invocation.app_name, invocation.version)?.deployment;
    const stored: StoredInvocation = { id: invocation.id, deployment, shown: invocation, progress };
    return kept.add(stored);
  }

  const invocations: Invocations = {
    kept,
    add(invocation) {
      const stored = append(invocation);
      if (isOver(stored)) stored.progress.end();
      if (invocation.output !== undefined) outputs.set(nameOf(invocation), invocation.output);
      return stored;
    },
    start({ app_name, version: asked, action_name, payload, async: isAsync, async_timeout_seconds = 0 }) {
      const { version } = apps.find(app_name, asked, action_name);
      const { sleep, fail } = readPlan(payload);
      const action = { app_name, version, action_name, ...payload !== undefined && { payload } };
      const times = { started_at: clock.timestamp(), finished_at: null };
      const invocation = append({ id: newId("iv"), status: "queued", ...action, ...times });
      const { progress } = invocation;
      progress.later(step, () => {
        invocation.shown = { ...invocation.shown, status: "running" };
        progress.tellState();
        progress.log(`The action ${action_name} starts.`);
        progress.later(step + (isAsync ? sleep : 0), () => {
          progress.log(`The action ${action_name} has ended.`);
          if (fail !== undefined) return invocations.end(invocation, { status: "failed", status_reason: fail });
          const output = outputs.get(nameOf(action)) ?? payload ?? "null";
          invocations.end(invocation, { status: "succeeded", output });
        });
      });
      if (isAsync) {
        const status_reason = `The action took longer than ${async_timeout_seconds} seconds.`;
        progress.later(async_timeout_seconds * 1000, () => {
          invocations.end(invocation, { status: "failed", status_reason });
        });
      }
      return invocation;
    },
    end(invocation, how) {
      invocation.shown = { ...invocation.shown, ...how, finished_at: clock.timestamp() };
      invocation.progress.end();
    },
    clear() {
      for (const invocation of kept.all().filter((one) => !isOver(one))) {
        invocations.end(invocation, { status: "failed", status_reason: "The mock was reset." });
      }
      kept.clear();
      outputs.clear();
    },
  };
  return invocations;
}

export function isOver({ shown }: StoredInvocation): boolean {
  return shown.status === "succeeded" || shown.status === "failed";
}

/** What an action is known by, in every version of its app. */
function nameOf({ app_name, action_name }: Pick<Invocation, "app_name" | "action_name">): string {
  return JSON.stringify([app_name, action_name]);
}
