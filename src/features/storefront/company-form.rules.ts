import type { PhoneNumber } from "@/lib/calling-codes";
import { bareEmail } from "@/forms/bare-email";
import { phoneNumber } from "@/forms/phone-number";
import { atMost, email, errorsOf, required, type ErrorKey, type FieldErrors } from "@/forms/validators";
import { isIdentityNumber, isTaxNumber, taxDigits } from "@/lib/tax-number";
import type { Body } from "@/services/contract-types";
import type { CompanyInformation, OnboardingState } from "@/state/onboarding-state";
import {
  draftOfPhone,
  isPhoneField,
  optionalPhone,
  phoneOfText,
  textOfPhone,
  type PhoneFieldName,
} from "./company-phone";

/** Company fields of the API contract; the same call also sends theme and colour. */
export type CompanyField = Exclude<keyof Body<"edit-store">, "theme" | "color">;

/** Company details as sent to the backend. */
export type CompanyValues = Record<CompanyField, string>;

/** Company details as entered, with phone numbers that include their country. */
export type CompanyFormValues = Omit<CompanyValues, PhoneFieldName> & Record<PhoneFieldName, PhoneNumber>;

/** Fields in the order of the form (docs/product.md 3). */
export const companyFields = Object.keys({
  company: true,
  owner: true,
  address: true,
  country: true,
  city: true,
  town: true,
  district: true,
  zip_code: true,
  taxoffice: true,
  taxnumber: true,
  mail: true,
  phone: true,
  mobile_phone: true,
  fax: true,
} satisfies Record<CompanyField, true>) as CompanyField[]; // exactly the keys above

const requiredFields: readonly CompanyField[] = [
  "company",
  "owner",
  "address",
  "city",
  "country",
  "mail",
  "phone",
];

export const isOptional = (field: CompanyField): boolean => !requiredFields.includes(field);

const taxNumber = (text: string): ErrorKey | undefined => {
  const number = taxDigits(text);
  return number === "" || isTaxNumber(number) || isIdentityNumber(number) ? undefined : "tax-number";
};

const rules: Partial<Record<CompanyField, (text: string) => ErrorKey | undefined>> = {
  address: atMost(500),
  mail: (text) => (text.trim() === "" ? undefined : email(text)),
  taxnumber: taxNumber,
};

export function validateCompany(values: CompanyFormValues): FieldErrors<CompanyFormValues> {
  const judge = (field: CompanyField): ErrorKey | undefined => {
    if (isPhoneField(field)) return (isOptional(field) ? optionalPhone : phoneNumber)(values[field]);
    const text = values[field];
    return (isOptional(field) ? undefined : required(text)) ?? (rules[field] ?? atMost(200))(text);
  };
  const judged = companyFields.map((field) => [field, judge(field)]);
  return errorsOf<CompanyFormValues>(
    Object.fromEntries(judged) as Record<CompanyField, ErrorKey | undefined>,
  );
}

type Sources = {
  state: OnboardingState;
  /** Details saved in the backend; undefined while loading or after a failure. */
  saved?: CompanyValues;
  /** Details entered in the billing form. */
  billing: Pick<CompanyValues, "company" | "taxoffice" | "taxnumber">;
  /** Tax number entered during this visit. */
  taxnumber: string | null;
  defaultCountry: string;
};

/**
 * Returns the initial values: from the draft, otherwise from the backend, otherwise from the billing form and
 * the sign-up.
 */
export function initialCompany({
  state,
  saved,
  billing,
  taxnumber,
  defaultCountry,
}: Sources): CompanyFormValues {
  const { form } = state.setupWizard.wizard;
  const { signUp } = state.drafts;
  const typed = Object.values(form).some((text) => text !== "") ? form : undefined;
  const suggested: Partial<CompanyValues> = {
    company: billing.company || signUp.companyName,
    taxoffice: billing.taxoffice,
    owner: signUp.name,
    mail: signUp.email,
    phone: draftOfPhone(signUp.phone_number),
    country: defaultCountry,
  };
  const initial = (field: CompanyField): string => {
    if (field === "taxnumber")
      return taxnumber || (taxnumber === null && saved?.taxnumber) || billing.taxnumber;
    return typed ? typed[field] : saved?.[field] || suggested[field] || "";
  };
  const entries = companyFields.map((field) => {
    const text = initial(field);
    return [field, isPhoneField(field) ? phoneOfText(text) : text];
  });
  return Object.fromEntries(entries) as CompanyFormValues; // an entry for each field
}

/** Returns the payload: text is trimmed, and numbers have no spaces. */
export function toCompany(values: CompanyFormValues): CompanyValues {
  const sent = (field: CompanyField) => {
    if (field === "taxnumber") return taxDigits(values.taxnumber);
    return field === "mail"
      ? bareEmail(values.mail)
      : (isPhoneField(field) ? textOfPhone(values[field]) : values[field]).trim();
  };
  const entries = companyFields.map((field) => [field, sent(field)]);
  return Object.fromEntries(entries) as CompanyValues; // an entry for each field
}

/** Returns the draft to store: all values except the tax number. */
export function toCompanyDraft(values: CompanyFormValues): CompanyInformation {
  const entries = companyFields.map((field) => [
    field,
    isPhoneField(field) ? draftOfPhone(values[field]) : values[field],
  ]);
  return storable(Object.fromEntries(entries) as CompanyValues); // an entry for each field
}

/** Returns the company details to store: all except the tax number. */
export function storable({ taxnumber: _, ...form }: CompanyValues): CompanyInformation {
  return form;
}
