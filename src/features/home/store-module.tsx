import { useId, useState } from "react";
import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLocale } from "@/i18n/use-locale";
import { toDnsLabel } from "@/lib/dns-label";
import { nameOfHandle } from "@/lib/name-of-handle";
import { StoreScene } from "@/scenes/store-scene";
import { useOnboardingState } from "@/state/use-onboarding-state";
import { ButtonLink } from "@/ui/button-link";
import { Icon } from "@/ui/icon";
import { Section } from "@/ui/section";
import { SwatchPicker } from "@/ui/swatch-picker";
import type { SectionTexts } from "./section-texts";
import * as styles from "./store-module.module.css";

type StoreModuleProps = {
  texts: SectionTexts;
  store: Queries.HomeStoreFragment;
  /** Domain below which shops live. */
  storeDomain: string;
};

/** The store module, to try in place: themes, colours, and the address made of the visitor's Instagram handle. */
export function StoreModule({ texts, store, storeDomain }: StoreModuleProps) {
  const { t } = useTranslation("home");
  const [theme, setTheme] = useState(store.themes[0]?.id ?? "");
  const [colorId, setColorId] = useState(store.colors[0]?.id ?? "");
  const [handle, setHandle] = useState("");
  const handleId = useId();
  const locale = useLocale();
  const { state, dispatch } = useOnboardingState();
  const label = toDnsLabel(handle);
  const name = nameOfHandle(handle, locale);
  /** Hands the shop to the onboarding; what was reserved or typed there stays. */
  const take = () => {
    const { store } = state.drafts;
    if (label !== "" && state.setupWizard.setup.subDomain === "")
      dispatch({ type: "drafted", draft: { store: { ...store, subDomain: label } } });
    dispatch({ type: "storefront-sketched", title: name, look: { theme, color: colorId } });
  };
  const color = store.colors.find(({ id }) => id === colorId);
  const address = `${label || t("store.exampleShop")}.${storeDomain}`;

  return (
    <Section id="store" ground="tint" align="start" {...texts}>
      <div className={styles.stage}>
        <div className={styles.controls}>
          <div className={styles.field}>
            <label htmlFor={handleId}>{t("store.handle")}</label>
            <input
              id={handleId}
              value={handle}
              placeholder={t("store.handlePlaceholder")}
              maxLength={64}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => setHandle(event.target.value)}
            />
            <output htmlFor={handleId} className={styles.address}>
              {address}
            </output>
          </div>
          <fieldset className={styles.field}>
            <legend>{t("store.theme")}</legend>
            <div className={styles.themes}>
              {store.themes.map(({ id, name, text }) => (
                <label key={id} className={styles.theme}>
                  <input
                    type="radio"
                    name="store-theme"
                    value={id}
                    checked={id === theme}
                    onChange={() => setTheme(id)}
                  />
                  <strong>{name}</strong>
                  <span>{text}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <SwatchPicker
            legend={t("store.color")}
            swatches={store.colors}
            selectedId={colorId}
            onSelect={setColorId}
          />
          <div>
            <ButtonLink to="/onboarding/customer-information/" onClick={take}>
              {t("store.take")}
            </ButtonLink>
            <p className={styles.takeHint}>{t("store.takeHint")}</p>
          </div>
        </div>
        <StoreScene
          theme={theme}
          color={color?.value ?? "#5b34e6"}
          onColor={color?.onValue ?? "#ffffff"}
          address={address}
          name={name}
        />
      </div>
      <ul className={styles.claims}>
        {store.claims.map(({ id, icon, title, text }) => (
          <li key={id} className={styles.claim}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <ul className={styles.languages} aria-label={t("store.languages")}>
        {store.languages.map(({ code, flag, name, nativeName }) => (
          <li key={code}>
            <img src={`/flags/${flag}.svg`} alt="" width={28} height={28} loading="lazy" />
            {name} <span lang={code}>{name === nativeName ? "" : nativeName}</span>
          </li>
        ))}
      </ul>
      <ul className={styles.currencies} aria-label={t("store.currencies")}>
        {store.currencies.map(({ code, flag, name }) => (
          <li key={code}>
            <img src={`/flags/${flag}.svg`} alt="" width={28} height={28} loading="lazy" />
            {name}
          </li>
        ))}
        <li>{t("store.anyCurrency")}</li>
      </ul>
    </Section>
  );
}

/** @public Gatsby collects the fragments of all files. */
export const homeStoreFragment = graphql`
  fragment HomeStore on StoreModule {
    themes {
      id
      name
      text
    }
    colors {
      id
      name
      value
      onValue
    }
    languages {
      code
      flag
      name
      nativeName
    }
    currencies {
      code
      flag
      name
    }
    claims {
      id
      icon
      title
      text
    }
  }
`;
