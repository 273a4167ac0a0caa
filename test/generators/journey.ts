/** The journey that generated clients make on a mock: each is a program in `programs/` in the client's own language. */
import { expect } from "vitest";
import { contentOf, startTestMock } from "../support/mock.js";

/** What the programs print, as JSON. */
const printed = {
  /** Where the mouse is after a batch of two actions. */
  mouse: { x: 120, y: 240 },
  /** The size that the service saw of a file in a form. */
  extension_size_bytes: 22,
  /** The names of the sessions that have a tag. */
  tagged: ["journey"],
  /** The answer to moving a file that is not there, read as the type that the contract gives it. */
  error: { status: 404, code: "not_found" },
};

const asked = [
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
 * Has a program make the journey. It takes the base URL and the token from its environment.
 *
 * @param travel runs the program with some variables, and gives what it prints
 */
export async function expectJourney(travel: (env: Record<string, string>) => Promise<string>): Promise<void> {
  const token = "the-only-token";
  const mock = await startTestMock({ token });
  const { session_id, ...rest } = JSON.parse(await travel({ BASE_URL: mock.url, ACCESS_TOKEN: token }));
  expect(rest).toEqual(printed);
  expect(mock.requests.map(({ operation, status }) => `${operation} ${status}`)).toEqual(asked);
  expect(await contentOf(mock, "/home/user/todo.txt", session_id)).toBe("Remember the milk.\n");
}
