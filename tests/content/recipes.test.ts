import { describe, expect, it } from "vitest";
import { checkContent } from "@/gatsby/content/check-content";
import { formatFinding } from "@/gatsby/content/finding";
import { isWhole } from "../e2e/extent";
import { contentCopy } from "../helpers/content-copy";
import { ContentFolder } from "../helpers/content-folder";
import { FolderOfChanges } from "../helpers/folder-of-changes";
import { outside, recipeRows, untouched } from "../helpers/recipe-rows";
import { VersionedCopy } from "../helpers/versioned-copy";
import { callRecipe } from "./recipes/call-recipe";
import { codeRecipes } from "./recipes/code-recipes";
import { contentRecipes } from "./recipes/content-recipes";
import { dataRecipes } from "./recipes/data-recipes";
import { pageRecipes } from "./recipes/page-recipes";
import { screenRecipe } from "./recipes/screen-recipe";

const recipes = [...contentRecipes, ...dataRecipes, ...pageRecipes, ...codeRecipes, callRecipe, screenRecipe];
const rows = recipeRows();

describe("the recipes of CONTRIBUTING.md", () => {
  it("are each carried out here, by their names", () => {
    expect(recipes.map(({ row }) => row).sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  it.each(recipes)("$row: touches the files that its row names, all of them, and no other", (recipe) => {
    const { touched = [], proofs = [] } = rows.find(({ name }) => name === recipe.row) ?? {};
    const folder = new FolderOfChanges(".");
    recipe.apply(folder);
    const changed = folder.changedFiles();
    expect(outside(changed, [...touched, ...proofs]), "files that the row does not name").toEqual([]);
    expect(untouched(touched, changed), "files that the row names for nothing").toEqual([]);
  });

  it("leave the content without a finding where they touch content alone", () => {
    const copy = contentCopy();
    try {
      for (const { apply } of contentRecipes) apply(new ContentFolder(copy.root));
      expect(checkContent(copy.root).map((finding) => formatFinding(finding, "en"))).toEqual([]);
    } finally {
      copy.remove();
    }
  });
});

/** Tests that edit the content themselves: the recipes would be there twice. */
const notAgain = ["tests/content/recipes.test.ts", "tests/content/edits.test.ts"];

/** The tests that the rows name, and those of everything that the recipes touch. */
const concerned = [
  ["--project=unit", "--project=content", "--project=contract"],
  ["--project=component", "tests/component/ui", "tests/component/onboarding", "tests/component/faults"],
];

describe.runIf(isWhole)("all recipes together, each to the letter", () => {
  it("leave content, types, lint and tests green", async () => {
    const copy = new VersionedCopy();
    try {
      for (const { apply } of recipes) apply(new ContentFolder(copy.root));
      const changed = copy.changedFiles();
      await copy.run("prettier/bin/prettier.cjs", [
        "--write",
        "--ignore-unknown",
        "--log-level=warn",
        ...changed,
      ]);
      for (const { commands = [] } of recipes)
        for (const [program = "", ...args] of commands) await copy.run(program, args);
      await copy.run("../scripts/content-check.mjs", []);
      await copy.run("tsx/dist/cli.mjs", ["scripts/graphql-types.ts"], { NODE_ENV: "production" });
      await copy.run("tsx/dist/cli.mjs", ["node_modules/oxlint/bin/oxlint"]);
      const others = notAgain.map((file) => `--exclude=${file}`);
      for (const tests of concerned)
        await copy.run("vitest/vitest.mjs", ["run", ...tests, ...others], { ALL_SPECS: "" });
    } finally {
      copy.remove();
    }
  }, 900_000);
});
