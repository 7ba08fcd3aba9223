import { useEffect, useRef } from "react";
import CircleCheck from "lucide-react/icons/circle-check";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { keepDraft } from "@/lib/visit-draft";
import { newsletterDraft } from "./use-subscribe";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./newsletter.module.css";

/** Confirmation of a subscription; receives focus so that screen readers announce it. */
export function NewsletterDone({ email }: { email: string }) {
  const { t } = useTranslation("layout");
  const text = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    text.current?.focus();
    keepDraft(newsletterDraft, undefined);
  }, []);

  return (
    <p ref={text} tabIndex={-1} className={styles.done}>
      <CircleCheck aria-hidden="true" size={28} className={kit.success} />
      <span>{t("newsletter.done", { email })}</span>
    </p>
  );
}
