import { describe, expect, it } from "vitest";
import { aliases, resolveAlias } from "@/config/redirects";

describe("resolveAlias()", () => {
  it.each([
    ["/try", "/"],
    ["/try/", "/"],
    ["/Faq/", "/faq/"],
    ["/references", "/referances/"],
    ["/references/mercan-butik/", "/referances/mercan-butik/"],
    ["/onBoarding", "/onboarding/"],
    ["/onBoarding/select-package", "/onboarding/select-package/"],
    ["/onboarding/storeWizard", "/onboarding/select-store/?step=last"],
    ["/onboarding/wizard/GeneralInfo/", "/onboarding/select-store/?step=2"],
  ])("resolves %s to %s", (from, to) => expect(resolveAlias(from)).toBe(to));

  it.each(["/", "/faq/", "/faq", "/onboarding/", "/onboarding/setup/", "/nope", "/FAQ"])(
    "does not treat %s as an alias",
    (path) => expect(resolveAlias(path)).toBeNull(),
  );

  it("aliases resolve to canonical paths, never to other aliases", () => {
    for (const { to } of aliases) {
      const [path = "", query] = to.split("?");
      expect(path).toMatch(/\/$/);
      expect(query ?? "step=1").toMatch(/^step=(last|\d+)$/);
      expect(resolveAlias(path)).toBeNull();
    }
  });
});
