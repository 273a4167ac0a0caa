/** JSON Web Tokens in their compact form (RFC 7519; RFC 7515, section 7.1). */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { stringToBase64, stringToUint8Array, uint8ArrayToBase64 } from "uint8array-extras";

/** Creates a token without a signature. */
export function unsignedToken(claims: object): string {
  return `${joined("none", claims)}.`;
}

/** Creates a token that is signed with a key. */
export function signedToken(claims: object, key: Uint8Array): string {
  const text = joined("HS256", claims);
  return `${text}.${uint8ArrayToBase64(hmac(sha256, key, stringToUint8Array(text)), { urlSafe: true })}`;
}

function joined(alg: string, claims: object): string {
  return [{ alg, typ: "JWT" }, claims].map((part) => stringToBase64(JSON.stringify(part), { urlSafe: true })).join(".");
}
