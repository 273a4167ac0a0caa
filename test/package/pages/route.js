import { createMock } from "cloud-browser-contract/mock/web";

const mock = await createMock({ url: "https://api.example.com" });

/** Answers what a page of Playwright sends to the API. */
export async function mockApi(page) {
  await page.route("https://api.example.com/**", async (route) => {
    const request = route.request();
    const init = { method: request.method(), headers: await request.allHeaders(), body: request.postDataBuffer() };
    const response = await mock.fetch(request.url(), init);
    const headers = Object.fromEntries(response.headers);
    await route.fulfill({ status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) });
  });
}
