import type { CSSProperties } from "react";
import * as styles from "./range-input.module.css";

type RangeInputProps = {
  id: string;
  /** The value in words, read instead of the bare number. */
  valueText: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
};

/** The platform's slider, filled up to its value. */
export function RangeInput({ valueText, onChange, ...input }: RangeInputProps) {
  const { value, min, max } = input;
  return (
    <input
      {...input}
      type="range"
      className={styles.range}
      aria-valuetext={valueText}
      style={{ "--share": (value - min) / (max - min) } as CSSProperties}
      onChange={({ target }) => onChange(target.valueAsNumber)}
    />
  );
}
