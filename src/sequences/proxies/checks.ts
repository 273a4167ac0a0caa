/** What the contract promises of tests of proxies. */
import { sequence, step } from "../sequence.js";
import { create, get } from "./steps.js";

export const proxyChecks = [
  sequence(
    "Tests whether a proxy works and saves the result in its `status`, `last_checked` and `ip_address`.",
    create("a", "{run}-a"),
    step("checkProxy", { path: { id_or_name: "{a.id}" } }, {
      as: "checked",
      proves: "If the proxy fails the test, the response is still 200.",
    }),
    get("{a.id}", {
      shows: { status: "{checked.status}", last_checked: "{checked.last_checked}", ip_address: "{checked.ip_address}" },
    }),
  ),
  sequence(
    "With `url`, the check tests whether that URL can be reached through the proxy, "
    + "and the stored `status` does not change.",
    create("a", "{run}-a"),
    step("checkProxy", { path: { id_or_name: "{a.id}" }, body: { url: "https://example.com/" } }),
    get("{a.id}", { shows: { status: "{a.status}" } }),
    step("checkProxy", { path: { id_or_name: "{a.id}" }, body: { url: "ftp://example.com/" } }, {
      status: 400,
      proves: "Returns 400 if the URL is not `http` or `https`.",
    }),
    get("{a.id}", { shows: { status: "{a.status}" } }),
  ),
];
