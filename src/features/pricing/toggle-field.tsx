import { useId } from "react";
import * as styles from "./estimator-fields.module.css";

type ToggleFieldProps = { label: string; hint: string; isOn: boolean; onChange: (isOn: boolean) => void };

export function ToggleField({ label, hint, isOn, onChange }: ToggleFieldProps) {
  const id = useId();
  return (
    <div className={styles.toggle}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={`${id}-hint`}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
