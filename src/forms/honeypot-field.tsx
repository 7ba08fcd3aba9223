import { useTranslation } from "gatsby-plugin-react-i18next";
import { honeypotName } from "@/lib/form-trace";

/**
 * Honeypot field: visually hidden, not focusable by keyboard, hidden from assistive technology, and not
 * autofilled by browsers. Without styles its label asks to leave the field empty; the label uses a string
 * that every page has.
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
