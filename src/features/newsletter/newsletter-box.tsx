import { useState } from "react";
import { NewsletterDone } from "./newsletter-done";
import { NewsletterForm } from "./newsletter-form";

/** The newsletter form, which a successful subscription replaces with a confirmation. */
export function NewsletterBox() {
  const [subscribed, setSubscribed] = useState<string | null>(null);
  return subscribed === null ? (
    <NewsletterForm onSubscribed={setSubscribed} />
  ) : (
    <NewsletterDone email={subscribed} />
  );
}
