import BadgeCheck from "lucide-react/icons/badge-check";
import Clock from "lucide-react/icons/clock";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Chat, ChatCard, ChatEvent } from "@/scenes/chat";
import { Bubble } from "@/scenes/parts";
import * as board from "@/scenes/board.module.css";

/** Writing again once the free time is over: an approved template, and the tap that answers it. */
export function AgainScene() {
  const { t } = useTranslation("scenes");
  return (
    <Chat
      label={t("story.again.label")}
      customer={t("inbox.first.name")}
      channel="whatsapp"
      via={t("channels.whatsapp")}
    >
      <ChatEvent>
        <Clock size="1.1em" /> {t("story.again.closed")}
      </ChatEvent>
      <ChatCard>
        <p className={board.good}>
          <BadgeCheck size="1.2em" /> {t("story.again.approved")}
        </p>
        <p>{t("story.again.text")}</p>
        <p className={board.button}>{t("story.again.button")}</p>
      </ChatCard>
      <Bubble from="customer">{t("story.again.answer")}</Bubble>
      <ChatEvent>{t("story.again.done")}</ChatEvent>
    </Chat>
  );
}
