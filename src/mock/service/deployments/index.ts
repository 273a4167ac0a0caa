/** Deployments: the code of apps on its way to run. Nothing of it is ever run. */
import type { Deployment } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import type { Apps } from "../apps.js";
import { type Area, atStart, type World } from "../base/area.js";
import { newId } from "../base/collection.js";
import { has, isFound } from "../base/search.js";
import { readCode } from "./code.js";
import { createDeploymentStore, type Plan } from "./store.js";

type Operation
  = | "createDeployment" | "listDeployments" | "getDeployment" | "deleteDeployment" | "streamDeploymentEvents";

export function createDeployments(world: World, apps: Apps) {
  const { clock, defaults, shown } = world;
  const deployments = createDeploymentStore(world, apps);

  function checkIsNew({ app, version, force }: Plan): void {
    if (force || !apps.peek(app, version)) return;
    const way = "Give another version, or force to replace it.";
    throw new HttpError(400, [`version: the app ${app} has a version ${version} already. ${way}`]);
  }

  return {
    handlers: {
      async createDeployment({ body }) {
        const { force, region, env_vars = {} } = body as typeof body & Plan & Pick<Deployment, "region">;
        const version = (body.version || defaults("createDeployment").version) as string; // empty, it is left out
        const { provenance, ...code } = await readCode(body);
        const plan = { version, force, ...code };
        checkIsNew(plan);
        const deployment: Deployment = {
          id: newId("dp"),
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
          throw new HttpError(400, ["app_version goes with app_name only."]);
        }
        const isAsked = apps.isMeant(app_version);
        const { entries, headers } = deployments.kept.page(paging, (deployment) =>
          has(deployment, { app: app_name })
          && isAsked(deployment.app, deployment.version)
          && isFound(deployment, query, deployment.app));
        return { status: 200, headers, body: entries.map((deployment) => deployment.shown) };
      },
      getDeployment: ({ path }) => ({ status: 200, body: deployments.kept.get(path.id).shown }),
      deleteDeployment({ path }) {
        deployments.stop(deployments.kept.get(path.id));
        return { status: 204 };
      },
      streamDeploymentEvents: ({ path, query }) => deployments.kept.get(path.id).progress.follow(query.since),
    },
    async seed() {
      for (const deployment of await atStart(shown("listDeployments"), shown("createDeployment"))) {
        const { app_name: app, version } = apps.broughtBy(deployment.id) ?? {};
        deployments.add(deployment, { app, version });
      }
    },
    clear() {
      for (const { progress } of deployments.kept.all()) progress.end();
      deployments.kept.clear();
    },
  } satisfies Area<Operation>;
}
