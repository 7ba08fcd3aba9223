import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLocale } from "@/i18n/use-locale";
import { StoreScene } from "@/scenes/store-scene";
import { ButtonLink } from "@/ui/button-link";
import { firstSketch, sketchedShop } from "./sketched-shop";
import type { StoreBuilderProps } from "./store-builder";
import * as styles from "./store-module.module.css";

/** The store builder as a picture: what there is to choose from, and the shop as it first looks. */
export function StoreStill({ store, storeDomain }: StoreBuilderProps) {
  const { t } = useTranslation("home");
  const locale = useLocale();
  const sketch = firstSketch(store, locale);
  const { color, shelf } = sketchedShop(sketch, store, locale);
  return (
    <div className={styles.stage}>
      <div className={styles.name}>
        <p className={styles.label}>{t("store.exampleName")}</p>
        <p className={styles.address}>{`${t("store.exampleShop")}.${storeDomain}`}</p>
      </div>
      <div className={styles.preview}>
        <div className={styles.screen} data-device="desktop">
          <StoreScene
            theme={sketch.theme}
            color={color.value}
            onColor={color.onValue}
            address={`${t("store.exampleShop")}.${storeDomain}`}
            name={t("store.exampleName")}
            shelf={shelf}
          />
        </div>
      </div>
      <div className={styles.controls}>
        <ul className={styles.themeList}>
          {store.themes.map(({ id, name, text }) => (
            <li key={id}>
              <strong>{name}</strong> {text}
            </li>
          ))}
        </ul>
        <p className={styles.dots} aria-hidden="true">
          {store.colors.map(({ id, value }) => (
            <i key={id} style={{ background: value }} />
          ))}
        </p>
        <p>
          <span className={styles.label}>{t("store.language")}:</span>{" "}
          {store.languages.map(({ name }) => name).join(", ")}
        </p>
        <p>
          <span className={styles.label}>{t("store.currency")}:</span>{" "}
          {store.currencies.map(({ name }) => name).join(", ")}. {t("store.anyCurrency")}
        </p>
        <noscript>
          <ButtonLink to="/onboarding/customer-information/">{t("store.take")}</ButtonLink>
        </noscript>
      </div>
    </div>
  );
}
