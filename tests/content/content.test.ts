import { expect, it } from "vitest";
import { checkContent } from "../../plugins/content-check/check-content";
import { formatFinding } from "../../plugins/content-check/finding";
import { channelScenes } from "@/scenes/channel-scenes";
import { homeScenes } from "@/scenes/home-scenes";
import { solutionScenes } from "@/scenes/solution-scenes";
import { readData } from "../helpers/data-files";

it("the repository's content has no errors", () => {
  expect(checkContent(process.cwd()).map((finding) => formatFinding(finding, "en"))).toEqual([]);
});

it.each([
  ["homeScene", homeScenes],
  ["solutionScene", solutionScenes],
  ["channelScene", channelScenes],
] as const)("the schema lists exactly the scenes that can be drawn: %s", (name, scenes) => {
  const { $defs } = readData<{ $defs: Record<string, { enum: string[] }> }>("schema/shared.schema.json");
  expect($defs[name]?.enum).toEqual(Object.keys(scenes).sort());
});
