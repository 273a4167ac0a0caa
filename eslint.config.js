import stylistic from "@stylistic/eslint-plugin";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";
import { layers } from "./eslint-layers.js";

export default defineConfig(
  {
    ignores: [
      ".stryker-tmp/", ".venv/", "dist/", "generated/", "bench/.types-*/", "test/.examples-*/",
      "test/generators/programs/",
    ],
  },
  tseslint.configs.recommendedTypeChecked,
  stylistic.configs.customize({ quotes: "double", semi: true, arrowParens: true, braceStyle: "1tbs" }),
  {
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@stylistic/jsx-one-expression-per-line": "off",
      "@stylistic/max-len": ["error", { code: 120, ignoreUrls: true }],
      "@stylistic/quote-props": ["error", "consistent"],
      "@stylistic/quotes": ["error", "double", { avoidEscape: true, allowTemplateLiterals: "never" }],
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["**/*.js"],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    files: ["test/package/programs/*.js"],
    rules: { "@typescript-eslint/ban-ts-comment": ["error", { "ts-nocheck": "allow-with-description" }] },
  },
  ...layers,
  {
    // Anything may arrive here: what a caller passes as a body, what a server answers, a parsed description.
    files: ["src/client/body.ts", "src/client/errors.ts", "test/**"],
    rules: {
      "@typescript-eslint/no-explicit-any": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
);
