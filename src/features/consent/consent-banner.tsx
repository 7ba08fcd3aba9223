import { useEffect, useRef } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import { Button } from "@/ui/button";
import { decide, question, showPreferences } from "./consent-store";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./consent.module.css";

/**
 * Publishes the height that the banner covers at the bottom of the window, so that focused elements never
 * scroll beneath it.
 */
function useReservedFoot() {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const banner = element.current;
    if (!banner) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty("--foot-height", `${banner.offsetHeight}px`);
    const observer = "ResizeObserver" in window ? new ResizeObserver(measure) : undefined;
    observer?.observe(banner);
    measure();
    return () => {
      observer?.disconnect();
      style.removeProperty("--foot-height");
    };
  }, []);
  return element;
}

/**
 * The consent banner at the bottom of the window. The page remains usable; both buttons have equal weight.
 */
export function ConsentBanner() {
  const { t } = useTranslation("consent");
  const element = useReservedFoot();
  return (
    <section ref={element} className={`${styles.banner} screen-only`} aria-labelledby="consent-title">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="consent-title" className={kit.medium}>
            {t("banner.title")}
          </h2>
          <p>
            {t("banner.text")} <LocalizedLink to="/cookie/">{t("banner.policy")}</LocalizedLink>
          </p>
        </div>
        <div className={styles.answers}>
          <Button onClick={() => decide([...question.asked])}>{t("accept")}</Button>
          <Button onClick={() => decide([])}>{t("reject")}</Button>
          <Button variant="notr" onClick={() => showPreferences(true)}>
            {t("choose")}
          </Button>
        </div>
      </div>
    </section>
  );
}
