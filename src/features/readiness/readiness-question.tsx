import { useTranslation } from "gatsby-plugin-react-i18next";
import type { ReadinessAnswer, ReadinessQuestion as QuestionId } from "@/state/readiness";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./readiness.module.css";

type ReadinessQuestionProps = {
  id: QuestionId;
  answer: ReadinessAnswer;
  onAnswer: (answer: ReadinessAnswer) => void;
};

/** A question with two possible answers. */
export function ReadinessQuestion({ id, answer, onAnswer }: ReadinessQuestionProps) {
  const { t } = useTranslation("readiness");
  return (
    <li>
      <fieldset className={styles.question}>
        <legend className={kit.label}>{t(`questions.${id}.question`)}</legend>
        <p className={styles.hint} id={`readiness-${id}-hint`}>
          {t(`questions.${id}.hint`)}
        </p>
        <span className={styles.answers}>
          {(["yes", "no"] as const).map((value) => (
            <label key={value} className={styles.answer}>
              <input
                type="radio"
                name={`readiness-${id}`}
                value={value}
                checked={answer === value}
                aria-describedby={`readiness-${id}-hint`}
                onChange={() => onAnswer(value)}
              />
              {t(`questions.${id}.${value}`)}
            </label>
          ))}
        </span>
      </fieldset>
    </li>
  );
}
