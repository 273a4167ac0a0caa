/** The options of a mock without a port. */
import type { MockOptions } from "../options.js";

/** Options of `createMock`: those of `startMock` that need no port, files or processes. */
export interface WebMockOptions
  extends Omit<MockOptions, "port" | "host" | "description" | "browser" | "shell" | "har" | "harBaseUrl" | "save"> {
  /**
   * Base URL of the mock: requests to it are answered, and addresses in responses begin with it. It may have a path. By
   * default `https://mock.test`.
   */
  url?: string;
}
