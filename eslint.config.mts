import js from "@eslint/js";
import path from "node:path";
import importX, { createNodeResolver } from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { layerRules } from "./scripts/lint-layers";

export default tseslint.config(
  {
    ignores: [
      "public/",
      ".cache/",
      "deploy/",
      "test-results/",
      "src/gatsby-types.d.ts",
      "src/services/generated/",
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { project: "./tsconfig.json", tsconfigRootDir: import.meta.dirname } },
    plugins: { "import-x": importX },
    rules: {
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
      "import-x/no-duplicates": ["error", { "prefer-inline": true }],
      "no-console": ["error", { allow: ["info", "warn", "error"] }],
      eqeqeq: "error",
      // A longer file holds two subjects.
      "max-lines": ["error", { max: 200 }],
    },
    settings: {
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
      "import-x/resolver-next": [
        createNodeResolver({
          extensions: [".ts", ".tsx", ".js", ".json"],
          alias: { "@": [path.resolve(import.meta.dirname, "src")] },
        }),
      ],
    },
  },
  {
    files: ["src/**/*.{ts,tsx}", "studio/app/**/*.{ts,tsx}", "tests/component/**/*.tsx"],
    ...jsxA11y.flatConfigs.recommended,
  },
  {
    files: ["src/**/*.{ts,tsx}", "studio/app/**/*.{ts,tsx}"],
    plugins: { "react-hooks": reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  ...layerRules,
  { files: ["**/*.{js,mjs}"], ...tseslint.configs.disableTypeChecked },
);
