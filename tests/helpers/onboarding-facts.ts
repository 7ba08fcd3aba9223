import type { OnboardingFacts } from "@/features/onboarding/onboarding-context";
import constants from "../../data/constants.json";
import site from "../../data/site.json";
import store from "../../data/store.json";

/** What the page hands to the onboarding, as it stands in the data, in Turkish. */
export const onboardingFacts: OnboardingFacts = {
  storeDomain: site.storeDomain,
  numbersAsOf: constants.sharedNumberPlaces.asOf,
  help: site.links.help,
  themes: store.themes.map(({ id, name, text }) => ({ id, name: name.tr, text: text.tr })),
  colors: store.colors.map(({ id, name, value, onValue }) => ({ id, name: name.tr, value, onValue })),
};
