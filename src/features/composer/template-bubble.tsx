import { useRef } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useScrollStop } from "@/ui/use-scroll-stop";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./template-composer.module.css";

type TemplateBubbleProps = {
  text: string;
  isOpen: boolean;
  /** Fades a message that cannot be sent. */
  isTooLong?: boolean;
};

/** The message as the customer sees it, below the question that opened the reply window. */
export function TemplateBubble({ text, isOpen, isTooLong = false }: TemplateBubbleProps) {
  const { t } = useTranslation("showcase");
  const message = useRef<HTMLSpanElement>(null);
  const tabIndex = useScrollStop(message, "down");
  return (
    <figure className={styles.chat} aria-label={t("composer.preview")}>
      <p className={styles.question}>{t("composer.question")}</p>
      <p className={styles.bubble} data-too-long={isTooLong || undefined}>
        <span className={`${kit.tiny} ${kit.bold}`}>
          {t(isTooLong ? "composer.unsendable" : isOpen ? "composer.inside" : "composer.outside")}
        </span>
        {/* User text with its own direction and line breaks; long text scrolls. */}
        <span ref={message} role="group" className={styles.message} dir="auto" tabIndex={tabIndex}>
          {text}
        </span>
      </p>
    </figure>
  );
}
