import { ContactFacts } from "./contact-facts";
import { ContactPanel } from "./contact-panel";
import * as styles from "./contact.module.css";

/** The form beside the promise of an answer and the contact block. */
export function ContactScreen({ facts }: { facts: Queries.ContactFactsFragment }) {
  return (
    <div className={styles.layout}>
      <ContactPanel />
      <ContactFacts facts={facts} />
    </div>
  );
}
