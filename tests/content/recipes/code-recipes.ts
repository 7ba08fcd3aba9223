import { fields, type Json } from "../edits/edit";
import { insertAfter, insertBefore, type Recipe } from "./recipe";

const initials = `import * as styles from "./initials.module.css";

/** The first letters of a name, for somebody without a picture. */
export function Initials({ name }: { name: string }) {
  const letters = name
    .split(" ")
    .map((word) => word.charAt(0))
    .join("");
  return (
    <span role="img" aria-label={name} className={styles.initials}>
      {letters}
    </span>
  );
}
`;

const initialsStyles = `@layer ui {
  .initials {
    padding: var(--space-1);
    border-radius: var(--radius-full);
    background: var(--color-action-tint);
    color: var(--color-action-hover);
  }
}
`;

const initialsTest = `import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Initials } from "@/ui/initials";

it("shows the first letters, and says the name", () => {
  render(<Initials name="Elif Yıldız" />);
  expect(screen.getByRole("img", { name: "Elif Yıldız" })).toHaveTextContent("EY");
});
`;

const decisions = "docs/decisions";

const decision = `# 099 A package for short identifiers

Status: accepted
Date: 2026-11-23

## Context

Two forms make identifiers by hand.

## Decision

They take the package.

## Consequences

One more package reaches the browser.
`;

const sorted = (entries: Json) =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));

/** A package that another one brings along: it is installed, and its place in the lockfile is known. */
const brought = "nanoid";

/** Recipes that touch neither content nor a page. */
export const codeRecipes: Recipe[] = [
  {
    row: "a base control",
    apply: (folder) => {
      folder.write("src/ui/initials.tsx", initials);
      folder.write("src/ui/initials.module.css", initialsStyles);
      folder.write("tests/component/ui/initials.test.tsx", initialsTest);
      const catalogue = "src/features/catalogue/catalogue.tsx";
      insertAfter(
        folder,
        catalogue,
        'import { Dialog } from "@/ui/dialog";\n',
        'import { Initials } from "@/ui/initials";\n',
      );
      insertAfter(
        folder,
        catalogue,
        "<div className={styles.cards}>\n",
        '          <Initials name="Elif" />\n',
      );
    },
  },
  {
    row: "something that opens (window, menu, form in error)",
    apply: (folder) => {
      insertBefore(
        folder,
        "tests/e2e/axe-states.ts",
        '  "/contact-us/": [',
        `  "/solutions/": [
    { name: "a tip", within: "main", act: (page) => page.locator("main details").first().click() },
  ],
`,
      );
      insertAfter(
        folder,
        "docs/accessibility.md",
        "### 3.3.1 Error identification (A)\n\n",
        "- check: A tip that opens says what is wrong in words, beside the field that it is about.\n",
      );
    },
  },
  {
    row: "a dependency",
    apply: (folder) => {
      type Lockfile = { packages: Record<string, Json> };
      const { version } =
        folder.readJson<Lockfile>("package-lock.json").packages[`node_modules/${brought}`] ?? {};
      const more = ({ dependencies, ...others }: Json) => ({
        ...others,
        dependencies: sorted({ ...(dependencies as Json), [brought]: version }),
      });
      folder.writeJson<Json>("package.json", more);
      fields("package-lock.json", ({ packages }) => ({
        packages: { ...(packages as Json), "": more((packages as Record<string, Json>)[""] ?? {}) },
      }))(folder);
      folder.write(`${decisions}/099-short-identifiers.md`, decision);
      folder.writeJson<string[]>("scripts/supply/browser-packages.json", (names) =>
        [...names, brought].sort(),
      );
    },
  },
];
