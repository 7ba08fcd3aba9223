import { expect, it } from "vitest";
import { locales } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { isOnboardingPath, storyPath, telephoneLink } from "@/lib/addresses";

it.each(locales)(
  "isOnboardingPath() recognises every path in %s, in any letter case, with or without a trailing slash",
  (locale) => {
    for (const path of ["/onboarding", "/onboarding/", "/onboarding/setup/", "/onBoarding/setup"])
      expect(isOnboardingPath(localizedPath(locale, path)), path).toBe(true);
    expect(isOnboardingPath(localizedPath(locale, "/onboarding/").toUpperCase())).toBe(true);
  },
);

it.each(["/", "/en/", "/onboardings/", "/pricing/onboarding/", "/de/onboarding/"])(
  "does not recognise %s as an onboarding address",
  (path) => {
    expect(isOnboardingPath(path)).toBe(false);
  },
);

it("storyPath() returns a path below the references, where stories are published", () =>
  expect(storyPath("mercan-butik")).toBe("/referances/mercan-butik/"));

it.each([
  ["+90 850 000 00 00", "tel:+908500000000"],
  ["(0850) 000-00-00", "tel:08500000000"],
])("telephoneLink() converts %s to %s", (phone, link) => expect(telephoneLink(phone)).toBe(link));
