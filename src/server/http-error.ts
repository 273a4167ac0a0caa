/** What programs know an error by. */
interface Codes {
  code?: string;
  detailCode?: string;
}

/** Thrown when a request gets an error status. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  /** Headers of the answer, beside those that every error has. */
  readonly headers: Record<string, string>;
  /** Code of the error; without one, it follows from the status. */
  readonly code: string | undefined;
  /** Code of the violations. */
  readonly detailCode: string;

  /**
   * @param status Status of the answer.
   * @param violations What is wrong with the input, one sentence each; none when it is not about the input.
   * @param message What is wrong, for those who read nothing else. Left out, it is the first violation, and how many
   *   more there are.
   */
  constructor(
    readonly status: number,
    readonly violations: string[],
    message = firstOf(violations),
    { headers = {}, code, detailCode = "invalid_input" }: Codes & { headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.headers = headers;
    this.code = code;
    this.detailCode = detailCode;
  }

  /** What is wrong, in one line. */
  get summary(): string {
    const isOwnFault = this.status >= 500; // then the violations are not about the request
    return [...isOwnFault || this.violations.length === 0 ? [this.message] : [], ...this.violations].join(" ");
  }
}

function firstOf([first = "The request is not valid.", ...others]: string[]): string {
  const { length } = others;
  if (length === 0) return first;
  return `${first} ${length === 1 ? "Another violation is" : `${length} more violations are`} in details.`;
}
