/** Thrown if a check cannot start: a server cannot be reached or does not accept the token, or a file is no archive. */
export class CheckError extends Error {
  override readonly name = "CheckError";
}
