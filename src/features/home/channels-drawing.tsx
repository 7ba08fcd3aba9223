import { MessageCircle } from "lucide-react";
import * as styles from "./channels-drawing.module.css";

/** One thread for each channel: where it starts, and its colour's name. */
const threads = [
  { id: "whatsapp", y: 30 },
  { id: "instagram", y: 88 },
  { id: "messenger", y: 146 },
  { id: "chat", y: 204 },
  { id: "sms", y: 262 },
  { id: "voice", y: 320 },
];

const middle = 175;

/** The brand's idea as a picture: threads of all channels run into one conversation. Decorative. */
export function ChannelsDrawing({ className }: { className?: string }) {
  return (
    <div className={className} aria-hidden="true">
      <svg className={styles.drawing} viewBox="0 0 600 350" fill="none" preserveAspectRatio="none">
        {threads.map(({ id, y }) => (
          <path
            key={id}
            d={`M0 ${y}C260 ${y} 260 ${middle} 600 ${middle}`}
            stroke={`var(--thread-${id})`}
            strokeWidth="4"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <span className={styles.knot}>
        <MessageCircle size={40} strokeWidth={2.2} />
      </span>
    </div>
  );
}
