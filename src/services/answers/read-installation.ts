import type { Locale } from "@/config/languages";
import { idText } from "@/lib/wire-id";
import { itemFields, itemsOf } from "./items-of";
import { fieldOf, idOf, isFields, readText, textOf, type Fields } from "./read-values";

export type InstallationItem = {
  /** One of the keys this site has words for, or the backend's own. */
  key: string;
  /** The backend's name for it, where it has one. */
  name?: string;
  state: "waiting" | "doing" | "done";
};

export const installationNames = ["items", "configurate_services", "configured_services", "services", "steps", "progress", "installation"]; // prettier-ignore

const maxItems = 50;

const done = /^(?:done|completed?|finished|ready|ok|success(?:ful)?|succeeded|installed|active|saved|sent|connected|true|tamamland[ıi]|bitti|haz[ıi]r|kuruldu|yap[ıi]ld[ıi])$/; // prettier-ignore
const doing = /^(?:doing|in_progress|inprogress|processing|running|installing|started|working|yap[ıi]l[ıi]yor|kuruluyor|sürüyor|devam_ediyor)$/; // prettier-ignore

/** Other names of the items this site has words for. */
const keys: readonly (readonly [string, RegExp])[] = [
  ["whatsapp", /whats ?app/],
  ["instagram", /instagram/],
  ["store", /^(?:store|shop|storefront|store[ _-].*|shop[ _-].*)$/],
  ["company", /^company/],
  ["credentials", /^(?:credentials|username|user name|login|e-?mail|mail)/],
];

/** How far a thing is, from a word, a yes or no, or a share of 100; what is not known waits. */
function readState(value: unknown): InstallationItem["state"] {
  if (value === true) return "done";
  if (typeof value === "number") return value === 100 ? "done" : "waiting";
  const word = typeof value === "string" ? value.trim().toLowerCase().replace(/[\s-]/g, "_") : "";
  if (done.test(word)) return "done";
  return doing.test(word) ? "doing" : "waiting";
}

const stateNames = ["state", "status", "done", "is_done", "completed", "is_completed", "finished", "installed", "progress", "percent"]; // prettier-ignore

function readItem(fields: Fields, locale: Locale): (InstallationItem & { hasState: boolean }) | null {
  const id = idOf(fields, "key", "code", "service", "type", "slug", "id");
  const name = textOf(fields, locale, "name", "title", "label");
  const given = id ?? (name || null);
  if (given === null) return null;
  const text = readText(idText(given), locale);
  const word = text.toLowerCase();
  const known =
    keys.find(([, pattern]) => pattern.test(word)) ??
    keys.find(([, pattern]) => pattern.test(name.toLowerCase()));
  const state = fieldOf(fields, ...stateNames);
  const key = known?.[0] ?? text;
  if (key === "") return null;
  return {
    key,
    state: readState(state),
    hasState: state !== undefined,
    ...(name && !known && name !== key ? { name } : {}),
  };
}

/** A map of names and states, such as `{ whatsapp: "done", store: true }`, as a list. */
function statesByName(value: unknown): unknown {
  if (!isFields(value)) return value;
  const entries = Object.entries(value).filter(
    ([key]) => !["domain", "url", "email", "sub_domain"].includes(key),
  );
  const isMap =
    entries.length > 0 &&
    entries.every(([, state]) => typeof state === "string" || typeof state === "boolean");
  return isMap ? entries.map(([key, state]) => ({ key, state })) : value;
}

export type Items = {
  items: InstallationItem[];
  /** Whether the answer says how far any of them is. */
  hasStates: boolean;
};

/** The items of an installation, each key once. */
export function readInstallationItems(value: unknown, locale: Locale): Items {
  const raw = itemsOf(statesByName(value), installationNames) ?? [];
  const items = new Map<string, InstallationItem>();
  let hasStates = false;
  for (const entry of raw.slice(0, maxItems)) {
    const fields = itemFields(entry);
    const item = fields && readItem(fields, locale);
    if (!item || items.has(item.key)) continue;
    const { hasState, ...kept } = item;
    hasStates ||= hasState;
    items.set(item.key, kept);
  }
  return { items: [...items.values()], hasStates };
}

/** The domain that an answer names, as it stands there; whether it may be followed is for others to judge. */
export function readDomain(objects: Fields[]): string {
  for (const fields of objects) {
    const value = fieldOf(
      fields,
      "domain",
      "setup_domain",
      "store_domain",
      "shop_domain",
      "domain_name",
      "url",
      "store_url",
    );
    if (typeof value === "string" && value.trim() !== "") return value.slice(0, 300);
  }
  return "";
}
