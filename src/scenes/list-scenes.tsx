import CornerDownLeft from "lucide-react/icons/corner-down-left";
import Eye from "lucide-react/icons/eye";
import UserRoundCheck from "lucide-react/icons/user-round-check";
import Zap from "lucide-react/icons/zap";
import { Board, Item, Sign } from "./board";
import { Bubble } from "./parts";
import type { SceneSet } from "./scene";
import * as board from "./board.module.css";

/** The shop's team, each with a channel and a number of open conversations. */
export const agents = [
  { key: "first", channel: "whatsapp", open: 4 },
  { key: "second", channel: "instagram", open: 3 },
  { key: "third", channel: "messenger", open: 5 },
] as const;

const threads = [
  { key: "first", channel: "instagram" },
  { key: "second", channel: "whatsapp" },
  { key: "third", channel: "messenger" },
  { key: "fourth", channel: "live-chat" },
  { key: "fifth", channel: "sms" },
] as const;

const choices = ["first", "second", "third"] as const;

/** Scenes of the solutions page that list conversations, people or answers. */
export const listScenes = {
  inbox: (t) => (
    <Board label={t("inbox.label")} tone="violet">
      <p className={board.pills}>
        <span className={board.pill} data-picked>
          {t("inbox.filters.all")}
        </span>
        <span className={board.pill}>{t("inbox.filters.mine")}</span>
        <span className={board.pill}>{t("inbox.filters.nobody")}</span>
      </p>
      <div className={board.panel} data-list>
        {threads.map(({ key, channel }) => (
          <Item
            key={key}
            look="thread"
            isPicked={key === "first"}
            channel={channel}
            title={t(`inbox.${key}.name`)}
            detail={t(`inbox.${key}.text`)}
            end={<span className={board.pill}>{t(`inbox.${key}.owner`)}</span>}
          />
        ))}
      </div>
      <Sign look="note" icon={UserRoundCheck} text={t("inbox.assigned")} />
    </Board>
  ),
  "quick-replies": (t) => (
    <Board label={t("quickReplies.label")} tone="sun">
      <Bubble from="customer">{t("quickReplies.question")}</Bubble>
      <div className={board.panel} data-list>
        {choices.map((key) => (
          <Item
            key={key}
            look="thread"
            isPicked={key === "first"}
            lead={<Zap size="1.2em" />}
            title={t(`quickReplies.${key}.name`)}
            detail={t(`quickReplies.${key}.text`)}
          />
        ))}
      </div>
      <Item
        look="choice"
        isPicked
        title={t("quickReplies.typed")}
        end={<Sign look="pill" icon={CornerDownLeft} text={t("quickReplies.insert")} />}
      />
    </Board>
  ),
  team: (t) => (
    <Board label={t("team.label")} tone="sky">
      <p className={board.title}>{t("team.title")}</p>
      {agents.map(({ key, channel, open }) => (
        <Item
          key={key}
          look="surface"
          channel={channel}
          title={t(`team.${key}`)}
          detail={t(`channels.${channel}`)}
          end={<span className={board.quiet}>{t("team.open", { count: open })}</span>}
        />
      ))}
      <Sign look="note" icon={Eye} text={t("team.live")} />
    </Board>
  ),
} satisfies SceneSet;
