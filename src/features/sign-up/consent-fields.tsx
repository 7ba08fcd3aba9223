import { useState, type MouseEvent } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLazyPart } from "@/async/use-lazy-part";
import { CheckboxField } from "@/forms/checkbox-field";
import { LocalizedLink } from "@/i18n/localized-link";
import type { LegalDocumentId } from "./legal-text-dialog";
import * as styles from "./sign-up.module.css";

const loadDialog = async () =>
  (await import(/* webpackChunkName: "lazy-legal-text" */ "./legal-text-dialog")).LegalTextDialog;
const noStrings = () => Promise.resolve({});

/**
 * The three checkboxes of the sign-up: two acknowledgements, each with a link that opens the text in a dialog,
 * and the newsletter opt-in.
 */
export function ConsentFields() {
  const { t } = useTranslation("sign-up");
  const [shown, setShown] = useState<LegalDocumentId | null>(null);
  const { part: LegalTextDialog, hasFailed, retry } = useLazyPart(shown !== null, loadDialog, noStrings);

  const textLink = (documentId: LegalDocumentId) => {
    const handleClick = (event: MouseEvent) => {
      // With a modifier key, the link opens the page as usual.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      setShown(documentId);
      retry();
    };
    return (
      <LocalizedLink
        to={`/${documentId}/`}
        className={styles.textLink}
        aria-label={`${t("consents.read")}: ${t(`legal.${documentId}`)}`}
        onClick={handleClick}
      >
        {t("consents.read")}
      </LocalizedLink>
    );
  };

  return (
    <div className={styles.consents}>
      <CheckboxField name="privacy_policy" label={t("consents.privacy_policy")} isRequired>
        {textLink("privacy-policy")}
      </CheckboxField>
      <CheckboxField name="pdpa" label={t("consents.pdpa")} isRequired>
        {textLink("gdpr")}
      </CheckboxField>
      <CheckboxField name="newsletter" label={t("consents.newsletter")} />
      {hasFailed && shown && (
        <p role="alert">
          {t("legal.failed")}{" "}
          <LocalizedLink to={`/${shown}/`} target="_blank" rel="noopener">
            {t("legal.open-page")}
          </LocalizedLink>
        </p>
      )}
      {LegalTextDialog && <LegalTextDialog documentId={shown} onClose={() => setShown(null)} />}
    </div>
  );
}
