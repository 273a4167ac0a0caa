/** Deployments of apps. Their code never runs. */
import type { Deployment } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import { assumed } from "../../base/assumed.js";
import type { Apps } from "../apps.js";
import { type Area, initialEntries, type AreaContext } from "../../base/area.js";
import { matchesAll, matchesQuery } from "../../base/search.js";
import { readCode } from "./code.js";
import { createDeploymentStore, type DeploymentPlan, type Deployments } from "./store.js";

type DeploymentOperationId
  = | "createDeployment" | "listDeployments" | "getDeployment" | "deleteDeployment" | "streamDeploymentEvents";

export function createDeployments(context: AreaContext, apps: Apps) {
  const { clock, random, defaultsOf, exampleOf } = context;
  const deployments = createDeploymentStore(context, apps);

  function checkIsNew({ app, version, force }: DeploymentPlan): void {
    if (force || !apps.peek(app, version)) return;
    const advice = "Use another version, or set force to replace it.";
    const violation = `version: the app ${app} already has a version ${version}. ${advice}`;
    throw assumed("version-taken", new HttpError(400, [violation]));
  }

  return {
    handlers: {
      async createDeployment({ body }) {
        const { force, region, env_vars = {} } = body as typeof body & DeploymentPlan & Pick<Deployment, "region">;
        const version = (body.version || defaultsOf("createDeployment").version) as string; // "" is as good as omitted
        const id = random.id("dp"); // drawn before it waits, so that it does not depend on what else happens meanwhile
        const { provenance, ...code } = await readCode(context.zip, body);
        const plan = { version, force, ...code };
        checkIsNew(plan);
        const deployment: Deployment = {
          id,
          status: "queued",
          region,
          env_vars: Object.fromEntries(Object.keys(env_vars).map((name) => [name, ""])),
          created_at: clock.timestamp(),
          updated_at: null,
          ...provenance,
        };
        deployments.start(deployment, plan);
        return { status: 201, body: deployment };
      },
      listDeployments({ query: { app_name, app_version, query, ...paging } }) {
        if (app_version !== undefined && app_name === undefined) {
          throw new HttpError(400, ["app_version needs app_name."]);
        }
        const isAsked = apps.isMeant(app_version);
        const { entries, headers } = deployments.collection.page(paging, (deployment) =>
          matchesAll(deployment, { app: app_name })
          && isAsked(deployment.app, deployment.version)
          && matchesQuery(deployment, query, deployment.app));
        return { status: 200, headers, body: entries.map((deployment) => deployment.resource) };
      },
      getDeployment: ({ path }) => ({ status: 200, body: deployments.collection.get(path.id).resource }),
      deleteDeployment({ path }) {
        deployments.stop(deployments.collection.get(path.id));
        return { status: 204 };
      },
      streamDeploymentEvents: ({ path, query }) => deployments.collection.get(path.id).progress.subscribe(query.since),
    },
    /** Writes a line to the log of a deployment. */
    log: deployments.log,
    async seed() {
      for (const deployment of await initialEntries(exampleOf("listDeployments"), exampleOf("createDeployment"))) {
        const { app_name: app, version } = apps.broughtBy(deployment.id) ?? {};
        deployments.add(deployment, { app, version });
      }
    },
    clear() {
      for (const { progress } of deployments.collection.all()) progress.end();
      deployments.collection.clear();
    },
  } satisfies Area<DeploymentOperationId> & Pick<Deployments, "log">;
}
