import { useEffect, useRef, useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { formatLongDate } from "@/i18n/formats";
import { useLocale } from "@/i18n/use-locale";
import { Button, buttonClass } from "@/ui/button";
import * as kit from "@/ui/kit.module.css";
import { applicationLetter, letterText, type Words } from "./application-letter";
import type { RequestValues } from "./data-request-form.rules";
import { LetterSheet } from "./letter-sheet";
import { mailLink } from "./mail-link";
import * as styles from "./data-request.module.css";

type PreparedLetterProps = {
  values: RequestValues;
  controller: Queries.DataControllerFragment;
  onEdit: () => void;
};

/** The finished application with its delivery options; receives focus so that screen readers announce it. */
export function PreparedLetter({ values, controller, onEdit }: PreparedLetterProps) {
  const { t } = useTranslation("data-request");
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [notice, setNotice] = useState("");
  useEffect(() => {
    heading.current?.focus();
  }, []);

  const words: Words = (key, variables) => t(key, { ...variables });
  const [today] = useState(() => new Date());
  const letter = applicationLetter(values, controller, words, formatLongDate(locale, today));
  const text = letterText(letter);
  const mail = mailLink(controller.email, letter.subject, text);

  const copy = async (done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setNotice(done);
    } catch {
      // No clipboard access: select the text, so that the visitor can copy it.
      if (sheet.current) window.getSelection()?.selectAllChildren(sheet.current);
      setNotice(t("notice.marked"));
    }
  };

  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {t("ready.title")}
      </h3>
      <p className={styles.quiet}>{t("ready.text")}</p>
      <LetterSheet ref={sheet} letter={letter} />
      <div className={kit.wrap3}>
        <Button onClick={() => window.print()}>{t("action.print")}</Button>
        <a
          href={mail.href}
          className={buttonClass({ variant: "primary" })}
          onClick={() => {
            if (!mail.hasText) void copy(t("notice.paste"));
          }}
        >
          {t("action.mail")}
        </a>
        <Button variant="secondary" onClick={() => void copy(t("notice.copied"))}>
          {t("action.copy")}
        </Button>
        <Button variant="notr" onClick={onEdit}>
          {t("action.edit")}
        </Button>
      </div>
      <p role="status" className={styles.notice}>
        {notice}
      </p>
      <h4 className={`${kit.medium} ${kit.above4}`}>{t("ways.title")}</h4>
      <ul className={styles.ways}>
        <li>{t("ways.post", { address: controller.address })}</li>
        <li>{t("ways.email", { email: controller.email })}</li>
        <li>{t("ways.signed")}</li>
      </ul>
      <p className={styles.quiet}>{t("ways.answer")}</p>
    </>
  );
}
