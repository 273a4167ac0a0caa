/** A server that responds to every request with 100,000 events. It runs as a child process and sends its port. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const server = createServer((_, response) => {
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  void send();

  async function send(): Promise<void> {
    for (let n = 0; n < 100_000; n++) {
      const event = { timestamp: "2026-03-02T10:15:30.250Z", message: `GET https://shop.example.com/catalogue?page=${n}` };
      if (!response.write(`id: ${n}\ndata: ${JSON.stringify(event)}\n\n`)) await once(response, "drain");
    }
    response.end();
  }
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("disconnect", () => process.exit());
