/** What a client asks for in a new session (WebDriver, section 7): it gets the browser that runs. */

/** Capabilities, by their names. */
type CapabilitySet = Record<string, unknown>;

/** The parameters of a new session. */
interface NewSession {
  capabilities?: { alwaysMatch?: CapabilitySet; firstMatch?: CapabilitySet[] };
}

const chromeOptions = "goog:chromeOptions";

/** Adds the address of a browser. No capability may be in both `alwaysMatch` and `firstMatch`. */
export function withDebuggerAddress<T extends NewSession>(parameters: T, debuggerAddress: string): T {
  const { alwaysMatch = {}, firstMatch = [{}], ...others } = parameters.capabilities ?? {};
  const add = (capabilities: CapabilitySet) =>
    ({ ...capabilities, [chromeOptions]: { ...capabilities[chromeOptions] as object, debuggerAddress } });
  const capabilities = chromeOptions in alwaysMatch
    ? { ...others, alwaysMatch: add(alwaysMatch), firstMatch }
    : { ...others, alwaysMatch, firstMatch: firstMatch.map(add) };
  return { ...parameters, capabilities };
}
