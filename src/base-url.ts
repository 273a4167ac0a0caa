/** A base URL as users give it: what it may not have is refused before anything is sent, and a password not printed. */

/**
 * Reads a base URL.
 *
 * @param text The URL, as it was given.
 * @param name What it is called, at the start of a sentence.
 * @returns It, without a slash at its end.
 * @throws {RangeError} When it is not one, or has a user name, a password, a query or a fragment.
 */
export function readBaseUrl(text: string, name: string): string {
  if (!/^https?:\/\//i.test(text)) {
    throw new RangeError(`${name} has to start with http:// or https://, and "${withoutUser(text)}" does not.`);
  }
  if (!URL.canParse(text)) throw new RangeError(`${name} is not a URL: "${withoutUser(text)}".`);
  const { username, password } = new URL(text);
  if (username || password) throw new RangeError(`${name} must not have a user name or a password.`);
  if (/[?#]/.test(text)) throw new RangeError(`${name} must not have a query or a fragment ("?" or "#").`);
  return text.replace(/\/+$/, "");
}

/** What stands before an "@" may be a password. */
function withoutUser(text: string): string {
  const at = text.lastIndexOf("@");
  return at === -1 ? text : `…${text.slice(at)}`;
}
