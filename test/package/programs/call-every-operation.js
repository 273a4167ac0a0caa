/** Prints what was not as the contract shows it. */
import { callEveryOperation } from "./every-operation.js";

console.log(JSON.stringify(await callEveryOperation(process.env.MOCK_URL), null, 2));
