import { useState, type FormEvent } from "react";
import Package from "lucide-react/icons/package";
import Send from "lucide-react/icons/send";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import Ticket from "lucide-react/icons/ticket";
import Truck from "lucide-react/icons/truck";
import UserRoundPlus from "lucide-react/icons/user-round-plus";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { classNames } from "@/lib/class-names";
import * as fade from "@/ui/scroll-fade.module.css";
import type { AgentAct } from "./inbox-reducer";
import { sendables, type DemoConversation, type DemoShop, type Thread } from "./inbox-state";
import * as styles from "./composer.module.css";

const icons = { product: Package, cart: ShoppingBag, coupon: Ticket, order: Truck };

/** Maximum length of a reply in characters; longer replies would overflow the demo. */
const maxLength = 200;

type ComposerProps = {
  conversation: DemoConversation;
  thread: Thread;
  shop: DemoShop;
  onAct: (act: AgentAct) => void;
};

/** The agent's tools: quick replies, shop items, a note to a colleague, and free text. */
export function Composer({ conversation, thread, shop, onAct }: ComposerProps) {
  const { t } = useTranslation("inbox-demo");
  const [words, setWords] = useState("");
  const write = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() === "") return;
    onAct({ type: "write", text: words });
    setWords("");
  };
  return (
    <div className={classNames(styles.composer, "interactive screen-only")}>
      <div className={classNames(styles.rows, fade.fade)}>
        <div className={styles.row} role="group" aria-label={t("replies")}>
          {conversation.replies.map(({ id, text }) => (
            <button
              key={id}
              type="button"
              className={styles.reply}
              data-used={thread.used.includes(id) || undefined}
              onClick={() => onAct({ type: "reply", id })}
            >
              {text}
            </button>
          ))}
        </div>
        <div className={styles.row} role="group" aria-label={t("tools")}>
          {sendables.map((what) => {
            const Shape = icons[what];
            return (
              <button
                key={what}
                type="button"
                className={styles.tool}
                onClick={() => onAct({ type: "send", what })}
              >
                <Shape aria-hidden="true" size={16} /> {t(`act.${what}`)}
              </button>
            );
          })}
          <button
            type="button"
            className={styles.tool}
            aria-disabled={thread.isHandedOver || undefined}
            aria-label={t("act.handOverTo", { name: shop.colleague })}
            onClick={() => onAct({ type: "hand-over" })}
          >
            <UserRoundPlus aria-hidden="true" size={16} /> {t("act.handOver")}
          </button>
        </div>
      </div>
      {/* A form, so that the browser submits it on Enter and boot-on-intent can replay a submit from before hydration. */}
      <form className={styles.write} onSubmit={write}>
        <input
          className={styles.words}
          value={words}
          placeholder={t("write")}
          aria-label={t("write")}
          maxLength={maxLength}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setWords(event.target.value)}
        />
        <button type="submit" className={styles.send} aria-label={t("send")}>
          <Send aria-hidden="true" size={18} />
        </button>
      </form>
    </div>
  );
}
