import { useEffect, useRef } from "react";
import CircleCheck from "lucide-react/icons/circle-check";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { contactDraft, keepDraft } from "@/lib/visit-draft";
import { Button, ButtonLink } from "@/ui/button";
import type { SentMessage } from "./use-send-message";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./contact.module.css";

type MessageSentProps = { message: SentMessage; onAgain: () => void };

/** Confirmation of a sent message; receives focus so that screen readers announce it. */
export function MessageSent({ message, onAgain }: MessageSentProps) {
  const { t } = useTranslation("contact");
  const heading = useRef<HTMLHeadingElement>(null);
  const { email, department, reference } = message;

  useEffect(() => {
    heading.current?.focus();
    // Deletes the draft, which the form stored again when it unmounted.
    keepDraft(contactDraft, undefined);
  }, []);

  return (
    <div className={`${kit.stack5} ${kit.start}`}>
      <CircleCheck aria-hidden="true" size={44} className={kit.success} />
      <h2 ref={heading} tabIndex={-1} className={kit.title}>
        {t("sent.title")}
      </h2>
      <ol className={styles.next}>
        <li>{t("sent.taken", { department: t(`department-name.${department}`) })}</li>
        <li>{t("sent.answer", { email })}</li>
        <li>{t("sent.reference", { reference })}</li>
      </ol>
      <div className={`${kit.wrap3} ${kit.above2}`}>
        <ButtonLink to="/faq/">{t("sent.faq")}</ButtonLink>
        <Button variant="notr" onClick={onAgain}>
          {t("sent.again")}
        </Button>
      </div>
    </div>
  );
}
