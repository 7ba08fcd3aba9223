import { telephoneLink } from "@/lib/addresses";
import { useTranslation } from "gatsby-plugin-react-i18next";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./onboarding.module.css";

export type Contact = { readonly phone: string; readonly email: string };

/** Placeholder for a loading screen; without scripts, shows the contact details instead. */
export function OnboardingSkeleton({ contact }: { contact?: Contact }) {
  const { t } = useTranslation("onboarding");
  return (
    <>
      <div className={styles.skeleton} aria-busy="true" data-skeleton>
        <p role="status" className="visually-hidden">
          {t("loading")}
        </p>
        <div className={styles.skeletonBar} />
        <div className={styles.skeletonBar} />
      </div>
      {contact && (
        <noscript>
          <div className={kit.stack5}>
            <h1 className={kit.title}>{t("no-script.title")}</h1>
            <p className={styles.lead}>
              {t("no-script.text")} <a href={telephoneLink(contact.phone)}>{contact.phone}</a>,{" "}
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </p>
          </div>
        </noscript>
      )}
    </>
  );
}
