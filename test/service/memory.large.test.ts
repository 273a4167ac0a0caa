/** Tests that a mock whose memory is full refuses every body, JSON or a form, that would add a text to it. */
import { expect, it } from "vitest";
import type { Operations } from "../../generated/client.js";
import { ApiError, createClient } from "../../src/index.js";
import { type Node, operations } from "../support/contract.js";
import { all, requestsOf } from "../support/examples.js";
import { startTestMock } from "../support/mock.js";
import { zipOf } from "../support/zip.js";

type Call = (input: object, options: { signal: AbortSignal }) => Promise<unknown>;

/** Texts that are accepted even then, because they are not stored. */
const notKept = [
  "createBrowser.network.proxy_routes[].proxy.name", // its `id` is used instead
  "createProxy.config.asn", // these belong to other types of proxies
  "createProxy.config.ca_bundle",
  "createProxy.config.city",
  "createProxy.config.country",
  "createProxy.config.host",
  "createProxy.config.password",
  "createProxy.config.state",
  "createProxy.config.username",
  "createProxy.config.zip",
  "createCredentialProvider.token",
  "updateCredentialProvider.token",
  "createAuthConnection.credential.provider", // the `name` of a credential is used instead
  "createDeployment.entrypoint_rel_path", // of a repository, which has its own
  "createDeployment.env_vars.SHOP_URL", // only the names of variables are shown
  "setFilePermissions.owner",
  "setFilePermissions.group",
  "clickMouse.hold_keys[]",
  "typeText.text",
  "pressKey.keys[]",
  "curlBrowser.body",
  "curlBrowser.headers.Content-Type",
  "executeReplCode.code",
  "execProcess.command", // it has exited when the request is answered
  "execProcess.args[]",
  "execProcess.env.LANG",
];

/** More than is left when the memory is full, which is enough for entries without long texts. */
const long = "y".repeat(400_000);
const left = 200_000;

/** Starts a mock, and fills its memory until only `left` bytes are free, and a few more. */
async function startFull() {
  const mock = await startTestMock();
  const client = createClient({ baseUrl: mock.url, token: "any-token" });
  const store = (length: number) =>
    client.createCredential({ body: { name: `c${Math.random()}`, domain: "a.b", values: { a: "x".repeat(length) } } });
  const { id } = await store(left);
  for (let length = 8_000_000; length > 10_000; length = Math.floor(length / 2)) {
    while (await isAccepted(store(length)));
  }
  await client.deleteCredential({ path: { id_or_name: id } });
  return { mock, client };
}

it("when the memory is full, only texts that are not stored are accepted", { timeout: 60_000 }, async () => {
  const { client } = await startFull();
  const accepted = new Set<string>();
  for (const operation of all.filter(({ body }) => body && !body.content["application/octet-stream"])) {
    const { schema } = operations.find(({ id }) => id === operation.id)?.body as Node;
    const call = client[operation.id as keyof Operations] as Call;
    for (const [, request] of requestsOf(operation)) {
      for (const [place, body] of withLongText(schema, request.body)) {
        const ends = new AbortController();
        if (await isAccepted(call({ ...request, body }, ends))) accepted.add(operation.id + place);
        ends.abort(); // of an event stream
      }
    }
  }
  const advice = "Reserve the memory by `makeRoom` (base/collection.ts), or list what is not kept in `notKept`";
  expect([...accepted].sort(), advice).toEqual(notKept.sort());
});

it("the reason why a deployment fails counts as well", async () => {
  const { mock, client } = await startFull();
  const file = new File([await zipOf({ "main.ts": "" })], "code.zip");
  const deploy = (length: number) =>
    client.createDeployment({ body: { file, entrypoint_rel_path: `${"y".repeat(length)}/main.ts` } });
  expect(await isAccepted(deploy(left * 0.6))).toBe(false); // the path fits in once, and the reason has it again
  const { id } = await deploy(left * 0.3);
  await mock.advance(5000);
  const { status_reason } = await client.getDeployment({ path: { id } });
  expect(status_reason?.length).toBeGreaterThan(left * 0.3);
});

async function isAccepted(call: Promise<unknown>): Promise<boolean> {
  return call.then(() => true, (error: unknown) => {
    if (error instanceof ApiError) return false;
    throw error;
  });
}

/** Yields a value once for each text in it that may have any length, with that text replaced by a long one. */
function* withLongText(schema: Node | undefined, value: unknown): Generator<[place: string, value: unknown]> {
  for (const branch of [...schema?.anyOf ?? [], ...schema?.oneOf ?? []] as Node[]) yield* withLongText(branch, value);
  if (typeof value === "string" || value === undefined) {
    if (schema && mayBeLong(schema)) yield ["", long];
  } else if (Array.isArray(value)) {
    const [first, ...others] = value as unknown[];
    for (const [place, changed] of withLongText(schema?.items, first)) yield [`[]${place}`, [changed, ...others]];
  } else if (typeof value === "object" && value !== null) {
    const members = value as Node;
    const { properties = {}, additionalProperties } = schema ?? {};
    for (const name of new Set([...Object.keys(members), ...Object.keys(properties)])) {
      const inside = withLongText(properties[name] ?? additionalProperties, members[name]);
      for (const [place, changed] of inside) yield [`.${name}${place}`, { ...members, [name]: changed }];
    }
  }
}

function mayBeLong({ type, ...rest }: Node): boolean {
  const isLimited = ["enum", "const", "maxLength", "pattern", "format"].some((keyword) => keyword in rest);
  return [type].flat().includes("string") && !isLimited;
}
