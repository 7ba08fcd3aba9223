import fs from "node:fs";
import { expect, test } from "@playwright/test";
import { fixedAnchors } from "@/gatsby/data/fixed-anchors";

test("the built pages contain every section that content may link to", () => {
  const missing = Object.entries(fixedAnchors).flatMap(([page, anchors]) => {
    const html = fs.readFileSync(`public${page}index.html`, "utf8");
    return anchors.filter((anchor) => !html.includes(`id="${anchor}"`)).map((anchor) => `${page}#${anchor}`);
  });
  expect(Object.keys(fixedAnchors).length).toBeGreaterThan(3);
  expect(missing).toEqual([]);
});
