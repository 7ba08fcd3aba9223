import { consent, errorsOf, required, type ErrorKey, type FieldErrors } from "@/forms/validators";
import { isIdentityNumber, isTaxNumber, taxDigits } from "@/lib/tax-number";
import type { Input } from "@/services/contract-types";
import type { BillingDraft, Drafts } from "@/state/onboarding-state";
import type { ConfirmationMemory } from "@/state/billing-memory";

/** Billing details as sent when the onboarding is completed. */
export type Billing = NonNullable<Input<"complete-onboarding">["billing"]>;

export type ConfirmationValues = {
  user_agreement: boolean;
  billing_kind: BillingDraft["kind"];
  company: string;
  taxoffice: string;
  taxnumber: string;
  identity_number: string;
};

/** Company details from the storefront setup that prefill the billing form. */
export type KnownCompany = { company: string; taxoffice: string; taxnumber: string };

const unknownCompany: KnownCompany = { company: "", taxoffice: "", taxnumber: "" };

/**
 * Returns the initial values: from the draft and memory if available, otherwise from the storefront's company
 * form.
 */
export function initialConfirmation(
  { billing, hasAgreed }: Pick<Drafts, "billing" | "hasAgreed">,
  memory: ConfirmationMemory,
  known: KnownCompany = unknownCompany,
): ConfirmationValues {
  return {
    user_agreement: hasAgreed,
    billing_kind: billing.kind,
    company: billing.title || known.company,
    taxoffice: billing.taxOffice || known.taxoffice,
    taxnumber: memory.taxNumber || (isTaxNumber(known.taxnumber) ? known.taxnumber : ""),
    identity_number: memory.identityNumber || (isIdentityNumber(known.taxnumber) ? known.taxnumber : ""),
  };
}

function checked(value: string, isRight: (number: string) => boolean): ErrorKey | undefined {
  return required(value) ?? (isRight(taxDigits(value)) ? undefined : "tax-number");
}

/**
 * Validates the confirmation: the agreement is always required, the billing fields only if a type of
 * recipient is selected (docs/product.md 5).
 */
export function validateConfirmation(values: ConfirmationValues): FieldErrors<ConfirmationValues> {
  const billing: Record<BillingDraft["kind"], FieldErrors<ConfirmationValues>> = {
    "": {},
    "sole-proprietor": { identity_number: checked(values.identity_number, isIdentityNumber) },
    company: {
      company: required(values.company),
      taxoffice: required(values.taxoffice),
      taxnumber: checked(values.taxnumber, isTaxNumber),
    },
  };
  return errorsOf<ConfirmationValues>({
    ...billing[values.billing_kind],
    user_agreement: consent(values.user_agreement),
  });
}

/** Returns the billing payload with the fields of the selected type; undefined if no type is selected. */
export function toBilling(values: ConfirmationValues): Billing | undefined {
  const { billing_kind: kind, company, taxoffice, taxnumber, identity_number } = values;
  if (kind === "") return undefined;
  const number =
    kind === "company"
      ? { taxnumber: taxDigits(taxnumber) }
      : { identity_number: taxDigits(identity_number) };
  const texts = { company: company.trim(), taxoffice: taxoffice.trim() };
  const filledIn = Object.entries(texts).filter(([, text]) => text !== "");
  return { kind, ...Object.fromEntries(filledIn), ...number };
}

/** Returns the billing details that may be stored. */
export function toBillingDraft(values: ConfirmationValues): BillingDraft {
  const { billing_kind: kind, company, taxoffice, taxnumber, identity_number } = values;
  const number = kind === "company" ? taxnumber : kind === "sole-proprietor" ? identity_number : "";
  return { kind, title: company, taxOffice: taxoffice, hasNumber: number.trim() !== "" };
}

/** Returns the billing details that are kept only in memory. */
export const toConfirmationMemory = (values: ConfirmationValues): ConfirmationMemory => ({
  identityNumber: values.identity_number,
  taxNumber: values.taxnumber,
});
