import { useState, type ComponentType, type ReactNode } from "react";
import Globe from "lucide-react/icons/globe";
import Store from "lucide-react/icons/store";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { completionStep, storefrontStepAt } from "@/state/storefront-steps";
import { useOnboarding } from "@/state/onboarding-context";
import { Button } from "@/ui/button";
import * as card from "@/ui/card.module.css";
import * as kit from "@/ui/kit.module.css";
import { StoreAddressForm } from "./store-address-form";
import * as styles from "./storefront-overview.module.css";

/** Id of the button that opens the wizard and is focused again when the wizard closes. */
export const openerId = "open-storefront";

type StorefrontOverviewProps = {
  /** Slot for the screen's primary action. */
  Actions: ComponentType<{ children: ReactNode }>;
  onOpen: (step: number) => void;
};

/** The reserved address, and the button that opens the wizard. */
export function StorefrontOverview({ Actions, onOpen }: StorefrontOverviewProps) {
  const { t } = useTranslation("storefront");
  const { state, facts } = useOnboarding();
  const [isChanging, setChanging] = useState(false);
  const { setup, wizard } = state.setupWizard;
  const isFinished = wizard.doneSteps.includes(1) && wizard.doneSteps.includes(3);
  const isUntouched = wizard.doneSteps.length === 0 && wizard.currentStep === 1;
  const action = isFinished ? "reopen" : isUntouched ? "start" : "resume";
  const next = isFinished && wizard.currentStep === completionStep ? completionStep : wizard.currentStep;

  const opener = (
    <Button id={openerId} variant={isFinished ? "secondary" : "primary"} onClick={() => onOpen(next)}>
      {t(`overview.${action}`)}
    </Button>
  );

  return (
    <div className={kit.stack4}>
      <section className={styles.card} data-main aria-label={t("overview.wizard-title")}>
        <span className={card.emblem} aria-hidden="true">
          <Store size={26} />
        </span>
        <div className={kit.fill}>
          <h2 className={kit.large}>{t("overview.wizard-title")}</h2>
          <p className={kit.note}>
            {isFinished
              ? t("overview.finished")
              : isUntouched
                ? t("overview.wizard-text")
                : t("overview.progress", { step: t(`steps.${storefrontStepAt(next)}`) })}
          </p>
        </div>
        {isFinished ? opener : <Actions>{opener}</Actions>}
      </section>
      <section className={styles.card} aria-label={t("overview.address")}>
        <span className={card.emblem} aria-hidden="true">
          <Globe size={26} />
        </span>
        <div className={kit.fill}>
          <h2 className={kit.large}>{t("overview.address")}</h2>
          <p className={kit.strong}>
            {setup.subDomain}.{facts.storeDomain}
          </p>
        </div>
        <Button variant="notr" aria-expanded={isChanging} onClick={() => setChanging((is) => !is)}>
          {isChanging ? t("overview.keep-address") : t("overview.change-address")}
        </Button>
        {isChanging && (
          <div className={styles.form}>
            <StoreAddressForm onReserved={() => setChanging(false)} />
          </div>
        )}
      </section>
    </div>
  );
}
