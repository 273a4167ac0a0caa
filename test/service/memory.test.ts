/** Tests that a mock whose memory is full refuses every JSON body that would add a text to it. */
import { expect, it } from "vitest";
import type { Operations } from "../../generated/client.js";
import { ApiError, createClient } from "../../src/index.js";
import { type Node, operations } from "../support/contract.js";
import { all, requestsOf } from "../support/examples.js";
import { startTestMock } from "../support/mock.js";

type Call = (input: object, options: { signal: AbortSignal }) => Promise<unknown>;

/** Texts that are accepted even then, because they are not stored. */
const notKept = [
  "createBrowser.network.proxy_routes[].proxy.name", // its `id` is used instead
  "createProxy.config.ca_bundle", // only custom proxies have one
  "createProxy.config.password", // as ca_bundle
  "updateCredentialProvider.token",
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

const long = "y".repeat(100_000);

it("when the memory is full, only texts that are not stored are accepted", { timeout: 60_000 }, async () => {
  const mock = await startTestMock();
  const client = createClient({ baseUrl: mock.url, token: "any-token" });
  for (let length = 8_000_000; length > 20_000;) {
    const body = { name: `c${length}${Math.random()}`, domain: "example.com", values: { text: "x".repeat(length) } };
    if (!await isAccepted(client.createCredential({ body }))) length /= 4;
  }
  const accepted = new Set<string>();
  for (const operation of all.filter(({ body }) => body?.content["application/json"])) {
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
