/** A token has no place in what is printed. */

/** From so many characters on a token is worth hiding; one of fewer would only make the text unreadable. */
const minSecretLength = 8;

/** Gives a text without a token, which may stand in a URL or in JSON, too, and is encoded there. */
export function hideToken(text: string, token: string | undefined = ""): string {
  if (token.length < minSecretLength) return text;
  const inUrl = encodeURIComponent(token);
  return [token, inUrl, inUrl.replaceAll("%20", "+"), JSON.stringify(token).slice(1, -1)]
    .reduce((text, secret) => text.replaceAll(secret, "[token]"), text);
}
