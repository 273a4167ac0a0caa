/** The code of an app: where it comes from, and what it says of the app. */
import { posix } from "node:path";
import type { Deployment, SourceRepository } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import type { FormFile, OperationRequest } from "../../../operations.js";
import { isNowhere } from "../base/nowhere.js";
import { readUrl } from "../base/url.js";
import { longestPath } from "../files/file-path.js";
import { checksumOf, lookInto } from "./archive.js";

export interface Code {
  /** Name of the app. */
  app: string;
  /** Names of its actions: what is not known to have any has one. */
  actions: string[];
  /** What is shown of where it comes from. */
  provenance: Omit<Deployment, "id" | "status" | "region" | "created_at">;
  /** Why it cannot run; nothing when it can. */
  problem: string | undefined;
}

/** The action of an app whose code names none. */
const usualActions = ["main"];

type Form = OperationRequest<"createDeployment">["body"];

/**
 * Reads the code of a deployment.
 *
 * @throws {HttpError} With 400 when it comes in two ways, or from no URL of a repository; with 404 when the repository
 *   cannot be there.
 */
export async function readCode({ file, entrypoint_rel_path, source }: Form): Promise<Code> {
  if (!source) return readArchive(file as FormFile, entrypoint_rel_path as string);
  return readRepository(source);
}

async function readArchive(file: FormFile, entrypoint: string): Promise<Code> {
  const [found, source_checksum] = await Promise.all([lookInto(file, entrypoint), checksumOf(file)]);
  return {
    app: found?.name ?? nameOf(entrypoint),
    actions: found && found.actions.length > 0 ? found.actions : usualActions,
    provenance: { entrypoint_rel_path: entrypoint, source_type: "file", source_checksum },
    problem: found?.hasEntrypoint === false ? `The entrypoint ${entrypoint} is not in the archive.` : undefined,
  };
}

/** A repository is never asked: its name, or that of the directory, stands for the name of the app. */
function readRepository({ url, ref, path, entrypoint }: SourceRepository): Code {
  const repository = readUrl(url);
  if (!repository || repository.pathname.length >= longestPath) {
    throw new HttpError(400, ["source.url must be the URL of a repository."]);
  }
  if (path !== undefined && path.length >= longestPath) {
    throw new HttpError(400, [`source.path must be shorter than ${longestPath} characters.`]);
  }
  const { pathname, username, password } = repository;
  if (username || password) throw new HttpError(400, ["source.url must have no token in it: source.auth is for that."]);
  if (isNowhere(repository)) throw new HttpError(404, [], "There is no repository at source.url.");
  const from = { source_type: "github", source_url: url, source_ref: ref, ...path && { source_path: path } } as const;
  return {
    app: posix.basename(posix.join(pathname, path ?? ""), ".git") || nameOf(entrypoint),
    actions: usualActions,
    provenance: { entrypoint_rel_path: entrypoint, ...from },
    problem: undefined,
  };
}

function nameOf(entrypoint: string): string {
  return posix.parse(entrypoint).name || "app";
}
