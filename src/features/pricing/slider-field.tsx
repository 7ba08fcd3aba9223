import { useId, type CSSProperties } from "react";
import { RangeInput } from "@/ui/range-input";
import * as styles from "./estimator-fields.module.css";

type SliderFieldProps = {
  label: string;
  /** Formatted value, displayed beside the label and announced instead of the raw number. */
  valueText: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** Tick on the track, with its label. */
  mark?: { value: number; label: string };
  onChange: (value: number) => void;
};

/** A number input based on the native range slider. */
export function SliderField({ label, valueText, value, min, max, step, mark, onChange }: SliderFieldProps) {
  const id = useId();
  const share = (of: number) => (of - min) / (max - min);
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.value} aria-hidden="true">
        {valueText}
      </span>
      <RangeInput {...{ id, valueText, value, min, max, step, onChange }} />
      {mark && (
        <p className={styles.mark} style={{ "--share": share(mark.value) } as CSSProperties}>
          {mark.label}
        </p>
      )}
    </div>
  );
}
