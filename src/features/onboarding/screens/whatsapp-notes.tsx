import { useId } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { formatLongDate } from "@/i18n/formats";
import { useLocale } from "@/i18n/use-locale";
import { useOnboarding } from "@/state/onboarding-context";
import { Notice } from "@/async/remote-content";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./whatsapp-notes.module.css";

const steps = ["choose", "review", "ready"] as const;

/**
 * Information about connecting a number: the steps of its approval, its permitted uses afterwards, and a
 * dated note on exceptions.
 */
export function WhatsappNotes() {
  const { t } = useTranslation("onboarding-screens");
  const locale = useLocale();
  const { facts } = useOnboarding();
  const titleId = useId();
  return (
    <>
      <h2 id={titleId} className={kit.medium}>
        {t("whatsapp.approval.title")}
      </h2>
      <ol className={styles.steps} aria-labelledby={titleId}>
        {steps.map((step) => (
          <li key={step} className={kit.note}>
            <strong>{t(`whatsapp.approval.${step}.title`)}</strong>
            <span>{t(`whatsapp.approval.${step}.text`)}</span>
          </li>
        ))}
      </ol>
      <Notice tone="warning" message={t("whatsapp.notice")}>
        <p>
          {t("whatsapp.both-places")}{" "}
          {t("whatsapp.as-of", { date: formatLongDate(locale, new Date(facts.numbersAsOf)) })}
        </p>
      </Notice>
    </>
  );
}
