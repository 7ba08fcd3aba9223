import { defineConfig } from "oxlint";
import { layerRules } from "./scripts/lint-layers.ts";

/** Rules that need types, disabled for files that the compiler does not read. */
const withoutTypes = {
  "typescript/no-unsafe-argument": "off",
  "typescript/no-unsafe-assignment": "off",
  "typescript/no-unsafe-call": "off",
  "typescript/no-unsafe-member-access": "off",
  "typescript/no-unsafe-return": "off",
} as const;

/** Lint and types in one pass (docs/decisions/003-layers.md). */
export default defineConfig({
  options: { typeAware: true, typeCheck: true, denyWarnings: true, reportUnusedDisableDirectives: "error" },
  plugins: ["eslint", "typescript", "import", "react", "jsx-a11y"],
  categories: { correctness: "error" },
  ignorePatterns: [
    "public",
    ".cache",
    "deploy",
    "test-results",
    "src/gatsby-types.d.ts",
    "src/services/generated",
  ],
  rules: {
    "eslint/eqeqeq": "error",
    // A longer file usually covers two subjects.
    "eslint/max-lines": ["error", { max: 200 }],
    "eslint/no-case-declarations": "error",
    "eslint/no-console": ["error", { allow: ["info", "warn", "error"] }],
    "eslint/no-empty": "error",
    "eslint/no-fallthrough": "error",
    "eslint/no-prototype-builtins": "error",
    "eslint/no-regex-spaces": "error",
    "eslint/no-unexpected-multiline": "error",
    "eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
    "eslint/no-var": "error",
    "eslint/prefer-const": "error",
    "eslint/prefer-rest-params": "error",
    "eslint/prefer-spread": "error",
    // Type imports count as well, so that dependencies have one direction.
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "import/no-duplicates": ["error", { preferInline: true }],
    // Screen readers announce `output` and `search` less well than the equivalent roles.
    "jsx-a11y/prefer-tag-over-role": "off",
    // A checkbox with the role `switch` exposes its state without an attribute.
    "jsx-a11y/role-has-required-aria-props": "off",
    "typescript/ban-ts-comment": "error",
    "typescript/consistent-type-definitions": ["error", "type"],
    "typescript/no-array-constructor": "error",
    "typescript/no-empty-object-type": "error",
    "typescript/no-explicit-any": "error",
    // Allows `void` before a promise that a package's types do not declare as one.
    "typescript/no-meaningless-void-operator": "off",
    "typescript/no-misused-promises": "error",
    // Spreading into code points is intended; counts shown to people use Intl.Segmenter.
    "typescript/no-misused-spread": "off",
    "typescript/no-namespace": "error",
    "typescript/no-require-imports": "error",
    "typescript/no-unnecessary-type-assertion": "error",
    "typescript/no-unnecessary-type-constraint": "error",
    "typescript/no-unsafe-argument": "error",
    "typescript/no-unsafe-assignment": "error",
    "typescript/no-unsafe-call": "error",
    "typescript/no-unsafe-enum-comparison": "error",
    "typescript/no-unsafe-function-type": "error",
    "typescript/no-unsafe-member-access": "error",
    "typescript/no-unsafe-return": "error",
    "typescript/only-throw-error": "error",
    "typescript/prefer-promise-reject-errors": "error",
    "typescript/require-await": "error",
    "typescript/restrict-plus-operands": "error",
  },
  overrides: [
    // Elsewhere, functions named `use` are not React hooks.
    { files: ["src/**", "studio/app/**"], rules: { "react/rules-of-hooks": "error" } },
    { files: ["tests/setup/**"], rules: { "jsx-a11y/anchor-has-content": "off" } },
    { files: ["**/*.{js,mjs}"], rules: withoutTypes },
    ...layerRules,
  ],
});
