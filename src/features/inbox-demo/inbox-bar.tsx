import { useId, useState, type ReactNode } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { isOfComposition } from "@/lib/browser-support";
import { readOwnShop, writeOwnShop } from "@/state/own-shop";
import type { InboxAction } from "./inbox-reducer";
import type { DemoShop, InboxState } from "./inbox-state";
import { classNames } from "@/lib/class-names";
import * as styles from "./inbox-demo.module.css";

type InboxBarProps = {
  shops: readonly DemoShop[];
  shop: DemoShop;
  inbox: InboxState;
  isPlaying: boolean;
  onShop: (slug: string) => void;
  onAct: (action: InboxAction) => void;
  /** Button that opens or closes the full-size view of the demo. */
  children: ReactNode;
};

/** Value of the option for a custom shop name. */
const own = "own";

/** The bar above the inbox: shop selection, results, and playback controls. */
export function InboxBar({ shops, shop, inbox, isPlaying, onShop, onAct, children }: InboxBarProps) {
  const { t } = useTranslation("inbox-demo");
  const shopId = useId();
  /**
   * Whether a shop name is being typed; "left" after a key press ended typing, so that focus returns to the
   * list.
   */
  const [naming, setNaming] = useState<"no" | "yes" | "left">("no");
  const take = (name: string, next: "no" | "left") => {
    writeOwnShop(name);
    setNaming(next);
    if (name !== "") onShop(shops[0]?.slug ?? "");
  };
  return (
    <div className={styles.bar}>
      <label htmlFor={shopId} className="visually-hidden">
        {t(naming === "yes" ? "ownName" : "shop")}
      </label>
      <span className={styles.shop}>
        {naming === "yes" ? (
          <input
            id={shopId}
            // Takes over the focus of the list that it replaces.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            defaultValue={readOwnShop()}
            placeholder={t("ownName")}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
            onBlur={({ target }) => take(target.value.trim(), "no")}
            onKeyDown={({ key, currentTarget, nativeEvent }) => {
              if (isOfComposition(nativeEvent)) return;
              if (key === "Enter") take(currentTarget.value.trim(), "left");
              if (key === "Escape") setNaming("left");
            }}
          />
        ) : (
          <>
            <select
              id={shopId}
              value={shop.slug}
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={naming === "left"}
              onChange={({ target }) => (target.value === own ? setNaming("yes") : onShop(target.value))}
            >
              {shops.map(({ slug, shop: name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
              <option value={own}>{t("own")}</option>
            </select>
            <ChevronDown aria-hidden="true" className="interactive screen-only" size={16} />
          </>
        )}
      </span>
      {inbox.orders > 0 && <span className={styles.orders}>{t("orders", { count: inbox.orders })}</span>}
      <span className={classNames(styles.actions, "interactive screen-only")}>
        <button
          type="button"
          className={styles.action}
          aria-label={t("restart")}
          onClick={() => onAct({ type: "restart" })}
        >
          <RotateCcw aria-hidden="true" size={18} />
        </button>
        <button
          type="button"
          className={styles.action}
          data-play
          aria-label={t(isPlaying ? "pause" : "play")}
          onClick={() => onAct({ type: isPlaying ? "pause" : "play" })}
        >
          {isPlaying ? <Pause aria-hidden="true" size={18} /> : <Play aria-hidden="true" size={18} />}
        </button>
        {children}
      </span>
    </div>
  );
}
