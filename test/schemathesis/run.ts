/**
 * Runs schemathesis against a mock, with valid and invalid requests: from the examples, at the limits of every schema,
 * at random, and along the links. CONTRIBUTING says how to install schemathesis, which is written in Python.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { startMock } from "../../src/mock/index.js";

const { SCHEMATHESIS = "schemathesis" } = process.env;
const folder = "test/schemathesis";
const token = "the-only-token";

/**
 * Runs phases of schemathesis against a new mock, and returns the exit code.
 *
 * @param examples The number of examples of each operation, or of walks along the links.
 */
async function run(phases: string, examples: number): Promise<number> {
  const mock = await startMock({ token });
  const target = ["--url", mock.url, "--header", `Authorization: Bearer ${token}`];
  const how = ["--phases", phases, "--max-examples", `${examples}`, "--continue-on-failure", "--no-color"];
  const command = ["--config-file", `${folder}/schemathesis.toml`, "run", "generated/openapi.json", ...target, ...how];
  const env = { ...process.env, SCHEMATHESIS_HOOKS: "hooks", PYTHONPATH: folder };
  try {
    const [code] = await once(spawn(SCHEMATHESIS, command, { env, stdio: "inherit" }), "exit") as [number | null];
    return code ?? 1;
  } finally {
    await mock.close();
  }
}

try {
  process.exitCode = await run("examples,coverage,fuzzing", 10) || await run("stateful", 300);
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  console.error(`There is no ${SCHEMATHESIS}. Install it: pip install -r ${folder}/requirements.txt`);
  process.exitCode = 1;
}
