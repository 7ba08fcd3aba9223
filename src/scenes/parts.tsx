import type { ReactNode } from "react";
import Star from "lucide-react/icons/star";
import { useTranslation } from "gatsby-plugin-react-i18next";
import type { Channel } from "@/config/channels";
import { classNames } from "@/lib/class-names";
import * as styles from "./parts.module.css";

/** The channels a scene can show; each has its thread's colour. */
export type SceneChannel = Exclude<Channel, "store">;

/** A person or shop as initials on the colour of the channel they came by. */
export function Avatar({ name, channel }: { name: string; channel: SceneChannel }) {
  const initials = name
    .split(" ")
    .map((word) => word[0])
    .join("")
    .slice(0, 2);
  return (
    <span className={styles.avatar} data-channel={channel}>
      {initials}
    </span>
  );
}

/** A message of a conversation: the customer's at the start, the shop's at the end. */
export function Bubble({ from, children }: { from: "customer" | "shop"; children: ReactNode }) {
  return <div className={classNames(styles.bubble, styles[from])}>{children}</div>;
}

/** The name of a channel on its colour. */
export function ChannelChip({ channel }: { channel: SceneChannel }) {
  const { t } = useTranslation("scenes");
  return (
    <span className={styles.chip} data-channel={channel}>
      {t(`channels.${channel}`)}
    </span>
  );
}

/** What a line is called, and how much or how. */
export const Pair = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <p className={styles.pair}>
    <span>{name}</span> <strong>{children}</strong>
  </p>
);

/** The five stars of a customer who is content. */
export const Stars = () => (
  <span className={styles.stars}>
    {[1, 2, 3, 4, 5].map((star) => (
      <Star key={star} size="1.1em" fill="currentColor" />
    ))}
  </span>
);
