/**
 * The operations on profiles that tests of the checker check. They are named here, because the area would have every
 * operation that is ever added to it, and a fixed server or an expected number has not.
 */
export const profileOperations = [
  "createProfile", "listProfiles", "getProfile", "updateProfile", "deleteProfile", "downloadProfile",
] as const;
