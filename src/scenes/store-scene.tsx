import { Search, ShoppingBag } from "lucide-react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Scene } from "./scene";
import * as styles from "./store-scene.module.css";

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
};

const products = ["first", "second", "third", "fourth"] as const;

/** A shop in one of the store module's themes and colours. */
export function StoreScene(props: StoreSceneProps) {
  const { theme, color, onColor, address, name, logo, description, icon, isSmall = false } = props;
  const { t } = useTranslation("scenes");
  return (
    <Scene label={t("store.label", { address })}>
      <div
        className={styles.shop}
        data-theme={theme}
        data-small={isSmall || undefined}
        style={{ "--shop": color, "--on-shop": onColor } as React.CSSProperties}
      >
        <p className={styles.address}>
          <span>
            {icon && <img src={icon} alt="" />}
            {address}
          </span>
        </p>
        <p className={styles.bar}>
          <strong>{logo ? <img src={logo} alt="" /> : name || t("store.name")}</strong>
          <Search size="1.2em" />
          <ShoppingBag size="1.2em" />
        </p>
        <div className={styles.banner}>
          <strong>{description || t("store.banner")}</strong>
          <span>{t("store.action")}</span>
        </div>
        <div className={styles.products}>
          {products.map((product, index) => (
            <p key={product} className={styles.product}>
              <Product shape={index} color={color} />
              <span>{t(`store.${product}`)}</span>
            </p>
          ))}
        </div>
      </div>
    </Scene>
  );
}

const outlines = [
  <path key="bag" d="M26 30c0-18 28-18 28 0h8l5 38H13l5-38z" />,
  <path key="shirt" d="M28 14h24l18 10-6 14-8-4v34H24V34l-8 4-6-14z" />,
  <path key="vase" d="M30 12h20v10c14 8 14 30 2 46H28c-12-16-12-38 2-46z" />,
  <path key="shoe" d="M12 34c10 0 14-8 18-8s6 14 36 16c6 2 6 18 0 18H12z" />,
];

function Product({ shape, color }: { shape: number; color: string }) {
  return (
    <svg viewBox="0 0 80 80" fill={color}>
      <rect width="80" height="80" rx="10" fill={color} opacity=".14" />
      {outlines[shape]}
    </svg>
  );
}
