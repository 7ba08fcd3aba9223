import fs from "node:fs";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { checkContent } from "../../plugins/content-check/check-content";
import { publishedItems } from "@/gatsby/data/publishing";
import { repairEncodings } from "@/gatsby/data/repair-encodings";
import { watchContent } from "../../plugins/content-check/content-updates";
import { outline } from "../../studio/server/outline";
import { contentCopy } from "../helpers/content-copy";

const copy = contentCopy();
afterAll(() => copy.remove());

it("files that operating systems and editors leave in content folders are ignored", () => {
  const before = [outline(copy.root), publishedItems(path.join(copy.root, "data/press"))];
  for (const folder of ["data", "data/press", "data/press/articles", "data/press/covers", "locales/tr"]) {
    const at = (name: string) => path.join(copy.root, folder, name);
    fs.symlinkSync("ekin@pc.1234:5678", at(".#sample-item.json"));
    fs.mkdirSync(at(".folder.json"));
    fs.writeFileSync(at("._sample-item.json"), Buffer.from([0, 5, 22, 7]));
    for (const name of ["~$sample-item.json", "#sample-item.json#"]) fs.writeFileSync(at(name), "x");
  }
  fs.mkdirSync(path.join(copy.root, "data/press/folder.json"));
  expect(checkContent(copy.root)).toEqual([]);
  expect(repairEncodings(copy.root)).toEqual([]);
  expect([outline(copy.root), publishedItems(path.join(copy.root, "data/press"))]).toEqual(before);
  const updates = watchContent(copy.root, () => {});
  updates.close();
});
