/** Uses everything that the package exports for a mock in a test. */
import { type Mock, type MockOptions, type SeenRequest, startMock, type StoredFile } from "cloud-browser-contract/mock";

export async function use(options: MockOptions): Promise<string> {
  const mock: Mock = await startMock({ port: 0, ...options });
  const file: StoredFile | undefined = mock.file("brw_7f3k2m9x", "/a");
  const chunks = await file?.stream().toArray();
  const last: SeenRequest | undefined = mock.requests.at(-1);
  await mock.reset();
  await mock.close();
  return `${chunks?.length} ${last?.operation}`;
}
