import { expect, it } from "vitest";
import { credentialsOf } from "@/state/onboarding-state";

it("has the credentials of an onboarding once both halves are there, whatever their type", () => {
  expect(credentialsOf({ wizardId: "w", hash: "h" })).toEqual({ id: "w", hash: "h" });
  expect(credentialsOf({ wizardId: 0, hash: 7 })).toEqual({ id: 0, hash: 7 });
});

it.each([
  { wizardId: null, hash: null },
  { wizardId: "w", hash: null },
  { wizardId: null, hash: "h" },
])("has none of %j", (stored) => expect(credentialsOf(stored)).toBeNull());
