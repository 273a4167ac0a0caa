/** Hides the secrets in addresses: the `jwt` of a session opens its browser, and the `code` of a login its page. */

const secretParameters = new Set(["jwt", "code"]);

/** A parameter of a query, up to what ends an address in a text. */
const parameter = /([?&])([^=&?\s"'#<>\\]+)=([^&\s"'#<>\\]+)/g;

/**
 * Returns a text with the secrets in its addresses replaced by `[token]`, also where a name is percent-encoded:
 * `/vm/a/live?jwt=[token]&readOnly=true`.
 */
export function hideInAddresses(text: string): string {
  return text.replaceAll(parameter, (whole, mark: string, name: string) =>
    isSecret(name) ? `${mark}${name}=[token]` : whole);
}

/** Returns a text without the tokens of sessions: those in addresses, and the values of `jwt` in JSON. */
export function hideSessionTokens(text: string): string {
  return hideInAddresses(text).replaceAll(/("jwt"\s*:\s*")[^"]*/g, "$1[token]");
}

/** Whether a server reads a name as that of a secret. */
function isSecret(name: string): boolean {
  const [[decoded = ""] = []] = new URLSearchParams(`${name}=`);
  return secretParameters.has(decoded.toLowerCase());
}
