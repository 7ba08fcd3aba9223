import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import * as styles from "./parts.module.css";

/** The channels a scene can show; each has its thread's colour. */
export type SceneChannel = "whatsapp" | "instagram" | "messenger" | "chat" | "sms" | "voice";

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
export function ChannelChip({ channel, children }: { channel: SceneChannel; children: ReactNode }) {
  return (
    <span className={styles.chip} data-channel={channel}>
      {children}
    </span>
  );
}

/** A handbag: the product that the scenes sell. */
export function BagDrawing({ color = "#ff6b4a" }: { color?: string }) {
  return (
    <svg viewBox="0 0 120 90" className={styles.drawing}>
      <rect width="120" height="90" fill="#fff1ea" />
      <circle cx="96" cy="16" r="30" fill="#ffe0d3" />
      <path d="M44 40c0-24 32-24 32 0" fill="none" stroke="#14112b" strokeWidth="4" strokeLinecap="round" />
      <path d="M33 38h54l6 36a5 5 0 0 1-5 6H32a5 5 0 0 1-5-6z" fill={color} />
      <path d="M33 38h54l1.5 9h-57z" fill="#14112b" opacity=".14" />
      <circle cx="60" cy="56" r="4" fill="#ffc94d" />
    </svg>
  );
}
