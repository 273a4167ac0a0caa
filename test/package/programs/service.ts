/** Uses everything that the package exports for a server. */
import { createServer } from "node:http";
import {
  createService, type HandlerContext, type Handlers, InvalidResponseError, type NodeListener, type Service,
  type ServiceOptions, type ServiceRequest,
} from "cloud-browser-contract/server";

interface User {
  name: string;
}

const whoCalls = ({ caller, signal }: HandlerContext<User>): string => signal.aborted ? "nobody" : caller.name;
const handlers: Pick<Handlers<User>, "movePath"> = {
  movePath: (_, context) => ({ status: 403, body: { code: "forbidden", message: `Not for ${whoCalls(context)}.` } }),
};
const options: ServiceOptions<User> = {
  authenticate: (token, { method }: ServiceRequest) => method === "PUT" && { name: token },
  onError: (error) => console.error(error instanceof InvalidResponseError ? error.violations : error),
};
const service: Service = createService(handlers, options);
const listener: NodeListener = service.listener;

export const server = createServer(listener);
export const response: Promise<Response> = service.fetch(new Request("http://127.0.0.1/browsers"));
