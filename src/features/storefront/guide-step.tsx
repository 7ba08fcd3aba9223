import type { ReactNode } from "react";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import { CampaignScene } from "@/scenes/campaign-scene";
import { OrderScene } from "@/scenes/order-scene";
import { PanelScene } from "@/scenes/panel-scene";
import { PaymentScene } from "@/scenes/payment-scene";
import { ReportScene } from "@/scenes/report-scene";
import { StockScene } from "@/scenes/stock-scene";
import { VariantsScene } from "@/scenes/variants-scene";
import { guideGroupOf, storefrontStepAt, type StorefrontStep } from "@/state/storefront-steps";
import { useOnboarding } from "@/state/onboarding-context";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import * as kit from "@/ui/kit.module.css";
import { StepActions } from "./step-actions";
import { useWizard } from "./wizard-context";
import * as styles from "./guide-step.module.css";

type Guide = Exclude<StorefrontStep, "company" | "general" | "meta" | "completion">;

/** What each page of the panel looks like. */
const scenes: Record<Guide, ReactNode> = {
  languages: <PanelScene name="languages" />,
  categories: <PanelScene name="categories" />,
  products: <VariantsScene />,
  prices: <PanelScene name="prices" />,
  stock: <StockScene />,
  payment: <PaymentScene />,
  shipping: <PanelScene name="shipping" />,
  "order-flow": <OrderScene />,
  returns: <PanelScene name="returns" />,
  domain: <PanelScene name="domain" />,
  campaigns: <CampaignScene />,
  reports: <ReportScene />,
};

const isGuide = (step: StorefrontStep): step is Guide => step in scenes;

/** Steps 4 to 15, those of a group on one screen: what is set up later in the shop's own panel, and how it looks there. */
export function GuideStep({ step }: { step: number }) {
  const { t } = useTranslation("storefront");
  const { dispatch } = useOnboarding();
  const { openStep } = useWizard();
  const group = guideGroupOf(step);
  if (!group) return null;
  const { first, last } = group;
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const goOn = () => {
    dispatch({ type: "storefront-step-skipped", step: last });
    openStep(last + 1);
  };
  return (
    <div className={kit.stack4}>
      <p>
        <Badge>{t("guide.badge")}</Badge>
      </p>
      <p className={styles.lead}>{t("guide.lead")}</p>
      <ol className={kit.stack6} start={first}>
        {numbers.map((number) => (
          <GuideItem key={number} number={number} isAlone={numbers.length === 1} />
        ))}
      </ol>
      <StepActions previous={guideGroupOf(first - 1)?.first ?? first - 1}>
        <Button onClick={goOn}>{t("wizard.next")}</Button>
      </StepActions>
    </div>
  );
}

/** One of them: a sentence, the way to its help, and its page in the panel. */
function GuideItem({ number, isAlone }: { number: number; isAlone: boolean }) {
  const { t } = useTranslation("storefront");
  const { facts } = useOnboarding();
  const guide = storefrontStepAt(number);
  if (!isGuide(guide)) return null;
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        {!isAlone && (
          <h3 className={styles.name} tabIndex={-1} data-step={number}>
            {number}. {t(`steps.${guide}`)}
          </h3>
        )}
        <p>{t(`guide.${guide}`)}</p>
        <LocalizedLink
          to={`${facts.help}store/${guide}/`}
          className={styles.help}
          target="_blank"
          aria-label={`${t("guide.help")}: ${t(`steps.${guide}`)}`}
        >
          {t("guide.help")} <ArrowUpRight aria-hidden="true" size={18} />
        </LocalizedLink>
      </div>
      <div className={styles.scene}>{scenes[guide]}</div>
    </li>
  );
}
