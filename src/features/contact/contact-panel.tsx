import { useCallback, useState } from "react";
import { contactDraft, keepDraft } from "@/lib/visit-draft";
import { ContactForm } from "./contact-form";
import { MessageSent } from "./message-sent";
import type { SentMessage } from "./use-send-message";
import * as styles from "./contact.module.css";

/** The contact form, replaced by a confirmation after a message is sent. */
export function ContactPanel({ topics }: Queries.ContactTopicsFragment) {
  const [sent, setSent] = useState<SentMessage | null>(null);

  const startAnew = useCallback(() => {
    if (!sent) return;
    // Keeps the sender's details for the next message.
    const { name, surname, email } = sent;
    keepDraft(contactDraft, { name, surname, email });
    setSent(null);
  }, [sent]);

  const show = useCallback((message: SentMessage) => {
    setSent(message);
  }, []);

  return (
    <div className={styles.panel}>
      {sent ? (
        <MessageSent message={sent} onAgain={startAnew} />
      ) : (
        <ContactForm topics={topics} onSent={show} />
      )}
    </div>
  );
}
