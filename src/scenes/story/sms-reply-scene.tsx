import CheckCheck from "lucide-react/icons/check-check";
import Truck from "lucide-react/icons/truck";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Chat, ChatEvent } from "@/scenes/chat";
import { Bubble } from "@/scenes/parts";

/** A text message that was answered, and where the answer goes. */
export function SmsReplyScene() {
  const { t } = useTranslation("scenes");
  return (
    <Chat label={t("smsReply.label")} customer={t("smsReply.name")} channel="sms" via={t("channels.sms")}>
      <Bubble from="shop">{t("smsReply.shipping")}</Bubble>
      <ChatEvent>
        <CheckCheck size="1.1em" /> {t("smsReply.delivered")}
      </ChatEvent>
      <Bubble from="customer">{t("smsReply.answer")}</Bubble>
      <Bubble from="shop">{t("smsReply.reply")}</Bubble>
      <ChatEvent>
        <Truck size="1.1em" /> {t("smsReply.note")}
      </ChatEvent>
    </Chat>
  );
}
