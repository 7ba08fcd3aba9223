import { useTranslation } from "gatsby-plugin-react-i18next";
import { Chat, ChatCard, ChatEvent, ChatLine, ChatProduct } from "@/scenes/chat";
import { Bubble } from "@/scenes/parts";

/** A question that becomes an order: product, coupon and payment in one conversation. */
export function CoffeeCartScene() {
  const { t } = useTranslation("scenes");
  return (
    <Chat
      label={t("coffee.cart.label")}
      customer={t("coffee.cart.name")}
      channel="messenger"
      via={t("channels.messenger")}
    >
      <Bubble from="customer">{t("coffee.cart.question")}</Bubble>
      <ChatProduct
        shape="pack"
        color="#b9783f"
        name={t("coffee.cart.product")}
        detail={t("coffee.cart.detail")}
        price={t("coffee.cart.price")}
      />
      <ChatCard>
        <ChatLine name={t("coffee.cart.items")}>{t("coffee.cart.itemsPrice")}</ChatLine>
        <ChatLine name={t("coffee.cart.coupon")}>{t("coffee.cart.discount")}</ChatLine>
        <ChatLine name={t("coffee.cart.total")}>{t("coffee.cart.totalPrice")}</ChatLine>
      </ChatCard>
      <ChatEvent>{t("coffee.cart.paid")}</ChatEvent>
    </Chat>
  );
}
