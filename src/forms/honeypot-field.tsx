import { useTranslation } from "gatsby-plugin-react-i18next";
import { honeypotName } from "@/lib/form-trace";

/**
 * A field for programs: out of sight, out of the order of keys, not announced and of no kind that a browser fills in by
 * itself. Without styles its label says to leave it empty, in a string that every page has.
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
