/** Leaves out mutants of what the contract does not state, within files that have more. */
import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

/** @typedef {import("@babel/core").NodePath} NodePath */

/**
 * Returns why a piece of code is left out, if that is so.
 *
 * @param {NodePath} path
 */
function shouldIgnore(path) {
  if (path.isObjectMethod() && path.get("key").toString() === "seed") return "It is what exists when the mock starts.";
  if (path.isFunctionDeclaration() && isAssumed(path)) return "It only refuses what the contract assumes.";
  const refuses = path.isIfStatement() ? [path.get("consequent")] : path.isFunctionDeclaration() ? lastOf(path) : [];
  return refuses.some(isRefusal) ? "No server has to refuse it." : undefined;
}

/**
 * Returns the last statement of a function: it is reached unless the function has returned before.
 *
 * @param {import("@babel/core").NodePath<import("@babel/core").types.FunctionDeclaration>} path
 */
function lastOf(path) {
  return path.get("body.body").slice(-1);
}

/**
 * Whether code refuses a request for a limit of the account (429), or by an error that rests on an assumption.
 *
 * @param {NodePath} path
 */
function isRefusal(path) {
  const [, error = "", status] = /\bthrow (?:new )?(\w+)\((\d+)?/.exec(path.toString()) ?? [];
  return status === "429" || error === "assumed" || isAssumed(path.scope.getBinding(error)?.path);
}

/**
 * Whether a function makes an error that rests on an assumption.
 *
 * @param {NodePath | undefined} path
 */
function isAssumed(path) {
  return path !== undefined && /\breturn assumed\(/.test(path.toString());
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, "unstated", { shouldIgnore })];
