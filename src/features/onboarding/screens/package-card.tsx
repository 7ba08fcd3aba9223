import { Check, Minus } from "lucide-react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { formatMoney } from "@/i18n/formats";
import { useLocale } from "@/i18n/use-locale";
import type { ChosenPackage } from "@/state/onboarding-state";
import { Badge } from "@/ui/badge";
import { defaultChoice, toggleFeature, type PackageFeature, type PackageOffer } from "./package-choice";
import * as styles from "./package-card.module.css";

type PackageCardProps = {
  offer: PackageOffer;
  chosen: ChosenPackage;
  onChoose: (choice: ChosenPackage) => void;
};

/** One package: a radio for the package, switches for what can be added to it. */
export function PackageCard({ offer, chosen, onChoose }: PackageCardProps) {
  const { t } = useTranslation("onboarding");
  const locale = useLocale();
  const isChosen = chosen.id === offer.id;
  const { amount, currency } = offer.price;
  const price = formatMoney(locale, amount, currency);
  const labelId = `package-${offer.id}`;

  return (
    <li className={styles.packageCard} data-chosen={isChosen || undefined}>
      <label className={styles.packageHead}>
        <input
          type="radio"
          name="package"
          value={offer.id}
          checked={isChosen}
          disabled={offer.coming_soon}
          aria-labelledby={labelId}
          onChange={() => onChoose(defaultChoice(offer))}
        />
        <span id={labelId} className={styles.packageName}>
          {offer.name}
        </span>
        {offer.most_preferred && <Badge tone="coral">{t("package.most-preferred")}</Badge>}
        {offer.coming_soon && <Badge tone="sun">{t("package.coming-soon")}</Badge>}
      </label>
      <p className={styles.packageText}>{offer.description}</p>
      <p className={styles.packagePrice}>
        <strong>{price}</strong> {t("package.per-month")}
      </p>
      <ul className={styles.features}>
        {offer.features.map((feature) => (
          <li key={feature.id}>
            {feature.optional ? (
              <label className={styles.feature}>
                <input
                  type="checkbox"
                  role="switch"
                  className={styles.featureSwitch}
                  checked={isChosen && chosen.featureIds.includes(feature.id)}
                  disabled={offer.coming_soon}
                  onChange={() =>
                    onChoose(toggleFeature(isChosen ? chosen : defaultChoice(offer), feature.id))
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

function FixedFeature({ feature: { name, included } }: { feature: PackageFeature }) {
  const { t } = useTranslation("onboarding");
  const Icon = included ? Check : Minus;
  return (
    <span className={styles.feature} data-included={included}>
      <Icon aria-hidden="true" size={18} />
      {name}
      {!included && <span className="visually-hidden"> ({t("package.not-included")})</span>}
    </span>
  );
}
