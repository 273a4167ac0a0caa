/** Which clients get to the real browsers of sessions, and how. */
import { HttpError } from "../../server/http-error.js";
import { headerOf, type HttpRequest } from "../../server/http.js";
import type { Service } from "../../service/index.js";
import { checkTrusted } from "../../trusted.js";
import { checkToken } from "../vm.js";

/** How clients get to browsers. */
export interface BrowserAccess {
  service: Service;
  /** Returns the address at which a browser accepts connections. */
  devTools: NonNullable<Service["devTools"]>;
  /** Returns the same as soon as clients may connect. */
  reach: NonNullable<Service["reach"]>;
  /** The host that the mock listens on. */
  host: string;
  /** Gets a line for each connection. */
  log: (line: string) => void;
}

/**
 * Checks that a request comes from a program, from a page that this machine serves, or from an extension, which needs
 * the token of a session as any client.
 *
 * @throws {HttpError} With 403 if it does not.
 */
export function checkClient({ headers }: Pick<HttpRequest, "headers">, host: string): void {
  const isExtension = headerOf({ headers }, "origin")?.startsWith("chrome-extension://");
  checkTrusted({ headers: isExtension ? { ...headers, origin: undefined } : headers }, host);
}

/**
 * Checks that there is a session, and that a query has its token.
 *
 * @throws {HttpError} With 404 or 401 if not.
 */
export function checkSession({ service }: BrowserAccess, id: string, search: string): void {
  if (!service.isActive(id)) throw new HttpError(404, [], `There is no browser session ${id}.`);
  checkToken(id, search, service.isTokenOf);
}
