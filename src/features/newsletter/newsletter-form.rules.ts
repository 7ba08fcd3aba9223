import { consent, email, faultsOf, type FieldErrors } from "@/forms/validators";

export type NewsletterValues = { email: string; consent: boolean };

/** Judges the box: an address, and the consent to be written to (specification, section 5). */
export function validateNewsletter(values: NewsletterValues): FieldErrors<NewsletterValues> {
  return faultsOf<NewsletterValues>({ email: email(values.email), consent: consent(values.consent) });
}
