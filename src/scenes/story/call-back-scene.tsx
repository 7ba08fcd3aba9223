import PhoneCall from "lucide-react/icons/phone-call";
import PhoneMissed from "lucide-react/icons/phone-missed";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Chat, ChatCard, ChatEvent, ChatLine, ChatNote } from "@/scenes/chat";
import { Bubble } from "@/scenes/parts";

/** A missed call, the call back and what was agreed, inside the conversation. */
export function CallBackScene() {
  const { t } = useTranslation("scenes");
  const back = (
    <>
      <PhoneCall size="1.1em" /> {t("story.callBack.back")}
    </>
  );
  return (
    <Chat
      label={t("story.callBack.label")}
      customer={t("inbox.first.name")}
      channel="voice"
      via={t("channels.voice")}
    >
      <ChatEvent>
        <PhoneMissed size="1.1em" /> {t("story.callBack.missed")}
      </ChatEvent>
      <ChatCard>
        <ChatLine name={back}>{t("story.callBack.length")}</ChatLine>
      </ChatCard>
      <ChatNote>{t("story.callBack.note")}</ChatNote>
      <Bubble from="shop">{t("story.callBack.answer")}</Bubble>
      <Bubble from="customer">{t("story.callBack.thanks")}</Bubble>
    </Chat>
  );
}
