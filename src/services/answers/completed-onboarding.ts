import type { Locale } from "@/config/languages";
import {
  installationIn,
  readDomain,
  readInstallationItems,
  type InstallationItem,
} from "./read-installation";

export type ConfiguredServices = { domain: string; items: InstallationItem[] };

/** What is being installed, out of an answer or out of a part of one; empty where it says nothing. */
export const readConfiguredServices = (body: unknown, locale: Locale): ConfiguredServices => ({
  domain: readDomain(body),
  items: readInstallationItems(installationIn(body), locale).items,
});

/** What completing started. */
export const readCompletedOnboarding = (body: unknown, locale: Locale) => ({
  configurate_services: readConfiguredServices(body, locale),
});
