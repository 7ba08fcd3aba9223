import { useTranslation } from "gatsby-plugin-react-i18next";
import * as styles from "./template-composer.module.css";

/** The message as its reader gets it, below the question that opened the reply window. */
export function TemplateBubble({ text, isOpen }: { text: string; isOpen: boolean }) {
  const { t } = useTranslation("showcase");
  return (
    <figure className={styles.chat} aria-label={t("composer.preview")}>
      <p className={styles.question}>{t("composer.question")}</p>
      <p className={styles.bubble}>
        <span className={styles.tag}>{t(isOpen ? "composer.inside" : "composer.outside")}</span>
        {/* Whatever was typed, in its own direction and with its own lines. */}
        <span className={styles.message} dir="auto">
          {text}
        </span>
      </p>
    </figure>
  );
}
