import type { ReactNode } from "react";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { useTranslation } from "gatsby-plugin-react-i18next";
import * as controls from "./controls.module.css";
import * as styles from "./forms.module.css";

type FieldFrameProps = {
  /** Id of the control that the label describes. */
  controlId: string;
  label: string;
  isOptional?: boolean;
  hint?: string;
  hintId?: string;
  errorId: string;
  message?: ReactNode;
  children: ReactNode;
};

/** Layout of a field: label and hint above the control, the error with an icon below. */
export function FieldFrame(props: FieldFrameProps) {
  const { controlId, label, isOptional = false, hint, hintId, errorId, message, children } = props;
  const { t } = useTranslation("forms");
  return (
    <div className={styles.field}>
      <label htmlFor={controlId} className={styles.label}>
        {label}
        {isOptional && <span className={controls.optional}> {t("optional")}</span>}
      </label>
      {hint && (
        <p id={hintId} className={controls.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldMessage id={errorId} message={message} />
    </div>
  );
}

export function FieldMessage({ id, message }: { id: string; message?: ReactNode }) {
  if (!message) return null;
  return (
    <p id={id} className={controls.error}>
      <CircleAlert aria-hidden="true" size={16} className={controls.errorIcon} />
      {message}
    </p>
  );
}
