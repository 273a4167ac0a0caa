/** The mock without a port, as in a web page. */
import { createClient } from "cloud-browser-contract";
import { createMock } from "cloud-browser-contract/mock/web";

const mock = await createMock();
const client = createClient({ baseUrl: mock.url, token: "any-token", fetch: mock.fetch });
const session = await client.createBrowser({ body: { name: "shop" } });
console.log(session.name, mock.requests.length);
