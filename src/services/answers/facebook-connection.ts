import type { Locale } from "@/config/languages";
import { fieldsWith, fieldsWithin } from "./fields-within";
import { fieldsOf, textOf } from "./read-values";

/** The connected page; its name is empty where the answer does not say it, and null means that no page was allowed. */
export type FacebookConnection = { facebook: { page_name: string } | null };

/** Reads what became of the Facebook page: connected, unless the answer says that there is none. */
export function readFacebookConnection(body: unknown, locale: Locale): FacebookConnection {
  const outer = fieldsWithin(body).find(
    (fields) => "facebook" in fields || "pages" in fields || "page" in fields,
  );
  const { facebook, pages, page } = outer ?? {};
  const hasNone = facebook === null || (facebook === undefined && page === undefined && Array.isArray(pages) && pages.length === 0); // prettier-ignore
  if (hasNone) return { facebook: null };
  const named = {
    ...fieldsWith(body, "page_name"),
    ...fieldsOf(outer ?? {}, "page"),
    ...fieldsOf(outer ?? {}, "facebook"),
  };
  return { facebook: { page_name: textOf(named, locale, "page_name", "name", "title") } };
}
