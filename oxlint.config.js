/** What `npm run lint` checks in the code: typed rules, style, and which room may import what. */
import stylistic from "@stylistic/eslint-plugin";

/** The recommended rules of typescript-eslint, typed ones included. */
const recommended = [
  "await-thenable", "ban-ts-comment", "no-array-constructor", "no-array-delete", "no-base-to-string",
  "no-duplicate-enum-values", "no-duplicate-type-constituents", "no-empty-object-type", "no-explicit-any",
  "no-extra-non-null-assertion", "no-floating-promises", "no-for-in-array", "no-implied-eval", "no-misused-new",
  "no-misused-promises", "no-namespace", "no-non-null-asserted-optional-chain", "no-redundant-type-constituents",
  "no-require-imports", "no-this-alias", "no-unnecessary-type-assertion", "no-unnecessary-type-constraint",
  "no-unsafe-argument", "no-unsafe-assignment", "no-unsafe-call", "no-unsafe-declaration-merging",
  "no-unsafe-enum-comparison", "no-unsafe-function-type", "no-unsafe-member-access", "no-unsafe-return",
  "no-unsafe-unary-minus", "no-wrapper-object-types", "only-throw-error", "prefer-as-const", "prefer-namespace-keyword",
  "prefer-promise-reject-errors", "require-await", "restrict-plus-operands", "restrict-template-expressions",
  "triple-slash-reference", "unbound-method",
].map((rule) => `typescript/${rule}`);

/** Rules that ask for types, which JavaScript lacks in part. */
const typed = [
  "no-base-to-string", "no-misused-promises", "no-redundant-type-constituents", "no-unsafe-argument",
  "no-unsafe-assignment", "no-unsafe-call", "no-unsafe-member-access", "no-unsafe-return",
  "prefer-promise-reject-errors", "require-await", "restrict-plus-operands", "restrict-template-expressions",
  "unbound-method",
].map((rule) => `typescript/${rule}`);

/** Rules against `any`, for files where anything may arrive. */
const againstAny = [
  "no-explicit-any", "no-unsafe-argument", "no-unsafe-assignment", "no-unsafe-call", "no-unsafe-member-access",
  "no-unsafe-return",
].map((rule) => `typescript/${rule}`);

/**
 * @param {string[]} rules
 * @param {"error" | "off"} severity
 */
function all(rules, severity) {
  return Object.fromEntries(rules.map((rule) => [rule, severity]));
}

export default {
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: "error" },
  categories: { correctness: "off" },
  plugins: ["import", "typescript"],
  jsPlugins: ["@stylistic/eslint-plugin", "./scripts/lint/layers.js"],
  ignorePatterns: [
    ".stryker-tmp/", ".venv/", "dist/", "generated/", "bench/.types-*/", "test/.examples-*/",
    "test/generators/programs/", "test/package/frameworks/", "test/package/frontend/", "test/package/pages/",
  ],
  rules: {
    ...stylistic.configs.customize({ quotes: "double", semi: true, arrowParens: true, braceStyle: "1tbs" }).rules,
    "@stylistic/jsx-one-expression-per-line": "off",
    "@stylistic/max-len": ["error", { code: 120, ignoreUrls: true }],
    "@stylistic/quote-props": ["error", "consistent"],
    "@stylistic/quotes": ["error", "double", { avoidEscape: true, allowTemplateLiterals: "never" }],
    ...all(["no-unused-expressions", "no-var", "prefer-const", "prefer-rest-params", "prefer-spread"], "error"),
    ...all(recommended, "error"),
    "no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }],
    "layers/imports": "error",
    "import/no-cycle": ["error", { ignoreTypes: false }], // a circle of types is one for readers, too
  },
  overrides: [
    { files: ["**/*.js"], rules: all(typed, "off") },
    {
      files: ["test/package/programs/*.js"],
      rules: { "typescript/ban-ts-comment": ["error", { "ts-nocheck": "allow-with-description" }] },
    },
    {
      // What a caller passes as a body, what a server answers, a parsed description.
      files: ["src/client/body.ts", "src/client/errors.ts", "test/**"],
      rules: all(againstAny, "off"),
    },
  ],
};
