import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import { hasPart } from "@/state/guards";
import { screenPath, type Screen } from "@/state/steps";
import { useOnboarding } from "@/features/onboarding/onboarding-context";
import * as styles from "./confirmation-screen.module.css";

type Row = {
  id:
    "package" | "instagram" | "facebook-page" | "whatsapp-number" | "storefront" | "services" | "integration";
  value: string;
  screen: Screen;
};

/** Everything chosen, each with a link to change it; what was left for later says so. */
export function ConfirmationSummary() {
  const { t } = useTranslation("onboarding");
  const { state, facts } = useOnboarding();
  const { choices, packages, services, setupWizard } = state;
  const later = t("confirmation.later");
  const { subDomain } = setupWizard.setup;

  const rows: Row[] = [
    {
      id: "package",
      value: packages?.isInstagramOnly ? t("confirmation.instagram-only") : t("confirmation.all-features"),
      screen: "select-package",
    },
    { id: "instagram", value: choices.instagram ? `@${choices.instagram.username}` : later, screen: "setup" },
    { id: "facebook-page", value: choices.facebookPage ?? later, screen: "setup" },
    { id: "whatsapp-number", value: choices.whatsappNumber ?? later, screen: "setup" },
    { id: "storefront", value: subDomain ? `${subDomain}.${facts.storeDomain}` : later, screen: "setup" },
    {
      id: "services",
      value:
        services.length > 0
          ? `${t("confirmation.chosen-services")}: ${services.length}`
          : t("confirmation.no-services"),
      screen: "select-service",
    },
    {
      id: "integration",
      value: choices.integration === "none" ? t("integration.none") : (choices.integration ?? later),
      screen: "select-integration",
    },
  ];
  const isShown = ({ id }: Row) =>
    id === "package" || id === "services" || id === "integration" || hasPart(state, id);
  return (
    <dl className={styles.summary}>
      {rows.filter(isShown).map(({ id, value, screen }) => (
        <div key={id} className={styles.summaryRow}>
          <dt>{t(`confirmation.rows.${id}`)}</dt>
          <dd>
            <span>{value}</span>
            <LocalizedLink
              to={screenPath(screen)}
              className={styles.changeLink}
              aria-label={`${t("actions.change")}: ${t(`confirmation.rows.${id}`)}`}
            >
              {t("actions.change")}
            </LocalizedLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}
