import Eye from "lucide-react/icons/eye";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Chat, ChatEvent, ChatNote } from "@/scenes/chat";
import { Bubble } from "@/scenes/parts";

/** A manager who follows a conversation and helps with a word that only the agent sees. */
export function WhisperScene() {
  const { t } = useTranslation("scenes");
  return (
    <Chat
      label={t("story.whisper.label")}
      customer={t("inbox.first.name")}
      channel="whatsapp"
      via={t("channels.whatsapp")}
    >
      <Bubble from="customer">{t("story.whisper.question")}</Bubble>
      <ChatEvent>
        <Eye size="1.1em" /> {t("story.whisper.watching")}
      </ChatEvent>
      <ChatNote>{t("story.whisper.note")}</ChatNote>
      <Bubble from="shop">{t("story.whisper.answer")}</Bubble>
      <Bubble from="customer">{t("story.whisper.thanks")}</Bubble>
    </Chat>
  );
}
