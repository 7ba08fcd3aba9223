import { describe, expect, test } from "vitest";
import { readCreatedOnboarding } from "@/services/answers/created-onboarding";

describe("a created onboarding", () => {
  test.each([
    { id: 1, hash: "h" },
    { data: { id: 1, hash: "h" } },
    { wizard_id: 1, wizard_hash: "h" },
    { onboardingId: 1, onboardingHash: "h" },
    { uuid: 1, hash: "h" },
    { guid: 1, hash: "h" },
    { customer: { id: 5 }, onboarding: { id: 1 }, hash: "h" },
    { customer: { id: 5 }, wizard: { id: 1, hash: "h" } },
    { id: 5, result: { id: 1, hash: "h" } },
    { customer: { id: 5 }, wizard: { uuid: 1 }, x: { hash: "h" } },
    { customer: { id: 5 }, onboardingWizard: { id: 1 }, hash: "h" },
    { model: "wizard", pk: 1, fields: { hash: "h" } },
    { x: { id: 1 }, y: { hash: "h" } },
  ])("has its id and hash in %j", (body) =>
    expect(readCreatedOnboarding(body)).toEqual({ id: 1, hash: "h" }),
  );

  test.each([{ id: 1 }, { hash: "h" }, { id: 1, hash: "" }, { id: [], hash: "h" }, undefined])(
    "cannot be read from %j",
    (body) => expect(() => readCreatedOnboarding(body)).toThrow("invalid-response"),
  );
});
