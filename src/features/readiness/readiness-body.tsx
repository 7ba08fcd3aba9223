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
  /** Day, in ISO 8601, on which the note about using a number in two places held. */
  numbersAsOf: string;
  /** Names of the packages it may advise (data/pricing.json). */
  packageNames: Record<ReadinessAdvice["package"], string>;
  /** Behind the sign-up the package is no longer ahead: the advice is about the setup alone. */
  place: "sign-up" | "setup";
};

/** The questions, what the answers advise, and a way to take them back. */
export function ReadinessBody({ answers, onAnswers, ...advised }: ReadinessBodyProps) {
  const { t } = useTranslation("readiness");
  // Which app a number is in need not be asked of a number that is in none.
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
