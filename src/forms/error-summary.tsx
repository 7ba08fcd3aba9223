import { useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useFormState } from "react-final-form";
import { useControlId } from "./form-id";
import { useMissingText } from "./use-form-field";
import type { ErrorKey } from "./validators";
import * as styles from "./form-messages.module.css";

type ErrorSummaryProps = {
  /** Field labels keyed by field name, in form order. */
  labels: Record<string, string>;
  /** Error messages by field name that replace the general ones. */
  messages?: Record<string, Partial<Record<ErrorKey, string>>>;
};

/** Minimum number of errors for the summary; with fewer errors, focus and field messages suffice. */
const minErrors = 4;

/**
 * Returns a field's label followed by a colon, unless it already ends in punctuation.
 * @example introduction("Which team") // "Which team: "
 */
const introduction = (label: string) => `${label}${/[?!:]$/.test(label) ? "" : ":"} `;

/** List of errors above a long form, each with a link to its field. */
export function ErrorSummary({ labels, messages = {} }: ErrorSummaryProps) {
  const { t } = useTranslation("forms");
  const missingText = useMissingText();
  const form = useFormState({
    subscription: { errors: true, submitErrors: true, submitFailed: true, dirtySinceLastSubmit: true },
  });
  const { errors = {}, submitFailed } = form;
  const refusals = (!form.dirtySinceLastSubmit && form.submitErrors) || {};
  const prefix = useControlId("");
  const found = Object.entries(labels).flatMap(([name, label]) => {
    const error = errors[name] as ErrorKey | undefined; // validators return only error keys
    const refusal = refusals[name] as unknown;
    const own = error && messages[name]?.[error];
    const missing = own ? undefined : missingText(name, error);
    if (missing) return [{ name, text: missing }];
    const text = error ? (own ?? t(`errors.${error}`)) : typeof refusal === "string" && refusal;
    return text ? [{ name, text: introduction(label) + text }] : [];
  });
  // Once shown, the list stays until the last error is corrected, instead of disappearing below the minimum.
  const [isShown, setShown] = useState(false);
  const isDue = submitFailed === true && found.length >= (isShown ? 1 : minErrors);
  if (isDue !== isShown) setShown(isDue);
  if (!isDue) return null;
  return (
    <section className={styles.summary} aria-label={t("summary.title")}>
      <h2 className={styles.summaryTitle}>{t("summary.title")}</h2>
      <ul>
        {found.map(({ name, text }) => (
          <li key={name}>
            <a
              href={`#${prefix}${name}`}
              onClick={(event) => {
                // Moves focus instead of following the link, so that the address keeps its fragment.
                event.preventDefault();
                document.getElementById(`${prefix}${name}`)?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
