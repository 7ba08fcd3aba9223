import { useTranslation } from "gatsby-plugin-react-i18next";
import {
  isReadinessStarted,
  readinessQuestions,
  unanswered,
  type ReadinessAdvice,
  type ReadinessAnswer,
  type ReadinessAnswers,
  type ReadinessQuestion as QuestionId,
} from "@/state/readiness";
import { Button } from "@/ui/button";
import { ReadinessQuestion } from "./readiness-question";
import { ReadinessResult } from "./readiness-result";
import * as styles from "./readiness.module.css";

export type ReadinessBodyProps = {
  answers: ReadinessAnswers;
  onAnswers: (answers: ReadinessAnswers) => void;
  /** Date (ISO 8601) on which the note about using a number in two apps was last checked. */
  numbersAsOf: string;
  /** Names of the packages that may be recommended (data/pricing.json). */
  packageNames: Record<ReadinessAdvice["package"], string>;
  /**
   * Screen that contains the check. On "setup", the advice is limited to the setup, since a package has
   * already been selected.
   */
  place: "sign-up" | "setup";
};

/** The questions, the resulting advice, and a button that clears the answers. */
export function ReadinessBody({ answers, onAnswers, ...advised }: ReadinessBodyProps) {
  const { t } = useTranslation("readiness");
  // The question about the type of app is skipped if the number is not used in an app.
  const questions = readinessQuestions.filter(
    (id) => id !== "business-app" || answers["number-in-app"] !== "no",
  );
  const answer = (id: QuestionId, value: ReadinessAnswer) => onAnswers({ ...answers, [id]: value });
  return (
    <>
      <ol className={styles.questions}>
        {questions.map((id) => (
          <ReadinessQuestion key={id} id={id} answer={answers[id]} onAnswer={(value) => answer(id, value)} />
        ))}
      </ol>
      <ReadinessResult answers={answers} {...advised} />
      {isReadinessStarted(answers) && (
        <Button variant="notr" className={styles.clear} onClick={() => onAnswers(unanswered)}>
          {t("clear")}
        </Button>
      )}
    </>
  );
}
