/** The traffic of a session goes through its custom proxy. */
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, request as httpRequest } from "node:http";
import { type AddressInfo, connect as connectSocket, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import type { ContractClient } from "../../../src/index.js";
import { startServer } from "../../support/server.js";
import { startWithBrowsers } from "./support.js";

/** Starts a proxy, which may want a password, and gives what it is asked. */
async function startProxy(expected?: string) {
  const seen: string[] = [];
  const sockets = new Set<Socket>();
  const isAllowed = ({ "proxy-authorization": given }: IncomingHttpHeaders) =>
    expected === undefined || given === `Basic ${Buffer.from(expected).toString("base64")}`;
  const server = createServer((request, response) => {
    if (!isAllowed(request.headers)) return void response.writeHead(407).end();
    seen.push(`${request.method} ${request.url}`);
    if (!request.url?.includes("//127.0.0.1:")) return void response.destroy(); // the browser asks for others, too
    const { method, headers } = request;
    const onward = httpRequest(request.url ?? "", { method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  });
  server.on("connect", (request, socket: Socket) => {
    if (!isAllowed(request.headers)) return void socket.end("HTTP/1.1 407 Who\r\n\r\n");
    seen.push(`CONNECT ${request.url}`);
    const [host, port] = (request.url ?? "").split(":");
    if (host !== "127.0.0.1") return void socket.destroy();
    const onward = connectSocket(Number(port), host, () => socket.write("HTTP/1.1 200 OK\r\n\r\n"));
    for (const one of [socket, onward]) one.on("error", () => {});
    socket.pipe(onward).pipe(socket);
  });
  server.on("connection", (socket: Socket) => sockets.add(socket));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const config = { host: "127.0.0.1", port: (server.address() as AddressInfo).port };
  return { seen, request: { type: "custom", protocol: "http", config } as const };
}

/** What a session's browser gets. */
async function bodyAt(client: ContractClient, id: string, url: string): Promise<string> {
  return (await client.curlBrowser({ path: { id }, body: { url } })).body;
}

const everything = { private_hosts: [] }; // this machine is reached through the proxy, too

it("uses a custom proxy, except for the hosts to bypass", async () => {
  const { client } = await startWithBrowsers();
  const { baseUrl } = await startServer((_, response) => response.end("page"));
  const { seen, request } = await startProxy();
  const { id } = await client.createProxy({ body: { ...request, bypass_hosts: ["localhost"] } });
  const proxy = { id: id ?? "" };
  const { session_id } = await client.createBrowser({ body: { proxy, network: everything } });
  expect(await bodyAt(client, session_id, `${baseUrl}/first`)).toBe("page");
  expect(seen).toContain(`GET ${baseUrl}/first`);
  await bodyAt(client, session_id, baseUrl.replace("127.0.0.1", "localhost")); // which is bypassed
  expect(seen.join()).not.toContain("localhost");
  const direct = await client.createBrowser({ body: { proxy } }); // private hosts are reached directly by default
  expect(await bodyAt(client, direct.session_id, `${baseUrl}/direct`)).toBe("page");
  expect(seen.join()).not.toContain("/direct");
});

it("sends the proxy its password, for requests and tunnels, and never shows it", async () => {
  const { client } = await startWithBrowsers();
  const { baseUrl } = await startServer((_, response) => response.end("page"));
  const { seen, request } = await startProxy("ann:secret");
  const config = { ...request.config, username: "ann", password: "secret" };
  const proxy = await client.createProxy({ body: { ...request, config } });
  expect(JSON.stringify(proxy)).not.toContain("secret");
  const body = { proxy: { id: proxy.id ?? "" }, network: everything };
  const { session_id } = await client.createBrowser({ body });
  expect(await bodyAt(client, session_id, `${baseUrl}/first`)).toBe("page");
  expect(seen).toContain(`GET ${baseUrl}/first`);
  const secure = baseUrl.replace("http:", "https:"); // the tunnel is there, but nobody speaks TLS at its end
  const curl = client.curlBrowser({ path: { id: session_id }, body: { url: secure } });
  await expect(curl).rejects.toMatchObject({ body: { net_error_name: "ERR_SSL_PROTOCOL_ERROR" } });
  expect(seen).toContain(`CONNECT ${new URL(baseUrl).host}`);
});

it("restarts the browser when its proxy changes, and logs it", async () => {
  const { client, lines } = await startWithBrowsers();
  const { baseUrl } = await startServer((_, response) => response.end("page"));
  const { seen, request } = await startProxy();
  const { id = "" } = await client.createProxy({ body: request });
  const { session_id } = await client.createBrowser({ body: { network: everything } });
  expect(await bodyAt(client, session_id, `${baseUrl}/before`)).toBe("page");
  const path = { id_or_name: session_id };
  await client.updateBrowser({ path, body: { proxy: { id } } });
  expect(lines.join("\n")).toContain(`The browser of ${session_id} restarts with another proxy.`);
  expect(await bodyAt(client, session_id, `${baseUrl}/after`)).toBe("page");
  expect(seen).toContain(`GET ${baseUrl}/after`);
  await client.updateBrowser({ path, body: { proxy: { mode: "direct" } } });
  expect(await bodyAt(client, session_id, `${baseUrl}/direct`)).toBe("page");
  expect(seen.join()).not.toMatch(/before|direct/);
});

it("does not start with an unusable proxy, and logs unsupported types", async () => {
  const { client, lines } = await startWithBrowsers();
  const { baseUrl } = await startServer((_, response) => response.end("page"));
  const config = { host: "a b;direct://", port: 1 };
  const { id = "" } = await client.createProxy({ body: { type: "custom", config } });
  const { session_id } = await client.createBrowser({ body: { proxy: { id } } });
  await expect(bodyAt(client, session_id, baseUrl)).rejects.toThrow(`The host of the proxy ${id}`);
  const isp = await client.createProxy({ body: { type: "isp" } });
  const other = await client.createBrowser({ body: { proxy: { id: isp.id ?? "" } } });
  expect(await bodyAt(client, other.session_id, baseUrl)).toBe("page");
  expect(lines.join("\n")).toContain("Proxies of the type isp");
});
