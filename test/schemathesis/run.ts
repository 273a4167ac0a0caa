/**
 * Has schemathesis ask a mock whatever the contract allows and forbids: by the examples, at the edges of every schema,
 * at random, and along the links. It is written in Python; CONTRIBUTING says how to install it.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { startMock } from "../../src/mock/index.js";

const { SCHEMATHESIS = "schemathesis" } = process.env;
const folder = "test/schemathesis";
const token = "the-only-token";

const mock = await startMock({ token });
try {
  const target = ["--url", mock.url, "--header", `Authorization: Bearer ${token}`];
  const run = ["run", "openapi.yaml", ...target, "--continue-on-failure", "--no-color"];
  const env = { ...process.env, SCHEMATHESIS_HOOKS: "hooks", PYTHONPATH: folder };
  const [code] = await once(spawn(SCHEMATHESIS, ["--config-file", `${folder}/schemathesis.toml`, ...run], { env, stdio: "inherit" }), "exit") as [number | null];
  process.exitCode = code ?? 1;
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  console.error(`There is no ${SCHEMATHESIS}. Install it: pip install -r ${folder}/requirements.txt`);
  process.exitCode = 1;
} finally {
  await mock.close();
}
