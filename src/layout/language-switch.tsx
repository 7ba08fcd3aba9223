import type { MouseEvent } from "react";
import { useI18next, useTranslation } from "gatsby-plugin-react-i18next";
import { languageFacts } from "@/config/language-facts";
import { locales, type Locale } from "@/config/languages";
import { rememberLocale, switchLocale } from "@/i18n/switch-locale";
import { useLocale } from "@/i18n/use-locale";
import { localizedPath } from "@/lib/locale-path";
import * as styles from "./language-switch.module.css";

/** Links to the current page in each language, which work without scripts and preserve query and fragment. */
export function LanguageSwitch({ isFull = false }: { isFull?: boolean }) {
  const { t } = useTranslation("layout");
  const { originalPath } = useI18next();
  const current = useLocale();

  function choose(event: MouseEvent, locale: Locale) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return rememberLocale(locale);
    event.preventDefault();
    if (locale !== current) switchLocale(locale);
  }

  return (
    <ul className={styles.list} aria-label={t("language.label")}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            className={styles.link}
            href={localizedPath(locale, originalPath)}
            lang={locale}
            hrefLang={locale}
            aria-current={locale === current ? "true" : undefined}
            onClick={(event) => choose(event, locale)}
          >
            <img src={`/flags/${locale}.svg`} width="20" height="20" alt="" loading="lazy" />
            {!isFull && languageFacts[locale].short}
            <span className={isFull ? undefined : "visually-hidden"}>{languageFacts[locale].name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
