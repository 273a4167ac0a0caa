/** Installs the tools of the package and generator tests in advance. CI runs it while other tests run. */
import { installTools as installGenerators } from "../generators/setup.js";
import { installTools as installCompilers } from "../package/setup.js";

await Promise.all([installCompilers(), installGenerators()]);
