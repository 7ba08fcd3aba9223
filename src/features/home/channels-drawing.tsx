import { MessageCircle } from "lucide-react";
import * as styles from "./channels-drawing.module.css";

/** Colours of the threads, one for each channel in the order of the list beside the drawing. */
const colors = ["whatsapp", "instagram", "messenger", "chat", "sms", "voice", "store"];

const height = 350;
const middle = height / 2;

/** Where the thread of a row starts: at the row's middle. */
const startOf = (index: number) => ((index + 0.5) / colors.length) * height;

/** The brand's idea as a picture: threads of all channels run into one conversation. Decorative. */
export function ChannelsDrawing({ className }: { className?: string }) {
  return (
    <div className={className} aria-hidden="true">
      <svg className={styles.drawing} viewBox="0 0 600 350" fill="none" preserveAspectRatio="none">
        {colors.map((color, index) => (
          <path
            key={color}
            d={`M0 ${startOf(index)}C260 ${startOf(index)} 260 ${middle} 600 ${middle}`}
            stroke={`var(--thread-${color})`}
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
