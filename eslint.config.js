import stylistic from "@stylistic/eslint-plugin";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";

export default defineConfig(
  { ignores: ["dist/", "generated/"] },
  tseslint.configs.recommendedTypeChecked,
  stylistic.configs.customize({ quotes: "double", semi: true, arrowParens: true, braceStyle: "1tbs" }),
  {
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@stylistic/max-len": ["error", { code: 120, ignoreUrls: true }],
      "@stylistic/quote-props": ["error", "consistent"],
    },
  },
  {
    files: ["**/*.js"],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    // At these two borders anything may arrive: whatever a caller passes as a body, whatever a server answers.
    files: ["src/body.ts", "src/errors.ts"],
    rules: {
      "@typescript-eslint/no-explicit-any": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
);
