import { useId, useRef, useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLocale } from "@/i18n/use-locale";
import { localizedPath } from "@/lib/locale-path";
import type { Credentials } from "@/state/onboarding-state";
import { Button } from "@/ui/button";
import { Notice } from "@/async/remote-content";
import * as kit from "@/ui/kit.module.css";
import { QrCode } from "./qr-code";
import { resumeLink } from "./resume-link";
import * as styles from "./device-tools.module.css";

/** Link and QR code for continuing the onboarding on another device. */
export function ContinueLink({ credentials }: { credentials: Credentials }) {
  const { t } = useTranslation("onboarding-screens");
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [copied, setCopied] = useState<"done" | "failed" | null>(null);
  const link = resumeLink(window.location.origin + localizedPath(locale, "/onboarding"), credentials);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied("done");
    } catch {
      // No clipboard access: select the text instead.
      field.current?.focus();
      field.current?.select();
      setCopied("failed");
    }
  };
  return (
    <div className={kit.stack4}>
      <p>{t("device.continue.lead")}</p>
      <QrCode text={link} label={t("device.continue.code")} />
      <div className={kit.wrap2}>
        <label htmlFor={id} className={styles.label}>
          {t("device.continue.link")}
        </label>
        <input
          id={id}
          ref={field}
          className={styles.input}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <Button variant="secondary" onClick={() => void copy()}>
          {copied === "done" ? t("device.continue.copied") : t("device.continue.copy")}
        </Button>
      </div>
      <p role="status" className={styles.feedback}>
        {copied && t(`device.continue.${copied}`)}
      </p>
      <Notice tone="warning" message={t("device.continue.warning")} />
    </div>
  );
}
