import * as styles from "./catalogue.module.css";

/** Semantic colour tokens of src/styles/tokens.css. */
const colors = [
  "heading",
  "text",
  "action",
  "action-hover",
  "accent",
  "highlight",
  "success",
  "danger",
  "warning",
  "info",
  "control-border",
  "ground-tint",
  "ground-dark",
];

/** Colour swatches labelled with their token names. */
export function PaletteSpecimen() {
  return (
    <ul className={styles.palette}>
      {colors.map((name) => (
        <li key={name}>
          <span style={{ background: `var(--color-${name})` }} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
