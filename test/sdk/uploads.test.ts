/** The mock reads the forms of the SDK, with any kind of file that a caller passes. */
import { createReadStream } from "node:fs";
import Kernel, { type APIError, toFile } from "@onkernel/sdk";
import { afterAll, beforeAll, expect, it, test } from "vitest";
import { type Mock, startMock } from "../../src/mock/index.js";
import { createKernel } from "./call.js";

const id = "bs5c8m2r9k4t7w1x6v3n0q8z";

let mock: Mock;
let kernel: Kernel;
beforeAll(async () => {
  mock = await startMock({ stateless: true });
  kernel = createKernel(mock.url);
});
afterAll(() => mock.close());

it.each([
  ["a File", () => new File(["sku,price\n"], "prices.csv")],
  ["a stream of a file", () => createReadStream(new URL("../../README.md", import.meta.url))],
  ["a Response", () => new Response("sku,price\n")],
  ["the result of toFile for bytes", () => toFile(Buffer.from("sku,price\n"), "prices.csv", { type: "text/csv" })],
])("a file may be %s", async (_name, file) => {
  await kernel.browsers.fs.upload(id, { files: [{ dest_path: "/home/user/prices.csv", file: await file() }] });
  expect(mock.requests.at(-1)).toMatchObject({ operation: "uploadFiles", status: 201 });
});

test("many files keep their paths", async () => {
  const file = new File(["sku,price\n"], "prices.csv");
  const files = Array.from({ length: 12 }, (_, n) => ({ dest_path: `/home/user/${n}.csv`, file }));
  await kernel.browsers.fs.upload(id, { files });
  expect(mock.requests.at(-1)).toMatchObject({ operation: "uploadFiles", status: 201 });
});

test("a form with an invalid part is refused", async () => {
  const file = new File(["sku,price\n"], "prices.csv");
  const files = [{ dest_path: "/home/user/prices.csv", file }, { dest_path: "prices.csv", file }];
  const error = await kernel.browsers.fs.upload(id, { files }).then(() => undefined, (error: APIError) => error);
  expect(error).toBeInstanceOf(Kernel.BadRequestError);
  expect((error?.error as Kernel.ErrorModel).inner_error?.message).toBe('files[1].dest_path must start with "/".');
});

test("a form can have values of several types", async () => {
  await kernel.deployments.create({
    version: "1.3.1",
    force: true,
    region: "aws.us-east-1a",
    env_vars: { SHOP_URL: "https://shop.example.com", EMPTY: "" },
    source: {
      type: "github",
      url: "https://github.com/example/price-watch",
      ref: "main",
      entrypoint: "main.ts",
      auth: { method: "github_token", token: "not-a-real-token" },
    },
  });
  expect(mock.requests.at(-1)).toMatchObject({ operation: "createDeployment", status: 201 });
});
