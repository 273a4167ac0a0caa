/** The invocations, and the progress of each until it succeeds or fails. */
import type { Invocation, InvocationEvent, InvocationRequest } from "../../../../generated/openapi.js";
import type { Apps } from "../apps.js";
import type { AreaContext } from "../../base/area.js";
import { type Collection, createCollection } from "../../base/collection.js";
import { createProgress, type Progress } from "../../base/progress.js";
import type { Deployments } from "../deployments/store.js";
import { readOutcome } from "./outcome.js";

export interface StoredInvocation {
  readonly id: string;
  /** The deployment of its action, if it is known. */
  readonly deployment: string | undefined;
  /** The invocation as responses contain it. It is replaced, never changed. */
  resource: Invocation;
  readonly progress: Progress<InvocationEvent>;
}

export interface Invocations {
  collection: Collection<StoredInvocation>;
  /** Adds an invocation that makes no progress. If it has an output, later runs of its action return the same. */
  add(invocation: Invocation): StoredInvocation;
  /**
   * Starts an action.
   *
   * @throws {HttpError} With 404 if there is no such action; with 400 if its payload is not JSON.
   */
  start(request: InvocationRequest): StoredInvocation;
  /** Ends a running invocation. */
  end(invocation: StoredInvocation, how: Pick<Invocation, "status" | "status_reason" | "output">): void;
  clear(): void;
}

/** How long each step takes, in milliseconds. */
const stepMs = 150;

/** @param logOf Writes a line to the log of a deployment. */
export function createInvocationStore(
  { clock, random, budget }: AreaContext,
  apps: Apps,
  logOf: Deployments["log"],
): Invocations {
  const collection = createCollection<StoredInvocation>("invocation", budget);
  /** The outputs of the initial actions. Other actions return their payload. */
  const outputs = new Map<string, string>();

  function append(invocation: Invocation): StoredInvocation {
    const progress = createProgress<InvocationEvent>(clock, () => {
      return { event: "invocation_state", timestamp: clock.timestamp(), invocation: stored.resource };
    });
    const deployment = apps.peek(invocation.app_name, invocation.version)?.deployment;
    const stored: StoredInvocation = { id: invocation.id, deployment, resource: invocation, progress };
    return collection.add(stored);
  }

  const invocations: Invocations = {
    collection,
    add(invocation) {
      const stored = append(invocation);
      if (hasEnded(stored)) stored.progress.end();
      if (invocation.output !== undefined) outputs.set(actionKey(invocation), invocation.output);
      return stored;
    },
    start({ app_name, version: asked, action_name, payload, async: isAsync, async_timeout_seconds = 0 }) {
      const { version } = apps.find(app_name, asked, action_name);
      const { sleepMs, failure } = readOutcome(payload);
      const action = { app_name, version, action_name, ...payload !== undefined && { payload } };
      const times = { started_at: clock.timestamp(), finished_at: null };
      const invocation = append({ id: random.id("iv"), status: "queued", ...action, ...times });
      const { progress, deployment } = invocation;
      const log = (message: string) => {
        progress.log(message);
        if (deployment !== undefined) logOf(deployment, message); // it has what all its invocations print
      };
      progress.later(stepMs, () => {
        invocation.resource = { ...invocation.resource, status: "running" };
        progress.publishState();
        log(`The action ${action_name} started.`);
        progress.later(stepMs + (isAsync ? sleepMs : 0), () => {
          log(`The action ${action_name} ended.`);
          if (failure !== undefined) return invocations.end(invocation, { status: "failed", status_reason: failure });
          const output = outputs.get(actionKey(action)) ?? payload ?? "null";
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
      invocation.resource = { ...invocation.resource, ...how, finished_at: clock.timestamp() };
      invocation.progress.end();
    },
    clear() {
      for (const invocation of collection.all().filter((one) => !hasEnded(one))) {
        invocations.end(invocation, { status: "failed", status_reason: "The mock was reset." });
      }
      collection.clear();
      outputs.clear();
    },
  };
  return invocations;
}

export function hasEnded({ resource }: StoredInvocation): boolean {
  return resource.status === "succeeded" || resource.status === "failed";
}

/** Identifies an action, in every version of its app. */
function actionKey({ app_name, action_name }: Pick<Invocation, "app_name" | "action_name">): string {
  return JSON.stringify([app_name, action_name]);
}
