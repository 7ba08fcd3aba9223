import { useTranslation } from "gatsby-plugin-react-i18next";
import { StoreScene } from "@/scenes/store-scene";
import { useOnboarding } from "@/state/onboarding-context";
import { Notice } from "@/async/remote-content";
import { ChipPicker } from "@/ui/chip-picker";
import * as kit from "@/ui/kit.module.css";
import { SwatchPicker } from "@/ui/swatch-picker";
import { useShop } from "./use-shop";
import * as styles from "./shop-look-panel.module.css";
import { contrast } from "@/lib/readable-on";
import type { ShopColor } from "@/state/shop-look";

/** Minimum contrast ratios: for text (WCAG 2.2, criterion 1.4.3), and for icons and controls (1.4.11). */
const minTextContrast = 4.5;
const leastForShapes = 3;

export type ColorWarning = "weak-text" | "weak-on-white";

/** Returns the contrast problem of a shop's colour; null if text and controls are readable. */
export function colorWarning({ value, onValue }: Pick<ShopColor, "value" | "onValue">): ColorWarning | null {
  if (contrast(value, onValue) < minTextContrast) return "weak-text";
  return contrast(value, "#ffffff") < leastForShapes ? "weak-on-white" : null;
}

/** Swatches for selecting the shop's colour, with a warning about low contrast. */
export function ShopColorField() {
  const { t } = useTranslation("storefront");
  const { state, facts, dispatch } = useOnboarding();
  const color = facts.colors.find(({ id }) => id === state.setupWizard.wizard.look.color);
  const warning = color && colorWarning(color);
  return (
    <>
      <SwatchPicker
        legend={t("look.color")}
        swatches={facts.colors}
        selectedId={color?.id ?? ""}
        onSelect={(id) => dispatch({ type: "storefront-look-chosen", look: { color: id } })}
      />
      <div role="status">
        {warning && <Notice tone="warning" message={t(`look.${warning}`, { color: color.name })} />}
      </div>
    </>
  );
}

/** Preview of the shop in its themes and colours. */
export function ShopLookPanel() {
  const { t } = useTranslation("storefront");
  const { state, facts, dispatch } = useOnboarding();
  const { domain, title, description, logo, favicon, theme, color, onColor } = useShop();
  const chosen = state.setupWizard.wizard.look.theme;
  return (
    <section className={styles.panel} aria-label={t("look.title")}>
      <h3 className={kit.medium}>{t("look.title")}</h3>
      <StoreScene
        {...{ theme, color, onColor, logo, description }}
        address={domain}
        name={title}
        icon={favicon}
        isSmall
      />
      <ChipPicker
        legend={t("look.theme")}
        name="store-theme"
        chips={facts.themes.map(({ id, name }) => ({ id, label: name }))}
        selectedId={chosen}
        onSelect={(id) => dispatch({ type: "storefront-look-chosen", look: { theme: id } })}
      />
      <ShopColorField />
      <p className={kit.quiet}>{t("look.note")}</p>
    </section>
  );
}
