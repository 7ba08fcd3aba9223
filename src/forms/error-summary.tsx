import { useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useFormState } from "react-final-form";
import { useControlId } from "./form-id";
import { useMissingText } from "./use-form-field";
import type { ErrorKey } from "./validators";
import * as styles from "./form-messages.module.css";

type ErrorSummaryProps = {
  /** Labels of the fields by name, in the order of the form. */
  labels: Record<string, string>;
  /** Words for an error that fit a field better than the general ones, by field name. */
  messages?: Record<string, Partial<Record<ErrorKey, string>>>;
};

/** From how many errors on the list is shown: fewer are found by the focus and the words at the fields. */
const minErrors = 4;

/** @example introduction("Which team") // "Which team: " */
const introduction = (label: string) => `${label}${/[?!:]$/.test(label) ? "" : ":"} `;

/** The list of errors above a longer form, each a link to its field. */
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
    const error = errors[name] as ErrorKey | undefined; // validators return nothing else
    const refusal = refusals[name] as unknown;
    const own = error && messages[name]?.[error];
    const missing = own ? undefined : missingText(name, error);
    if (missing) return [{ name, text: missing }];
    const text = error ? (own ?? t(`errors.${error}`)) : typeof refusal === "string" && refusal;
    return text ? [{ name, text: introduction(label) + text }] : [];
  });
  // Once shown it stays until the last error is corrected: a list that goes in between would leave two without it.
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
                // Focus instead of a jump, so that the address keeps its own hash.
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
