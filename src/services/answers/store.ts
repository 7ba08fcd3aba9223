import * as v from "valibot";
import { object, text, typedText } from "./values";

// prettier-ignore
export const companyFields = [
  "company", "owner", "address", "country", "district", "city", "town", "zip_code", "mail",
  "taxoffice", "taxnumber", "phone", "mobile_phone", "fax",
] as const;

/** The saved company data, as it was typed; empty texts where nothing was saved. */
export const companyData = object(v.entriesFromList(companyFields, typedText), ["store_edit"]);

/** A message that was received; its reference is empty where the answer has none. */
export const contactReceipt = v.fallback(object({ reference: text }), { reference: "" });
