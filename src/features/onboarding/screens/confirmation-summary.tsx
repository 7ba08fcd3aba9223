import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import { hasPart, isPartDone } from "@/state/guards";
import { setupParts } from "@/config/channels";
import { changePath, pathBackToSummary } from "@/features/onboarding/back-screen";
import { useOnboarding } from "@/state/onboarding-context";
import { partPaths, partValue } from "@/features/onboarding/part-paths";
import { useDue } from "@/features/onboarding/price/use-due";
import { RemoteFailure } from "@/async/remote-content";
import { isLookUnsaved, lookName } from "@/state/shop-look";
import { useOfferNames } from "./use-offer-names";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./confirmation-screen.module.css";

/** Names of all selections, each with a link to change it; postponed parts have a link to complete them. */
export function ConfirmationSummary() {
  const { t } = useTranslation("onboarding-screens");
  const { state, facts } = useOnboarding();
  const { choices, services } = state;
  const [remote, retry] = useOfferNames();
  const names = remote.status === "ready" ? remote.data : null;
  const isLoading = remote.status === "loading";
  /** Returns the name if known, an ellipsis while names are loading, or the fallback if loading failed. */
  const named = (name: string | undefined, otherwise: string) => (isLoading ? "…" : (name ?? otherwise));

  const due = useDue(names?.price, { acceptance: state.acceptance, trialDays: facts.trialDays });
  const chosenServices =
    names?.services ?? (isLoading ? ["…"] : [`${t("confirmation.chosen-services")}: ${services.length}`]);
  const hasServices = services.length > 0 && chosenServices.length > 0;
  return (
    <>
      <dl className={kit.box} aria-busy={isLoading}>
        <Row id="package" to={changePath("select-package")}>
          <span>
            {named(
              names?.packageName,
              t(names ? "confirmation.package-gone" : "confirmation.chosen-package"),
            )}
          </span>
          {names && names.features.length > 0 && (
            <details>
              <summary>{t("confirmation.features", { amount: names.features.length })}</summary>
              <Names names={names.features} />
            </details>
          )}
        </Row>
        <div className={styles.summaryRow}>
          <dt>{t("confirmation.rows.price")}</dt>
          <dd className={styles.answer}>{isLoading ? due.now : due.whole}</dd>
        </div>
        {setupParts
          .filter((part) => hasPart(state, part))
          .map((part) => (
            <Row
              key={part}
              id={part}
              to={pathBackToSummary(partPaths[part])}
              isLater={!isPartDone(state, part)}
            >
              {isPartDone(state, part)
                ? partValue(state, part, facts.storeDomain) || t("setup.connected")
                : t("confirmation.later")}
              {part === "storefront" && <ShopLookNote />}
            </Row>
          ))}
        <Row id="services" to={changePath("select-service")}>
          {hasServices ? <Names names={chosenServices} /> : t("confirmation.no-services")}
        </Row>
        <Row id="integration" to={changePath("select-integration")}>
          {choices.integration === "none"
            ? t("integration.none")
            : named(names?.integration, t("confirmation.chosen-integration"))}
          {choices.integration === "none" && (
            <span className={styles.aside}>{t("integration.none-text")}</span>
          )}
        </Row>
      </dl>
      {remote.status === "failed" && (
        <RemoteFailure message={t("confirmation.names-failed")} onRetry={retry} />
      )}
    </>
  );
}

/** The selected theme and colour of the shop, with a note if they are not saved yet. */
function ShopLookNote() {
  const { t } = useTranslation("onboarding-screens");
  const { state, facts } = useOnboarding();
  const { wizard } = state.setupWizard;
  const look = lookName(wizard.look, facts);
  if (look === "") return null;
  return (
    <span className={styles.aside}>
      {isLookUnsaved(wizard) ? t("confirmation.look-unsaved", { look }) : look}
    </span>
  );
}

type RowProps = {
  id:
    "package" | "instagram" | "facebook-page" | "whatsapp-number" | "storefront" | "services" | "integration";
  to: string;
  /** Whether the part is postponed, so that its link leads to the screen that completes it. */
  isLater?: boolean;
  children: React.ReactNode;
};

function Row({ id, to, isLater = false, children }: RowProps) {
  const { t } = useTranslation("onboarding-screens");
  const { t: tOnboarding } = useTranslation("onboarding");
  const name = t(`confirmation.rows.${id}`);
  const action = isLater ? t("confirmation.do-now") : tOnboarding("actions.change");
  return (
    <div className={styles.summaryRow} data-later={isLater || undefined}>
      <dt>{name}</dt>
      <dd className={styles.answer}>
        <div className={styles.value}>{children}</div>
        <LocalizedLink to={to} aria-label={`${action}: ${name}`}>
          {action}
        </LocalizedLink>
      </dd>
    </div>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <ul className={kit.block}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
