import type { CSSProperties } from "react";
import * as styles from "./range-input.module.css";

type RangeInputProps = {
  id: string;
  /** Value in words, which is announced instead of the number. */
  valueText: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
};

/** Native slider whose track is filled up to the value. */
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
