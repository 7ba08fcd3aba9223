import PhoneIncoming from "lucide-react/icons/phone-incoming";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Chat, ChatEvent, ChatNote, ChatProduct } from "@/scenes/chat";
import * as board from "@/scenes/board.module.css";

/** A call that comes in: who it is and what they bought, before anybody answers. */
export function IncomingCallScene() {
  const { t } = useTranslation("scenes");
  const footer = (
    <>
      <span className={board.button}>{t("incomingCall.answer")}</span>
      <span className={board.pill}>{t("incomingCall.transfer")}</span>
    </>
  );
  return (
    <Chat
      label={t("incomingCall.label")}
      customer={t("incomingCall.name")}
      channel="voice"
      via={t("channels.voice")}
      footer={footer}
    >
      <ChatEvent>
        <PhoneIncoming size="1.1em" /> {t("incomingCall.ringing")}
      </ChatEvent>
      <ChatProduct
        shape="plant"
        color="#0b7a4b"
        name={t("incomingCall.product")}
        detail={t("incomingCall.order")}
        price={t("incomingCall.delivered")}
      />
      <ChatNote>{t("incomingCall.note")}</ChatNote>
    </Chat>
  );
}
