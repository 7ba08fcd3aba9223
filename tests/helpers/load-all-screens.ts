import { locales } from "@/config/languages";
import { loadScreens } from "@/templates/load-screens";

/** Loads what pages fetch later, the screens behind the sign-up and the check of forms: tests draw and send at once. */
export const loadAllScreens = () =>
  Promise.all([...locales.map(loadScreens), import("@/forms/check-before-sending")]);
