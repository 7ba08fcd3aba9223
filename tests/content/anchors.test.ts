import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { articleAnchors, fixedAnchors, storyAnchors } from "@/gatsby/data/fixed-anchors";

const sources = fs
  .readdirSync("src", { recursive: true })
  .map(String)
  .filter((name) => name.endsWith(".tsx"))
  .map((name) => fs.readFileSync(path.join("src", name), "utf8"))
  .join("\n");

const all = [...Object.values(fixedAnchors).flat(), ...articleAnchors, ...storyAnchors];

it.each([...new Set(all)])("the link target “%s” is a section that a component renders", (anchor) => {
  expect(sources).toContain(`<Section id="${anchor}"`);
});
