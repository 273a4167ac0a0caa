/** The error for a request that violates the contract. */

/** Returns the error that reports these violations, and no other. */
export function invalid(...messages: string[]) {
  const details = messages.map((message) => ({ code: "invalid_input", message }));
  const [first, ...others] = details;
  const error = { status: 400, code: "bad_request" };
  if (others.length === 0) return { ...error, message: first?.message, inner_error: first };
  const more = others.length === 1 ? "Another violation is" : `${others.length} more violations are`;
  return { ...error, message: `${first?.message} ${more} in details.`, details };
}
