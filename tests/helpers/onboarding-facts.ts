import type { OnboardingFacts } from "@/state/onboarding-context";
import constants from "../../data/constants.json";
import site from "../../data/site.json";
import store from "../../data/store.json";

/** Page data passed to the onboarding, in Turkish. */
export const onboardingFacts: OnboardingFacts = {
  storeDomain: site.storeDomain,
  numbersAsOf: constants.sharedNumberPlaces.checked,
  readiness: null,
  trialDays: constants.trialDays.value,
  acknowledged: [
    { title: "Gizlilik Politikası", version: "1.0", effectiveDate: "2026-01-01" },
    { title: "Aydınlatma Metni", version: "1.1", effectiveDate: "2026-11-21" },
  ],
  isNewsletterTicked: true,
  login: site.links.login,
  help: site.links.help,
  themes: store.themes.map(({ id, name, text }) => ({ id, name: name.tr, text: text.tr })),
  colors: store.colors.map(({ id, name, value, onValue }) => ({ id, name: name.tr, value, onValue })),
};
