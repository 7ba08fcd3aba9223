import type { InstallationItem } from "@/state/onboarding-state";
import * as styles from "./progress-threads.module.css";

/** Line colours by installation item; unknown items have the neutral colour. */
const colors: Record<string, string> = {
  whatsapp: "var(--thread-whatsapp)",
  instagram: "var(--thread-instagram)",
  store: "var(--thread-store)",
  company: "var(--thread-voice)",
  credentials: "var(--thread-live-chat)",
};

const width = 640;
const rowHeight = 26;
const joint = { start: 8, end: 430 };

/**
 * Returns the SVG path of an item's line from its row to the shared line.
 * @example threadPath(13, 39) // "M8 13C220 13 260 39 430 39"
 */
export const threadPath = (y: number, middle: number): string =>
  `M${joint.start} ${y}C220 ${y} 260 ${middle} ${joint.end} ${middle}`;

type ProgressThreadsProps = { items: readonly InstallationItem[]; label: string };

/** Illustration of the progress: each item's line joins a shared line when the item is finished. */
export function ProgressThreads({ items, label }: ProgressThreadsProps) {
  if (items.length === 0) return null;
  const height = items.length * rowHeight;
  const middle = height / 2;
  const done = items.filter(({ state }) => state === "done").length;
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.threads}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeWidth="6"
      strokeLinecap="round"
    >
      <g className={styles.ground}>
        {items.map(({ key }, index) => (
          <path key={key} d={threadPath((index + 0.5) * rowHeight, middle)} />
        ))}
        <path d={`M${joint.end} ${middle}H${width - 24}`} />
      </g>
      {items.map(({ key, state }, index) => (
        <path
          key={key}
          className={styles.thread}
          data-drawn={state}
          d={threadPath((index + 0.5) * rowHeight, middle)}
          pathLength="100"
          stroke={colors[key] ?? "var(--color-control-border)"}
        />
      ))}
      <path
        className={styles.common}
        d={`M${joint.end} ${middle}H${width - 24}`}
        pathLength="100"
        strokeDasharray={`${(100 * done) / items.length} 200`}
        data-drawn={done === 0 ? "none" : "some"}
      />
      <circle
        className={styles.end}
        data-finished={done === items.length}
        cx={width - 14}
        cy={middle}
        r="9"
      />
    </svg>
  );
}
