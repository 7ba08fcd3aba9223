import type { ReactNode } from "react";
import type { LucideIcon } from "lucide-react";
import { Avatar, type SceneChannel } from "./parts";
import { Scene } from "./scene";
import * as styles from "./board.module.css";

/** Background tints for a scene. */
const tones = {
  violet: "var(--color-action-tint)",
  coral: "var(--color-accent-tint)",
  sun: "var(--color-highlight-tint)",
  teal: "#dff4f2",
  rose: "#fde6ee",
  sky: "var(--color-info-tint)",
  pale: "var(--color-ground-tint)",
  white: "var(--color-ground)",
};
export type Tone = keyof typeof tones;

/** A scene of panels and messages on a tinted background, with the CSS classes for panels, rows and pills. */
export function Board({ label, tone, children }: { label: string; tone: Tone; children: ReactNode }) {
  return (
    <Scene label={label}>
      <div className={styles.board} style={{ "--tone": tones[tone] } as React.CSSProperties}>
        {children}
      </div>
    </Scene>
  );
}

type SignProps = {
  icon: LucideIcon;
  look?: "good" | "plain" | "note" | "pill" | "button" | "memo";
  isPicked?: boolean;
  text: string;
};

/** A short text with an icon; the `memo` variant is for the team's internal notes. */
export const Sign = ({ icon: Icon, look = "good", isPicked, text }: SignProps) => (
  <span className={styles[look]} data-picked={isPicked || undefined}>
    <Icon size="1.15em" /> <span>{text}</span>
  </span>
);

type ItemProps = {
  /** Picture or icon at the start of the row; defaults to the person's avatar if there is a channel. */
  lead?: ReactNode;
  channel?: SceneChannel;
  title: string;
  detail?: ReactNode;
  end?: ReactNode;
  look?: "surface" | "choice" | "thread";
  isPicked?: boolean;
};

/** A row for a person or an item: picture, title, second line, and status. */
export const Item = ({ lead, channel, title, detail, end, look, isPicked }: ItemProps) => (
  <p className={styles.item} data-look={look} data-picked={isPicked || undefined}>
    {lead ?? (channel && <Avatar name={title} channel={channel} />)}
    <span className={styles.words}>
      <strong>{title}</strong>
      {detail && <span>{detail}</span>}
    </span>
    {end}
  </p>
);

/** A tile with a figure and its label. */
export const Tile = ({ name, children }: { name: string; children: string }) => (
  <p className={styles.tile}>
    <span className={styles.quiet}>{name}</span>
    <strong>{children}</strong>
  </p>
);
