import { useState } from "react";
import { NewsletterDone } from "./newsletter-done";
import { NewsletterForm } from "./newsletter-form";

/** The newsletter form, and in its place, once an address is subscribed, the word that it is. */
export function NewsletterBox() {
  const [subscribed, setSubscribed] = useState<string | null>(null);
  return subscribed === null ? (
    <NewsletterForm onSubscribed={setSubscribed} />
  ) : (
    <NewsletterDone email={subscribed} />
  );
}
