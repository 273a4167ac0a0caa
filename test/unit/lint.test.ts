/** `openapi.yaml` passes the lint without an ignore file, and each house rule fires on a description that breaks it. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { type Node, yaml } from "../support/contract.js";

const run = promisify(execFile);
let folder: string;

beforeAll(async () => folder = await mkdtemp(join(tmpdir(), "contract-")));
afterAll(() => rm(folder, { recursive: true }));

/** Runs Redocly, and gives what it prints as JSON. */
async function redocly(...options: string[]): Promise<Node> {
  const command = ["node_modules/@redocly/cli/bin/cli.js", ...options, "--config", "redocly.yaml", "--format", "json"];
  const { stdout } = await run(process.execPath, command).catch((error: { stdout: string }) => error);
  return JSON.parse(stdout.slice(stdout.indexOf("{"))) as Node;
}

/** Lints the contract after a change to it, and gives the problems as `rule: message`. */
async function lint(change: (contract: Node) => void): Promise<string[]> {
  const changed = parse(yaml) as Node;
  change(changed);
  const file = join(folder, `${crypto.randomUUID()}.yaml`);
  await writeFile(file, stringify(changed, { aliasDuplicateObjects: false }));
  const { problems } = await redocly("lint", file);
  return [...new Set((problems as Node[]).map(({ ruleId, message }) => `${ruleId}: ${message}`))];
}

const forbidden = (contract: Node) => contract.components.responses.Forbidden as Node;
const move = (contract: Node) => contract.paths["/browsers/{id}/fs/move"].put as Node;
const schemas = (contract: Node) => contract.components.schemas as Node;

it("the contract has no problems, and no ignore file hides any", async () => {
  expect(await lint(() => {})).toEqual([]);
  expect(existsSync(".redocly.lint-ignore.yaml")).toBe(false);
});

it("the contract scores 90 or more", async () => {
  expect((await redocly("score", "openapi.yaml")).agentReadiness).toBeGreaterThanOrEqual(90);
});

describe.each<[string, string, (contract: Node) => void]>([
  ["error-responses-have-content", "An error response has a body.", (contract) => {
    delete forbidden(contract).content;
    delete contract.components.examples.PlanTooSmall;
  }],
  ["error-responses-are-json", "An error response is application/json, and nothing else.", (contract) => {
    const { content } = forbidden(contract);
    forbidden(contract).content = { "application/problem+json": content["application/json"] };
  }],
  ["error-responses-carry-error", "An error response carries the Error schema.", (contract) => {
    forbidden(contract).content["application/json"].schema.$ref = "#/components/schemas/ErrorDetail";
  }],
  ["error-responses-carry-error", "An error response carries the Error schema.", (contract) => {
    delete forbidden(contract).content["application/json"].schema;
  }],
  ...["400", "401", "500", "default"].map((status) =>
    ["operations-declare-errors", "An operation declares 400, 401, 500 and default.", (contract: Node) => {
      delete move(contract).responses[status];
    }] as [string, string, (contract: Node) => void]),
  ["operation-ids-are-verbs", "An operation id is camelCase and starts with a verb.", (contract) => {
    move(contract).operationId = "pathMove";
  }],
  ["operation-ids-are-verbs", "An operation id is camelCase and starts with a verb.", (contract) => {
    move(contract).operationId = "move_path";
  }],
  ["json-requests-are-closed", "An object in a JSON request body is closed.", (contract) => {
    delete schemas(contract).MovePathRequest.additionalProperties;
  }],
  ["json-requests-are-closed", "An object in a JSON request body is closed.", (contract) => {
    schemas(contract).SleepAction.additionalProperties = true;
  }],
  ["path-parameters-carry-pattern", "A parameter that is an absolute path carries the pattern.", (contract) => {
    contract.components.parameters.FilePath.schema = { type: "string" };
  }],
  ["path-properties-carry-pattern", "A property that is an absolute path carries the pattern.", (contract) => {
    schemas(contract).MovePathRequest.properties.dest_path = { type: "string", description: "Anything." };
  }],
])("the house rule %s", (rule, message, change) => {
  it("fires alone", async () => {
    const problems = await lint(change);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`rule/${rule}: ${message}`);
  });
});
