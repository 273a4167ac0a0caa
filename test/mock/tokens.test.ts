/** A token may hold any characters that a header may carry, as the API key `My API Key` of the official SDK does. */
import { describe, expect, it } from "vitest";
import { type MockOptions, startMock } from "../../src/mock/index.js";
import { startCommand } from "../support/command.js";
import { newFolder } from "../support/folder.js";
import { errorOf, startTestMock, write } from "../support/mock.js";

const tokens = ["My API Key", "a  b", "clé", "\xff\xa0\xff", 'a"b,c;d=e', "a=="];
const accepted = { status: 200 };
const unauthorized = { status: 401, code: "unauthorized" };
const send = (mock: Parameters<typeof write>[0], authorization: string) =>
  write(mock, "/a", "", { headers: { Authorization: authorization } });

describe.each(tokens)("the token %j", (token) => {
  it("is accepted by a mock without a token", async () => {
    const { status } = await send(await startTestMock(), `Bearer ${token}`);
    expect({ status }).toEqual(accepted);
  });
  it("is accepted by a mock with this token", async () => {
    const mock = await startTestMock({ token });
    const { status } = await send(mock, `bearer  ${token}`);
    expect({ status }).toEqual(accepted);
    for (const other of [token.slice(1), `${token}x`, `${token} x`, `x ${token}`, "x"]) {
      expect(await errorOf(send(mock, `Bearer ${other}`))).toMatchObject(unauthorized);
    }
  });
});

describe("a mock with the token My API Key", () => {
  it.each(["My API", "MyAPIKey", "My  API Key", "my api key"])("refuses %j", async (token) => {
    const mock = await startTestMock({ token: "My API Key" });
    const message = "The bearer token is not accepted.";
    expect(await errorOf(send(mock, `Bearer ${token}`))).toEqual({ ...unauthorized, message });
  });
  it("can be started by the command", async () => {
    const { mock } = await startCommand(await newFolder(), "--quiet", "--token", "My API Key");
    expect((await send(mock, "Bearer My API Key")).status).toBe(200);
    expect(await errorOf(send(mock, "Bearer My API"))).toMatchObject(unauthorized);
  });
});

it.each<MockOptions>([
  { token: "" },
  { token: " " },
  { token: " a" },
  { token: "a " },
  { token: "a\nb" },
  { token: "a\r\nb" },
  { token: "a\0b" },
  { token: "a\x7fb" },
  { token: "€" }, // a header carries characters up to U+00FF
])("startMock refuses %j", async (options) => {
  const message = "token must have only characters that a header can carry, and no spaces around it.";
  await expect(startMock(options)).rejects.toThrow(new RangeError(message));
});
