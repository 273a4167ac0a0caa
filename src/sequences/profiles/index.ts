/** What the contract promises of profiles. */
import { profileLists } from "./lists.js";
import { storedProfiles } from "./stored.js";

export const profiles = [...storedProfiles, ...profileLists];
