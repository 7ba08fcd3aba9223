import { useTranslation } from "gatsby-plugin-react-i18next";
import * as styles from "./confirmation-screen.module.css";

const questions = ["trial", "plan", "cancel", "whatsapp"] as const;

/** What is asked before accepting, as an accordion. */
export function ConfirmationQuestions() {
  const { t } = useTranslation("onboarding");
  return (
    <section className={styles.questions}>
      <h2>{t("questions.title")}</h2>
      {questions.map((id) => (
        <details key={id} className={styles.question}>
          <summary>{t(`questions.${id}.question`)}</summary>
          <p>{t(`questions.${id}.answer`)}</p>
        </details>
      ))}
    </section>
  );
}
