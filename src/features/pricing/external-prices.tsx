import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { useTranslation } from "gatsby-plugin-react-i18next";
import * as arrow from "@/ui/arrow-link.module.css";
import * as styles from "./external-prices.module.css";

/** Link to the external price list (docs/product.md 2.9). */
export function ExternalPrices({ href }: { href: string }) {
  const { t } = useTranslation("pricing");
  return (
    <p className={styles.more}>
      <a href={href} rel="noopener" className={arrow.link}>
        {t("external")} <ArrowUpRight aria-hidden="true" size={18} />
      </a>
    </p>
  );
}
