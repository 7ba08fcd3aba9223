import { useTranslation } from "gatsby-plugin-react-i18next";
import { hasPart } from "@/state/guards";
import { useOnboarding } from "@/state/onboarding-context";
import { OnboardingScreen } from "@/features/onboarding/onboarding-screen";
import { Notice } from "@/async/remote-content";
import { InFooter, PrimaryAction } from "@/features/onboarding/screen-footer";
import { startTarget } from "@/features/onboarding/start-target";
import { useInstallation } from "@/features/onboarding/use-installation";
import type { SetupConfigList } from "@/state/onboarding-state";
import { buttonClass } from "@/ui/button";
import * as kit from "@/ui/kit.module.css";
import { FirstTasks } from "./first-tasks";
import { PartsForLater, partsForLater, ProgressItem } from "./progress-items";
import { ProgressThreads } from "./progress-threads";
import * as styles from "./progress-screen.module.css";

const nothingYet: SetupConfigList = { domain: "", items: [] };

/** Progress of the installation, and the link to the finished shop or application. */
export function ProgressScreen() {
  const { t } = useTranslation("onboarding-screens");
  const { state, credentials, facts } = useOnboarding();
  const { items, domain, isFinished, release, message } = useInstallation(
    credentials,
    state.setupConfigList ?? nothingYet,
  );
  const { href, note } = startTarget(
    { isFinished, release, domain },
    {
      subDomain: hasPart(state, "storefront") ? state.setupWizard.setup.subDomain : "",
      storeDomain: facts.storeDomain,
      login: facts.login,
    },
  );
  const done = items.filter((item) => item.state === "done").length;

  const hasShop = isFinished && href !== facts.login;
  const list = (
    <ul className={kit.stack3}>
      {items.map((item) => (
        <ProgressItem key={item.key} item={item} />
      ))}
    </ul>
  );
  const tally = `${t("progress.tally")}: ${done} / ${items.length}`;
  return (
    <OnboardingScreen
      title={isFinished ? t("progress.finished-title") : t("progress.title")}
      lead={isFinished ? t("progress.finished-lead") : t("progress.lead")}
    >
      <PrimaryAction>
        <StartUsing address={href} />
      </PrimaryAction>
      {hasShop && (
        <InFooter place="aside">
          <a href={facts.login} className={buttonClass({ variant: "notr" })}>
            {t("progress.application")}
          </a>
        </InFooter>
      )}
      <p role="status" className="visually-hidden">
        {tally}
      </p>
      <ProgressThreads items={items} label={`${t("progress.threads")} ${tally}`} />
      {isFinished && <FirstTasks shop={hasShop ? href : null} />}
      {isFinished && items.length > 0 ? (
        <details className={styles.whole}>
          <summary>{tally}</summary>
          {list}
        </details>
      ) : (
        list
      )}
      <PartsForLater parts={partsForLater(state, items)} />
      {message && <Notice tone="warning" message={message} />}
      {note && <Notice tone={note === "bad-address" ? "danger" : "info"} message={t(`progress.${note}`)} />}
    </OnboardingScreen>
  );
}

/** The "start using" link; disabled until a permitted address is known. */
function StartUsing({ address }: { address: string | null }) {
  const { t } = useTranslation("onboarding-screens");
  const look = buttonClass({ variant: "primary" });
  if (address === null) {
    return (
      // Without an address the link cannot be followed yet; the role still exposes it as a link.
      // oxlint-disable-next-line jsx-a11y/anchor-is-valid, jsx-a11y/no-redundant-roles
      <a role="link" aria-disabled="true" className={look}>
        {t("progress.start")}
      </a>
    );
  }
  return (
    <a href={address} className={look}>
      {t("progress.start")}
    </a>
  );
}
