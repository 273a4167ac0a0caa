/** A suite of an app: its tests, by name. The mock is reset before each. */
import type { Mock } from "../../../src/mock/index.js";

export type Suite = Record<string, (mock: Mock) => Promise<void>>;
