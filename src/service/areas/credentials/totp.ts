/** One-time codes (RFC 6238): their settings in requests, and the current code. */
import { TOTP } from "totp-generator";
import type { CreateCredentialRequest, TotpAlgorithm } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import { assumed } from "../../base/assumed.js";
import type { Clock } from "../../base/clock.js";
import { withoutUndefined } from "../../base/without-undefined.js";

/** The settings that codes are made from. */
export interface Totp {
  /** In Base32 (RFC 4648, section 6). */
  secret: string;
  algorithm: TotpAlgorithm;
  digits: number;
  /** In seconds. */
  period: number;
}

/** The properties of a request that set up codes. */
type TotpRequest = Pick<CreateCredentialRequest, "totp_secret" | "totp_algorithm" | "totp_digits" | "totp_period">;

/** The defaults of a key URI, and of a secret on its own. */
const defaultTotp: Omit<Totp, "secret"> = { algorithm: "SHA1", digits: 6, period: 30 };

const hashes = { SHA1: "SHA-1", SHA256: "SHA-256", SHA512: "SHA-512" } as const satisfies Record<TotpAlgorithm, string>;

/** The number that a code is made of has at most 10 digits (RFC 4226, section 5.3). */
const maxDigits = 10;

/** The longest period, in seconds: a day. */
const maxPeriodSeconds = 86_400;

/**
 * Reads the TOTP settings of a request.
 *
 * @param before The current settings: a secret on its own keeps the others.
 * @returns Undefined when the request has no secret, or an empty one.
 * @throws {HttpError} With 400 if the settings are invalid.
 */
export function readTotp(request: TotpRequest, before?: Totp): Totp | undefined {
  const text = request.totp_secret?.replaceAll(" ", ""); // spaces only make it readable
  if (!text) return undefined;
  const { totp_algorithm: algorithm, totp_digits: digits, totp_period: period } = request;
  const isUri = /^otpauth:/i.test(text);
  const totp = {
    ...isUri ? defaultTotp : before ?? defaultTotp,
    ...withoutUndefined({ algorithm, digits, period }),
    ...isUri ? readUri(text) : { secret: text.toUpperCase() },
  };
  checkTotp(totp);
  return totp;
}

/**
 * Reads a key URI, such as `otpauth://totp/Forum:robin?secret=JBSWY3DPEHPK3PXP&digits=8`. Its settings take precedence.
 */
function readUri(text: string): Partial<Totp> & Pick<Totp, "secret"> {
  const uri = URL.canParse(text) ? new URL(text) : undefined;
  if (uri?.host.toLowerCase() !== "totp") throw invalidSecret("totp_secret must be an otpauth://totp/ URI, or Base32.");
  const { searchParams } = uri;
  const algorithm = searchParams.get("algorithm")?.toUpperCase();
  if (algorithm !== undefined && !isAlgorithm(algorithm)) {
    throw invalidSecret(`totp_secret: its algorithm must be one of ${Object.keys(hashes).join(", ")}.`);
  }
  const [digits, period] = ["digits", "period"].map((name) => searchParams.get(name)).map((value) =>
    value === null ? undefined : Number(value));
  const secret = searchParams.get("secret")?.toUpperCase() ?? "";
  return { secret, ...withoutUndefined({ algorithm, digits, period }) };
}

function isAlgorithm(text: string): text is TotpAlgorithm {
  return Object.hasOwn(hashes, text);
}

function checkTotp({ secret, digits, period }: Totp): void {
  if (!/^[A-Z2-7]{16,128}=*$/.test(secret)) {
    throw invalidSecret("totp_secret must have 16 to 128 characters of Base32 (RFC 4648, section 6).");
  }
  checkRange("totp_digits", digits, maxDigits);
  checkRange("totp_period", period, maxPeriodSeconds);
}

function checkRange(name: "totp_digits" | "totp_period", value: number, max: number): void {
  if (Number.isInteger(value) && value >= 1 && value <= max) return;
  throw assumed(name.replace("_", "-"), new HttpError(400, [`${name} must be from 1 to ${max}.`]));
}

function invalidSecret(why: string): HttpError {
  return assumed("malformed-totp-secret", new HttpError(400, [why]));
}

/** Returns the current code, and when it expires. */
export async function codeOf({ secret, algorithm, digits, period }: Totp, clock: Clock) {
  const { otp, expires } = await TOTP.generate(secret, {
    algorithm: hashes[algorithm],
    digits,
    period,
    timestamp: clock.now(),
    explicitZeroPad: true,
  });
  return { totp_code: otp, totp_code_expires_at: new Date(expires).toISOString() };
}
