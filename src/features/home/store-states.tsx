import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLocale } from "@/i18n/use-locale";
import { StoreScene } from "@/scenes/store-scene";
import { Section } from "@/ui/section";
import { firstSketch, sketchedShop } from "./sketched-shop";
import type { StoreBuilderProps } from "./store-builder";
import { StoreStage, StoreStill } from "./store-still";
import * as kit from "@/ui/kit.module.css";

/**
 * States of the store builder for the catalogue: placeholder, builder, and a shop for each theme and
 * language.
 */
export function StoreStates({ store, storeDomain }: StoreBuilderProps) {
  const { t } = useTranslation("home");
  const locale = useLocale();
  const first = firstSketch(store, locale);
  return (
    <Section id="store-states" title={t("store.take")} align="start" ground="tint">
      <div className={kit.stack10}>
        <StoreStill store={store} storeDomain={storeDomain} />
        <StoreStage store={store} storeDomain={storeDomain} />
        <ul className={kit.tiles}>
          {store.languages.map(({ code }, index) => {
            const theme = store.themes[index % store.themes.length]?.id ?? "";
            const sketch = {
              ...first,
              theme,
              language: code,
              color: store.colors[index * 5]?.id ?? "",
              currency: store.currencies[index]?.code ?? "",
            };
            const { color, shelf } = sketchedShop("", sketch, store, locale);
            return (
              <li key={code}>
                <StoreScene
                  theme={theme}
                  color={color.value}
                  onColor={color.onValue}
                  address={`${t("store.exampleShop")}.${storeDomain}`}
                  name={t("store.exampleName")}
                  device="phone"
                  shelf={shelf}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
