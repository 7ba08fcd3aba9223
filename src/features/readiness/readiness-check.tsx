import { ListChecks } from "lucide-react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useHydrated } from "@/forms/use-hydrated";
import {
  readinessQuestions,
  unanswered,
  type ReadinessAdvice,
  type ReadinessAnswer,
  type ReadinessQuestion as QuestionId,
} from "@/state/readiness";
import { useOnboardingState } from "@/state/use-onboarding-state";
import { Button } from "@/ui/button";
import { ReadinessQuestion } from "./readiness-question";
import { ReadinessResult } from "./readiness-result";
import * as styles from "./readiness.module.css";

type ReadinessCheckProps = {
  /** Day, in ISO 8601, on which the note about using a number in two places held. */
  numbersAsOf: string;
  /** Names of the packages it may advise (data/pricing.json). */
  packageNames: Record<ReadinessAdvice["package"], string>;
  /** Behind the sign-up the package is no longer ahead: the advice is about the setup alone. */
  place?: "sign-up" | "setup";
};

/** Six collapsible questions beside the sign-up and the setup; the answers prepare the screens that follow. */
export function ReadinessCheck({ numbersAsOf, packageNames, place = "sign-up" }: ReadinessCheckProps) {
  const { t } = useTranslation("readiness");
  const { state, dispatch } = useOnboardingState();
  const isHydrated = useHydrated();
  const { readiness } = state.drafts;
  const isStarted = Object.values(readiness).some((answer) => answer !== "");
  // Which app a number is in need not be asked of a number that is in none.
  const questions = readinessQuestions.filter(
    (id) => id !== "business-app" || readiness["number-in-app"] !== "no",
  );

  const answer = (id: QuestionId, value: ReadinessAnswer) =>
    dispatch({ type: "drafted", draft: { readiness: { ...readiness, [id]: value } } });
  return (
    // What is stored is known with the first answer of the page only: an answered check starts unfolded then.
    <details
      key={String(isHydrated)}
      className={styles.check}
      open={isHydrated && isStarted && place === "sign-up"}
    >
      <summary className={styles.summary}>
        <ListChecks aria-hidden="true" size={22} className={styles.icon} />
        <span>
          <strong>{t("title")}</strong>
          <span className={styles.lead}>{t("lead")}</span>
        </span>
      </summary>
      <div className={styles.body}>
        <ol className={styles.questions}>
          {questions.map((id) => (
            <ReadinessQuestion
              key={id}
              id={id}
              answer={readiness[id]}
              onAnswer={(value) => answer(id, value)}
            />
          ))}
        </ol>
        <ReadinessResult answers={readiness} {...{ numbersAsOf, packageNames, place }} />
        {isStarted && (
          <Button
            variant="notr"
            className={styles.clear}
            onClick={() => dispatch({ type: "drafted", draft: { readiness: unanswered } })}
          >
            {t("clear")}
          </Button>
        )}
      </div>
    </details>
  );
}
