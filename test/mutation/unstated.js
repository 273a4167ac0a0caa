/** Leaves out mutants of what the contract does not state, within files that have more. */
import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

/** A refusal that rests on an assumption, which no server has to share. */
const refusal = /\bthrow assumed\(/;

/**
 * Returns why a piece of code is left out, if that is so.
 *
 * @param {import("@babel/core").NodePath} path
 */
function shouldIgnore(path) {
  if (path.isObjectMethod() && path.get("key").toString() === "seed") return "It is what exists when the mock starts.";
  const isRefusal = path.isIfStatement() ? refusal.test(path.get("consequent").toString()) : isOnlyForRefusal(path);
  return isRefusal ? "It is a refusal that the contract only assumes." : undefined;
}

/**
 * Whether a function ends with such a refusal, unless it has returned before.
 *
 * @param {import("@babel/core").NodePath} path
 */
function isOnlyForRefusal(path) {
  return path.isFunctionDeclaration() && refusal.test(path.get("body.body").at(-1)?.toString() ?? "");
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, "unstated", { shouldIgnore })];
