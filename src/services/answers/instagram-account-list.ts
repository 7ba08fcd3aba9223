import type { Locale } from "@/config/languages";
import type { WireId } from "@/lib/wire-id";
import { readList } from "./read-list";
import { fieldsOf, idLabel, idOf, mapKey, textOf, type Fields } from "./read-values";

export type OfferedAccount = {
  page_id: WireId;
  page_name: string;
  username: string;
  /** Empty where the backend keeps it to itself. */
  account_access_token: WireId;
};

const tokenNames = ["account_access_token", "page_access_token", "access_token", "token"];

/** The Instagram accounts of the allowed pages. @throws CallError "invalid-response" where none can be read */
export function readInstagramAccountList(body: unknown, locale: Locale): { accounts: OfferedAccount[] } {
  const readItem = (fields: Fields): OfferedAccount | null => {
    const page = fieldsOf(fields, "page", "facebook_page");
    const instagram = fieldsOf(fields, "instagram", "instagram_business_account", "instagram_account");
    const page_id =
      idOf(fields, "page_id") ?? idOf(page, "id", "page_id") ?? idOf(fields, "id", "instagram_id", mapKey);
    if (page_id === null) return null;
    const page_name = textOf(fields, locale, "page_name") || textOf(page, locale, "name", "page_name");
    const username =
      textOf(fields, locale, "username", "user_name", "instagram_username", "handle") ||
      textOf(instagram, locale, "username", "name") ||
      textOf(fields, locale, "name") ||
      page_name ||
      idLabel(page_id, locale);
    return {
      page_id,
      page_name,
      username: username.replace(/^@+/, "") || idLabel(page_id, locale),
      account_access_token: idOf(fields, ...tokenNames) ?? idOf(page, ...tokenNames) ?? "",
    };
  };
  const names = ["accounts", "instagram_accounts", "pages"];
  return { accounts: readList(body, { names, readItem, idOf: ({ page_id }) => page_id }) };
}
