import { classNames } from "@/lib/class-names";
import * as styles from "./channels-drawing.module.css";

/** Height of a list row in SVG units; both SVGs stretch to the height of the adjacent list. */
const row = 100;

type ChannelsDrawingProps = { channels: readonly string[]; className?: string };

/** Illustration of the brand's idea: lines from all channels merge into a single conversation. Decorative. */
export function ChannelsDrawing({ channels, className }: ChannelsDrawingProps) {
  const height = channels.length * row;
  const startOf = (index: number) => (index + 0.5) * row;
  const across = (index: number) =>
    `M0 ${startOf(index)}C260 ${startOf(index)} 260 ${height / 2} 600 ${height / 2}`;
  /** Each line starts below the previous one and runs closer to the list, so that lines never cross. */
  const down = (index: number) => {
    const lane = 8 + index * 7;
    const start = startOf(index);
    return `M60 ${start}C${lane} ${start} ${lane} ${start} ${lane} ${Math.min(start + 60, height - 40)}V${height - 40}C${lane} ${height} 30 ${height - 20} 30 ${height}`;
  };
  const threads = (width: number, path: (index: number) => string, name?: string) => (
    <svg
      className={classNames(styles.drawing, name)}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      preserveAspectRatio="none"
    >
      {channels.map((channel, index) => (
        <path key={channel} data-channel={channel} className={styles.thread} d={path(index)} />
      ))}
    </svg>
  );
  return (
    <div className={classNames(styles.place, className)} aria-hidden="true">
      {threads(60, down, styles.down)}
      {threads(600, across, styles.across)}
    </div>
  );
}
