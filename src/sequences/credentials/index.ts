/** What the contract promises of credentials. */
import { storedCredentials } from "./stored.js";
import { totpCodes } from "./totp-codes.js";

export const credentials = [...storedCredentials, ...totpCodes];
