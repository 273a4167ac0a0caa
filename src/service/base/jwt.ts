/** JSON Web Tokens in their compact form (RFC 7519; RFC 7515, section 7.1). */
import { createHmac } from "node:crypto";

/** Creates a token without a signature. */
export function unsignedToken(claims: object): string {
  return `${joined("none", claims)}.`;
}

/** Creates a token that is signed with a key. */
export function signedToken(claims: object, key: Uint8Array): string {
  const text = joined("HS256", claims);
  return `${text}.${createHmac("sha256", key).update(text).digest("base64url")}`;
}

function joined(alg: string, claims: object): string {
  return [{ alg, typ: "JWT" }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
}
