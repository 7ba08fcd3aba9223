import BadgeCheck from "lucide-react/icons/badge-check";
import BellRing from "lucide-react/icons/bell-ring";
import Inbox from "lucide-react/icons/inbox";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Board } from "@/scenes/board";
import * as board from "@/scenes/board.module.css";
import * as tiles from "@/scenes/dashboard-scene.module.css";

/** An announcement on its way: whom it reached, and what comes back. */
export function CoffeeNewsScene() {
  const { t } = useTranslation("scenes");
  return (
    <Board label={t("coffee.news.label")} tone="sun">
      <div className={board.panel}>
        <p className={board.row}>
          <span className={board.title}>{t("coffee.news.title")}</span>
          <span className={board.good}>
            <BadgeCheck size="1.2em" /> {t("coffee.news.approved")}
          </span>
        </p>
        <p>{t("coffee.news.text")}</p>
      </div>
      <div className={tiles.tiles}>
        {(["sent", "read", "answered"] as const).map((tile) => (
          <p key={tile} className={tiles.tile}>
            <span className={board.quiet}>{t(`coffee.news.${tile}.name`)}</span>
            <strong>{t(`coffee.news.${tile}.value`)}</strong>
          </p>
        ))}
      </div>
      <p className={board.note}>
        <Inbox size="1.2em" /> {t("coffee.news.inbox")}
      </p>
      <p className={board.note}>
        <BellRing size="1.2em" /> {t("coffee.news.sms")}
      </p>
    </Board>
  );
}
