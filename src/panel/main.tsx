/** The panel of the mock: what happens in it, what exists, which faults are on, and what is recorded. */
import { render } from "preact";
import { savedTheme, showTheme } from "../docs/page/theme.js";
import { App } from "./app.js";
import { connect } from "./store.js";

showTheme(savedTheme());
render(<App />, document.querySelector("#panel") as Element);
void connect();
