import type { Locale } from "@/config/languages";
import type { WireId } from "@/lib/wire-id";
import { readList } from "./read-list";
import { fieldOf, fieldsOf, idOf, mapKey, textOf, type Fields } from "./read-values";

const states = ["available", "approval_pending", "in_use_in_app"] as const;

export type WhatsappNumber = {
  whatsapp_number: WireId;
  display_name: string;
  /** Null for a state this site has no words for: such a number can be chosen. */
  state: (typeof states)[number] | null;
};

const numberNames = [
  "whatsapp_number",
  "phone_number",
  "number",
  "phone",
  "display_phone_number",
  "msisdn",
  "id",
  mapKey,
];

/** The WhatsApp numbers of an account. @throws CallError "invalid-response" where none can be read */
export function readWhatsappNumberList(body: unknown, locale: Locale): { numbers: WhatsappNumber[] } {
  const readItem = (fields: Fields): WhatsappNumber | null => {
    const phone = fieldsOf(fields, "phone", "phone_number", "number");
    const whatsapp_number = idOf(phone, ...numberNames) ?? idOf(fields, ...numberNames);
    if (whatsapp_number === null) return null;
    const word = fieldOf(fields, "state", "status");
    const plain = typeof word === "string" ? word.trim().toLowerCase().replace(/[\s-]/g, "_") : "";
    return {
      whatsapp_number,
      display_name: textOf(fields, locale, "display_name", "verified_name", "name", "title"),
      state: states.find((state) => state === plain) ?? null,
    };
  };
  // A business account is no number: it may hold a list of them.
  const names = ["numbers", "phone_numbers", "whatsapp_numbers", "whatsapp_phone_numbers", "phones"];
  return {
    numbers: readList(body, {
      names,
      readItem,
      areGrouped: true,
      idOf: ({ whatsapp_number }) => whatsapp_number,
    }),
  };
}
