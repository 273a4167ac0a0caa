/** Checks a request to run a command, and makes the steps of the process. */
import { byteLength } from "../../../bytes.js";
import type { ExecProcessRequest } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import { isDirectory } from "../../model/files/node.js";
import { findProgram, type Installed } from "./programs/index.js";
import { lookUpPath, type ProcessSteps, type WorkingDirectory } from "./steps.js";

/** The limit of Linux for arguments, in bytes (execve(2)): each takes a terminator and an address besides its text. */
const maxArgumentBytes = 2 ** 21;
const bytesPerArgument = 9;

/** A user name, as useradd(8) accepts it. Each user has a home directory below `/home`. */
const userNamePattern = /^[a-z_][a-z0-9_-]{0,31}$/;

/**
 * Creates the steps of a command. The default working directory is the root.
 *
 * @param installed The programs that can run. By default, the simulated ones.
 * @throws {HttpError} With 400 if the command, the working directory or the user does not exist, or the command cannot
 *   be started.
 */
export function createSteps(
  { command, args = [], cwd: path, ...request }: ExecProcessRequest,
  root: WorkingDirectory["root"],
  installed?: Installed,
): ProcessSteps {
  const refuse = (violation: string) => new HttpError(400, [violation]);
  const { as_user, as_root, timeout_sec } = request;
  if (typeof as_user === "string" && as_root) throw refuse("as_user cannot be combined with as_root.");
  if ((timeout_sec ?? 0) < 0) throw refuse("timeout_sec must not be negative.");
  if (args.reduce((size, text) => size + byteLength(text) + bytesPerArgument, 0) > maxArgumentBytes) {
    throw refuse(`args must take less than ${maxArgumentBytes} bytes, ${bytesPerArgument} for each besides its text.`);
  }
  const withNul = args.findIndex((text) => text.includes("\0"));
  if (withNul >= 0) throw refuse(`args[${withNul}] must not contain a NUL character.`);

  const top = { root, directory: "/" };
  const found = lookUpPath(top, path ?? "/");
  if (found.problem !== undefined || !isDirectory(found.node)) throw refuse(`cwd: there is no directory ${path}.`);
  if (typeof as_user === "string" && !isUser(as_user, top)) throw refuse(`as_user: there is no user ${as_user}.`);
  const cwd = { root, directory: found.path.text };
  return programOf(command, cwd, installed)(args, cwd);
}

function isUser(name: string, top: WorkingDirectory): boolean {
  if (name === "root") return true;
  const home = userNamePattern.test(name) ? lookUpPath(top, `/home/${name}`) : undefined;
  return home?.problem === undefined && isDirectory(home?.node);
}

function programOf(command: string, cwd: WorkingDirectory, installed: Installed | undefined) {
  const refuse = (violation: string) => new HttpError(400, [violation]);
  if (command.trim() === "") throw refuse("command must not be empty.");
  if (command.includes("\0")) throw refuse("command must not contain a NUL character.");
  const program = findProgram(command, cwd, installed);
  if (program === "missing") {
    throw refuse(`command: there is no ${command.includes("/") ? "file" : "program"} ${command}.`);
  }
  if (program === "directory") throw refuse(`command: ${command} is a directory.`);
  if (program === "not executable") {
    throw refuse(`command: ${command} is not executable. Set its mode to 755 first.`);
  }
  return program;
}
