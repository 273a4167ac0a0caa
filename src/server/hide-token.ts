/** Keeps tokens out of logs. */

/** Minimum length of a token that is hidden. Hiding shorter ones would only make the text unreadable. */
const minSecretLength = 8;

/** Replaces a token in a text, also where it is encoded for a URL or JSON. */
export function hideToken(text: string, token: string | undefined = ""): string {
  if (token.length < minSecretLength) return text;
  const inUrl = encodeURIComponent(token);
  return [token, inUrl, inUrl.replaceAll("%20", "+"), JSON.stringify(token).slice(1, -1)]
    .reduce((text, secret) => text.replaceAll(secret, "[token]"), text);
}
