import { fieldsThatScore } from "./fields-within";
import { fieldOf, readTyped, type Fields } from "./read-values";

/** The fields of the company form, and the other names each has. */
const names = {
  company: ["company", "company_name"],
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

/** Names that many things have: they count in the object of the company only. */
const weakNames: Readonly<Record<string, readonly string[]>> = { company: ["name", "title"] };

export type CompanyData = Record<keyof typeof names, string>;

const typedIn = (fields: Fields, own: readonly string[]): string =>
  own.map((name) => readTyped(fieldOf(fields, name))).find((text) => text !== "") ?? "";

/** How much of the form an object fills in; the name of the company counts twice. */
const scoreOf = (fields: Fields) =>
  [names.company, ...Object.values(names)].filter((own) => typedIn(fields, own) !== "").length;

/** The saved company data, as it was typed; empty texts where nothing was saved. */
export function readCompanyData(body: unknown): CompanyData {
  const fields = fieldsThatScore(body, scoreOf) ?? {};
  const entries = Object.entries(names).map(([field, own]) => [
    field,
    typedIn(fields, [...own, ...(weakNames[field] ?? [])]),
  ]);
  return Object.fromEntries(entries) as CompanyData; // an entry for each field
}
