import { createClient } from "cloud-browser-contract";

const baseUrl = "https://api.example.com";
if (import.meta.env.VITE_MOCK) { // left out of other builds
  const { startWorker } = await import("cloud-browser-contract/mock/worker");
  await startWorker({ apiBase: baseUrl });
}
const client = createClient({ baseUrl, token: "any-token" });
await client.createBrowser();
document.body.textContent = `${(await client.listBrowsers()).length} browsers`;
