import { bareEmail } from "@/forms/bare-email";
import { phoneNumber, toE164 } from "@/forms/phone-number";
import { consent, email, errorsOf, required, type EveryField, type FieldErrors } from "@/forms/validators";
import type { Body } from "@/services/contract-types";
import type { Consents, Drafts, SignUpDraft } from "@/state/onboarding-state";

export type SignUpValues = SignUpDraft & Consents;

/** Payload that creates an onboarding (docs/product.md 3). */
export type CustomerInformation = Body<"create-onboarding">;

/** Returns the initial values: the draft, and the site's defaults for untouched checkboxes. */
export function initialSignUpValues({ signUp, consents }: Drafts, consentDefaults: Consents): SignUpValues {
  return { ...signUp, ...consentDefaults, ...consents };
}

/** Validates the form (docs/product.md 5). */
export function validateSignUp(values: SignUpValues): FieldErrors<SignUpValues> {
  return errorsOf<SignUpValues>({
    name: required(values.name),
    email: email(values.email),
    phone_number: phoneNumber(values.phone_number),
    privacy_policy: consent(values.privacy_policy),
    pdpa: consent(values.pdpa),
  });
}

export type SignUpAlert = "fill-all" | "email" | "phone" | "consent";

/**
 * Returns the alert for an invalid form; missing values take precedence over invalid ones (docs/product.md
 * 5).
 */
export function alertOf(errors: FieldErrors<SignUpValues>): SignUpAlert {
  const found = Object.values(errors);
  if (found.includes("required")) return "fill-all";
  if (errors.email) return "email";
  return errors.phone_number ? "phone" : "consent";
}

/**
 * Returns the payload that creates an onboarding: values are trimmed and form-only fields omitted; the dealer
 * code is included only if present.
 */
export function toCustomerInformation(values: SignUpValues): EveryField<CustomerInformation> {
  return {
    name: values.name.trim(),
    email: bareEmail(values.email),
    phone_number: toE164(values.phone_number),
    // The form's validation requires the acknowledgement.
    privacy_policy: values.privacy_policy as true,
    pdpa: values.pdpa as true,
    newsletter: values.newsletter,
    dealer_code: values.dealer_code.trim() || undefined,
  };
}

/**
 * Splits the values into the draft and the consents; a consent is included only if it differs from its
 * default.
 */
export function toDraft(
  values: SignUpValues,
  started: Consents,
): { values: SignUpDraft; consents: Partial<Consents> } {
  const { privacy_policy, pdpa, newsletter, ...signUp } = values;
  const boxes = Object.entries({ privacy_policy, pdpa, newsletter });
  const touched = boxes.filter(([name, isTicked]) => isTicked !== started[name as keyof Consents]); // keys of Consents
  return { values: signUp, consents: Object.fromEntries(touched) };
}
