import Menu from "lucide-react/icons/menu";
import Search from "lucide-react/icons/search";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLocale } from "@/i18n/use-locale";
import { Scene } from "./scene";
import { ShopProduct } from "./shop-product";
import * as styles from "./store-scene.module.css";

/**
 * The letter that stands for a name, as a capital of its language; empty where the name has neither letter nor figure.
 * @param language BCP 47 tag
 * @example firstLetter("ışık evi", "tr") // "I"
 */
export function firstLetter(name: string, language: string): string {
  const [letter = ""] = /[\p{L}\p{N}]/u.exec(name) ?? [];
  return letter.toLocaleUpperCase(language);
}

/** What a shop shows, in the language it sells in. */
export type ShopShelf = {
  language: string;
  direction: "ltr" | "rtl";
  banner: string;
  action: string;
  /** Six at most, in the order of the drawings; a price is shown where there is one. */
  products: readonly { name: string; price?: string }[];
};

type StoreSceneProps = {
  theme: string;
  /** The shop's colour as CSS. */
  color: string;
  /** Text on that colour. */
  onColor: string;
  address: string;
  /** The shop's own name and logo, where they are known. */
  name?: string;
  logo?: string;
  /** What the shop says of itself, where it is known. */
  description?: string;
  /** Its site icon, where there is one. */
  icon?: string;
  /** For a narrow column: fewer things, of readable size. */
  isSmall?: boolean;
  /** The screen it is seen on. */
  device?: "desktop" | "phone";
  /** Absent, four products in the page's language. */
  shelf?: ShopShelf;
  /** What the picture shows, where it shows more than an address. */
  label?: string;
};

const products = ["first", "second", "third", "fourth"] as const;

/** A shop in one of the store module's themes and colours. */
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
            {logo ? (
              <strong>
                <img src={logo} alt="" />
              </strong>
            ) : (
              <>
                <i className={styles.letter}>{firstLetter(title, shelf.language)}</i>
                <strong>
                  <bdi>{title}</bdi>
                </strong>
              </>
            )}
            <Search size="1.2em" />
            <ShoppingBag size="1.2em" />
          </p>
          <div className={styles.banner}>
            <strong>{description || shelf.banner}</strong>
            <span>{shelf.action}</span>
          </div>
          <div className={styles.products}>
            {shelf.products.map(({ name: product, price }, index) => (
              <p key={index} className={styles.product}>
                <ShopProduct shape={index} color={color} />
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
