import * as kit from "@/ui/kit.module.css";
import * as styles from "./swatch-picker.module.css";

type Swatch = { readonly id: string; readonly name: string; readonly value: string };

type SwatchPickerProps = {
  legend: string;
  swatches: readonly Swatch[];
  selectedId: string;
  onSelect: (id: string) => void;
};

/** Radio group for selecting a colour by swatch and name. */
export function SwatchPicker({ legend, swatches, selectedId, onSelect }: SwatchPickerProps) {
  const selected = swatches.find(({ id }) => id === selectedId);
  return (
    <fieldset className={styles.picker}>
      <legend className={`${kit.label} ${kit.below2}`}>
        {legend}
        {selected && (
          <>
            : <span>{selected.name}</span>
          </>
        )}
      </legend>
      <div className={styles.swatches}>
        {swatches.map(({ id, name, value }) => (
          <label key={id} className={styles.swatch} title={name} style={{ background: value }}>
            <input
              type="radio"
              name="store-color"
              value={id}
              aria-label={name}
              checked={id === selectedId}
              onChange={() => onSelect(id)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
