import { expect, it } from "vitest";
import { checkContent } from "@/gatsby/content/check-content";
import { formatFinding } from "@/gatsby/content/finding";
import { sceneNames } from "@/scenes/scene-by-name";
import { readData } from "../helpers/data-files";

it("the content of the repository has no mistakes", () => {
  expect(checkContent(process.cwd()).map((finding) => formatFinding(finding, "en"))).toEqual([]);
});

it("the schema offers the scenes that can be drawn", () => {
  const { $defs } = readData<{ $defs: { scene: { enum: string[] } } }>("schema/shared.schema.json");
  expect($defs.scene.enum.filter((name) => !sceneNames.includes(name))).toEqual([]);
});
