import type { ReactNode } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { BrokenThread } from "@/ui/broken-thread";
import { ButtonLink } from "@/ui/button";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./error-screen.module.css";

type ErrorScreenProps = { code: string; title: string; text: string; children?: ReactNode };

export function ErrorScreen({ code, title, text, children }: ErrorScreenProps) {
  const { t } = useTranslation("common");
  const { t: tError } = useTranslation("error-pages");
  return (
    <div className={styles.screen}>
      <BrokenThread label={tError("notFound.picture")} />
      <p className={styles.code}>{code}</p>
      <h1 className={kit.display}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <ButtonLink to="/" size="large">
          {t("backHome")}
        </ButtonLink>
        {children}
      </div>
    </div>
  );
}
