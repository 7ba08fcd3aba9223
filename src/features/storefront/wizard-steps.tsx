import { useEffect, useRef, useState } from "react";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import { guideGroupOf, storefrontGroups, storefrontStepAt } from "@/state/storefront-steps";
import { useOnboarding } from "@/state/onboarding-context";
import { storefrontPath } from "./wizard-address";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./wizard-steps.module.css";

type Group = { first: number; last: number };
const isIn = ({ first, last }: Group, step: number) => first <= step && step <= last;
const numbersOf = ({ first, last }: Group) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The numbered steps in four groups, collapsed behind a button in narrow windows. */
export function WizardSteps({ step, search }: { step: number; search: string }) {
  const { t } = useTranslation("storefront");
  const [isUnfolded, setUnfolded] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector("li[aria-current]")?.scrollIntoView?.({ block: "nearest" });
  }, [step]);
  return (
    <nav className={`${styles.steps} screen-only`} aria-label={t("wizard.steps")}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isUnfolded}
        aria-controls="storefront-steps"
        onClick={() => setUnfolded((is) => !is)}
      >
        {t("wizard.show-steps")}
        <ChevronDown aria-hidden="true" size={18} />
      </button>
      <ol ref={list} id="storefront-steps" className={styles.groups} data-unfolded={isUnfolded || undefined}>
        {storefrontGroups.map((group) => (
          <li key={group.id}>
            {/* Groups done in the shop's panel are collapsed until the visitor reaches them. */}
            <details key={`${isIn(group, step)}`} open={group.first === 1 || isIn(group, step)}>
              <summary className={styles.group}>
                <h3>{t(`groups.${group.id}`)}</h3>
                <ChevronDown aria-hidden="true" size={16} />
              </summary>
              <ol className={kit.stack1} start={group.first}>
                {numbersOf(group).map((number) => (
                  <WizardStep
                    key={number}
                    number={number}
                    current={step}
                    address={storefrontPath(number, search)}
                    onFollow={() => setUnfolded(false)}
                  />
                ))}
              </ol>
            </details>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type WizardStepProps = { number: number; current: number; address: string; onFollow: () => void };

function WizardStep({ number, current, address, onFollow }: WizardStepProps) {
  const { t } = useTranslation("storefront");
  const { reachedStep, doneSteps } = useOnboarding().state.setupWizard.wizard;
  const isDone = doneSteps.includes(number);
  const isActive = number === current;
  const isDescribed = guideGroupOf(number) !== undefined;
  const name = t(`steps.${storefrontStepAt(number)}`);
  const mark = (
    <span className={styles.mark} aria-hidden="true" data-described={isDescribed || undefined}>
      {isDone ? <Check size={14} strokeWidth={3} /> : number}
    </span>
  );
  return (
    <li
      data-state={isActive ? "active" : isDone ? "done" : "todo"}
      aria-current={isActive ? "step" : undefined}
    >
      {number <= reachedStep ? (
        <LocalizedLink
          to={address}
          className={styles.step}
          aria-current={isActive ? "step" : undefined}
          onClick={onFollow}
        >
          {mark}
          <span>
            <span className="visually-hidden">{number}. </span>
            {name}
            {isDone && <span className="visually-hidden"> ({t("wizard.done")})</span>}
            {isDescribed && <span className="visually-hidden"> ({t("wizard.in-panel")})</span>}
          </span>
        </LocalizedLink>
      ) : (
        <span className={styles.step} data-locked>
          {mark}
          <span>
            <span className="visually-hidden">{number}. </span>
            {name}
            <span className="visually-hidden"> ({t("wizard.locked")})</span>
          </span>
        </span>
      )}
    </li>
  );
}
