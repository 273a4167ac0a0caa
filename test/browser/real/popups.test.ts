/** A popup waits until those that set it up have let it run: the mock, and a client that does the same. */
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { onTestFinished, expect, it } from "vitest";
import { WebSocket } from "ws";
import { startServer } from "../../support/server.js";
import { startWithBrowsers } from "./support.js";

interface Message {
  method?: string;
  params?: { sessionId: string; targetInfo: { targetId: string; type: string } };
}

/** Starts a website, and a client of a new session that speaks the DevTools Protocol itself. */
async function start() {
  const { client: { createBrowser } } = await startWithBrowsers();
  const { baseUrl, arrived } = await startServer();
  const socket = new WebSocket((await createBrowser({ body: {} })).cdp_ws_url);
  onTestFinished(() => socket.close());
  await once(socket, "open");

  const attached: NonNullable<Message["params"]>[] = [];
  socket.on("message", (data: Buffer) => {
    const { method, params } = JSON.parse(data.toString()) as Message;
    if (method === "Target.attachedToTarget" && params?.targetInfo.type === "page") attached.push(params);
  });
  let id = 0;
  const send = (method: string, params: object, sessionId?: string) =>
    socket.send(JSON.stringify({ id: ++id, method, params, sessionId }));
  const autoAttach = (waitForDebuggerOnStart: boolean) =>
    send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart, flatten: true });
  const open = (path: string) => {
    const expression = `open("${baseUrl}${path}"); 0`;
    send("Runtime.evaluate", { expression, userGesture: true }, attached[0]?.sessionId);
  };
  const requests = () => arrived.map(({ url }) => url);
  return { requests, attached, send, autoAttach, open };
}

it("waits until a client has let it run", async () => {
  const { requests, attached, send, autoAttach, open } = await start();
  autoAttach(true);
  await expect.poll(() => attached.length).toBe(1);
  for (const [index, path] of ["/one", "/two"].entries()) {
    open(path);
    await expect.poll(() => attached.length, { timeout: 4000 }).toBe(index + 2);
    await wait(100); // the mock would have let it run
    expect(requests()).not.toContain(path);
    send("Runtime.runIfWaitingForDebugger", {}, attached[index + 1]?.sessionId);
    await expect.poll(requests, { timeout: 4000 }).toContain(path);
  }
});

it("waits twice, and not long, for a client that does not let it run", async () => {
  const { requests, attached, autoAttach, open } = await start();
  autoAttach(false);
  await expect.poll(() => attached.length).toBe(1);
  const times: number[] = [];
  for (const path of ["/one", "/two", "/three", "/four"]) {
    const began = performance.now();
    open(path);
    await expect.poll(requests, { timeout: 4000 }).toContain(path);
    times.push(performance.now() - began);
  }
  expect(Math.min(...times)).toBeLessThan(450); // the first two took 500 ms more
});
