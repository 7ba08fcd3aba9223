import * as v from "valibot";
import { object, text, typedText } from "./values";

// prettier-ignore
export const companyFields = [
  "company", "owner", "address", "country", "district", "city", "town", "zip_code", "mail",
  "taxoffice", "taxnumber", "phone", "mobile_phone", "fax",
] as const;

/** Saved company data, as typed; empty strings if there is no saved data. */
export const companyData = object(v.entriesFromList(companyFields, typedText), ["store_edit"]);

/** Confirmation of a received message; the reference is empty if the response lacks it. */
export const contactReceipt = v.fallback(object({ reference: text }), { reference: "" });
