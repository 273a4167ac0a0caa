/** Every operation through the client. `sdk.ts` is the same through the service's own SDK. */
import { createClient, unwrap } from "cloud-browser-contract";

const client = createClient({ baseUrl: "http://127.0.0.1:4010", token: "any-token" });
const path = { id: "bs5c8m2r9k4t7w1x6v3n0q8z" };

await unwrap(client.PUT("/browsers/{id}/fs/write_file", {
  params: { path, query: { path: "/home/user/report.tmp", mode: "600" } },
  body: new Uint8Array([1, 2, 3]),
}));
await unwrap(client.PUT("/browsers/{id}/fs/move", {
  params: { path },
  body: { src_path: "/home/user/report.tmp", dest_path: "/home/user/report.csv" },
}));
await unwrap(client.POST("/browsers/{id}/computer/batch", {
  params: { path },
  body: {
    actions: [
      { type: "click_mouse", click_mouse: { x: 640, y: 360 } },
      { type: "type_text", type_text: { text: "cloud browsers" } },
      { type: "sleep", sleep: { duration_ms: 500 } },
    ],
  },
}));
