import * as styles from "./broken-thread.module.css";

/** Illustration of converging lines that break off, for not-found pages. */
export function BrokenThread({ label }: { label: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 520 200" fill="none" role="img" aria-label={label}>
      <g strokeWidth="9" strokeLinecap="round">
        <path d="M12 40c120 0 120 60 220 60" stroke="var(--color-highlight)" />
        <path d="M12 160c120 0 120-60 220-60" stroke="var(--color-accent)" />
        <path d="M12 100h244c14 0 18 16 8 24s-22-4-14-18 30-10 36 4" stroke="var(--color-action)" />
        <path d="M338 92c-8 14 6 22 18 14s18-6 30-6h122" stroke="var(--color-action)" />
      </g>
      <g stroke="var(--color-heading)" strokeWidth="5" strokeLinecap="round">
        <path d="M308 62l6-22M326 66l16-16M292 66l-10-18" />
      </g>
    </svg>
  );
}
