import type { ReactElement } from "react";
import Check from "lucide-react/icons/check";
import CornerDownRight from "lucide-react/icons/corner-down-right";
import ToggleLeft from "lucide-react/icons/toggle-left";
import ToggleRight from "lucide-react/icons/toggle-right";
import { Board, Item, Sign } from "./board";
import type { SceneSet } from "./scene";
import { shopScenes } from "./shop-scenes";
import { stockScene } from "./stock-scene";
import * as board from "./board.module.css";

/** Elements for the end of a row, by type. */
const ends = {
  badge: (text) => <span className={board.pill}>{text}</span>,
  branch: (text) => <span>{text}</span>,
  button: (text) => <span className={board.button}>{text}</span>,
  count: (text) => <span>{text}</span>,
  done: (text) => <Sign icon={Check} text={text} />,
  off: () => <ToggleLeft size="2em" />,
  switch: () => <ToggleRight size="2em" color="var(--color-action)" />,
} satisfies Record<string, (text: string) => ReactElement>;

/** Pages of the shop's admin panel that are drawn as lists, with the element at the end of each row. */
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
          const end = panels[name].ends[index] ?? "count";
          return (
            <Item
              key={row}
              look="choice"
              lead={end === "branch" && <CornerDownRight size="1.2em" />}
              title={t(`panel.${name}.${row}.name`)}
              end={ends[end](t(`panel.${name}.${row}.end`))}
            />
          );
        })}
      </div>
    </Board>
  );

/** Scenes of the shop setup guide, which depict pages of the shop's panel. */
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
