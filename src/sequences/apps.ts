/** What the contract promises of apps. */
import { app_name, deploy, hasStatus, listApps } from "./deploy.js";
import { sequence } from "./sequence.js";

export const apps = [
  sequence(
    "Returns a page of app versions, each with its actions. A version is listed once its deployment is running.",
    deploy("d", { env_vars: { SHOP_URL: "https://shop.example.com" } }),
    hasStatus("d", "running"),
    listApps({}, [{ app_name, version: "{run}", deployment: "{d.id}" }]),
    listApps({}, [{ actions: [{ name: "repeat" }, { name: "copy" }] }]),
    listApps({}, [{ env_vars: { SHOP_URL: "" } }], {
      proves: "The values of environment variables are never returned: each is an empty string.",
    }),
  ),
  sequence(
    "Only return app versions that match this text: part of the name of the app, ignoring case; or the full ID of an "
    + "app version.",
    deploy("d"),
    hasStatus("d", "running"),
    listApps({}, [{ deployment: "{d.id}" }], { as: "v", proves: "Only return this version." }),
    listApps({ query: "HOP-check" }, [{ id: "{v.0.id}" }]),
    listApps({ query: "{v.0.id}" }, [{ id: "{v.0.id}" }]),
    listApps({ query: "{run}" }, []),
    listApps({ version: "{run}-none" }, [], { proves: "Only return this version." }),
    listApps({ app_name }, [{ id: "{v.0.id}" }], { proves: "Only return versions of the app with this name." }),
    listApps({ app_name: "hop-check" }, [], { proves: "Only return versions of the app with this name." }),
    listApps({ offset: 1 }, [], { proves: "An offset past the end returns an empty page." }),
  ),
];
