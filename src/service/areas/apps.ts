/** Apps: their deployed versions, and the actions of each version. */
import type { AppVersionSummary } from "../../../generated/openapi.js";
import { HttpError } from "../../server/http-error.js";
import type { Area, AreaContext } from "../base/area.js";
import { createCollection } from "../base/collection.js";
import { matchesAll, matchesQuery } from "../base/search.js";

/** What other areas do with apps. */
export interface Apps {
  /** Finds a version of an app. Returns undefined if there is none. */
  peek: (app: string, version: string) => AppVersionSummary | undefined;
  /**
   * Creates the predicate for a requested version. `latest`, the contract's default, means the newest version of
   * an app, unless the app has a version of that name.
   */
  isMeant: (version: string | undefined) => (app: string | undefined, own: string | undefined) => boolean;
  /**
   * Finds the version of an app that has an action. For `latest`, see `isMeant`.
   *
   * @throws {HttpError} With 404 if there is no such app, version or action.
   */
  find: (app: string, version: string, action: string) => AppVersionSummary;
  /** Returns the version that a deployment released; undefined when there is none. */
  broughtBy: (deployment: string) => AppVersionSummary | undefined;
  /** Adds a version. It replaces the app's version of the same name. */
  release: (version: Omit<AppVersionSummary, "id">) => AppVersionSummary;
}

export function createApps({ random, budget, defaultsOf, exampleOf }: AreaContext) {
  const versions = createCollection<AppVersionSummary>("app version", budget);
  const { version: latest } = defaultsOf("createInvocation");

  const peek = (app: string, version: string) =>
    versions.all().find((one) => matchesAll(one, { app_name: app, version }));
  /** The version that `latest` means, by app. */
  function latestOfAll(): Map<string, string> {
    const found = new Map<string, string>();
    for (const { app_name, version } of versions.all()) {
      if (found.get(app_name) !== latest) found.set(app_name, version);
    }
    return found;
  }
  function isMeant(version: string | undefined) {
    if (version === undefined) return () => true;
    if (version !== latest) return (_: unknown, own: string | undefined) => own === version;
    const latestOf = latestOfAll();
    return (app = "", own: string | undefined) => own !== undefined && own === (latestOf.get(app) ?? latest);
  }
  function notFound(message: string): never {
    throw new HttpError(404, [], message);
  }

  return {
    handlers: {
      listApps({ query: { app_name, version, query, ...paging } }) {
        const isAsked = isMeant(version);
        const { entries, headers } = versions.page(paging, (one) =>
          matchesAll(one, { app_name })
          && isAsked(one.app_name, one.version)
          && matchesQuery(one, query, one.app_name));
        return { status: 200, headers, body: entries };
      },
    },
    async seed() {
      for (const version of (await exampleOf("listApps") ?? []).reverse()) versions.add(version);
    },
    clear: () => versions.clear(),
    peek,
    isMeant,
    find(app, asked, action) {
      const version = asked === latest ? latestOfAll().get(app) ?? asked : asked;
      const found = peek(app, version);
      if (found?.actions.some(({ name }) => name === action)) return found;
      if (found) notFound(`There is no action ${action} in version ${version} of the app ${app}.`);
      if (versions.all().some(({ app_name }) => app_name === app)) {
        notFound(`There is no version ${version} of the app ${app}.`);
      }
      return notFound(`There is no app ${app}.`);
    },
    broughtBy: (deployment) => versions.all().find((one) => one.deployment === deployment),
    release(version) {
      const replaced = peek(version.app_name, version.version);
      if (replaced) versions.remove(replaced);
      return versions.add({ id: random.id("av"), ...version });
    },
  } satisfies Area<"listApps"> & Apps;
}
