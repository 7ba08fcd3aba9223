import type { Locale } from "@/config/languages";
import type { WireId } from "@/lib/wire-id";
import { readList } from "./read-list";
import { idLabel, idNames, idOf, textOf, type Fields } from "./read-values";

export type ExtraService = { code: WireId; name: string; description: string };

/** Names of what a service is chosen by. */
export const serviceIdNames = ["code", "service_code", ...idNames("service", "addon"), "type"];

/** The services that can be added. @throws CallError "invalid-response" where none can be read */
export function readExtraServiceList(body: unknown, locale: Locale): { services: ExtraService[] } {
  const readItem = (fields: Fields): ExtraService | null => {
    const code = idOf(fields, ...serviceIdNames);
    if (code === null) return null;
    const name =
      textOf(fields, locale, "name", "title", "label", "service_name", "code") || idLabel(code, locale);
    return { code, name, description: textOf(fields, locale, "description", "text", "summary") };
  };
  const names = ["services", "extra_services", "addons", "add_ons"];
  return { services: readList(body, { names, readItem, idOf: ({ code }) => code }) };
}
