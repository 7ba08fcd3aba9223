import Check from "lucide-react/icons/check";
import { Board } from "./board";
import type { SceneSet } from "./scene";
import { shopScenes } from "./shop-scenes";
import { stockScene } from "./stock-scene";
import * as board from "./board.module.css";
import * as styles from "./list.module.css";

/** Pages of the shop's panel drawn as lists, which differ in the end of their rows. */
const panels = {
  languages: { tone: "sky", ends: ["switch", "switch", "off"] },
  categories: { tone: "violet", ends: ["count", "branch", "branch"] },
  prices: { tone: "sun", ends: ["badge", "badge", "badge"] },
  shipping: { tone: "teal", ends: ["switch", "off", "badge"] },
  returns: { tone: "rose", ends: ["badge", "button", "done"] },
  domain: { tone: "coral", ends: ["count", "done", "done"] },
} as const;

const rows = ["first", "second", "third"] as const;

/** Draws a page of the shop's panel with sample content. */
const panel =
  (name: keyof typeof panels): SceneSet[string] =>
  (t) => (
    <Board label={t(`panel.${name}.label`)} tone={panels[name].tone}>
      <div className={board.panel}>
        <p className={board.title}>{t(`panel.${name}.title`)}</p>
        {rows.map((row, index) => {
          const end = panels[name].ends[index];
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

/** Scenes of the shop setup guide: pages of the shop's panel. */
export const guideScenes: SceneSet = {
  ...shopScenes,
  stock: stockScene,
  categories: panel("categories"),
  domain: panel("domain"),
  languages: panel("languages"),
  prices: panel("prices"),
  returns: panel("returns"),
  shipping: panel("shipping"),
};
