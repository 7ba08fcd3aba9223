import * as styles from "./catalogue.module.css";

/** Semantic colour tokens, by the name they have in src/styles/tokens.css. */
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

/** The colours of the site beside their names. */
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
