import { bareEmail } from "@/forms/bare-email";
import { phoneNumber, toE164 } from "@/forms/phone-number";
import { consent, email, errorsOf, required, type EveryField, type FieldErrors } from "@/forms/validators";
import type { Body } from "@/services/contract-types";
import type { Consents, Drafts, SignUpDraft } from "@/state/onboarding-state";

export type SignUpValues = SignUpDraft & Consents;

/** What the create call is sent (docs/product.md 3). */
export type CustomerInformation = Body<"create-onboarding">;

/** What was typed before, with the site's own defaults for the boxes nobody touched. */
export function initialSignUpValues({ signUp, consents }: Drafts, consentDefaults: Consents): SignUpValues {
  return { ...signUp, ...consentDefaults, ...consents };
}

/** Judges the form (docs/product.md 5). */
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

/** The alert a refused form shows: what is missing comes first, then what is wrong (docs/product.md 5). */
export function alertOf(errors: FieldErrors<SignUpValues>): SignUpAlert {
  const found = Object.values(errors);
  if (found.includes("required")) return "fill-all";
  if (errors.email) return "email";
  return errors.phone_number ? "phone" : "consent";
}

/** The payload of the create call: trimmed, without what only the form holds; a dealer code only where one was given. */
export function toCustomerInformation(values: SignUpValues): EveryField<CustomerInformation> {
  return {
    name: values.name.trim(),
    email: bareEmail(values.email),
    phone_number: toE164(values.phone_number),
    // The form's own judgement lets no unticked acknowledgement through.
    privacy_policy: values.privacy_policy as true,
    pdpa: values.pdpa as true,
    newsletter: values.newsletter,
    dealer_code: values.dealer_code.trim() || undefined,
  };
}

/** The two halves of the draft; a consent is only noted once it differs from what the form started with. */
export function toDraft(
  values: SignUpValues,
  started: Consents,
): { values: SignUpDraft; consents: Partial<Consents> } {
  const { privacy_policy, pdpa, newsletter, ...signUp } = values;
  const boxes = Object.entries({ privacy_policy, pdpa, newsletter });
  const touched = boxes.filter(([name, isTicked]) => isTicked !== started[name as keyof Consents]); // own keys
  return { values: signUp, consents: Object.fromEntries(touched) };
}
