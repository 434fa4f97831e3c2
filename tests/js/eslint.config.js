// Lint rules of the page's script and of its tests.

import js from "@eslint/js";
import globals from "globals";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript-eslint";

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

export default ts.config(
  { ignores: ["**/node_modules/**", "**/*.d.ts"] },
  js.configs.recommended,
  {
    files: ["src/sacbe/web/**/*.js"],
    plugins: { "@typescript-eslint": ts.plugin },
    languageOptions: {
      globals: globals.browser,
      parser: ts.parser,
      parserOptions: { project: resolve(ROOT, "tests/js/tsconfig.json"), tsconfigRootDir: ROOT },
    },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      "no-restricted-syntax": ["error", {
        selector: "Program > VariableDeclaration[kind=let]",
        message: "State belongs in the store.",
      }],
    },
  },
  { files: ["tests/js/**/*.js"], languageOptions: { globals: { ...globals.node, ...globals.browser } } },
  {
    rules: {
      eqeqeq: "error",
      "no-console": ["error", { allow: ["error"] }],
      "no-else-return": "error",
      "no-implicit-globals": "off",
      "no-shadow": ["error", { builtinGlobals: false }],
      "no-unused-vars": ["error", { args: "all", argsIgnorePattern: "^_$" }],
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
    },
  },
);
