import type { Locale } from "@/config/languages";
import { fieldsWith } from "./fields-within";
import { textOf } from "./read-values";

/** A message that was taken in; its reference is empty where the answer gives none. */
export const readContactReceipt = (body: unknown, locale: Locale): { reference: string } => ({
  reference: textOf(
    fieldsWith(body, "reference", "ticket", "number") ?? {},
    locale,
    "reference",
    "ticket",
    "number",
  ),
});
