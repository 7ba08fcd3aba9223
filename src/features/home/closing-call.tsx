import { useTranslation } from "gatsby-plugin-react-i18next";
import { ButtonLink } from "@/ui/button";
import { ThreadDivider } from "@/ui/thread-divider";
import type { SectionTexts } from "./section-texts";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./closing-call.module.css";

/** Call to action at the end of a page. */
export function ClosingCall({ texts }: { texts: SectionTexts }) {
  const { t } = useTranslation("common");
  return (
    <section className={styles.call} aria-labelledby="closing-title">
      <ThreadDivider />
      <div className={styles.inner}>
        <p className={kit.eyebrow}>{texts.eyebrow}</p>
        <h2 id="closing-title">{texts.title}</h2>
        <p className={`${kit.large} ${kit.below3}`}>{texts.lead}</p>
        <ButtonLink to="/onboarding/customer-information/" size="large" variant="warning">
          {t("tryFree")}
        </ButtonLink>
      </div>
    </section>
  );
}
