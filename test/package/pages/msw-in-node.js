import { setupServer } from "msw/node";
import { calls } from "./calls.js";
import { handlers } from "./handlers.js";

const server = setupServer(...handlers);
server.listen();
console.log(await calls());
server.close();
