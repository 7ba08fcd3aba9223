import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { StoreScene } from "@/scenes/store-scene";
import { useOnboarding } from "@/state/onboarding-context";
import { SwatchPicker } from "@/ui/swatch-picker";
import { useShop } from "./use-shop";
import * as styles from "./shop-look-panel.module.css";
import { contrast } from "@/lib/readable-on";
import type { ShopColor } from "@/state/shop-look";

/** Least contrast of text (WCAG 2.2, criterion 1.4.3) and of icons and controls (1.4.11). */
const leastForText = 4.5;
const leastForShapes = 3;

export type ColorWarning = "weak-text" | "weak-on-white";

/** What is hard to see in a shop of this colour; null where everything is readable. */
export function colorWarning({ value, onValue }: Pick<ShopColor, "value" | "onValue">): ColorWarning | null {
  if (contrast(value, onValue) < leastForText) return "weak-text";
  return contrast(value, "#ffffff") < leastForShapes ? "weak-on-white" : null;
}

/** Preview of the shop in its themes and colours, with a warning where a colour is hard to read. */
export function ShopLookPanel() {
  const { t } = useTranslation("storefront");
  const { facts, dispatch } = useOnboarding();
  const { domain, title, description, logo, favicon, theme, color } = useShop();
  const warning = color.id === "" ? null : colorWarning(color);
  return (
    <section className={styles.panel} aria-label={t("look.title")}>
      <h3 className={styles.title}>{t("look.title")}</h3>
      <StoreScene
        theme={theme?.id ?? ""}
        color={color.value}
        onColor={color.onValue}
        address={domain}
        name={title}
        logo={logo}
        description={description}
        icon={favicon}
        isSmall
      />
      <fieldset className={styles.themes}>
        <legend>{t("look.theme")}</legend>
        {facts.themes.map(({ id, name }) => (
          <label key={id} className={styles.theme}>
            <input
              type="radio"
              name="store-theme"
              value={id}
              checked={id === theme?.id}
              onChange={() => dispatch({ type: "storefront-look-chosen", look: { theme: id } })}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <SwatchPicker
        legend={t("look.color")}
        swatches={facts.colors}
        selectedId={color.id}
        onSelect={(id) => dispatch({ type: "storefront-look-chosen", look: { color: id } })}
      />
      <div role="status">
        {warning && (
          <p className={styles.warning}>
            <TriangleAlert aria-hidden="true" size={18} />
            {t(`look.${warning}`, { color: color.name })}
          </p>
        )}
      </div>
      <p className={styles.note}>{t("look.note")}</p>
    </section>
  );
}
