import { useRef, useState } from "react";
import { graphql } from "gatsby";
import Maximize2 from "lucide-react/icons/maximize-2";
import X from "lucide-react/icons/x";
import { useLocale } from "@/i18n/use-locale";
import { nameOfHandle } from "@/lib/shop-label";
import { useOwnShop } from "@/state/own-shop";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { afterPaint } from "@/ui/use-paint-effect";
import { useModal } from "@/ui/use-modal";
import { InboxBar } from "./inbox-bar";
import { InboxWindow } from "./inbox-window";
import type { DemoShop, InboxState } from "./inbox-state";
import { useInbox } from "./use-inbox";
import * as styles from "./inbox-demo.module.css";

type InboxDemoProps = {
  /** Shops to choose from, at least one. */
  shops: readonly DemoShop[];
  /** Initial state, if different from the default. */
  start?: InboxState;
  /** Accessible name, for pages with several demos. */
  label?: string;
};

/**
 * Interactive demo of the shared inbox, in which customers write and the visitor replies as an agent. The
 * HTML is static; the demo hydrates when it nears the viewport or is touched, and plays automatically until
 * the visitor takes over.
 */
export function InboxDemo({ shops, start, label }: InboxDemoProps) {
  const [first] = shops;
  return first ? <Inbox {...{ shops, first, start, label }} /> : null;
}

function Inbox({ shops: given, first, start, ...props }: InboxDemoProps & { first: DemoShop }) {
  const { t } = useTranslation("inbox-demo");
  const ownName = nameOfHandle(useOwnShop(), useLocale());
  const shops = given.map((one) => (one === first && ownName ? { ...one, shop: ownName } : one));
  const label = props.label ?? t("label");
  const [slug, setSlug] = useState(first.slug);
  const shop = shops.find((one) => one.slug === slug) ?? first;
  const { place, inbox, act, isPlaying } = useInbox(shop, start);
  const [isLarge, setIsLarge] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => setIsLarge(false);
  const handleClose = useModal(dialog, isLarge, close);

  const window = (action: React.ReactNode) => (
    <div className={styles.window}>
      <InboxBar {...{ shops, shop, inbox, isPlaying }} onShop={setSlug} onAct={act}>
        {action}
      </InboxBar>
      <InboxWindow {...{ shop, inbox }} onAct={act} />
    </div>
  );

  return (
    <section className={styles.demo} aria-label={label}>
      <div ref={place} className={styles.stage}>
        {window(
          <button
            type="button"
            className={styles.action}
            aria-label={t("expand")}
            aria-haspopup="dialog"
            onClick={() => afterPaint(() => setIsLarge(true))}
          >
            <Maximize2 aria-hidden="true" size={18} />
          </button>,
        )}
      </div>
      <p className={styles.sample}>{t("sample")}</p>
      <dialog ref={dialog} className={styles.large} aria-label={label} onClose={handleClose}>
        {isLarge &&
          window(
            <button type="button" className={styles.action} aria-label={t("close")} onClick={close}>
              <X aria-hidden="true" size={20} />
            </button>,
          )}
      </dialog>
    </section>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const demoShopFragment = graphql`
  fragment DemoShop on DemoShop {
    slug
    shop
    agent
    colleague
    manager
    products {
      id
      name
      price
      drawing
      color
    }
    coupon {
      code
      percent
    }
    whisper
    conversations {
      id
      channel
      customer
      product
      opening {
        from
        text
        product
      }
      replies {
        id
        text
        answer
      }
      answers {
        words
        product
        cart
        coupon
        order
        handOver
      }
      colleagueLine
      order {
        number
        expected
      }
      arrival
    }
    story {
      conversation
      act
    }
  }
`;
