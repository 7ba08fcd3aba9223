import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./choice-list.module.css";

export type Choice = {
  value: string;
  label: string;
  /** Description of the option, below its label. */
  text?: ReactNode;
  isDisabled?: boolean;
  /** Decorative picture before the label, excluded from the accessible name. */
  picture?: ReactNode;
};

type ChoiceListProps = {
  legend: string;
  name: string;
  type: "radio" | "checkbox";
  choices: readonly Choice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** List of option cards with single (radio) or multiple (checkbox) selection. */
export function ChoiceList({ legend, name, type, choices, chosen, onChange }: ChoiceListProps) {
  const toggle = (value: string) => {
    if (type === "radio") return onChange([value]);
    return onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  };
  return (
    <fieldset className={kit.stack3}>
      <legend className="visually-hidden">{legend}</legend>
      {choices.map(({ value, label, text, isDisabled, picture }) => (
        <label key={value} className={classNames(styles.choice, isDisabled && styles.choiceDisabled)}>
          <input
            type={type}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            disabled={isDisabled}
            onChange={() => toggle(value)}
            aria-describedby={text ? `${name}-${value}-text` : undefined}
            aria-labelledby={`${name}-${value}-label`}
          />
          {picture}
          <span className={styles.choiceBody}>
            <span id={`${name}-${value}-label`} className={kit.strong}>
              {label}
            </span>
            {text && (
              <span id={`${name}-${value}-text`} className={kit.note}>
                {text}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
