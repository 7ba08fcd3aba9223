import { locales } from "@/config/languages";
import { loadScreens } from "@/templates/load-screens";

/** Preloads lazy code, so that tests can render and submit immediately. */
export const loadAllScreens = () =>
  Promise.all([...locales.map(loadScreens), import("@/forms/check-before-sending")]);
