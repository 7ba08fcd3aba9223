import type { Locale } from "@/config/languages";
import { fieldsWith, fieldsWithin } from "./fields-within";
import { fieldOf, isFields, readFlag, textOf } from "./read-values";
import {
  installationNames,
  readDomain,
  readInstallationItems,
  type InstallationItem,
} from "./read-installation";

export type StoreInstallation = {
  /** Empty where the answer names none. */
  domain: string;
  items: InstallationItem[];
  finished: boolean;
  /** Whether the answer says how far the installation is; where it does not there is nothing to wait for. */
  tracked: boolean;
};

/** A list without a name: the answer itself, or what its envelope holds. */
function bareList(body: unknown): unknown {
  const inner = isFields(body) ? fieldOf(body, "data", "result") : body;
  return Array.isArray(inner) ? inner : undefined;
}

/** How far the installation is. */
export function readStoreInstallation(body: unknown, locale: Locale): StoreInstallation {
  const objects = fieldsWithin(body);
  const outer = fieldsWith(body, ...installationNames);
  const list = outer ? fieldOf(outer, ...installationNames) : bareList(body);
  const { items, hasStates } = readInstallationItems(list, locale);
  const flags = ["finished", "is_finished", "completed", "is_completed", "all_done"];
  const flag = objects.map((fields) => fieldOf(fields, ...flags)).find((value) => typeof value === "boolean");
  const areDone = items.length > 0 && items.every(({ state }) => state === "done");
  const state = textOf(objects[0] ?? {}, locale, "status", "state").toLowerCase();
  const isSaidDone = /^(?:done|completed?|finished|ready)$/.test(state);
  return {
    domain: readDomain(objects),
    items,
    finished: readFlag(flag, areDone || isSaidDone),
    tracked: hasStates || flag !== undefined || isSaidDone,
  };
}
