import type { Locale } from "@/config/languages";
import { foldText } from "@/lib/fold-text";
import { idText } from "@/lib/wire-id";
import { envelopesOf } from "./envelopes";
import { fieldsWithin } from "./fields-within";
import { installationNames } from "./installation-names";
import { isFactName, itemFields, listIn } from "./items-of";
import { fieldOf, idOf, isFields, mapKey, readFlag, readText, textOf, type Fields } from "./read-values";

export type InstallationItem = {
  /** One of the keys this site has words for, or the backend's own. */
  key: string;
  /** The backend's name for it, where it has one. */
  name?: string;
  state: "waiting" | "doing" | "done";
};

const maxItems = 50;

const done = /^(?:done|completed?|finished|ready|ok|success(?:ful)?|succeeded|installed|active|saved|sent|connected|configured|tamamlandi|tamam|bitti|hazir|kuruldu|yapildi)$/; // prettier-ignore
const doing = /(?:ing|iyor|uyor)$|^(?:progress|inprogress|started)$/;
/** Words that turn "done" around, or say that it is still to come. */
const notYet = /^(?:not|no|un|partially|partly|pending|waiting|degil|kismen|bekl\w+|missing)$/;

/** Other names of the items this site has words for. */
const keys: readonly (readonly [string, RegExp])[] = [
  ["whatsapp", /whats ?app/],
  ["instagram", /instagram/],
  ["store", /^(?:store|shop|storefront|store[ _-].*|shop[ _-].*)$/],
  ["company", /^company/],
  ["credentials", /^(?:credentials|username|user name|login|e-?mail|mail)/],
];

/** A share of 100 as a number; undefined for what is none. */
function shareOf(value: unknown): number | undefined {
  const text = typeof value === "number" || typeof value === "string" ? String(value) : "";
  const digits = /^\s*%?\s*(\d{1,3}(?:[.,]\d+)?)\s*%?\s*$/.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits.replace(",", "."));
}

/** How far a thing is, from a value that counts to 100: unlike elsewhere 1 is no yes. */
export function readShare(value: unknown): InstallationItem["state"] {
  const share = shareOf(value);
  if (share === undefined) return readState(value);
  if (share === 100) return "done";
  return share > 0 && share < 100 ? "doing" : "waiting";
}

/** How far a thing is, from a word such as "STATUS_DONE", a yes or no, or a share of 100; what is not known waits. */
export function readState(value: unknown): InstallationItem["state"] {
  if (readFlag(value, false)) return "done";
  const share = shareOf(value);
  if (share !== undefined) return readShare(share);
  const text = readText(value, "tr").replace(/([a-z])([A-Z])/g, "$1 $2");
  const words = foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const last = words.at(-1) ?? "";
  if (words.some((word) => notYet.test(word))) return "waiting";
  if (done.test(last) || /^\d{4}-\d\d-\d\d/.test(text)) return "done";
  return doing.test(last) ? "doing" : "waiting";
}

const stateNames = ["state", "status", "done", "is_done", "completed", "is_completed", "finished", "is_finished", "ready", "installed", "is_installed", "configured", "is_configured", "completed_at", "finished_at"]; // prettier-ignore
export const shareNames = ["progress", "percent", "percentage"];

function readItem(fields: Fields, locale: Locale): (InstallationItem & { hasState: boolean }) | null {
  const id = idOf(fields, "key", "code", mapKey, "service", "type", "slug", "id");
  const name = textOf(fields, locale, "name", "title", "label");
  const given = id ?? (name || null);
  if (given === null) return null;
  const text = readText(idText(given), locale);
  const known = [text, name]
    .map((part) => keys.find(([, pattern]) => pattern.test(foldText(part))))
    .find((found) => found !== undefined);
  const state = fieldOf(fields, ...stateNames);
  const share = fieldOf(fields, ...shareNames);
  const key = known?.[0] ?? text;
  if (key === "" || (!known && isFactName(text))) return null;
  return {
    key,
    state: state === undefined ? readShare(share) : readState(state),
    hasState: state !== undefined || share !== undefined,
    ...(name && !known && name !== key ? { name } : {}),
  };
}

/** A map of names and states, such as `{ whatsapp: "done", store: true }`, as a list. */
function statesByName(value: unknown): unknown {
  if (!isFields(value)) return value;
  const entries = Object.entries(value).filter(
    ([key]) => !isFactName(key) && !["domain", "url", "email", "sub_domain"].includes(key),
  );
  const isMap = entries.every(([, state]) => ["string", "boolean", "number"].includes(typeof state));
  // Of an object of facts alone, such as `{ domain }`, nothing is an item.
  const isFlat = Object.values(value).every((state) => typeof state !== "object");
  return isMap && (isFlat || entries.length > 0) ? entries.map(([key, state]) => ({ key, state })) : value;
}

export type Items = {
  items: InstallationItem[];
  /** Whether the answer says how far any of them is. */
  hasStates: boolean;
};

/** The items of an installation, each key once. */
export function readInstallationItems(value: unknown, locale: Locale): Items {
  // An object with an id is the installation itself, and no item of it.
  const isWhole =
    isFields(value) && idOf(value, "id", "uuid") !== null && !Object.values(value).some(Array.isArray);
  const raw = typeof value === "object" && !isWhole ? listIn(statesByName(value), installationNames) : [];
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

/** What an answer lists as being installed: under one of the names, or a list that stands in envelopes only. */
export function installationIn(body: unknown): unknown {
  const isList = (value: unknown) => typeof value === "object" && value !== null;
  const named = fieldsWithin(body).flatMap((fields) =>
    installationNames.map((name) => fieldOf(fields, name)),
  );
  const bare = [body, ...envelopesOf(body).map((fields) => fieldOf(fields, "data", "result", "payload"))];
  return bare.find(Array.isArray) ?? named.find(isList);
}

const domainNames = ["domain", "setup_domain", "store_domain", "shop_domain", "domain_name", "store_url", "shop_url", "storefront_url"]; // prettier-ignore

/**
 * The domain that an answer names, as it stands there; whether it may be followed is for others to judge. A `url` counts where
 * the whole answer has it and it is a host without a path: most are those of the answer itself, or of a profile.
 */
export function readDomain(body: unknown): string {
  const named = fieldsWithin(body).flatMap((fields) => domainNames.map((name) => fieldOf(fields, name)));
  const urls = envelopesOf(body)
    .map((fields) => fieldOf(fields, "url"))
    .filter((url) => typeof url === "string" && /^\s*(?:https?:\/\/)?[^/\s]+\/?\s*$/i.test(url));
  const domain = [...named, ...urls].find((value) => typeof value === "string" && value.trim() !== "");
  return typeof domain === "string" ? domain.slice(0, 300) : "";
}
