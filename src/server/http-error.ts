/** The error codes for programs. */
interface Codes {
  code?: string;
  detailCode?: string;
}

/** Thrown to respond with an error status. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  /** Additional headers of the response. */
  readonly headers: Record<string, string>;
  /** Code of the error. By default it follows from the status. */
  readonly code: string | undefined;
  /** Code of each violation. */
  readonly detailCode: string;

  /**
   * @param status Status of the response.
   * @param violations The violations of the input, one sentence each. Empty if the error is not about the input.
   * @param message What is wrong, as a whole. By default the first violation, and how many more there are.
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

  /** The message and the violations in one line. */
  get summary(): string {
    const isServerError = this.status >= 500; // then the violations are those of the response
    return [...isServerError || this.violations.length === 0 ? [this.message] : [], ...this.violations].join(" ");
  }
}

function firstOf([first = "The request is not valid.", ...others]: string[]): string {
  const { length } = others;
  if (length === 0) return first;
  return `${first} ${length === 1 ? "Another violation is" : `${length} more violations are`} in details.`;
}
