/** Calls every operation, and prints the differences from the examples of the contract. */
import { callEveryOperation } from "./every-operation.js";

console.log(JSON.stringify(await callEveryOperation(process.env.MOCK_URL), null, 2));
