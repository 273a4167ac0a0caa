/** Tests the one-time codes of credentials. */
import { afterEach, expect, it, vi } from "vitest";
import { expectRefused, startService } from "./support.js";

/** The secrets of RFC 6238, appendix B, in Base32. Each is as long as its hash. */
const digits = "12345678901234567890";
const secrets = {
  SHA1: base32(digits),
  SHA256: base32(digits.repeat(2).slice(0, 32)),
  SHA512: base32(digits.repeat(4).slice(0, 64)),
};
const secret = secrets.SHA1;
const own = { name: "a", domain: "a.example", values: { username: "ann" } };
const path = { id_or_name: "a" };

afterEach(() => void vi.useRealTimers());

it.each([
  [59, "94287082", "46119246", "90693936"],
  [1_111_111_109, "07081804", "68084774", "25091201"],
  [1_234_567_890, "89005924", "91819424", "93441116"],
  [20_000_000_000, "65353130", "77737706", "47863826"],
])("the codes at %d seconds are those of RFC 6238", async (seconds, sha1, sha256, sha512) => {
  vi.useFakeTimers({ now: seconds * 1000, toFake: ["Date"] });
  const { client } = await startService();
  for (const [algorithm, code] of [["SHA1", sha1], ["SHA256", sha256], ["SHA512", sha512]] as const) {
    const totp = { totp_secret: secrets[algorithm], totp_algorithm: algorithm, totp_digits: 8 };
    const body = { ...own, name: algorithm, ...totp };
    expect((await client.createCredential({ body })).totp_code).toBe(code);
    expect((await client.getTotpCode({ path: { id_or_name: algorithm } })).code).toBe(code);
  }
});

it("a code keeps its leading zeros, and is valid until its period ends", async () => {
  vi.useFakeTimers({ now: 130_000, toFake: ["Date"] });
  const { client } = await startService();
  await client.createCredential({ body: { ...own, totp_secret: secret, totp_digits: 10, totp_period: 60 } });
  const code = "0137359152"; // RFC 4226, appendix D: count 2
  expect(await client.getTotpCode({ path })).toEqual({ code, expires_at: "1970-01-01T00:03:00.000Z" });
});

it("a credential shows the settings of its codes, if it has a secret", async () => {
  const { client } = await startService();
  const shown = { totp_algorithm: "SHA1", totp_digits: 6, totp_period: 30 };
  await client.createCredential({ body: { ...own, totp_secret: secret } });
  expect(await client.getCredential({ path })).toMatchObject({ has_totp_secret: true, ...shown });
  expect((await client.listCredentials())[0]).toMatchObject({ has_totp_secret: true, ...shown });
  expect(await client.getCredential({ path })).not.toHaveProperty("totp_code");
  const without = await client.createCredential({ body: { ...own, name: "b", totp_digits: 8 } });
  expect(without.has_totp_secret).toBe(false);
  for (const name of Object.keys(shown)) expect(without).not.toHaveProperty(name);
});

it("a key URI sets the settings of codes, and takes precedence over the properties", async () => {
  const { client } = await startService();
  const uri = `otpauth://totp/Forum:ann?secret=${secret}&issuer=Forum&algorithm=sha256&digits=8`;
  const body = { ...own, totp_secret: uri, totp_algorithm: "SHA512", totp_digits: 7, totp_period: 60 } as const;
  expect(await client.createCredential({ body }))
    .toMatchObject({ totp_algorithm: "SHA256", totp_digits: 8, totp_period: 60 });
});

it("a new secret keeps the settings of codes; a new key URI resets them", async () => {
  const { client } = await startService();
  const update = (body: object) => client.updateCredential({ path, body });
  await client.createCredential({
    body: { ...own, totp_secret: secret, totp_algorithm: "SHA256", totp_digits: 8, totp_period: 60 },
  });
  expect(await update({ totp_secret: secrets.SHA256 }))
    .toMatchObject({ totp_algorithm: "SHA256", totp_digits: 8, totp_period: 60 });
  expect(await update({ totp_secret: secret, totp_digits: 7 }))
    .toMatchObject({ totp_algorithm: "SHA256", totp_digits: 7, totp_period: 60 });
  expect(await update({ values: { pin: "4711" } })).toMatchObject({ totp_algorithm: "SHA256", totp_digits: 7 });
  expect(await update({ totp_secret: `otpauth://totp/a?secret=${secret}&period=45` }))
    .toMatchObject({ totp_algorithm: "SHA1", totp_digits: 6, totp_period: 45 });
});

it("an empty secret removes the secret and its settings", async () => {
  const { client } = await startService();
  await client.createCredential({ body: { ...own, totp_secret: secret, totp_digits: 8 } });
  const removed = await client.updateCredential({ path, body: { totp_secret: "" } });
  expect(removed.has_totp_secret).toBe(false);
  for (const name of ["totp_algorithm", "totp_digits", "totp_period", "totp_code"]) {
    expect(removed).not.toHaveProperty(name);
  }
  await expectRefused(client.getTotpCode({ path }), 404, "TOTP");
  expect(await client.updateCredential({ path, body: { totp_secret: secret } })).toMatchObject({ totp_digits: 6 });
});

it("a secret may have spaces and lower-case letters", async () => {
  vi.useFakeTimers({ now: 59_000, toFake: ["Date"] });
  const { client } = await startService();
  await client.createCredential({ body: own });
  const spaced = secret.replaceAll(/(....)/g, "$1 ").toLowerCase();
  expect((await client.updateCredential({ path, body: { totp_secret: spaced } })).totp_code).toBe("287082");
});

it("the settings of codes change only together with the secret", async () => {
  const { client } = await startService();
  await client.createCredential({ body: { ...own, totp_secret: secret } });
  const before = await client.getCredential({ path });
  for (const change of [{ totp_algorithm: "SHA256" }, { totp_digits: 8 }, { totp_period: 60 }] as const) {
    const body = { ...change, values: { pin: "4711" } };
    await expectRefused(client.updateCredential({ path, body }), 400, Object.keys(change)[0] ?? "");
  }
  expect(await client.getCredential({ path })).toEqual(before);
});

it.each([
  ["that is not Base32", { totp_secret: "not base 32, not at all!" }],
  ["of 15 characters", { totp_secret: "A".repeat(15) }],
  ["of 129 characters", { totp_secret: "A".repeat(129) }],
  ["that is a URI without a secret", { totp_secret: "otpauth://totp/a?digits=6" }],
  ["that is a URI for HOTP", { totp_secret: `otpauth://hotp/a?secret=${secret}` }],
  ["that is a URI with an unknown algorithm", { totp_secret: `otpauth://totp/a?secret=${secret}&algorithm=MD5` }],
  ["that is a URI with invalid digits", { totp_secret: `otpauth://totp/a?secret=${secret}&digits=many` }],
  ["with 0 digits", { totp_secret: secret, totp_digits: 0 }],
  ["with 11 digits", { totp_secret: secret, totp_digits: 11 }],
  ["with a period of 0", { totp_secret: secret, totp_period: 0 }],
  ["with a period of 1e300", { totp_secret: secret, totp_period: 1e300 }],
])("a secret %s is refused, the error does not contain it, and nothing is stored", async (_, totp) => {
  const { client } = await startService();
  const before = await client.listCredentials();
  const error = await client.createCredential({ body: { ...own, ...totp } }).catch((error: unknown) => error);
  expect(error).toMatchObject({ status: 400, message: expect.stringContaining("totp_") as string });
  expect((error as Error).message).not.toContain(totp.totp_secret);
  expect(await client.listCredentials()).toEqual(before);
});

it.each([16, 128])("a secret may have %d characters", async (length) => {
  const { client } = await startService();
  const body = { ...own, totp_secret: "A".repeat(length) };
  expect((await client.createCredential({ body })).totp_code).toMatch(/^[0-9]{6}$/);
});

function base32(text: string): string {
  const bits = [...text].map((letter) => letter.charCodeAt(0).toString(2).padStart(8, "0")).join("");
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters[parseInt(five.padEnd(5, "0"), 2)]).join("");
}
