/** What the contract promises of browser pools. */
import { newPools } from "./create.js";
import { emptiedPools } from "./delete.js";
import { leases } from "./leases.js";
import { poolLists } from "./lists.js";
import { poolNetworks } from "./network.js";
import { poolProfiles } from "./profiles.js";
import { updatedPools } from "./update.js";

export const browserPools = [
  ...newPools, ...poolLists, ...leases, ...updatedPools, ...poolProfiles, ...emptiedPools, ...poolNetworks,
];
