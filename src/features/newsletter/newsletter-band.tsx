import type { ReactNode } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./newsletter.module.css";

/** The newsletter section above the footer: benefits beside the form. */
export function NewsletterBand({ children }: { children: ReactNode }) {
  const { t } = useTranslation("layout");
  return (
    <section className={styles.band} aria-labelledby="newsletter-title">
      <div className={styles.inner}>
        <div>
          <h2 id="newsletter-title" className={`${kit.title} ${kit.below2}`}>
            {t("newsletter.title")}
          </h2>
          <p className={styles.lead}>{t("newsletter.lead")}</p>
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
