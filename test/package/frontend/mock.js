import { startMock } from "cloud-browser-contract/mock";

export default async function ({ provide }) {
  const mock = await startMock();
  provide("mockUrl", mock.url);
  return () => mock.close();
}
