import { atMost, email, faultsOf, required, type ErrorKey, type FieldErrors } from "@/forms/validators";
import { isIdentityNumber, isTaxNumber } from "@/lib/tax-number";
import type { CompanyInformation, OnboardingState, PhoneValue } from "@/state/onboarding-state";

export type CompanyValues = CompanyInformation & { taxnumber: string };

/** The fields of the form, in its order (specification, section 3). */
export const companyFields = [
  "company",
  "owner",
  "address",
  "country",
  "city",
  "town",
  "district",
  "zip_code",
  "taxoffice",
  "taxnumber",
  "mail",
  "phone",
  "mobile_phone",
  "fax",
] as const satisfies readonly (keyof CompanyValues)[];

export type CompanyField = (typeof companyFields)[number];

const requiredFields: readonly CompanyField[] = [
  "company",
  "owner",
  "address",
  "city",
  "country",
  "mail",
  "phone",
];

/** Tells whether a field may stay empty. */
export const isOptional = (field: CompanyField): boolean => !requiredFields.includes(field);

/** What is left of a number when it is written without spaces, brackets and hyphens. */
const compact = (text: string) => text.replace(/[\s()./-]/g, "");

/**
 * A phone number as it is sent (ITU-T E.164); a number without country code is a Turkish one.
 * @example toPhone("0532 123 45 67") // "+905321234567"
 */
export function toPhone(text: string): string {
  const number = compact(text).replace(/^00/, "+");
  if (number === "" || number.startsWith("+")) return number;
  const national = number.replace(/^(?:90(?=\d{10}$)|0)/, "");
  return `+90${national}`;
}

const phone = (text: string): ErrorKey | undefined => {
  const number = toPhone(text);
  if (number === "") return undefined;
  const pattern = number.startsWith("+90") ? /^\+90\d{10}$/ : /^\+\d{7,15}$/;
  return pattern.test(number) ? undefined : "phone";
};

const taxNumber = (text: string): ErrorKey | undefined => {
  const number = compact(text);
  return number === "" || isTaxNumber(number) || isIdentityNumber(number) ? undefined : "tax-number";
};

const rules: Partial<Record<CompanyField, (text: string) => ErrorKey | undefined>> = {
  address: atMost(500),
  mail: (text) => (text.trim() === "" ? undefined : email(text)),
  phone,
  mobile_phone: phone,
  fax: phone,
  taxnumber: taxNumber,
};

/** Judges the company form. */
export function validateCompany(values: CompanyValues): FieldErrors<CompanyValues> {
  const judge = (field: CompanyField): ErrorKey | undefined =>
    (isOptional(field) ? undefined : required(values[field])) ?? (rules[field] ?? atMost(200))(values[field]);
  return faultsOf<CompanyValues>(Object.fromEntries(companyFields.map((field) => [field, judge(field)])));
}

const phoneOf = ({ callingCode, national }: PhoneValue) => {
  const digits = national.replace(/\D/g, "").replace(/^0+/, "");
  return digits === "" ? "" : toPhone(`+${callingCode}${digits}`);
};

type Sources = {
  state: OnboardingState;
  /** What the backend has saved; absent while or where it could not be read. */
  saved?: CompanyValues;
  /** The number typed in this visit. */
  taxnumber: string | null;
  defaultCountry: string;
};

/** What the form begins with: what was typed, else what is saved, else what the sign-up knows. */
export function initialCompany({ state, saved, taxnumber, defaultCountry }: Sources): CompanyValues {
  const { form } = state.setupWizard.wizard;
  const { signUp } = state.drafts;
  const typed = Object.values(form).some((text) => text !== "") ? form : undefined;
  const suggested: Partial<CompanyValues> = {
    company: signUp.companyName,
    owner: signUp.name,
    mail: signUp.email,
    phone: phoneOf(signUp.phone_number),
    country: defaultCountry,
  };
  const initial = (field: CompanyField): string => {
    if (field === "taxnumber") return taxnumber ?? saved?.taxnumber ?? "";
    return typed ? typed[field] : saved?.[field] || suggested[field] || "";
  };
  const entries = companyFields.map((field) => [field, initial(field)]);
  return Object.fromEntries(entries) as CompanyValues; // an entry for each field
}

/** What is sent: trimmed, numbers without spaces. */
export function toCompany(values: CompanyValues): CompanyValues {
  const sent = (field: CompanyField) => {
    if (field === "taxnumber") return compact(values.taxnumber);
    if (field === "phone" || field === "mobile_phone" || field === "fax") return toPhone(values[field]);
    return values[field].trim();
  };
  const entries = companyFields.map((field) => [field, sent(field)]);
  return Object.fromEntries(entries) as CompanyValues; // an entry for each field
}

/** The part of the form that may be stored: everything but the number. */
export function storable({ taxnumber: _, ...form }: CompanyValues): CompanyInformation {
  return form;
}
