import ArrowRight from "lucide-react/icons/arrow-right";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import * as arrow from "@/ui/arrow-link.module.css";
import * as styles from "./section-more.module.css";

type SectionMoreProps = { to: string; text: "solutions" | "pricing" | "press" | "faq" };

/** Link from a section of the home page to the full page on its subject. */
export function SectionMore({ to, text }: SectionMoreProps) {
  const { t } = useTranslation("home");
  return (
    <p className={styles.more}>
      <LocalizedLink to={to} className={arrow.link}>
        {t(`more.${text}`)} <ArrowRight aria-hidden="true" size={18} />
      </LocalizedLink>
    </p>
  );
}
