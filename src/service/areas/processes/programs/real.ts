/** The programs of a session with a shell: those of the shell, and the executable files of the session. */
import type { ExecProcessRequest } from "../../../../../generated/openapi.js";
import type { OpenDisk } from "../../../model/files/disk.js";
import type { Commands } from "../../../ports/commands.js";
import { cat, tail } from "./files.js";
import type { Installed } from "./index.js";
import type { Program } from "../steps.js";

/** The default user of a process: the one whose home directory every session has. */
const defaultUser = "user";

/** Returns a simulated program that prints its input as it arrives: the shell would print it only at the end. */
function streamingProgram(name: string, args: string[]): Program | undefined {
  if (name === "cat" && args.length === 0) return cat;
  return name === "tail" && args.includes("-f") ? tail : undefined;
}

/** Creates the programs that a request can name. */
export function createInstalled(commands: Commands, disk: OpenDisk, request: ExecProcessRequest): Installed {
  const { env = {}, as_user, as_root } = request;
  const user = as_root ? "root" : as_user ?? defaultUser;

  function program(name: string): Program {
    return function* (args, cwd) {
      const { directory } = cwd;
      const lasting = streamingProgram(name, args);
      if (lasting) return yield* lasting(args, cwd);
      yield { run: (surface) => commands.run(disk, { argv: [name, ...args], directory, env, user }, surface) };
      return 0;
    };
  }

  return {
    get: (name) => commands.knows(name) ? program(name) : undefined,
    other: () => "missing",
    file: program,
  };
}
