import fs from "node:fs";
import path from "node:path";
import { createInstance, type i18n } from "i18next";
import constants from "../../data/constants.json";
import site from "../../data/site.json";
import type { Locale } from "@/config/languages";
import { stringVariables } from "@/config/string-variables";

/** Returns all interface strings of a language by namespace, as built. */
export function localeResources(locale: Locale): Record<string, Record<string, unknown>> {
  const folder = path.resolve("locales", locale);
  return Object.fromEntries(
    fs
      .readdirSync(folder)
      .map((file) => [
        path.basename(file, ".json"),
        JSON.parse(fs.readFileSync(path.join(folder, file), "utf8")) as Record<string, unknown>,
      ]),
  );
}

/** Creates an i18next instance with the site's strings and options. */
export function createStrings(locale: Locale): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: locale,
    defaultNS: "common",
    resources: { [locale]: localeResources(locale) },
    interpolation: { escapeValue: false, defaultVariables: stringVariables(constants, site) },
    returnNull: false,
    initImmediate: false,
    react: { useSuspense: false },
  });
  return instance;
}
