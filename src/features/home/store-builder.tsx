import { useId, useState } from "react";
import Monitor from "lucide-react/icons/monitor";
import Smartphone from "lucide-react/icons/smartphone";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLocale } from "@/i18n/use-locale";
import { StoreScene } from "@/scenes/store-scene";
import { useOwnShop, writeOwnShop } from "@/state/own-shop";
import { useOnboardingState } from "@/state/use-onboarding-state";
import { ButtonLink } from "@/ui/button";
import { ChipPicker } from "@/ui/chip-picker";
import { SwatchPicker } from "@/ui/swatch-picker";
import { firstSketch, sketchedShop, type ShopSketch } from "./sketched-shop";
import * as input from "@/ui/input.module.css";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./store-module.module.css";

export type StoreBuilderProps = {
  store: Queries.HomeStoreFragment;
  /** Parent domain of all shop addresses. */
  storeDomain: string;
};

/** Media query for screens on which the preview starts in phone mode. */
const narrow = "(max-width: 35.99em)";

/**
 * An interactive shop preview: name, theme, language, currency and device. Makes no requests; the choices
 * prefill the setup.
 */
export function StoreBuilder({ store, storeDomain }: StoreBuilderProps) {
  const { t } = useTranslation("home");
  const locale = useLocale();
  const { state, dispatch } = useOnboardingState();
  const [sketch, setSketch] = useState<ShopSketch>(() => ({
    ...firstSketch(store, locale),
    device: window.matchMedia(narrow).matches ? "phone" : "desktop",
  }));
  const handle = useOwnShop();
  const handleId = useId();
  const change = (part: Partial<ShopSketch>) => setSketch((before) => ({ ...before, ...part }));
  const { label, name, color, shelf } = sketchedShop(handle, sketch, store, locale);
  const { theme, color: colorId, language, currency, device } = sketch;
  const address = `${label || t("store.exampleShop")}.${storeDomain}`;
  const nameIn = (list: readonly { code: string; name: string }[], code: string) =>
    list.find((item) => item.code === code)?.name ?? code;

  /** Saves the shop for the onboarding; never overwrites a reserved address or text typed there. */
  const take = () => {
    const draft = { ...state.drafts.store, subDomain: label };
    if (label !== "" && state.setupWizard.setup.subDomain === "")
      dispatch({ type: "drafted", draft: { store: draft } });
    dispatch({ type: "storefront-sketched", title: name, look: { theme, color: colorId } });
  };

  return (
    <div className={styles.stage}>
      <div>
        <label htmlFor={handleId} className={`${kit.label} ${kit.block} ${kit.below2}`}>
          {t("store.handle")}
        </label>
        <input
          className={input.input}
          id={handleId}
          value={handle}
          placeholder={t("store.handlePlaceholder")}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => writeOwnShop(event.target.value)}
        />
        <output htmlFor={handleId} className={styles.address}>
          {address}
        </output>
      </div>
      <div className={styles.preview}>
        <ChipPicker
          legend={t("store.device")}
          name="store-device"
          isLegendHidden
          selectedId={device}
          onSelect={(id) => change({ device: id === "phone" ? "phone" : "desktop" })}
          chips={[
            {
              id: "desktop",
              label: (
                <>
                  <Monitor aria-hidden="true" size={18} /> {t("store.desktop")}
                </>
              ),
            },
            {
              id: "phone",
              label: (
                <>
                  <Smartphone aria-hidden="true" size={18} /> {t("store.phone")}
                </>
              ),
            },
          ]}
        />
        <div className={styles.screen} data-device={device}>
          <StoreScene
            theme={theme}
            color={color.value}
            onColor={color.onValue}
            address={address}
            name={name || t("store.exampleName")}
            device={device}
            shelf={shelf}
            label={t("store.picture", {
              name: name || t("store.exampleName"),
              address,
              theme: store.themes.find(({ id }) => id === theme)?.name,
              color: store.colors.find(({ id }) => id === colorId)?.name,
              language: nameIn(store.languages, language),
              currency: nameIn(store.currencies, currency),
            })}
          />
        </div>
      </div>
      <div className={styles.controls}>
        <div>
          <ChipPicker
            legend={t("store.theme")}
            name="store-theme"
            chips={store.themes.map(({ id, name: text }) => ({ id, label: text }))}
            selectedId={theme}
            onSelect={(id) => change({ theme: id })}
          />
          <p className={styles.themeText}>{store.themes.find(({ id }) => id === theme)?.text}</p>
        </div>
        <SwatchPicker
          legend={t("store.color")}
          swatches={store.colors}
          selectedId={colorId}
          onSelect={(id) => change({ color: id })}
        />
        <ChipPicker
          legend={t("store.language")}
          name="store-language"
          selectedId={language}
          onSelect={(id) => change({ language: id })}
          chips={store.languages.map(({ code, flag, nativeName }) => ({
            id: code,
            lang: code,
            label: <Flagged flag={flag} text={nativeName} />,
          }))}
        />
        <div className={styles.even}>
          <ChipPicker
            legend={t("store.currency")}
            name="store-currency"
            selectedId={currency}
            onSelect={(id) => change({ currency: id })}
            chips={store.currencies.map(({ code, flag, name: text }) => ({
              id: code,
              label: <Flagged flag={flag} text={code} name={text} />,
            }))}
          />
          <p className={styles.themeText}>{t("store.anyCurrency")}</p>
        </div>
        <div>
          <ButtonLink to="/onboarding/customer-information/" onClick={take}>
            {t("store.take")}
          </ButtonLink>
          <p className={styles.takeHint}>{t("store.takeHint")}</p>
        </div>
      </div>
    </div>
  );
}

type FlaggedProps = {
  flag: string;
  text: string;
  /** Full name for screen readers, if the text is an abbreviation. */ name?: string;
};

function Flagged({ flag, text, name }: FlaggedProps) {
  return (
    <>
      <img src={`/flags/${flag}.svg`} alt="" width={24} height={24} loading="lazy" />
      {text}
      {name && <span className="visually-hidden">{name}</span>}
    </>
  );
}
