/** Errors at the fields that they name. */
import type { Form } from "./form.js";

interface ErrorBody {
  message?: unknown;
  details?: unknown;
  inner_error?: unknown;
}

/** How many characters of a message are searched, and how many messages. */
const [maxLength, maxMessages] = [2000, 100];

/** Marks the fields that an error names: `dest_path must start with "/".` Gives the number of messages marked. */
export function markErrors(form: Form, status: number, body: unknown): number {
  // These are about the token, whatever the fields are called.
  if (status < 400 || status === 401 || status === 403 || typeof body !== "object" || body === null) return 0;
  const { message, details, inner_error } = body as ErrorBody;
  const listed = Array.isArray(details) ? details as unknown[] : [];
  const errors = [{ message }, ...listed, inner_error].slice(0, maxMessages);
  const messages = errors.map((error) => (error as ErrorBody | undefined)?.message)
    .filter((message) => typeof message === "string").map((message) => message.slice(0, maxLength));
  return [...new Set(messages)].filter((message) => mark(form, message)).length;
}

/** A message begins with its field as code would reach it, `files[0].dest_path`, or has its name among its words. */
function mark(form: Form, message: string): boolean {
  const [first = ""] = message.split(/\s/, 1);
  const path = first.split(/[.[\]]+/).filter(Boolean);
  if (form.mark(path, message)) return true;
  return (message.match(/[\w-]+/g) ?? []).some((word) => form.mark([word], message));
}
