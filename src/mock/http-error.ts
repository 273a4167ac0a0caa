/** What any room of the mock throws when it cannot do what a request asks for. */

/** A request that gets an error status. */
export class Refusal extends Error {
  override readonly name = "Refusal";

  /**
   * @param status Status of the answer.
   * @param violations What is wrong with the input, one sentence each; none when it is not about the input.
   * @param message All of it in one sentence. Left out, it counts the violations.
   * @param detailCode Code of the violations. Left out, it is the contract's.
   */
  constructor(
    readonly status: number,
    readonly violations: string[],
    message = `The request is not valid${violations.length > 1 ? ` in ${violations.length} places` : ""}.`,
    readonly detailCode?: string,
  ) {
    super(message);
  }
}
