/** Uses everything that the package exports for a mock. */
import { type Mock, type MockOptions, type SeenRequest, startMock, type StoredFile } from "cloud-browser-contract/mock";

export async function use(options: MockOptions): Promise<string> {
  const mock: Mock = await startMock({ port: 0, ...options });
  const file: StoredFile | undefined = mock.file("bs5c8m2r9k4t7w1x6v3n0q8z", "/a");
  const text = await new Response(file?.stream()).text();
  const last: SeenRequest | undefined = mock.requests.at(-1);
  await mock.reset();
  await mock.close();
  return `${text.length} ${last?.operation}`;
}
