import type { Locale } from "@/config/languages";
import { fieldsWith, fieldsWithin } from "./fields-within";
import { fieldOf } from "./read-values";
import { readDomain, readInstallationItems, type InstallationItem } from "./read-installation";

export type ConfiguredServices = { domain: string; items: InstallationItem[] };

const names = ["configurate_services", "configured_services"];

/** What is being installed, out of an answer or out of a part of one; empty where it says nothing. */
export function readConfiguredServices(body: unknown, locale: Locale): ConfiguredServices {
  const outer = fieldsWith(body, ...names);
  const configured = outer ? fieldOf(outer, ...names) : body;
  const { items } = readInstallationItems(configured, locale);
  return { domain: readDomain(fieldsWithin(body)), items };
}

/** What completing started. */
export const readCompletedOnboarding = (body: unknown, locale: Locale) => ({
  configurate_services: readConfiguredServices(body, locale),
});
