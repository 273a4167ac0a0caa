/** The deployments, and how each gets on by itself until it runs or fails. */
import type { Deployment, DeploymentEvent, DeploymentStatus } from "../../../../generated/openapi.js";
import type { HttpError } from "../../../server/http-error.js";
import type { Apps } from "../apps.js";
import type { World } from "../base/area.js";
import { type Collection, createCollection } from "../base/collection.js";
import { createProgress, type Progress } from "../base/progress.js";

/** What a deployment deploys, which is not known of every one that is there at the start. */
interface Known {
  readonly app: string | undefined;
  readonly version: string | undefined;
}

export interface StoredDeployment extends Known {
  readonly id: string;
  /** What is shown of it. It is replaced, and never changed. */
  shown: Deployment;
  readonly progress: Progress<DeploymentEvent>;
}

/** What is to be deployed. */
export interface Plan {
  app: string;
  /** Names of its actions. */
  actions: string[];
  version: string;
  /** Whether the version replaces the one that the app already has. */
  force: boolean;
  /** Why it cannot run; nothing when it can. */
  problem: string | undefined;
}

export interface Deployments {
  kept: Collection<StoredDeployment>;
  /** Adds one that stays as it is. */
  add(deployment: Deployment, what: Known): StoredDeployment;
  /** Adds one that gets on by itself. */
  start(deployment: Deployment, plan: Plan): void;
  /** Stops one. When it has stopped or failed, it stays as it is. */
  stop(deployment: StoredDeployment): void;
}

/** How long each step takes, in milliseconds. */
const step = 200;

export function createDeploymentStore({ clock, budget }: World, apps: Apps): Deployments {
  const kept = createCollection<StoredDeployment>("deployment", budget);

  function change(deployment: StoredDeployment, status: DeploymentStatus, status_reason?: string): void {
    const reason = status_reason !== undefined && { status_reason };
    deployment.shown = { ...deployment.shown, status, ...reason, updated_at: clock.timestamp() };
    if (isOver(deployment)) deployment.progress.end();
    else deployment.progress.tellState();
  }

  function tellVersion({ id, progress }: StoredDeployment): void {
    const brought = apps.broughtBy(id);
    if (!brought) return;
    const { deployment: _, ...version } = brought;
    progress.tell({ event: "app_version_summary", timestamp: clock.timestamp(), ...version });
  }

  function run(deployment: StoredDeployment, { app, actions, version, force, problem }: Plan): void {
    if (problem !== undefined) return change(deployment, "failed", problem);
    if (!force && apps.peek(app, version)) { // another deployment was faster
      return change(deployment, "failed", `The app ${app} has a version ${version} already.`);
    }
    const { id, region, env_vars = {} } = deployment.shown;
    try {
      const named = actions.map((name) => ({ name }));
      apps.release({ app_name: app, version, region, deployment: id, actions: named, env_vars });
    } catch (error) { // nobody has asked just now, so that nobody could be told otherwise
      return change(deployment, "failed", (error as HttpError).summary);
    }
    tellVersion(deployment); // first: who waits for the deployment leaves when it is running
    change(deployment, "running");
  }

  function add(deployment: Deployment, { app, version }: Known): StoredDeployment {
    const progress = createProgress<DeploymentEvent>(clock, () => {
      return { event: "deployment_state", timestamp: clock.timestamp(), deployment: stored.shown };
    });
    const stored: StoredDeployment = { id: deployment.id, app, version, shown: deployment, progress };
    tellVersion(stored);
    if (isOver(stored)) progress.end();
    return kept.add(stored);
  }

  return {
    kept,
    add,
    start(deployment, plan) {
      const stored = add(deployment, plan);
      const { progress } = stored;
      progress.later(step, () => {
        change(stored, "in_progress");
        progress.log(`Reading the code of ${plan.app}.`);
        progress.later(step, () => {
          progress.log("Installing the packages.");
          progress.later(step, () => run(stored, plan));
        });
      });
    },
    stop(deployment) {
      if (!isOver(deployment)) change(deployment, "stopped");
    },
  };
}

function isOver({ shown }: StoredDeployment): boolean {
  return shown.status === "stopped" || shown.status === "failed";
}
