import { expect, it } from "vitest";
import { locales } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { isOnboardingPath, storyPath, telephoneLink } from "@/lib/addresses";

it.each(locales)(
  "every address of the onboarding in %s is one, in any case, with and without a slash",
  (locale) => {
    for (const path of ["/onboarding", "/onboarding/", "/onboarding/setup/", "/onBoarding/setup"])
      expect(isOnboardingPath(localizedPath(locale, path)), path).toBe(true);
    expect(isOnboardingPath(localizedPath(locale, "/onboarding/").toUpperCase())).toBe(true);
  },
);

it.each(["/", "/en/", "/onboardings/", "/pricing/onboarding/", "/de/onboarding/"])("%s is none", (path) => {
  expect(isOnboardingPath(path)).toBe(false);
});

it("puts a story below the references, at the address by which it was published first", () =>
  expect(storyPath("mercan-butik")).toBe("/referances/mercan-butik/"));

it.each([
  ["+90 850 000 00 00", "tel:+908500000000"],
  ["(0850) 000-00-00", "tel:08500000000"],
])("%s is called at %s", (phone, link) => expect(telephoneLink(phone)).toBe(link));
