/** What the contract promises of credentials. */
import { credentialLists } from "./lists.js";
import { storedCredentials } from "./stored.js";
import { totpCodes } from "./totp-codes.js";

export const credentials = [...storedCredentials, ...credentialLists, ...totpCodes];
