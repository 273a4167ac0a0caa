import { createClient } from "cloud-browser-contract";
import { createMock } from "cloud-browser-contract/mock/web";
import { expect, it } from "vitest";

const mock = await createMock();
const client = createClient({ baseUrl: mock.url, token: "any-token", fetch: mock.fetch });

it("shows the screen of a session", async () => {
  const { session_id: id } = await client.createBrowser();
  const response = await client.takeScreenshot({ path: { id } });
  const { width } = await createImageBitmap(await response.blob());
  expect(width).toBe(1920);
});
