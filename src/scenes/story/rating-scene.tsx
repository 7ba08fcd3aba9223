import PackageCheck from "lucide-react/icons/package-check";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Chat, ChatCard, ChatEvent, ChatLine } from "@/scenes/chat";
import { Bubble, Stars } from "@/scenes/parts";
import * as board from "@/scenes/board.module.css";

/** The end of the conversation: delivered, rated, and what it adds up to. */
export function RatingScene() {
  const { t } = useTranslation("scenes");
  return (
    <Chat
      label={t("story.rating.label")}
      customer={t("inbox.first.name")}
      channel="whatsapp"
      via={t("channels.whatsapp")}
    >
      <ChatEvent>
        <PackageCheck size="1.1em" /> {t("story.rating.delivered")}
      </ChatEvent>
      <Bubble from="customer">
        <Stars /> {t("story.rating.answer")}
      </Bubble>
      <ChatCard>
        <p className={board.title}>{t("story.rating.title")}</p>
        <ChatLine name={t("story.rating.reply")}>{t("story.rating.replyTime")}</ChatLine>
        <ChatLine name={t("story.rating.agents")}>{t("story.rating.agentCount")}</ChatLine>
        <ChatLine name={t("story.rating.rating")}>{t("story.rating.stars")}</ChatLine>
      </ChatCard>
    </Chat>
  );
}
