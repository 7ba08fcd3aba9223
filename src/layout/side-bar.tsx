import LifeBuoy from "lucide-react/icons/life-buoy";
import PhoneCall from "lucide-react/icons/phone-call";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { LanguageSwitch } from "./language-switch";
import type { LayoutData } from "./layout-data";
import { SocialLinks } from "./social-links";
import * as styles from "./side-bar.module.css";

/**
 * The 50 px wide bar at the side of wide windows; in narrow windows its links are in the menu and the footer.
 */
export function SideBar({ data: { siteFacts } }: { data: LayoutData }) {
  const { t } = useTranslation("layout");
  return (
    <aside data-whole="" className={styles.bar} aria-label={t("sideBar.label")}>
      <LanguageSwitch />
      <ul className={styles.contact}>
        <li>
          <a className={styles.link} href={siteFacts.links.support} aria-label={t("sideBar.support")}>
            <LifeBuoy aria-hidden="true" size={20} />
          </a>
        </li>
        <li>
          <a className={styles.link} href={siteFacts.links.callMe} aria-label={t("sideBar.callMe")}>
            <PhoneCall aria-hidden="true" size={20} />
          </a>
        </li>
      </ul>
      <SocialLinks social={siteFacts.social} className={styles.social} />
    </aside>
  );
}
