import { consent, email, errorsOf, type FieldErrors } from "@/forms/validators";

export type NewsletterValues = { email: string; consent: boolean };

/** Validates the form: a well-formed email address and consent are required (docs/product.md 5). */
export function validateNewsletter(values: NewsletterValues): FieldErrors<NewsletterValues> {
  return errorsOf<NewsletterValues>({ email: email(values.email), consent: consent(values.consent) });
}
