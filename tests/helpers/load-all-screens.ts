import { locales } from "@/config/languages";
import { loadScreens } from "@/templates/load-screens";

/** Loads the screens behind the sign-up and their strings, which a page fetches later: tests draw them at once. */
export const loadAllScreens = () => Promise.all(locales.map(loadScreens));
