import type { Locale } from "@/config/languages";
import { fieldsWith, fieldsWithin } from "./fields-within";
import { fieldOf, fieldsOf, readFlag, textOf } from "./read-values";

/** The connected page; its name is empty where the answer does not say it, and null means that no page was allowed. */
export type FacebookConnection = { facebook: { page_name: string } | null };

const isNone = (value: unknown) =>
  value === null || !readFlag(value, true) || (Array.isArray(value) && value.length === 0);

/** Reads what became of the Facebook page: connected, unless the answer says that there is none. */
export function readFacebookConnection(body: unknown, locale: Locale): FacebookConnection {
  const outer = fieldsWithin(body).find((fields) => ["facebook", "page", "pages"].some((name) => name in fields)) ?? {}; // prettier-ignore
  const said = ["facebook", "page", "pages"].map((name) => outer[name]).find((value) => value !== undefined);
  const connected = fieldsWith(body, "connected", "is_connected") ?? {};
  if (isNone(said) || isNone(fieldOf(connected, "connected", "is_connected"))) return { facebook: null };
  const named = {
    ...fieldsWith(body, "page_name"),
    ...fieldsOf(outer, "page"),
    ...fieldsOf(outer, "facebook"),
  };
  const name = textOf(named, locale, "page_name", "name", "title");
  return { facebook: { page_name: name || textOf(outer, locale, "page", "facebook") } };
}
