import { useState } from "react";
import { NewsletterDone } from "./newsletter-done";
import { NewsletterForm } from "./newsletter-form";

/** The newsletter form, replaced by a confirmation after an address is subscribed. */
export function NewsletterBox() {
  const [subscribed, setSubscribed] = useState<string | null>(null);
  return subscribed === null ? (
    <NewsletterForm onSubscribed={setSubscribed} />
  ) : (
    <NewsletterDone email={subscribed} />
  );
}
