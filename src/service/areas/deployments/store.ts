/** The deployments, and the progress of each until it runs or fails. */
import type { Deployment, DeploymentEvent, DeploymentStatus } from "../../../../generated/openapi.js";
import type { HttpError } from "../../../server/http-error.js";
import type { Apps } from "../apps.js";
import type { AreaContext } from "../../base/area.js";
import { type Collection, createCollection } from "../../base/collection.js";
import { createProgress, type Progress } from "../../base/progress.js";

/** What is deployed, which is not known for every initial deployment. */
interface DeployedVersion {
  readonly app: string | undefined;
  readonly version: string | undefined;
}

export interface StoredDeployment extends DeployedVersion {
  readonly id: string;
  /** The deployment as responses contain it. It is replaced, never changed. */
  resource: Deployment;
  readonly progress: Progress<DeploymentEvent>;
}

/** What to deploy. */
export interface DeploymentPlan {
  app: string;
  /** Names of its actions. */
  actions: string[];
  version: string;
  /** Whether the version replaces the one that the app already has. */
  force: boolean;
  /** Why it cannot run; undefined when it can. */
  problem: string | undefined;
}

export interface Deployments {
  collection: Collection<StoredDeployment>;
  /** Adds a deployment that makes no progress. */
  add(deployment: Deployment, what: DeployedVersion): StoredDeployment;
  /** Adds a deployment, and starts it. */
  start(deployment: Deployment, plan: DeploymentPlan): void;
  /** Stops a deployment, unless it has stopped or failed. */
  stop(deployment: StoredDeployment): void;
  /** Writes a line to the log of a deployment, unless it has stopped or failed. */
  log: (id: string, message: string) => void;
}

/** How long each step takes, in milliseconds. */
const stepMs = 200;

export function createDeploymentStore({ clock, budget }: AreaContext, apps: Apps): Deployments {
  const collection = createCollection<StoredDeployment>("deployment", budget);

  function change(deployment: StoredDeployment, status: DeploymentStatus, status_reason?: string): void {
    const reason = status_reason !== undefined && { status_reason };
    deployment.resource = { ...deployment.resource, status, ...reason, updated_at: clock.timestamp() };
    if (hasEnded(deployment)) deployment.progress.end();
    else deployment.progress.publishState();
  }

  function publishVersion({ id, progress }: StoredDeployment): void {
    const brought = apps.broughtBy(id);
    if (!brought) return;
    const { deployment: _, ...version } = brought;
    progress.publish({ event: "app_version_summary", timestamp: clock.timestamp(), ...version });
  }

  function run(deployment: StoredDeployment, { app, actions, version, force, problem }: DeploymentPlan): void {
    if (problem !== undefined) return change(deployment, "failed", problem);
    if (!force && apps.peek(app, version)) { // another deployment was faster
      return change(deployment, "failed", `The app ${app} already has a version ${version}.`);
    }
    const { id, region, env_vars = {} } = deployment.resource;
    try {
      const named = actions.map((name) => ({ name }));
      apps.release({ app_name: app, version, region, deployment: id, actions: named, env_vars });
    } catch (error) { // no request is waiting that could report the error
      return change(deployment, "failed", (error as HttpError).summary);
    }
    publishVersion(deployment); // first, since clients stop listening once it is running
    change(deployment, "running");
  }

  /** @param problem Why it will fail, which counts from the start: later, no request is waiting. */
  function add(deployment: Deployment, { app, version }: DeployedVersion, problem?: string): StoredDeployment {
    const progress = createProgress<DeploymentEvent>(clock, () => {
      return { event: "deployment_state", timestamp: clock.timestamp(), deployment: stored.resource };
    });
    const stored: StoredDeployment = { id: deployment.id, app, version, resource: deployment, progress };
    publishVersion(stored);
    if (hasEnded(stored)) progress.end();
    return collection.add(stored, problem);
  }

  return {
    collection,
    add,
    start(deployment, plan) {
      const stored = add(deployment, plan, plan.problem);
      const { progress } = stored;
      progress.later(stepMs, () => {
        change(stored, "in_progress");
        progress.log(`Reading the code of ${plan.app}.`);
        progress.later(stepMs, () => {
          progress.log("Installing the packages.");
          progress.later(stepMs, () => run(stored, plan));
        });
      });
    },
    stop(deployment) {
      if (!hasEnded(deployment)) change(deployment, "stopped");
    },
    log: (id, message) => collection.peek(id)?.progress.log(message),
  };
}

function hasEnded({ resource }: StoredDeployment): boolean {
  return resource.status === "stopped" || resource.status === "failed";
}
