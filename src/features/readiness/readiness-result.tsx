import { useTranslation } from "gatsby-plugin-react-i18next";
import { formatLongDate } from "@/i18n/formats";
import { useLocale } from "@/i18n/use-locale";
import { readinessAdvice, type ReadinessAnswers } from "@/state/readiness";
import * as styles from "./readiness.module.css";

type ReadinessResultProps = { answers: ReadinessAnswers; numbersAsOf: string };

/** What the answers so far advise: what to prepare first, and what the next screens will have ready. */
export function ReadinessResult({ answers, numbersAsOf }: ReadinessResultProps) {
  const { t } = useTranslation("readiness");
  const locale = useLocale();
  const { advice, package: advisedPackage, postponed } = readinessAdvice(answers);
  const isStarted = !advice.includes("start-answering");
  return (
    <div role="status" className={styles.result}>
      <p className={styles.resultTitle}>{t("result.title")}</p>
      <ul className={styles.advice}>
        {advice.map((id) => (
          <li key={id}>
            <strong>{t(`advice.${id}.title`)}</strong> {t(`advice.${id}.text`)}
            {id === "number-business" && (
              <span className={styles.dated}>
                {t("both-places")} {t("as-of", { date: formatLongDate(locale, new Date(numbersAsOf)) })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {isStarted && (
        <p>
          {t(`result.${advisedPackage}`)}{" "}
          {postponed.length > 0 &&
            t("result.postponed", { parts: postponed.map((part) => t(`parts.${part}`)).join(", ") })}
        </p>
      )}
    </div>
  );
}
