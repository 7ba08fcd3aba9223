import path from "node:path";
import { defineConfig } from "vitest/config";

const alias = {
  "@": path.resolve(import.meta.dirname, "src"),
  gatsby: path.resolve(import.meta.dirname, "tests/setup/gatsby.tsx"),
};

/** Gives components the same translation hook as on pages. */
const replaced = {
  "react-i18next": path.resolve(import.meta.dirname, "plugins/lean-bundle/replacements/react-i18next.ts"),
};

const node = (name: string, isolate = true, ...further: string[]) => ({
  extends: true as const,
  test: { name, isolate, environment: "node", include: [`tests/${name}/**/*.test.{ts,tsx}`, ...further] },
});

const screens = ["onboarding", "storefront", "sign-up", "contact", "faults"].map(
  (folder) => `tests/component/${folder}/**/*.test.{ts,tsx}`,
);

const inBrowser = (name: string, include: string[], exclude: string[] = []) => ({
  extends: true as const,
  resolve: { alias: replaced },
  test: {
    name,
    environment: "jsdom",
    include,
    exclude,
    setupFiles: ["tests/setup/console.ts", "tests/setup/browser.ts"],
  },
});

export default defineConfig({
  resolve: { alias },
  test: {
    setupFiles: ["tests/setup/console.ts"],
    // On two cores the default is one worker, and the tests of a change would take twice as long.
    maxWorkers: "100%",
    // The default is too short on a busy machine, and no test relies on a timeout.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    server: { deps: { inline: ["gatsby-plugin-react-i18next"] } },
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: "non-scoped" } },
    projects: [
      // These test files share no state, so one process loads each module once and takes half the time.
      node("unit", false, "plugins/*/tests/**/*.test.ts"),
      node("content", false),
      node("contract"),
      inBrowser("component", ["tests/component/**/*.test.{ts,tsx}"], screens),
      // These import nearly everything; `--project='!screens'` runs the other tests of a change in seconds.
      inBrowser("screens", screens),
    ],
  },
});
