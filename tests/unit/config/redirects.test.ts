import { describe, expect, it } from "vitest";
import { aliases, resolveAlias } from "@/config/redirects";

describe("resolveAlias", () => {
  it.each([
    ["/try", "/"],
    ["/try/", "/"],
    ["/Faq/", "/faq/"],
    ["/references", "/referances/"],
    ["/onBoarding", "/onboarding/"],
    ["/onBoarding/select-package", "/onboarding/select-package/"],
    ["/onboarding/storeWizard", "/onboarding/select-store/"],
  ])("%s leads to %s", (from, to) => expect(resolveAlias(from)).toBe(to));

  it.each(["/", "/faq/", "/faq", "/onboarding/", "/onboarding/setup/", "/nope", "/FAQ"])(
    "%s is no alias",
    (path) => expect(resolveAlias(path)).toBeNull(),
  );

  it("leads to canonical addresses, never to another alias", () => {
    for (const { to } of aliases) {
      expect(to).toMatch(/\/$/);
      expect(resolveAlias(to)).toBeNull();
    }
  });
});
