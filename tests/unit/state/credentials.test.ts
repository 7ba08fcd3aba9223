import { expect, it } from "vitest";
import { credentialsOf } from "@/state/onboarding-state";

it("credentialsOf() returns credentials if id and hash are present, whatever their types", () => {
  expect(credentialsOf({ wizardId: "w", hash: "h" })).toEqual({ id: "w", hash: "h" });
  expect(credentialsOf({ wizardId: 0, hash: 7 })).toEqual({ id: 0, hash: 7 });
});

it.each([
  { wizardId: null, hash: null },
  { wizardId: "w", hash: null },
  { wizardId: null, hash: "h" },
])("returns no credentials for %j", (stored) => expect(credentialsOf(stored)).toBeNull());
