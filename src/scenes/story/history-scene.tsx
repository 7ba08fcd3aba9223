import { useTranslation } from "gatsby-plugin-react-i18next";
import { Chat, ChatCard, ChatLine } from "@/scenes/chat";
import { Bubble } from "@/scenes/parts";
import * as board from "@/scenes/board.module.css";

/** A customer's orders, the one on its way and the one before, beside the question about them. */
export function HistoryScene() {
  const { t } = useTranslation("scenes");
  return (
    <Chat
      label={t("story.history.label")}
      customer={t("inbox.first.name")}
      channel="whatsapp"
      via={t("channels.whatsapp")}
    >
      <Bubble from="customer">{t("story.history.question")}</Bubble>
      <ChatCard>
        <p className={board.title}>{t("story.history.orders")}</p>
        <ChatLine name={t("story.history.current")}>{t("story.history.currentState")}</ChatLine>
        <ChatLine name={t("story.history.earlier")}>{t("story.history.earlierState")}</ChatLine>
      </ChatCard>
      <Bubble from="shop">{t("story.history.answer")}</Bubble>
      <Bubble from="customer">{t("story.history.thanks")}</Bubble>
    </Chat>
  );
}
