import type { ComponentType } from "react";
import { ArrowUpRight } from "lucide-react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import { CampaignScene } from "@/scenes/campaign-scene";
import { OrderScene } from "@/scenes/order-scene";
import { PaymentScene } from "@/scenes/payment-scene";
import { ReportScene } from "@/scenes/report-scene";
import { StockScene } from "@/scenes/stock-scene";
import { VariantsScene } from "@/scenes/variants-scene";
import { storefrontStepAt, type StorefrontStep } from "@/state/storefront-steps";
import { useOnboarding } from "@/features/onboarding/onboarding-context";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Icon } from "@/ui/icon";
import { StepActions } from "./step-actions";
import { useWizard } from "./wizard-context";
import * as styles from "./guide-step.module.css";

export type Guide = Exclude<StorefrontStep, "company" | "general" | "meta" | "completion">;

const scenes: Partial<Record<Guide, ComponentType>> = {
  products: VariantsScene,
  stock: StockScene,
  payment: PaymentScene,
  "order-flow": OrderScene,
  campaigns: CampaignScene,
  reports: ReportScene,
};

const icons: Record<Guide, string> = {
  languages: "globe",
  categories: "layers",
  products: "package",
  prices: "tag",
  stock: "package",
  payment: "credit-card",
  shipping: "truck",
  "order-flow": "bell",
  returns: "inbox",
  domain: "layout",
  campaigns: "ticket",
  reports: "bar-chart",
};

const isGuide = (step: StorefrontStep): step is Guide => step in icons;

/** Steps 4 to 15: what is set up later in the shop's own panel, with a link to its help. */
export function GuideStep({ step }: { step: number }) {
  const { t } = useTranslation("storefront");
  const { dispatch, facts } = useOnboarding();
  const { openStep } = useWizard();
  const guide = storefrontStepAt(step);
  if (!isGuide(guide)) return null;
  const Scene = scenes[guide];
  const goOn = () => {
    dispatch({ type: "storefront-step-done", step });
    openStep(step + 1);
  };
  return (
    <div className={styles.guide}>
      <p>
        <Badge>{t("guide.badge")}</Badge>
      </p>
      <p className={styles.text}>{t(`guide.${guide}`)}</p>
      <p className={styles.now}>{t("guide.now")}</p>
      <p>
        <LocalizedLink
          to={`${facts.help}store/${guide}/`}
          className={styles.help}
          target="_blank"
          aria-label={`${t("guide.help")}: ${t(`steps.${guide}`)}`}
        >
          {t("guide.help")} <ArrowUpRight aria-hidden="true" size={18} />
        </LocalizedLink>
      </p>
      {Scene ? (
        <div className={styles.scene}>
          <Scene />
        </div>
      ) : (
        <div className={styles.picture} aria-hidden="true">
          <Icon name={icons[guide]} size={56} />
        </div>
      )}
      <StepActions previous={step - 1}>
        <Button onClick={goOn}>{t("wizard.next")}</Button>
      </StepActions>
    </div>
  );
}
