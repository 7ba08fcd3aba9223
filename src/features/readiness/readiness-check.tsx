import { useRef, useState } from "react";
import ListChecks from "lucide-react/icons/list-checks";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Notice } from "@/async/remote-content";
import { useLazyPart } from "@/async/use-lazy-part";
import { useHydrated } from "@/forms/use-hydrated";
import { lazyNamespaces } from "@/i18n/lazy-namespaces";
import { isReadinessStarted } from "@/state/readiness";
import { useOnboardingState } from "@/state/use-onboarding-state";
import { Button } from "@/ui/button";
import { Spinner } from "@/ui/spinner";
import * as kit from "@/ui/kit.module.css";
import type { ReadinessBodyProps } from "./readiness-body";
import * as styles from "./readiness.module.css";

type ReadinessCheckProps = Pick<ReadinessBodyProps, "numbersAsOf" | "packageNames"> &
  Partial<Pick<ReadinessBodyProps, "place">>;

const loadBody = async () =>
  (await import(/* webpackChunkName: "onboarding-readiness" */ "./readiness-body")).ReadinessBody;
const loadStrings = lazyNamespaces("readiness");

/**
 * Six collapsible questions beside the sign-up and the setup, whose answers preconfigure later screens.
 * Loaded when the visitor expands the check.
 */
export function ReadinessCheck({ place = "sign-up", ...facts }: ReadinessCheckProps) {
  const { t } = useTranslation("onboarding");
  const { state, dispatch } = useOnboardingState();
  const isHydrated = useHydrated();
  const { readiness } = state.drafts;
  const isOpenAtFirst = isHydrated && place === "sign-up" && isReadinessStarted(readiness);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isWanted = isUnfolded || isOpenAtFirst;
  const { part: Body, hasFailed, retry } = useLazyPart(isWanted, loadBody, loadStrings);
  const summary = useRef<HTMLElement>(null);
  const loadAgain = () => {
    summary.current?.focus(); // The focused button is about to be removed.
    retry();
  };

  return (
    // Remounted on hydration, when stored answers become known: a check with answers starts expanded.
    <details
      key={String(isHydrated)}
      className={styles.check}
      open={isOpenAtFirst}
      onToggle={(event) => event.currentTarget.open && setIsUnfolded(true)}
    >
      <summary ref={summary} className={styles.summary}>
        <ListChecks aria-hidden="true" size={22} className={styles.icon} />
        <span>
          <strong className={kit.block}>{t("readiness.title")}</strong>
          <span className={kit.small}>{t("readiness.lead")}</span>
        </span>
      </summary>
      <div className={styles.body}>
        {Body && (
          <Body
            answers={readiness}
            onAnswers={(answers) => dispatch({ type: "drafted", draft: { readiness: answers } })}
            place={place}
            {...facts}
          />
        )}
        {isWanted && !Body && !hasFailed && (
          <p role="status" className={kit.row2}>
            <Spinner /> {t("remote.loading")}
          </p>
        )}
        {hasFailed && (
          <div role="alert">
            <Notice tone="danger" message={t("part-failed")}>
              <Button variant="secondary" onClick={loadAgain}>
                {t("remote.retry")}
              </Button>
            </Notice>
          </div>
        )}
      </div>
    </details>
  );
}
