/** What an `HttpError` may have besides its message. */
export interface HttpErrorOptions {
  /** Additional headers of the response. */
  headers?: Record<string, string>;
  /** Code of the error, for programs. By default it follows from the status, such as `not_found`. */
  code?: string;
  /** Code of each violation. By default `invalid_input`. */
  detailCode?: string;
}

/**
 * Thrown by a handler to respond with an error status and the `Error` body of the contract.
 *
 * @see `openapi.yaml`, #/components/schemas/Error
 * @example
 * import { createServer } from "node:http";
 * import { createService, HttpError } from "cloud-browser-contract/server";
 *
 * const service = createService({
 *   getBrowser({ path }) {
 *     throw new HttpError(404, [], `There is no browser session ${path.id_or_name}.`);
 *   },
 * }, { authenticate: () => true });
 * const server = createServer(service.listener).listen(0);
 * server.close();
 */
export class HttpError extends Error {
  override readonly name = "HttpError";
  /** Additional headers of the response. */
  readonly headers: Record<string, string>;
  /** Code of the error. By default it follows from the status. */
  readonly code: string | undefined;
  /** Code of each violation. */
  readonly detailCode: string;

  /**
   * @param status Status of the response, from 400 to 599.
   * @param violations The violations of the input, one sentence each. Empty if the error is not about the input.
   * @param message What is wrong, as a whole. By default the first violation, and how many more there are.
   * @param options Headers, and codes for programs.
   * @throws {TypeError} If the status is no error status, or the violations are no list.
   */
  constructor(
    readonly status: number,
    readonly violations: string[],
    message = firstOf(violations),
    { headers = {}, code, detailCode = "invalid_input" }: HttpErrorOptions = {},
  ) {
    super(message);
    if (!(Number.isInteger(status) && status >= 400 && status <= 599)) {
      throw new TypeError(`The status of an HttpError must be a whole number from 400 to 599, not ${status}.`);
    }
    if (!Array.isArray(violations)) {
      throw new TypeError("The violations of an HttpError must be a list of sentences, before the message.");
    }
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
