import Check from "lucide-react/icons/check";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Board } from "./board";
import * as board from "./board.module.css";
import * as styles from "./panel-scene.module.css";

/** The pages of the shop's panel that are drawn as a list; what a row ends in tells one from another. */
export const panelScenes = {
  languages: { tone: "sky", ends: ["switch", "switch", "off"] },
  categories: { tone: "violet", ends: ["count", "branch", "branch"] },
  prices: { tone: "sun", ends: ["badge", "badge", "badge"] },
  shipping: { tone: "teal", ends: ["switch", "off", "badge"] },
  returns: { tone: "rose", ends: ["badge", "button", "done"] },
  domain: { tone: "coral", ends: ["count", "done", "done"] },
} as const;

export type PanelSceneName = keyof typeof panelScenes;

const rows = ["first", "second", "third"] as const;

/** A page of the shop's own panel, as it is once there is something in it. */
export function PanelScene({ name }: { name: PanelSceneName }) {
  const { t } = useTranslation("scenes");
  const { tone, ends } = panelScenes[name];
  return (
    <Board label={t(`panel.${name}.label`)} tone={tone}>
      <div className={board.panel}>
        <p className={board.title}>{t(`panel.${name}.title`)}</p>
        {rows.map((row, index) => {
          const end = ends[index];
          const text = t(`panel.${name}.${row}.end`);
          return (
            <p key={row} className={styles.row} data-end={end}>
              <span>{t(`panel.${name}.${row}.name`)}</span>
              <span className={styles.end}>
                {end === "done" && <Check size="1em" strokeWidth={3} />}
                {end === "switch" || end === "off" ? <span className={styles.toggle} /> : text}
              </span>
            </p>
          );
        })}
      </div>
    </Board>
  );
}
