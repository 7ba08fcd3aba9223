import { useTranslation } from "gatsby-plugin-react-i18next";
import { configuredThirdParties, hasThirdParties } from "@/config/third-parties";
import { formatLongDate } from "@/i18n/formats";
import { useLocale } from "@/i18n/use-locale";
import { Button } from "@/ui/button";
import { showPreferences } from "./consent-store";
import { useConsent } from "./use-consent";
import * as styles from "./consent-section.module.css";

/** Section of the cookie page: the third-party scripts, the visitor's consent, and a button to change it. */
export function ConsentSection() {
  const { t } = useTranslation("legal");
  const locale = useLocale();
  const { choice, granted, isUndecided } = useConsent();
  const names = granted.map((category) => t(`consent.category.${category}`)).join(", ");
  const answer =
    choice && !isUndecided
      ? t(granted.length > 0 ? "consent.granted" : "consent.refused", {
          names,
          date: formatLongDate(locale, new Date(choice.at)),
        })
      : t("consent.undecided");

  return (
    <section className={styles.section} aria-labelledby="consent-section-title">
      <h2 id="consent-section-title">{t("consent.title")}</h2>
      {hasThirdParties ? (
        <>
          <p>{t("consent.configured")}</p>
          <ul>
            {configuredThirdParties.map((name) => (
              <li key={name}>{t(`consent.tool.${name}`)}</li>
            ))}
          </ul>
          <p role="status">{answer}</p>
          <Button variant="secondary" className="screen-only" onClick={() => showPreferences(true)}>
            {t("consent.change")}
          </Button>
        </>
      ) : (
        <p>{t("consent.nothing")}</p>
      )}
    </section>
  );
}
