import { createMock } from "cloud-browser-contract/mock/web";
import { http } from "msw";

const mock = await createMock({ url: "https://api.example.com" });
export const handlers = [http.all("https://api.example.com/*", ({ request }) => mock.fetch(request))];
