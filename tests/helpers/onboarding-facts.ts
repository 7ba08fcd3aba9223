import type { OnboardingFacts } from "@/features/onboarding/onboarding-context";
import site from "../../data/site.json";
import store from "../../data/store.json";

/** What the page hands to the onboarding, as it stands in the data, in Turkish. */
export const onboardingFacts: OnboardingFacts = {
  storeDomain: site.storeDomain,
  help: site.links.help,
  themes: store.themes.map(({ id, name, text }) => ({ id, name: name.tr, text: text.tr })),
  colors: store.colors.map(({ id, name, value, onValue }) => ({ id, name: name.tr, value, onValue })),
};
