import { useTranslation } from "gatsby-plugin-react-i18next";
import { trapName } from "@/lib/form-trace";

/**
 * A field for programs: out of sight, out of the order of keys, not announced and of no kind that a browser fills in by
 * itself. Without styles its label says to leave it empty, in a string that every page has.
 */
export function TrapField() {
  const { t } = useTranslation("layout");
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {t("trap")}
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
