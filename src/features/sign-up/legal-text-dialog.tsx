import { useEffect, useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLocale } from "@/i18n/use-locale";
import { LocalizedLink } from "@/i18n/localized-link";
import { localizedPath } from "@/lib/locale-path";
import { ownHtml } from "@/lib/own-html";
import { Dialog } from "@/ui/dialog";
import { Spinner } from "@/ui/spinner";
import * as styles from "./sign-up.module.css";

/** The documents a visitor is asked to read, by the path of their pages. */
export type LegalDocumentId = "privacy-policy" | "gdpr" | "useragreement";

type PageData = { result: { data: { legalDocument: { html: string } } } };

/** The text of a document, out of the data of its own page, so that it is shipped only when it is read. */
async function fetchHtml(pagePath: string): Promise<string> {
  const response = await fetch(`/page-data${pagePath}page-data.json`);
  if (!response.ok) throw new Error(`page data answered ${response.status}`);
  const { result } = (await response.json()) as PageData; // written by this site's own build
  return result.data.legalDocument.html;
}

type LegalTextDialogProps = {
  /** The document to show; none closes the dialog. */
  documentId: LegalDocumentId | null;
  onClose: () => void;
};

/** Shows a legal text in place; where it cannot be had, a link to its page. */
export function LegalTextDialog({ documentId, onClose }: LegalTextDialogProps) {
  const { t } = useTranslation("sign-up");
  return (
    <Dialog
      isOpen={documentId !== null}
      onClose={onClose}
      title={documentId ? t(`legal.${documentId}`) : ""}
      closeLabel={t("legal.close")}
      size="wide"
    >
      {documentId && <LegalText key={documentId} documentId={documentId} />}
    </Dialog>
  );
}

function LegalText({ documentId }: { documentId: LegalDocumentId }) {
  const { t } = useTranslation("sign-up");
  const locale = useLocale();
  const [text, setText] = useState<{ html: string } | "loading" | "failed">("loading");

  useEffect(() => {
    let isCurrent = true;
    fetchHtml(localizedPath(locale, `/${documentId}/`)).then(
      (html) => isCurrent && setText({ html }),
      () => isCurrent && setText("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [documentId, locale]);

  if (text === "loading") {
    return (
      <p role="status">
        <Spinner /> {t("legal.loading")}
      </p>
    );
  }
  if (text === "failed") {
    return (
      <p role="alert">
        {t("legal.failed")}{" "}
        <LocalizedLink to={`/${documentId}/`} target="_blank" rel="noopener">
          {t("legal.open-page")}
        </LocalizedLink>
      </p>
    );
  }
  // Our own document, rendered from data/ at build time.
  return <div className={styles.legalText} dangerouslySetInnerHTML={ownHtml(text.html)} />;
}
