/** Requests for the refusals that the contract only assumes, of sessions themselves, proxies, pools and apps. */
import { id, type Refusals, twins } from "./assumptions.support.js";
import type { Service } from "./support.js";

const profile = { name: "no-such-profile" };
const proxy = { name: "twin" };
const network = { proxy_routes: [{ hosts: ["example.com"], proxy }] };
const running = "iv2u6i1o9p5a3s8d4f7g0h2j";
const source = {
  type: "github", url: "https://github.com/example/price-watch", ref: "main", entrypoint: "main.ts",
} as const;

async function newSession({ client }: Service, body: object = {}) {
  return (await client.createBrowser({ body })).session_id;
}

const update = ({ client }: Service, id_or_name: string, body: object) =>
  client.updateBrowser({ path: { id_or_name }, body });

async function newPool({ client }: Service) {
  return { id_or_name: (await client.createBrowserPool({ body: { size: 1 } })).id };
}

const updatePool = async (service: Service, body: object) =>
  service.client.updateBrowserPool({ path: await newPool(service), body });

const acquire = async (service: Service, body: object) =>
  service.client.acquireBrowser({ path: await newPool(service), body });

const severalProxies = (send: (service: Service, path: { id_or_name: string }) => Promise<unknown>) => ({
  "several-with-the-name": async (service: Service) => {
    await twins(service);
    return send(service, { id_or_name: "twin" });
  },
});

export const resourceRefusals: Refusals = {
  createBrowser: {
    "name-taken": async (service) => await newSession(service, { name: "one" }) && newSession(service, { name: "one" }),
    "unknown-reference": (service) => newSession(service, { profile }),
    "several-with-the-name": async (service) => await twins(service) && newSession(service, { proxy }),
  },
  updateBrowser: {
    "name-taken": async (service) => {
      await newSession(service, { name: "one" });
      return update(service, await newSession(service), { name: "one" });
    },
    "second-profile": async (service) => {
      const { client } = service;
      const { id } = await client.createProfile({ body: {} });
      return update(service, await newSession(service, { profile: { id } }), { profile: { id } });
    },
    "unknown-reference": (service) => update(service, id, { proxy_id: "px0" }),
    "several-with-the-name": async (service) => await twins(service) && update(service, id, { proxy }),
  },
  downloadChromeStoreExtension: {
    "other-website": ({ client }) => client.downloadChromeStoreExtension({ query: { url: "https://example.com" } }),
  },
  createProxy: {
    "malformed-ca-bundle": ({ client }) =>
      client.createProxy({ body: { type: "custom", config: { host: "example.com", port: 80, ca_bundle: "none" } } }),
  },
  updateProxy: severalProxies(({ client }, path) => client.updateProxy({ path, body: { name: "other" } })),
  deleteProxy: severalProxies(({ client }, path) => client.deleteProxy({ path })),
  checkProxy: severalProxies(({ client }, path) => client.checkProxy({ path })),
  createBrowserPool: {
    "unknown-reference": ({ client }) => client.createBrowserPool({ body: { size: 1, profile } }),
    "several-with-the-name": async (service) =>
      await twins(service) && service.client.createBrowserPool({ body: { size: 1, network } }),
  },
  updateBrowserPool: {
    "unknown-reference": (service) => updatePool(service, { profile }),
    "several-with-the-name": async (service) => await twins(service) && updatePool(service, { network }),
  },
  acquireBrowser: {
    "name-taken": async (service) => await newSession(service, { name: "one" }) && acquire(service, { name: "one" }),
    "unknown-reference": (service) => acquire(service, { profile }),
  },
  releaseBrowser: {
    "not-leased": async (service) =>
      service.client.releaseBrowser({ path: await newPool(service), body: { session_id: id } }),
  },
  createDeployment: {
    "version-taken": ({ client }) => client.createDeployment({ body: { source, version: "1.2.0" } }),
    "password-in-url": ({ client }) =>
      client.createDeployment({ body: { source: { ...source, url: "https://ann:secret@github.com/example/shop" } } }),
  },
  streamDeploymentEvents: {
    "malformed-time": ({ client }) =>
      client.streamDeploymentEvents({ path: { id: "dp8r2t6y1u5i9o3p7a4s0d8f" }, query: { since: "now" } }),
  },
  listInvocations: { "malformed-time": ({ client }) => client.listInvocations({ query: { since: "now" } }) },
  updateInvocation: {
    "ended-invocation": async ({ client }) => {
      await client.updateInvocation({ path: { id: running }, body: { status: "failed" } });
      return client.updateInvocation({ path: { id: running }, body: { status: "failed" } });
    },
  },
  streamInvocationEvents: {
    "malformed-time": ({ client }) =>
      client.streamInvocationEvents({ path: { id: running }, query: { since: "now" } }),
  },
};
