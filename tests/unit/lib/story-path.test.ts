import { expect, it } from "vitest";
import { storyPath } from "@/lib/site-paths";

it("puts a story below the references, at the address by which it was published first", () =>
  expect(storyPath("mercan-butik")).toBe("/referances/mercan-butik/"));
