/** The types of the contract, by their names. */
import type { schemas } from "cloud-browser-contract";
import type { Browser, MovePathInput } from "cloud-browser-contract/types";

export const input: MovePathInput = { path: { id: "b1" }, body: { src_path: "/a", dest_path: "/b" } };
export const idOf = (browser: Browser | schemas.BrowserPoolRef) => "session_id" in browser ? browser.session_id : "";
