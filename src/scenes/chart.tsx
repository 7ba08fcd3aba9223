import PhoneCall from "lucide-react/icons/phone-call";
import Play from "lucide-react/icons/play";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Item } from "./board";
import { Disc, type SceneChannel } from "./parts";
import * as board from "./board.module.css";
import * as styles from "./chart.module.css";

/**
 * Bar heights in percent: conversations per hour of a day, and a sound wave. Constants, so that the pictures
 * never change.
 */
const hours = [18, 26, 44, 62, 80, 68, 56, 74, 100, 88, 60, 36];
const wave = [30, 55, 80, 45, 65, 95, 60, 35, 75, 50, 90, 40, 70, 55, 30, 60, 85, 45, 65, 35, 50, 75, 40, 25];

type BarsProps = { heights: readonly number[]; isOn: (index: number) => boolean; look?: "wave" };

/** Bar chart whose bars have the given heights. */
export const Bars = ({ heights, isOn, look }: BarsProps) => (
  <span className={styles.bars} data-look={look}>
    {heights.map((height, index) => (
      <span key={index} data-on={isOn(index) || undefined} style={{ blockSize: `${height}%` }} />
    ))}
  </span>
);

/** Bar chart of conversations by hour of the day. */
export const DayBars = () => <Bars heights={hours} isOn={(index) => index === 8} />;

/** Bar that represents a channel's share of the total. */
export const Track = ({ channel, share }: { channel: SceneChannel; share: number }) => (
  <span className={styles.track}>
    <span data-channel={channel} style={{ inlineSize: `${share}%` }} />
  </span>
);

/** A channel's name, and a bar for its share of the total. */
export function Share({ channel, share }: { channel: SceneChannel; share: number }) {
  const { t } = useTranslation("scenes");
  return (
    <p className={styles.share}>
      <span>{t(`channels.${channel}`)}</span>
      <Track channel={channel} share={share} />
    </p>
  );
}

/** A line chart in which one point is marked. */
export const Curve = () => (
  <svg viewBox="0 0 320 80">
    <path d="M0 66C40 60 60 30 100 36s50 24 90 4 70-34 130-30v70H0z" fill="var(--color-action-tint)" />
    <path
      d="M0 66C40 60 60 30 100 36s50 24 90 4 70-34 130-30"
      fill="none"
      stroke="var(--color-action)"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <circle cx="190" cy="40" r="5" fill="var(--color-accent)" stroke="#fff" strokeWidth="2.5" />
  </svg>
);

/** A recorded call: its waveform, and the agent's note. */
export function Recording() {
  const { t } = useTranslation("scenes");
  return (
    <>
      <Item
        channel="voice"
        title={t("call.name")}
        detail={t("call.duration")}
        end={
          <Disc>
            <PhoneCall size="1.3em" />
          </Disc>
        }
      />
      <p className={board.item} data-look="surface">
        <Disc>
          <Play size="1.1em" fill="currentColor" />
        </Disc>
        <Bars look="wave" heights={wave} isOn={(index) => index < 9} />
      </p>
      <p className={board.panel}>
        <strong>{t("call.noteTitle")}</strong> <span>{t("call.note")}</span>
      </p>
    </>
  );
}
