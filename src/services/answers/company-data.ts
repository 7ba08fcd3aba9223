import type { Locale } from "@/config/languages";
import { fieldsWith } from "./fields-within";
import { textOf } from "./read-values";

/** The fields of the company form, and the other names each has. */
const names = {
  company: ["company", "company_name", "title"],
  owner: ["owner", "owner_name"],
  address: ["address"],
  country: ["country"],
  district: ["district"],
  city: ["city"],
  town: ["town"],
  zip_code: ["zip_code", "zip", "postal_code"],
  mail: ["mail", "email"],
  taxoffice: ["taxoffice"],
  taxnumber: ["taxnumber"],
  phone: ["phone", "phone_number"],
  mobile_phone: ["mobile_phone", "mobile"],
  fax: ["fax"],
} as const;

export type CompanyData = Record<keyof typeof names, string>;

/** The saved company data; empty texts where nothing was saved. */
export function readCompanyData(body: unknown, locale: Locale): CompanyData {
  const fields = fieldsWith(body, ...Object.values(names).flat()) ?? {};
  const entries = Object.entries(names).map(([field, own]) => [field, textOf(fields, locale, ...own)]);
  return Object.fromEntries(entries) as CompanyData; // an entry for each field
}
