import { describe, expect, it } from "vitest";
import { isScreen, isStage, screenPath, screens, screensByStage, stageOf, stages } from "@/state/steps";

describe("assignment of screens to stages", () => {
  it.each(stages.flatMap((stage) => screensByStage[stage].map((screen) => [screen, stage] as const)))(
    "the screen %s belongs to the stage %s",
    (screen, stage) => expect(stageOf(screen)).toBe(stage),
  );

  it.each(screens)("the screen %s has its own URL", (screen) => {
    expect(isScreen(screen)).toBe(true);
    expect(screenPath(screen)).toBe(`/onboarding/${screen}/`);
  });

  it.each(["billing", "", "SETUP", undefined, null, 1, ["setup"]])(
    "does not accept %j as a stage or screen",
    (value) => {
      expect(isScreen(value)).toBe(false);
      expect(isStage(value)).toBe(false);
    },
  );

  it("a stage is distinguished from a screen inside it", () => {
    expect(stages.filter(isStage)).toEqual(stages);
    expect(isStage("setup")).toBe(false);
  });
});
