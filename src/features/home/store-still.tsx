import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLocale } from "@/i18n/use-locale";
import { classNames } from "@/lib/class-names";
import { StoreScene } from "@/scenes/store-scene";
import { ButtonLink } from "@/ui/button";
import { firstSketch, sketchedShop } from "./sketched-shop";
import type { StoreBuilderProps } from "./store-builder";
import * as kit from "@/ui/kit.module.css";
import * as swatches from "@/ui/swatch-picker.module.css";
import * as own from "./store-still.module.css";
import * as styles from "./store-module.module.css";
import { useMemo } from "react";
import { Deferred } from "@/ui/deferred";

/** Static placeholder for the store builder: its options and the initial shop. */
export function StoreStill({ store, storeDomain }: StoreBuilderProps) {
  const { t } = useTranslation("home");
  const locale = useLocale();
  const sketch = firstSketch(store, locale);
  const { color, shelf } = sketchedShop("", sketch, store, locale);
  return (
    <div className={classNames(styles.stage, own.stage)}>
      <div>
        <p className={`${kit.label} ${kit.below2}`}>{t("store.exampleName")}</p>
        <p className={styles.address}>{`${t("store.exampleShop")}.${storeDomain}`}</p>
      </div>
      <div className={classNames(styles.preview, own.preview)}>
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
      <div className={own.controls}>
        <ul className={styles.themeList}>
          {store.themes.map(({ id, name, text }) => (
            <li key={id} data-choice={id}>
              <strong>{name}</strong> {text}
            </li>
          ))}
        </ul>
        <p className={`${swatches.swatches} ${styles.dots}`} aria-hidden="true">
          {store.colors.map(({ id, value }) => (
            <i key={id} data-choice={id} style={{ background: value }} />
          ))}
        </p>
        <div>
          <p className={`${kit.label} ${kit.below2}`}>{t("store.language")}</p>
          <Chips of={store.languages} />
        </div>
        <div>
          <p className={`${kit.label} ${kit.below2}`}>{t("store.currency")}</p>
          <Chips of={store.currencies} />
          <p className={styles.themeText}>{t("store.anyCurrency")}</p>
        </div>
        <noscript>
          <ButtonLink to="/onboarding/customer-information/">{t("store.take")}</ButtonLink>
        </noscript>
      </div>
    </div>
  );
}

const Chips = ({ of }: { of: readonly { code: string; name: string }[] }) => (
  <ul className={own.chips}>
    {of.map(({ code, name }) => (
      <li key={code} data-choice={code}>
        {name}
      </li>
    ))}
  </ul>
);

const loadBuilder = async () =>
  (await import(/* webpackChunkName: "lazy-store-builder" */ "./store-builder")).StoreBuilder;

/** The store builder, loaded when it nears the viewport, and a placeholder until then. */
export function StoreStage({ store, storeDomain }: StoreBuilderProps) {
  const builder = useMemo(() => ({ store, storeDomain }), [store, storeDomain]);
  return <Deferred load={loadBuilder} props={builder} still={<StoreStill {...builder} />} />;
}
