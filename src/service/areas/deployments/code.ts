/** The code of an app: where it comes from, and the names in it. */
import posix from "path-browserify";
import type { FormFile } from "../../../../generated/bytes.js";
import type { Deployment, SourceRepository } from "../../../../generated/openapi.js";
import type { OperationRequest } from "../../../operations.js";
import { HttpError } from "../../../server/http-error.js";
import { assumed } from "../../base/assumed.js";
import { isUnresolvable, readUrl } from "../../base/url.js";
import type { Zip } from "../../base/zip.js";
import { maxPathBytes } from "../../model/files/file-path.js";
import { checksumOf, readAppArchive } from "./archive.js";

export interface AppCode {
  /** Name of the app. */
  app: string;
  /** Names of its actions. There is a default when none are known. */
  actions: string[];
  /** Where it comes from, as responses contain it. */
  provenance: Omit<Deployment, "id" | "status" | "region" | "created_at">;
  /** Why it cannot run; undefined when it can. */
  problem: string | undefined;
}

/** The actions of an app whose code names none. */
const defaultActions = ["main"];

type DeploymentForm = OperationRequest<"createDeployment">["body"];

/**
 * Reads the code of a deployment.
 *
 * @throws {HttpError} With 400 if the URL of the repository is invalid; with 404 if the repository cannot exist.
 */
export async function readCode(zip: Zip, { file, entrypoint_rel_path, source }: DeploymentForm): Promise<AppCode> {
  if (!source) return readArchive(zip, file as FormFile, entrypoint_rel_path as string);
  return readRepository(source);
}

async function readArchive(zip: Zip, file: FormFile, entrypoint: string): Promise<AppCode> {
  const [found, source_checksum] = await Promise.all([readAppArchive(zip, file, entrypoint), checksumOf(file)]);
  return {
    app: found?.name ?? appNameOf(entrypoint),
    actions: found && found.actions.length > 0 ? found.actions : defaultActions,
    provenance: { entrypoint_rel_path: entrypoint, source_type: "file", source_checksum },
    problem: found?.hasEntrypoint === false ? `The entrypoint ${entrypoint} is not in the archive.` : undefined,
  };
}

/** The mock does not contact the repository: the app gets the name of the repository, or of the directory in it. */
function readRepository({ url, ref, path, entrypoint }: SourceRepository): AppCode {
  const repository = readUrl(url);
  if (!repository || repository.pathname.length >= maxPathBytes) {
    throw new HttpError(400, ["source.url must be the URL of a repository."]);
  }
  if (path !== undefined && path.length >= maxPathBytes) {
    throw new HttpError(400, [`source.path must be shorter than ${maxPathBytes} characters.`]);
  }
  const { pathname, username, password } = repository;
  if (username || password) {
    const violation = "source.url must not contain credentials. Use source.auth.";
    throw assumed("password-in-url", new HttpError(400, [violation]));
  }
  if (isUnresolvable(repository)) throw new HttpError(404, [], "There is no repository at source.url.");
  const from = { source_type: "github", source_url: url, source_ref: ref, ...path && { source_path: path } } as const;
  return {
    app: posix.basename(posix.join(pathname, path ?? ""), ".git") || appNameOf(entrypoint),
    actions: defaultActions,
    provenance: { entrypoint_rel_path: entrypoint, ...from },
    problem: undefined,
  };
}

function appNameOf(entrypoint: string): string {
  return posix.parse(entrypoint).name || "app";
}
