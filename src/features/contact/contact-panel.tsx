import { useCallback, useState } from "react";
import { keepDraft } from "@/lib/visit-draft";
import { ContactForm } from "./contact-form";
import { MessageSent } from "./message-sent";
import { contactDraft, type SentMessage } from "./use-send-message";
import * as styles from "./contact.module.css";

/** The contact form, and in its place, once a message was sent, what happens next. */
export function ContactPanel() {
  const [sent, setSent] = useState<SentMessage | null>(null);

  const startAnew = useCallback(() => {
    if (!sent) return;
    // Who writes does not change from one message to the next.
    const { name, surname, email } = sent;
    keepDraft(contactDraft, { name, surname, email });
    setSent(null);
  }, [sent]);

  const show = useCallback((message: SentMessage) => {
    setSent(message);
  }, []);

  return (
    <div className={styles.panel}>
      {sent ? <MessageSent message={sent} onAgain={startAnew} /> : <ContactForm onSent={show} />}
    </div>
  );
}
