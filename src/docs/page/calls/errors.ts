/** Shows error messages at the fields that they name. */
import type { CallForm } from "./form.js";

interface ErrorBody {
  message?: unknown;
  details?: unknown;
  inner_error?: unknown;
}

/** The limits of the search for field names: characters per message, and messages. */
const [maxLength, maxMessages] = [2000, 100];

/** Marks the fields that an error names, as in `dest_path must start with "/".` Returns how many messages name one. */
export function markErrors(form: CallForm, status: number, body: unknown): number {
  // 401 and 403 concern the token, even if a message contains the name of a field.
  if (status < 400 || status === 401 || status === 403 || typeof body !== "object" || body === null) return 0;
  const { message, details, inner_error } = body as ErrorBody;
  const listed = Array.isArray(details) ? details as unknown[] : [];
  const errors = [{ message }, ...listed, inner_error].slice(0, maxMessages);
  const messages = errors.map((error) => (error as ErrorBody | undefined)?.message)
    .filter((message) => typeof message === "string").map((message) => message.slice(0, maxLength));
  return [...new Set(messages)].filter((message) => mark(form, message)).length;
}

/** Marks a field. A message starts with its path, as in `files[0].dest_path`, or contains its name. */
function mark(form: CallForm, message: string): boolean {
  const [first = ""] = message.split(/\s/, 1);
  const path = first.split(/[.[\]]+/).filter(Boolean);
  if (form.mark(path, message)) return true;
  return (message.match(/[\w-]+/g) ?? []).some((word) => form.mark([word], message));
}
