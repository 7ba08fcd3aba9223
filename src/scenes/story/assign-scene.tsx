import Eye from "lucide-react/icons/eye";
import UserRoundCheck from "lucide-react/icons/user-round-check";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Chat, ChatEvent, ChatNote } from "@/scenes/chat";
import { Bubble } from "@/scenes/parts";
import * as board from "@/scenes/board.module.css";

/** Whose a conversation is: assigned, with a note, a colleague looking, and an agent who writes. */
export function AssignScene() {
  const { t } = useTranslation("scenes");
  const footer = (
    <>
      <span>{t("story.assign.typing")}…</span>
      <span className={board.pill}>{t("story.assign.handOver")}</span>
    </>
  );
  return (
    <Chat
      label={t("story.assign.label")}
      customer={t("inbox.first.name")}
      channel="instagram"
      via={t("channels.instagram")}
      footer={footer}
    >
      <Bubble from="customer">{t("story.assign.question")}</Bubble>
      <ChatEvent>
        <UserRoundCheck size="1.1em" /> {t("story.assign.assigned")}
      </ChatEvent>
      <ChatNote>{t("story.assign.note")}</ChatNote>
      <Bubble from="shop">{t("story.assign.answer")}</Bubble>
      <ChatEvent>
        <Eye size="1.1em" /> {t("story.assign.collision")}
      </ChatEvent>
    </Chat>
  );
}
