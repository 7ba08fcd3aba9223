import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./chip-picker.module.css";

type Chip = { readonly id: string; readonly label: ReactNode; readonly lang?: string };

type ChipPickerProps = {
  legend: string;
  /** Name of the radio buttons, unique on the page. */
  name: string;
  chips: readonly Chip[];
  selectedId: string;
  onSelect: (id: string) => void;
  /** Hides the legend visually. */
  isLegendHidden?: boolean;
  /**
   * Gives all chips the same width on phones. Unsuitable for two or three chips, as the last row would then
   * contain a single chip.
   */
  isEven?: boolean;
};

/** Radio group of short options, displayed as rows of chips. */
export function ChipPicker(props: ChipPickerProps) {
  const { legend, name, chips, selectedId, onSelect, isLegendHidden, isEven } = props;
  return (
    <fieldset>
      <legend className={classNames(kit.label, kit.below2, isLegendHidden && "visually-hidden")}>
        {legend}
      </legend>
      <div className={classNames(kit.wrap2, isEven && styles.even)}>
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
