import { useTranslation } from "gatsby-plugin-react-i18next";
import { formatLongDate } from "@/i18n/formats";
import { useLocale } from "@/i18n/use-locale";
import { readinessAdvice, type ReadinessAdvice, type ReadinessAnswers } from "@/state/readiness";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./readiness.module.css";

type ReadinessResultProps = {
  answers: ReadinessAnswers;
  numbersAsOf: string;
  packageNames: Record<ReadinessAdvice["package"], string>;
  place: "sign-up" | "setup";
};

/** Advice based on the answers so far: preparations, and preselections on later screens. */
export function ReadinessResult({ answers, numbersAsOf, packageNames, place }: ReadinessResultProps) {
  const { t } = useTranslation("readiness");
  const locale = useLocale();
  const { advice, package: advisedPackage, postponed } = readinessAdvice(answers);
  const parts = postponed.map((part) => t(`parts.${part}`)).join(", ");
  const isStarted = !advice.includes("start-answering");
  return (
    <div role="status" className={styles.result}>
      <p className={styles.resultTitle}>{t("result.title")}</p>
      <ul className={styles.advice}>
        {advice.map((id) => (
          <li key={id}>
            <strong>{t(`advice.${id}.title`)}</strong> {t(`advice.${id}.text`)}
            {id === "number-business" && (
              <span className={`${kit.quiet} ${kit.block} ${kit.above1}`}>
                {t("both-places")} {t("as-of", { date: formatLongDate(locale, new Date(numbersAsOf)) })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {isStarted && place === "sign-up" && (
        <p>
          {t(`result.${advisedPackage}`, { name: packageNames[advisedPackage] })}{" "}
          {postponed.length > 0 && t("result.postponed", { parts })}
        </p>
      )}
      {place === "setup" && postponed.length > 0 && <p>{t("result.advised-later", { parts })}</p>}
    </div>
  );
}
