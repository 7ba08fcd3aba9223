import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import { completionStep, lastFormStep } from "@/state/storefront-steps";
import { useOnboarding } from "@/state/onboarding-context";
import { Notice } from "@/async/remote-content";
import { Button, buttonClass } from "@/ui/button";
import * as kit from "@/ui/kit.module.css";
import { StepActions } from "./step-actions";
import { useLeaveStorefront } from "./use-leave-storefront";
import { isLookUnsaved, lookName } from "@/state/shop-look";
import { useSaveLook } from "./use-save-look";
import { useShop } from "./use-shop";
import { useWizard } from "./wizard-context";
import * as styles from "./completion-step.module.css";
import { shopAddress } from "@/lib/shop-address";

/** Returns the address of the installed shop; null if it is not installed yet or the address is invalid. */
function useShopAddress(): string | null {
  const { state, facts } = useOnboarding();
  const { setupConfigList } = state;
  const isInstalled =
    setupConfigList !== null &&
    setupConfigList.items.length > 0 &&
    setupConfigList.items.every((item) => item.state === "done");
  return isInstalled ? shopAddress(setupConfigList.domain, facts.storeDomain) : null;
}

type Row = {
  id: "address" | "company" | "meta" | "look";
  step: number | null;
  isDone: boolean;
  value?: string;
};

/**
 * Step 16: summary of the setup, with a link to the shop, or back to the onboarding if the shop is not
 * installed yet.
 */
export function CompletionStep() {
  const { t } = useTranslation("storefront");
  const { state, facts } = useOnboarding();
  const { pathOf } = useWizard();
  const { domain } = useShop();
  const address = useShopAddress();
  const leaveStorefront = useLeaveStorefront();
  const { wizard } = state.setupWizard;
  const { doneSteps, look } = wizard;
  const { saveLook } = useSaveLook();
  const chosen = lookName(look, facts);
  const isLookSaved = chosen !== "" && !isLookUnsaved(wizard);
  const leave = () => {
    void saveLook();
    leaveStorefront();
  };
  const isSaved = doneSteps.includes(lastFormStep);

  const rows: Row[] = [
    { id: "address", step: null, isDone: true, value: domain },
    { id: "company", step: 1, isDone: doneSteps.includes(1) },
    { id: "meta", step: lastFormStep, isDone: isSaved },
    {
      id: "look",
      step: 2,
      isDone: isLookSaved,
      value: !chosen
        ? t("completion.none")
        : isLookSaved
          ? chosen
          : t("completion.look-open", { look: chosen }),
    },
  ];

  return (
    <div className={styles.completion}>
      <p className={kit.large}>{isSaved ? t("completion.lead") : t("completion.lead-open")}</p>
      <ul className={kit.box}>
        {rows.map(({ id, step, isDone, value }) => (
          <li key={id} className={styles.row} data-state={isDone ? "done" : "todo"}>
            {isDone ? <CircleCheck aria-hidden="true" /> : <CircleDashed aria-hidden="true" />}
            <span className={styles.name}>{t(`completion.rows.${id}`)}</span>
            <span className={kit.small}>
              {value ?? (isDone ? t("completion.done") : t("completion.open"))}
            </span>
            {!isDone && step !== null && (
              <LocalizedLink
                to={pathOf(step)}
                className={kit.small}
                aria-label={`${t("completion.complete-step")}: ${t(`completion.rows.${id}`)}`}
              >
                {t("completion.complete-step")}
              </LocalizedLink>
            )}
          </li>
        ))}
      </ul>
      {address === null && <Notice message={t("completion.not-installed", { address: domain })} />}
      <p>
        <LocalizedLink to={pathOf(lastFormStep + 1)}>{t("completion.guides")}</LocalizedLink>
      </p>
      <StepActions previous={completionStep - 1}>
        {address === null && (
          // Without an installed shop the link cannot be followed yet; the role still exposes it as a link.
          // oxlint-disable-next-line jsx-a11y/anchor-is-valid, jsx-a11y/no-redundant-roles
          <a role="link" aria-disabled="true" className={buttonClass({ variant: "passive" })}>
            {t("completion.see-shop")}
          </a>
        )}
        <Button variant={address === null ? "primary" : "secondary"} onClick={leave}>
          {t("completion.finish")}
        </Button>
        {address !== null && (
          <a href={address} className={buttonClass({})}>
            {t("completion.see-shop")}
          </a>
        )}
      </StepActions>
    </div>
  );
}
