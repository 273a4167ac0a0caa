/** One-time codes (RFC 6238): what requests say about them, and the code of now. */
import { TOTP } from "totp-generator";
import type { CreateCredentialRequest, TotpAlgorithm } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import type { Clock } from "../base/clock.js";
import { given } from "../base/given.js";

/** What codes are made from. */
export interface Totp {
  /** In Base32 (RFC 4648, section 6). */
  secret: string;
  algorithm: TotpAlgorithm;
  digits: number;
  /** In seconds. */
  period: number;
}

/** What a request says about codes. */
type Request = Pick<CreateCredentialRequest, "totp_secret" | "totp_algorithm" | "totp_digits" | "totp_period">;

/** What a key URI means that says nothing else, and a secret that comes alone. */
const usual: Omit<Totp, "secret"> = { algorithm: "SHA1", digits: 6, period: 30 };

const hashes = { SHA1: "SHA-1", SHA256: "SHA-256", SHA512: "SHA-512" } as const satisfies Record<TotpAlgorithm, string>;

/** A number that a code can be made of has at most 10 digits (RFC 4226, section 5.3). */
const mostDigits = 10;

/** The longest period, in seconds: a day. */
const longest = 86_400;

/**
 * Reads what codes are to be made from.
 *
 * @param before What they were made from until now: a bare secret leaves the rest of it as it is.
 * @returns Nothing when the request has no secret, or an empty one.
 * @throws {HttpError} With 400 when no codes can be made from it.
 */
export function readTotp(request: Request, before?: Totp): Totp | undefined {
  const text = request.totp_secret?.replaceAll(" ", ""); // spaces are there for the eye
  if (!text) return undefined;
  const { totp_algorithm: algorithm, totp_digits: digits, totp_period: period } = request;
  const isUri = /^otpauth:/i.test(text);
  const totp = {
    ...isUri ? usual : before ?? usual,
    ...given({ algorithm, digits, period }),
    ...isUri ? readUri(text) : { secret: text.toUpperCase() },
  };
  check(totp);
  return totp;
}

/** Reads a key URI, such as `otpauth://totp/Forum:robin?secret=JBSWY3DPEHPK3PXP&digits=8`. What stands in it wins. */
function readUri(text: string): Partial<Totp> & Pick<Totp, "secret"> {
  const uri = URL.canParse(text) ? new URL(text) : undefined;
  if (uri?.host.toLowerCase() !== "totp") throw invalid("totp_secret must be an otpauth://totp/ URI, or Base32.");
  const { searchParams } = uri;
  const algorithm = searchParams.get("algorithm")?.toUpperCase();
  if (algorithm !== undefined && !isAlgorithm(algorithm)) {
    throw invalid(`totp_secret: its algorithm must be one of ${Object.keys(hashes).join(", ")}.`);
  }
  const [digits, period] = ["digits", "period"].map((name) => searchParams.get(name)).map((value) =>
    value === null ? undefined : Number(value));
  return { secret: searchParams.get("secret")?.toUpperCase() ?? "", ...given({ algorithm, digits, period }) };
}

function isAlgorithm(text: string): text is TotpAlgorithm {
  return Object.hasOwn(hashes, text);
}

function check({ secret, digits, period }: Totp): void {
  if (!/^[A-Z2-7]{16,128}=*$/.test(secret)) {
    throw invalid("totp_secret must have 16 to 128 characters of Base32 (RFC 4648, section 6).");
  }
  if (!isWithin(digits, mostDigits)) throw invalid(`totp_digits must be from 1 to ${mostDigits}.`);
  if (!isWithin(period, longest)) throw invalid(`totp_period must be from 1 to ${longest}.`);
}

function isWithin(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most;
}

function invalid(why: string): HttpError {
  return new HttpError(400, [why]);
}

/** Gives the code of now, and until when it is one. */
export async function codeOf({ secret, algorithm, digits, period }: Totp, clock: Clock) {
  const { otp, expires } = await TOTP.generate(secret, {
    algorithm: hashes[algorithm],
    digits,
    period,
    timestamp: clock.now().getTime(),
    explicitZeroPad: true,
  });
  return { totp_code: otp, totp_code_expires_at: new Date(expires).toISOString() };
}
