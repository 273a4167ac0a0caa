/** The journey: calls that each generated client makes to a mock, by a program in `programs/` in its language. */
import { expect } from "vitest";
import { contentOf, startTestMock } from "../support/mock.js";

/** The JSON output of the programs. */
const expectedOutput = {
  /** The position of the mouse after a batch of two actions. */
  mouse: { x: 120, y: 240 },
  /** The size of a file in a form, as the service received it. */
  extension_size_bytes: 22,
  /** The names of the sessions with a tag. */
  tagged: ["journey"],
  /** The error for moving a file that does not exist, read through its generated type. */
  error: { status: 404, code: "not_found" },
};

const expectedRequests = [
  "createBrowser 200",
  "writeFile 200",
  "movePath 200",
  "batchComputerAction 200",
  "getMousePosition 200",
  "createExtension 201",
  "listBrowsers 200",
  "movePath 404",
];

/**
 * Runs a program, and expects it to complete the journey. It reads the base URL and the token from its environment.
 *
 * @param runProgram Runs the program with environment variables, and returns its output.
 */
export async function expectJourney(runProgram: (env: Record<string, string>) => Promise<string>): Promise<void> {
  const token = "the-only-token";
  const mock = await startTestMock({ token });
  const { session_id, ...rest } = JSON.parse(await runProgram({ BASE_URL: mock.url, ACCESS_TOKEN: token }));
  expect(rest).toEqual(expectedOutput);
  expect(mock.requests.map(({ operation, status }) => `${operation} ${status}`)).toEqual(expectedRequests);
  expect(await contentOf(mock, "/home/user/todo.txt", session_id)).toBe("Remember the milk.\n");
}
