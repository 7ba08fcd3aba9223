import { ContactFacts } from "./contact-facts";
import { ContactPanel } from "./contact-panel";
import * as styles from "./contact.module.css";

type ContactScreenProps = { facts: Queries.ContactFactsFragment; form: Queries.ContactTopicsFragment };

/** The contact form, response time and contact details side by side. */
export function ContactScreen({ facts, form }: ContactScreenProps) {
  return (
    <div className={styles.layout}>
      <ContactPanel topics={form.topics} />
      <ContactFacts facts={facts} />
    </div>
  );
}
