import { useEffect, useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { updateReadyEvent } from "@/config/plugin-facts";
import { Button } from "@/ui/button";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./update-notice.module.css";

/** Offers a new version of the site; never reloads automatically, as the visitor may be filling in a form. */
export function UpdateNotice() {
  const { t } = useTranslation("layout");
  const [isOffered, setIsOffered] = useState(false);

  useEffect(() => {
    const offer = () => setIsOffered(true);
    window.addEventListener(updateReadyEvent, offer);
    return () => window.removeEventListener(updateReadyEvent, offer);
  }, []);

  return (
    <div role="status">
      {isOffered && (
        <div className={styles.notice}>
          <p>{t("update.text")}</p>
          <div className={kit.row3}>
            <Button onClick={() => window.location.reload()}>{t("update.action")}</Button>
            <Button variant="notr" onClick={() => setIsOffered(false)}>
              {t("update.later")}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
