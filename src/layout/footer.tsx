import { telephoneLink } from "@/lib/addresses";
import type { ReactNode } from "react";
import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import Phone from "lucide-react/icons/phone";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import { AlertHistory } from "@/ui/alert-history";
import { BrandMark } from "@/ui/brand-mark";
import { ThreadDivider } from "@/ui/thread-divider";
import type { LayoutData } from "./layout-data";
import { SocialLinks } from "./social-links";
import * as layout from "./layout.module.css";
import * as styles from "./footer.module.css";

type FooterProps = {
  data: LayoutData;
  /** Content at the top of the footer, such as the newsletter. */
  extra?: ReactNode;
};

/** The footer: link menus, contact details, social links and copyright years. */
export function Footer({ data: { siteFacts, navigation }, extra }: FooterProps) {
  const { t } = useTranslation("layout");
  return (
    <footer>
      <AlertHistory title={t("alert.history")} />
      {extra}
      <div className={styles.footer}>
        <ThreadDivider />
        <div className={styles.inner}>
          <div className={styles.company}>
            <LocalizedLink to="/" className={`${layout.brand} ${styles.brand}`}>
              <BrandMark />
              <span>{siteFacts.brand}</span>
            </LocalizedLink>
            <p>{t("footer.claim")}</p>
            <address className={styles.address}>
              <p>
                <MapPin aria-hidden="true" size={18} />
                <span>{siteFacts.address}</span>
              </p>
              <p>
                <Phone aria-hidden="true" size={18} />
                <a href={telephoneLink(siteFacts.phone)}>{siteFacts.phone}</a>
              </p>
              <p>
                <Mail aria-hidden="true" size={18} />
                <a href={`mailto:${siteFacts.email}`}>{siteFacts.email}</a>
              </p>
            </address>
          </div>
          {navigation.footer.map(({ id, title, links }) => (
            <nav key={id} aria-labelledby={`footer-${id}`} className={styles.group}>
              <h2 id={`footer-${id}`}>{title}</h2>
              <ul className={styles.links}>
                {links.map(({ label, href }) => (
                  <li key={label}>
                    <LocalizedLink to={href}>{label}</LocalizedLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.bottom}>
          <p>{`© ${siteFacts.copyrightYears} ${siteFacts.legalEntity}`}</p>
          <SocialLinks social={siteFacts.social} className={styles.social} />
        </div>
      </div>
    </footer>
  );
}
