/** What a request to run a command has to say, and the steps that come of it. */
import type { ExecProcessRequest } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import { isDirectory } from "../files/node.js";
import { findProgram } from "./programs/index.js";
import { lookUp, type Run, type Surroundings } from "./steps.js";

/** What Linux takes of a command, in bytes (execve(2)): each argument has an end and an address besides its text. */
const longest = 2 ** 21;
const perArgument = 9;

/** A name of a user, as useradd(8) has it. Each has a home directory below `/home`. */
const userName = /^[a-z_][a-z0-9_-]{0,31}$/;

/**
 * Gives the steps of a command. Where it does not say in which directory it runs, that is the root.
 *
 * @throws {HttpError} With 400 when the command, the working directory or the user is not there, or the command cannot
 *   be started.
 */
export function startOf({ command, args = [], cwd, ...request }: ExecProcessRequest, root: Surroundings["root"]): Run {
  const refuse = (violation: string) => new HttpError(400, [violation]);
  const { as_user, as_root, timeout_sec } = request;
  if (typeof as_user === "string" && as_root) throw refuse("as_user cannot be given together with as_root.");
  if ((timeout_sec ?? 0) < 0) throw refuse("timeout_sec must not be negative.");
  if (args.reduce((size, text) => size + Buffer.byteLength(text) + perArgument, 0) > longest) {
    throw refuse(`args must take less than ${longest} bytes, ${perArgument} for each besides its text.`);
  }
  const withNul = args.findIndex((text) => text.includes("\0"));
  if (withNul >= 0) throw refuse(`args[${withNul}] must not contain a NUL character.`);

  const top = { root, directory: "/" };
  const found = lookUp(top, cwd ?? "/");
  if (found.problem !== undefined || !isDirectory(found.node)) throw refuse(`cwd: there is no directory ${cwd}.`);
  if (typeof as_user === "string" && !isUser(as_user, top)) throw refuse(`as_user: there is no user ${as_user}.`);
  const surroundings = { root, directory: found.path.text };
  return programOf(command, surroundings)(args, surroundings);
}

function isUser(name: string, top: Surroundings): boolean {
  if (name === "root") return true;
  const home = userName.test(name) ? lookUp(top, `/home/${name}`) : undefined;
  return home?.problem === undefined && isDirectory(home?.node);
}

function programOf(command: string, surroundings: Surroundings) {
  const refuse = (violation: string) => new HttpError(400, [violation]);
  if (command.trim() === "") throw refuse("command must not be empty.");
  if (command.includes("\0")) throw refuse("command must not contain a NUL character.");
  const program = findProgram(command, surroundings);
  if (program === "missing") throw refuse(`command: there is no file ${command}.`);
  if (program === "directory") throw refuse(`command: ${command} is a directory.`);
  if (program === "not executable") {
    throw refuse(`command: ${command} is not executable. Give it the mode 755 first.`);
  }
  return program;
}
