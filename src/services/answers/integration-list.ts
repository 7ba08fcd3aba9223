import type { Locale } from "@/config/languages";
import type { WireId } from "@/lib/wire-id";
import { readList } from "./read-list";
import { idLabel, idNames, idOf, textOf, type Fields } from "./read-values";

export type Integration = { type: WireId; name: string; description: string };

/** The e-commerce sites that can be connected. @throws CallError "invalid-response" where none can be read */
export function readIntegrationList(body: unknown, locale: Locale): { integrations: Integration[] } {
  const readItem = (fields: Fields): Integration | null => {
    const type = idOf(fields, "type", "integration_type", "code", ...idNames("integration", "platform"));
    if (type === null) return null;
    const name =
      textOf(fields, locale, "name", "title", "label", "integration_name") || idLabel(type, locale);
    return { type, name, description: textOf(fields, locale, "description", "text", "summary") };
  };
  const names = ["integrations", "integration_list", "integration_types", "platforms"];
  return { integrations: readList(body, { names, readItem, idOf: ({ type }) => type }) };
}
