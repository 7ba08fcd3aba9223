import ShoppingBag from "lucide-react/icons/shopping-bag";
import Store from "lucide-react/icons/store";
import X from "lucide-react/icons/x";
import { useTranslation } from "gatsby-plugin-react-i18next";
import * as kit from "@/ui/kit.module.css";
import { useShop } from "./use-shop";
import * as styles from "./picture-previews.module.css";

/** Logo and icon in context: a browser tab, the shop's header, and a phone's home screen. */
export function PicturePreviews() {
  const { t } = useTranslation("storefront");
  const { title, color, onColor, logo, favicon } = useShop();
  const name = title || t("previews.untitled");
  const placeholder = (size: number) => (
    <span className={styles.icon} style={{ background: color, color: onColor }}>
      <Store aria-hidden="true" size={size} />
    </span>
  );
  return (
    <section className={kit.stack4} aria-label={t("previews.title")}>
      <h3 className={kit.medium}>{t("previews.title")}</h3>
      <figure>
        <figcaption className={kit.quiet}>{t("previews.tab")}</figcaption>
        <div className={styles.tabBar}>
          <p className={styles.tab}>
            {favicon ? (
              <img src={favicon} alt={t("previews.favicon-tab-alt")} className={styles.icon} />
            ) : (
              placeholder(11)
            )}
            <span className={styles.name}>{name}</span>
            <X aria-hidden="true" size={12} />
          </p>
        </div>
      </figure>
      <figure>
        <figcaption className={kit.quiet}>{t("previews.header")}</figcaption>
        <div className={styles.shopHeader} style={{ borderBlockStartColor: color }}>
          {logo ? (
            <img src={logo} alt={t("previews.logo-alt")} />
          ) : (
            <strong className={kit.large}>{name}</strong>
          )}
          <ShoppingBag aria-hidden="true" size={20} />
        </div>
      </figure>
      <figure>
        <figcaption className={kit.quiet}>{t("previews.phone")}</figcaption>
        <div className={styles.phone}>
          <p className={styles.app}>
            {favicon ? (
              <img src={favicon} alt={t("previews.favicon-phone-alt")} className={styles.icon} />
            ) : (
              placeholder(28)
            )}
            <span className={styles.name}>{name}</span>
          </p>
        </div>
      </figure>
    </section>
  );
}
