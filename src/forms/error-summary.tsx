import { useTranslation } from "gatsby-plugin-react-i18next";
import { useFormState } from "react-final-form";
import { useControlId } from "./form-id";
import type { ErrorKey } from "./validators";
import * as styles from "./forms.module.css";

type ErrorSummaryProps = {
  /** Labels of the fields by name, in the order of the form. */
  labels: Record<string, string>;
};

/** The list of faults above a longer form, each a link to its field. */
export function ErrorSummary({ labels }: ErrorSummaryProps) {
  const { t } = useTranslation("forms");
  const { errors = {}, submitFailed } = useFormState({ subscription: { errors: true, submitFailed: true } });
  const prefix = useControlId("");
  const faults = Object.entries(labels).flatMap(([name, label]) => {
    const error = errors[name] as ErrorKey | undefined; // validators return nothing else
    return error ? [{ name, label, error }] : [];
  });
  if (!submitFailed || faults.length === 0) return null;
  return (
    <section className={styles.summary} aria-label={t("summary.title")}>
      <p className={styles.summaryTitle}>{t("summary.title")}</p>
      <ul>
        {faults.map(({ name, label, error }) => (
          <li key={name}>
            <a
              href={`#${prefix}${name}`}
              onClick={(event) => {
                // Focus instead of a jump, so that the address keeps its own hash.
                event.preventDefault();
                document.getElementById(`${prefix}${name}`)?.focus();
              }}
            >
              {label}: {t(`errors.${error}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
