/** `npm start`: checks and builds everything, then serves the mock and the docs until Ctrl-C. */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import sirv from "sirv";
import { startMock } from "../src/mock/index.js";
import { checkPort, fail, host } from "./ports.js";

const root = fileURLToPath(new URL("../", import.meta.url));
const mockPort = await checkPort(4010).catch((error: Error) => fail(error.message));
const docsPort = await checkPort(4011).catch((error: Error) => fail(error.message));

for (const script of ["lint", "generate", "build", "docs"]) {
  const { status } = spawnSync("npm", ["run", script], { cwd: root, stdio: "inherit" });
  if (status !== 0) fail(`npm run ${script} failed; what it printed above says why.`);
}

const docs = createServer(sirv(`${root}dist/docs`, { dev: true })).listen(docsPort, host);
await once(docs, "listening");
const mock = await startMock({ port: mockPort, log: console.log });

console.log(`
Mock  ${mock.url}
Docs  http://${host}:${docsPort}

Try   curl -i ${mock.url}/browsers -H 'Authorization: Bearer any-token'
Ctrl-C ends both.
`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    void mock.close();
    docs.close();
    docs.closeAllConnections();
  });
}
