import Eye from "lucide-react/icons/eye";
import PackageCheck from "lucide-react/icons/package-check";
import Ticket from "lucide-react/icons/ticket";
import Users from "lucide-react/icons/users";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLocale } from "@/i18n/use-locale";
import { Goods } from "@/scenes/goods";
import { formatMoney } from "@/lib/format-money";
import type { DemoConversation, DemoShop, Message } from "./inbox-state";
import * as styles from "./message-view.module.css";

type MessageBodyProps = { message: Message; shop: DemoShop; conversation: DemoConversation };

type MessageViewProps = MessageBodyProps & {
  /** Whether to animate the message; messages in the initial HTML are not animated. */
  isArriving: boolean;
};

/** A message in the demo: text, a sent item, or a team note. */
export function MessageView({ isArriving, ...props }: MessageViewProps) {
  const { t } = useTranslation("inbox-demo");
  const { message, conversation } = props;
  const name = conversation.customer;
  return (
    <li className={styles.message} data-from={message.from} data-arriving={isArriving || undefined}>
      <span className="visually-hidden">{t(`from.${message.from}`, { name })} </span>
      <Body {...props} />
    </li>
  );
}

function Body({ message, shop, conversation }: MessageBodyProps) {
  const { t } = useTranslation("inbox-demo");
  const locale = useLocale();
  const money = (amount: number) => formatMoney(locale, amount, "TRY");
  const product = shop.products.find(({ id }) => id === conversation.product);
  switch (message.kind) {
    case "text":
      return <p className={styles.bubble}>{message.text}</p>;
    case "product":
      return product ? (
        <div className={styles.product}>
          <Goods shape={product.drawing} color={product.color} />
          <p>
            <strong>{product.name}</strong>
            <span>{money(product.price)}</span>
          </p>
        </div>
      ) : null;
    case "cart":
      return (
        <div className={styles.card}>
          <strong>{t("card.cart")}</strong>
          <p className={styles.line}>
            <span>{product?.name}</span>
            <strong>{money(message.total)}</strong>
          </p>
          {message.isReduced && <span className={styles.quiet}>{t("card.reduced")}</span>}
          <span className={styles.pay}>{t("card.pay")}</span>
        </div>
      );
    case "coupon":
      return (
        <div className={styles.coupon}>
          <Ticket aria-hidden="true" size={20} />
          <p>
            <strong>{t("card.percent", { percent: shop.coupon.percent })}</strong>
            <span className={styles.quiet}>
              {t("card.coupon")}: {shop.coupon.code}
            </span>
          </p>
        </div>
      );
    case "order":
      return (
        <div className={styles.card}>
          <strong>{t("card.order", { number: conversation.order.number })}</strong>
          <ol className={styles.steps}>
            <li>{t("card.received")}</li>
            <li>{t("card.packed")}</li>
            <li>{t("card.shipped")}</li>
          </ol>
          <span className={styles.quiet}>{t("card.expected", { when: conversation.order.expected })}</span>
        </div>
      );
    case "ordered":
      return (
        <p className={styles.note} data-tone="success">
          <PackageCheck aria-hidden="true" size={18} />
          {t("note.ordered", { number: message.number, total: money(message.total) })}
        </p>
      );
    case "handed-over":
      return (
        <p className={styles.note}>
          <Users aria-hidden="true" size={18} /> {t("note.handedOver", { name: shop.colleague })}
        </p>
      );
    case "watched":
      return (
        <p className={styles.note}>
          <Eye aria-hidden="true" size={18} />
          {t("note.watched", { name: shop.manager, whisper: shop.whisper })}
        </p>
      );
  }
}
