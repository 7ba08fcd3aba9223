import { useTranslation } from "gatsby-plugin-react-i18next";
import { Chat, ChatCard, ChatEvent, ChatLine, ChatProduct } from "@/scenes/chat";
import { Bubble } from "@/scenes/parts";

/** A product chosen in the conversation, and the cart made of it. */
export function ChooseScene() {
  const { t } = useTranslation("scenes");
  return (
    <Chat
      label={t("story.choose.label")}
      customer={t("inbox.first.name")}
      channel="instagram"
      via={t("channels.instagram")}
    >
      <Bubble from="customer">{t("story.choose.question")}</Bubble>
      <ChatProduct
        shape="set"
        color="#2d7ff9"
        name={t("story.choose.product")}
        detail={t("story.choose.detail")}
        price={t("story.choose.price")}
      />
      <Bubble from="customer">{t("story.choose.answer")}</Bubble>
      <ChatCard>
        <ChatLine name={t("story.choose.cart")}>{t("story.choose.total")}</ChatLine>
      </ChatCard>
      <ChatEvent>{t("story.choose.confirmed")}</ChatEvent>
    </Chat>
  );
}
