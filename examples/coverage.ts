/** What a test used of the API, and what it never saw. */
import { createClient } from "cloud-browser-contract";
import { startMock } from "cloud-browser-contract/mock";

const mock = await startMock({ overrides: { createBrowser: { status: 429, times: 1 } } });
const client = createClient({ baseUrl: mock.url, token: "any-token" });
await client.createBrowser({ body: { name: "shop" } }).catch(() => console.log("All browsers are in use."));
await client.createBrowser({ body: { name: "shop" } });
await client.listBrowsers({ query: { limit: 20 } });

const { used, declared, statuses, neverSeen } = mock.coverage();
console.log(`${used} of ${declared} operations, and ${statuses.percent} % of their statuses. Never seen:`);
for (const line of neverSeen) console.log(`- ${line}`);
await mock.close();
