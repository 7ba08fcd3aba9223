import * as styles from "./thread-divider.module.css";

/** Decorative separator with the brand's motif, coloured lines that converge into one. */
export function ThreadDivider() {
  return (
    <svg
      className={styles.divider}
      viewBox="0 0 1200 48"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
    >
      <g strokeWidth="3" strokeLinecap="round">
        <path d="M0 6C420 6 520 24 900 24" stroke="var(--thread-whatsapp)" />
        <path d="M0 15C380 15 520 24 900 24" stroke="var(--thread-instagram)" />
        <path d="M0 33C380 33 520 24 900 24" stroke="var(--thread-messenger)" />
        <path d="M0 42C420 42 520 24 900 24" stroke="var(--thread-sms)" />
        <path d="M880 24H1200" stroke="var(--color-on-dark-quiet)" />
      </g>
    </svg>
  );
}
