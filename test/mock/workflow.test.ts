/** Whoever describes a workflow over the contract, in Arazzo, can run it on the mock as on the service. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import type { Mock } from "../../src/mock/index.js";
import { contentOf, session, startTestMock } from "../support/mock.js";

const run = promisify(execFile);
const workflow = "test/workflows/write-and-move.arazzo.yaml";
const oldPath = "/home/user/notes.txt";
const newPath = "/home/user/todo.txt";

/** Runs Redocly, and rejects when it does not exit with 0. It looks for no newer version. */
function redocly(command: string[], env: Record<string, string> = {}) {
  return run(process.execPath, ["node_modules/@redocly/cli/bin/cli.js", ...command], {
    env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", ...env },
  });
}

/** Runs the workflow. Its token goes by the environment, because everyone on a machine can read a command line. */
function respect({ url }: Mock) {
  const command = ["respect", workflow, "--server", `contract=${url}`];
  return redocly(command, { REDOCLY_CLI_RESPECT_INPUT: "token=any-token" });
}

it("the workflow has no problems", async () => {
  await redocly(["lint", workflow]);
});

it("the workflow runs on the mock, step by step", async () => {
  const mock = await startTestMock();
  await respect(mock);
  const body = { src_path: oldPath, dest_path: newPath };
  expect(mock.requests.map(({ operation, status, body }) => ({ operation, status, body }))).toEqual([
    { operation: "writeFile", status: 200, body: undefined },
    { operation: "movePath", status: 200, body },
    { operation: "movePath", status: 404, body },
  ]);
  expect(mock.file(session, oldPath)).toBeUndefined();
  expect(mock.file(session, newPath)).toMatchObject({ mode: "600" });
  expect(await contentOf(mock, newPath)).toBe("Remember the milk.\n");
});

it("the workflow fails at its first step on a mock with another token", async () => {
  const mock = await startTestMock({ token: "another" });
  await expect(respect(mock)).rejects.toMatchObject({ code: 1 });
  expect(mock.requests).toMatchObject([{ operation: "writeFile", status: 401 }]);
});

it("the workflow fails at its last step on a stateless mock", async () => {
  const mock = await startTestMock({ stateless: true });
  await expect(respect(mock)).rejects.toMatchObject({ code: 1 });
  expect(mock.requests).toMatchObject([{ status: 200 }, { status: 200 }, { operation: "movePath", status: 200 }]);
});
