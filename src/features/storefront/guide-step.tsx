import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import { guideScenes } from "@/scenes/guide-scenes";
import { SceneByName } from "@/scenes/scene";
import { guideGroupOf, storefrontStepAt, type StorefrontStep } from "@/state/storefront-steps";
import { useOnboarding } from "@/state/onboarding-context";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import * as kit from "@/ui/kit.module.css";
import { StepActions } from "./step-actions";
import { useWizard } from "./wizard-context";
import * as styles from "./guide-step.module.css";

type Guide = Exclude<StorefrontStep, "company" | "general" | "meta" | "completion">;

/** Illustration of each page of the shop's panel. */
const scenes: Record<Guide, string> = {
  languages: "languages",
  categories: "categories",
  products: "variants",
  prices: "prices",
  stock: "stock",
  payment: "payment",
  shipping: "shipping",
  "order-flow": "order",
  returns: "returns",
  domain: "domain",
  campaigns: "campaign",
  reports: "report",
};

const isGuide = (step: StorefrontStep): step is Guide => step in scenes;

/** Steps 4 to 15, one screen per group: illustrated tasks to complete later in the shop's own panel. */
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
      <p className={kit.measure}>{t("guide.lead")}</p>
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

/** A guide step: a sentence, a link to the help page, and an illustration of the page in the shop's panel. */
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
      <div className={styles.scene}>
        <SceneByName name={scenes[guide]} of={guideScenes} />
      </div>
    </li>
  );
}
