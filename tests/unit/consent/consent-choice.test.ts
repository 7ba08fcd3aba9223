import { describe, expect, it } from "vitest";
import { answers, grantedBy, parseChoice, type ConsentChoice } from "@/features/consent/consent-choice";
import { consentSignals } from "@/features/consent/consent-mode";

const choice: ConsentChoice = {
  version: 2,
  asked: ["measurement", "marketing"],
  granted: ["measurement"],
  at: "2026-03-01T10:00:00.000Z",
};

describe("validity of a stored consent decision", () => {
  it("a stored decision is parsed as it was written", () =>
    expect(parseChoice(JSON.stringify(choice))).toEqual(choice));

  it.each([
    null,
    "",
    "{",
    "[]",
    "1",
    '"all"',
    '{"version":"2","at":"2026-03-01"}',
    '{"version":2,"at":"soon"}',
    '{"version":2}',
  ])("returns null for an invalid stored decision: %s", (text) =>
    expect(answers(parseChoice(text), choice)).toBe(false),
  );

  it("unknown categories in a decision are ignored", () => {
    const forged = JSON.stringify({ ...choice, granted: ["everything", "marketing", 1], asked: "all" });
    expect(parseChoice(forged)).toMatchObject({ granted: ["marketing"], asked: [] });
  });

  it("a decision remains valid for the same version with the same or fewer categories", () => {
    expect(answers(choice, choice)).toBe(true);
    expect(answers(choice, { version: 2, asked: ["measurement"] })).toBe(true);
    expect(grantedBy(choice, choice)).toEqual(["measurement"]);
  });

  it("a decision becomes invalid with a new version or an added category, and then grants nothing", () => {
    for (const question of [
      { version: 3, asked: choice.asked },
      { version: 2, asked: [...choice.asked, "social" as const] },
    ]) {
      expect(answers(choice, question)).toBe(false);
      expect(grantedBy(choice, question)).toEqual([]);
    }
  });
});

describe("Google Consent Mode signals", () => {
  it("all consent signals are denied without consent", () => {
    expect(new Set(Object.values(consentSignals([])))).toEqual(new Set(["denied"]));
  });

  it("only the signals of a granted category are granted", () => {
    const granted = Object.entries(consentSignals(["marketing"])).filter(([, state]) => state === "granted");
    expect(granted.map(([signal]) => signal)).toEqual(["ad_storage", "ad_user_data", "ad_personalization"]);
  });
});
