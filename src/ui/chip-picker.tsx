import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import * as styles from "./chip-picker.module.css";

type Chip = { readonly id: string; readonly label: ReactNode; readonly lang?: string };

type ChipPickerProps = {
  legend: string;
  /** Name of the radio buttons, one of a kind on the page. */
  name: string;
  chips: readonly Chip[];
  selectedId: string;
  onSelect: (id: string) => void;
  /** Keeps the legend for assistive technology alone. */
  isLegendHidden?: boolean;
  /** On a phone all chips are of one width: for two or three that would leave one alone in the last row. */
  isEven?: boolean;
};

/** A few short choices of which one is taken, in rows of chips. */
export function ChipPicker(props: ChipPickerProps) {
  const { legend, name, chips, selectedId, onSelect, isLegendHidden, isEven } = props;
  return (
    <fieldset>
      <legend className={classNames(styles.legend, isLegendHidden && "visually-hidden")}>{legend}</legend>
      <div className={classNames(styles.chips, isEven && styles.even)}>
        {chips.map(({ id, label, lang }) => (
          <label key={id} className={styles.chip} lang={lang}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === selectedId}
              onChange={() => onSelect(id)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
