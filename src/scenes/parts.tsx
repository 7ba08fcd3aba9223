import type { ReactNode } from "react";
import Star from "lucide-react/icons/star";
import { useTranslation } from "gatsby-plugin-react-i18next";
import type { Channel } from "@/config/channels";
import { useLocale } from "@/i18n/use-locale";
import { classNames } from "@/lib/class-names";
import { initialsOf } from "@/lib/initials-of";
import type texts from "../../locales/tr/scenes.json";
import * as styles from "./parts.module.css";

/** Channels that scenes can show, i.e. those with a colour and a name in the scenes' strings. */
export type SceneChannel = Channel & keyof typeof texts.channels;

type DiscProps = { channel?: SceneChannel; color?: string; children?: ReactNode };

/** A disc with an icon, number or initials. */
export const Disc = ({ channel, color, children }: DiscProps) => (
  <span className={styles.disc} data-channel={channel} style={{ background: color }}>
    {children}
  </span>
);

/** Avatar of a person or shop: initials in the channel's colour. */
export function Avatar({ name, channel }: { name: string; channel: SceneChannel }) {
  return <Disc channel={channel}>{initialsOf(name, useLocale())}</Disc>;
}

/** A message in a conversation: at the start if from the customer, at the end if from the shop. */
export function Bubble({ from, children }: { from: "customer" | "shop"; children: ReactNode }) {
  return <div className={classNames(styles.bubble, styles[from])}>{children}</div>;
}

/** Label with a channel's name, in its colour. */
export function ChannelChip({ channel }: { channel: SceneChannel }) {
  const { t } = useTranslation("scenes");
  return (
    <span className={styles.chip} data-channel={channel}>
      {t(`channels.${channel}`)}
    </span>
  );
}

/** A line with a name and a value. */
export const Pair = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <p className={styles.pair}>
    <span>{name}</span> <strong>{children}</strong>
  </p>
);

/** A customer's five-star rating. */
export const Stars = () => (
  <span className={styles.stars}>
    {[1, 2, 3, 4, 5].map((star) => (
      <Star key={star} size="1.1em" fill="currentColor" />
    ))}
  </span>
);
