import { useTranslation } from "gatsby-plugin-react-i18next";
import { honeypotName } from "@/lib/form-trace";

/**
 * Honeypot field: visually hidden, not focusable by keyboard, hidden from assistive technology, and not
 * autofilled by browsers. Its label asks visitors who see the page without styles to leave it empty; every
 * page's strings include it.
 */
export function HoneypotField() {
  const { t } = useTranslation("layout");
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {t("honeypot")}
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
