/** Every operation through the service's own SDK. `client.ts` is the same through the client. */
import Kernel from "@onkernel/sdk";

const sdk = new Kernel({ baseURL: "http://127.0.0.1:4010", apiKey: "any-token" });
const id = "bs5c8m2r9k4t7w1x6v3n0q8z";

await sdk.browsers.fs.writeFile(id, new Uint8Array([1, 2, 3]), { path: "/home/user/report.tmp", mode: "600" });
await sdk.browsers.fs.move(id, { src_path: "/home/user/report.tmp", dest_path: "/home/user/report.csv" });
await sdk.browsers.computer.batch(id, {
  actions: [
    { type: "click_mouse", click_mouse: { x: 640, y: 360 } },
    { type: "type_text", type_text: { text: "cloud browsers" } },
    { type: "sleep", sleep: { duration_ms: 500 } },
  ],
});
