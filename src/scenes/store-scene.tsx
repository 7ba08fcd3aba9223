import Menu from "lucide-react/icons/menu";
import Search from "lucide-react/icons/search";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLocale } from "@/i18n/use-locale";
import { Goods } from "./goods";
import { Scene } from "./scene";

import * as card from "@/ui/card.module.css";
import * as styles from "./store-scene.module.css";

/**
 * Returns the first letter of a name in upper case, by the rules of its language; empty if it has no letter or digit.
 * @param language BCP 47 tag
 * @example firstLetter("ışık evi", "tr") // "I"
 */
export function firstLetter(name: string, language: string): string {
  const [letter = ""] = /[\p{L}\p{N}]/u.exec(name) ?? [];
  return letter.toLocaleUpperCase(language);
}

/** Texts and products of a shop, in its own language. */
export type ShopShelf = {
  language: string;
  direction: "ltr" | "rtl";
  banner: string;
  action: string;
  /** Up to six products, in the order of `goods`; prices are optional. */
  products: readonly { name: string; price?: string }[];
};

type StoreSceneProps = {
  theme: string;
  /** Main colour of the shop, as a CSS value. */
  color: string;
  /** Colour of text on the shop's main colour. */
  onColor: string;
  address: string;
  /** Name of the shop and its logo, if known. */
  name?: string;
  logo?: string;
  description?: string;
  /** Site icon of the shop, if any. */
  icon?: string;
  /** Compact version for narrow columns, with fewer products at a readable size. */
  isSmall?: boolean;
  /** Device on which the shop is shown. */
  device?: "desktop" | "phone";
  /** Texts and products of the shop; defaults to four products in the page's language. */
  shelf?: ShopShelf;
  /** Text alternative for the picture; defaults to the shop's address. */
  label?: string;
};

/** Names of the product drawings, in display order. */
const goods = ["vase", "cup", "candle", "cushion", "basket", "bowl"];

const products = ["first", "second", "third", "fourth"] as const;

/** A shop in a given theme and colour. */
export function StoreScene(props: StoreSceneProps) {
  const { theme, color, onColor, address, name, logo, description, icon, label } = props;
  const { isSmall = false, device = "desktop" } = props;
  const { t } = useTranslation("scenes");
  const locale = useLocale();
  const title = name || t("store.name");
  const shelf: ShopShelf = props.shelf ?? {
    language: locale,
    direction: "ltr",
    banner: t("store.banner"),
    action: t("store.action"),
    products: products.map((product) => ({ name: t(`store.${product}`) })),
  };
  return (
    <Scene label={label ?? t("store.label", { address })}>
      <div
        className={styles.shop}
        data-theme={theme}
        data-device={device}
        data-small={isSmall || undefined}
        style={{ "--shop": color, "--on-shop": onColor } as React.CSSProperties}
      >
        <p className={styles.address}>
          <span>
            {icon && <img src={icon} alt="" />}
            {address}
          </span>
        </p>
        <div className={styles.page} lang={shelf.language} dir={shelf.direction}>
          <p className={styles.bar}>
            {device === "phone" && <Menu size="1.2em" />}
            {!logo && <i className={styles.letter}>{firstLetter(title, shelf.language)}</i>}
            <strong>{logo ? <img src={logo} alt="" /> : <bdi>{title}</bdi>}</strong>
            <Search size="1.2em" />
            <ShoppingBag size="1.2em" />
          </p>
          <div className={styles.banner}>
            <strong className={card.clamp}>{description || shelf.banner}</strong>
            <span>{shelf.action}</span>
          </div>
          <div className={styles.products}>
            {shelf.products.map(({ name: product, price }, index) => (
              <p key={index} className={styles.product}>
                <Goods shape={goods[index] ?? ""} color={color} />
                <span>{product}</span>
                {price && <b>{price}</b>}
              </p>
            ))}
          </div>
        </div>
      </div>
    </Scene>
  );
}
