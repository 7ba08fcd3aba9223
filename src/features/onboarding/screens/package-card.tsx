import { useId } from "react";
import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { formatMoney } from "@/lib/format-money";
import { useLocale } from "@/i18n/use-locale";
import { idText, isSameId } from "@/lib/wire-id";
import type { Feature, OfferedPackage, Price } from "@/services/answers/offers";
import { useOnboarding } from "@/state/onboarding-context";
import type { ChosenPackage } from "@/state/onboarding-state";
import { Badge } from "@/ui/badge";
import { useDue } from "@/features/onboarding/price/use-due";
import { defaultChoice, isFeatureOn, toggleFeature } from "./package-choice";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./package-card.module.css";

type PackageCardProps = {
  offer: OfferedPackage;
  chosen: ChosenPackage;
  onChoose: (choice: ChosenPackage) => void;
};

/** A package: a radio button that selects it, and switches for its optional features. */
export function PackageCard({ offer, chosen, onChoose }: PackageCardProps) {
  const { t } = useTranslation("onboarding-screens");
  const isChosen = isSameId(chosen.id, offer.id);
  const labelId = useId();
  const { state, facts } = useOnboarding();
  const due = useDue(offer.price, { acceptance: state.acceptance, trialDays: facts.trialDays });

  return (
    <li className={styles.packageCard} data-chosen={isChosen || undefined}>
      <label className={styles.packageHead}>
        <input
          type="radio"
          name="package"
          value={idText(offer.id)}
          checked={isChosen}
          disabled={offer.coming_soon}
          aria-labelledby={labelId}
          onChange={() => onChoose(defaultChoice(offer))}
        />
        <span id={labelId}>{offer.name}</span>
        {offer.most_preferred && <Badge tone="sun">{t("package.most-preferred")}</Badge>}
        {offer.coming_soon && <Badge tone="neutral">{t("package.coming-soon")}</Badge>}
      </label>
      <p>{offer.description}</p>
      <div className={styles.packagePrice}>
        <p>
          <PriceText price={offer.price} />
        </p>
        {!offer.coming_soon && <p>{due.now}</p>}
      </div>
      <ul className={styles.features}>
        {offer.features.map((feature) => (
          <li key={feature.id === null ? `name ${feature.name}` : `id ${feature.id}`}>
            {feature.optional && feature.id !== null ? (
              <label className={styles.feature}>
                <input
                  type="checkbox"
                  role="switch"
                  className={styles.featureSwitch}
                  checked={isFeatureOn(offer, (isChosen ? chosen : defaultChoice(offer)).featureIds, feature)}
                  disabled={offer.coming_soon}
                  onChange={() =>
                    onChoose(toggleFeature(offer, isChosen ? chosen : defaultChoice(offer), feature))
                  }
                />
                {feature.name}
              </label>
            ) : (
              <FixedFeature feature={feature} />
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

/**
 * Price of a package, with the backend's currency and interval: "free" for zero, an explanation if there is
 * no price.
 */
function PriceText({ price }: { price: Price | null }) {
  const { t } = useTranslation("onboarding-screens");
  const locale = useLocale();
  if (!price) return <span className={kit.strong}>{t("package.no-price")}</span>;
  const { amount, currency, interval } = price;
  if (amount === 0) return <strong>{t("package.free")}</strong>;
  return (
    <>
      <strong>{formatMoney(locale, amount, currency)}</strong> {interval && t(`package.per-${interval}`)}
    </>
  );
}

function FixedFeature({ feature: { name, included } }: { feature: Feature }) {
  const { t } = useTranslation("onboarding-screens");
  const Icon = included ? Check : Minus;
  return (
    <span className={styles.feature} data-included={included}>
      <Icon aria-hidden="true" size={18} />
      {name}
      {!included && <span className="visually-hidden"> ({t("package.not-included")})</span>}
    </span>
  );
}
