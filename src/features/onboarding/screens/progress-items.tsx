import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import Phone from "lucide-react/icons/phone";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { hasPart, isPartDone } from "@/state/guards";
import { setupParts, type SetupPart } from "@/config/channels";
import { classNames } from "@/lib/class-names";
import type { InstallationItem, OnboardingState } from "@/state/onboarding-state";
import { Spinner } from "@/ui/spinner";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./progress-screen.module.css";

/** Installation items with a translated name; others are displayed by their key. */
const knownItems = ["whatsapp", "instagram", "store", "company", "credentials"] as const;

const isKnown = (key: string): key is (typeof knownItems)[number] =>
  knownItems.some((known) => known === key);

/** Installation item of each setup part; null if none. */
const itemOfPart: Record<SetupPart, string | null> = {
  instagram: "instagram",
  "facebook-page": null,
  "whatsapp-number": "whatsapp",
  storefront: "store",
};

/**
 * Returns the postponed parts of the package, about which a representative will call; the installation does
 * not wait for them.
 */
export function partsForLater(state: OnboardingState, items: readonly InstallationItem[]): SetupPart[] {
  const isInstalled = (part: SetupPart) => items.some(({ key }) => key === itemOfPart[part]);
  return setupParts.filter((part) => hasPart(state, part) && !isPartDone(state, part) && !isInstalled(part));
}

/** An installation item with its progress, the reason for any delay, and the next step. */
export function ProgressItem({ item: { key, name, state } }: { item: InstallationItem }) {
  const { t } = useTranslation("onboarding-screens");
  return (
    <li className={styles.item} data-state={state}>
      {state === "done" && <CircleCheck aria-hidden="true" />}
      {state === "doing" && <Spinner />}
      {state === "waiting" && <CircleDashed aria-hidden="true" />}
      <div className={kit.fill}>
        <span className={kit.strong}>{isKnown(key) ? t(`progress.items.${key}`) : (name ?? key)}</span>
        {isKnown(key) && state !== "done" && (
          <p className={kit.note}>
            {state === "waiting" ? t(`progress.reasons.${key}`) : t(`progress.doing.${key}`)}
          </p>
        )}
      </div>
      <span className={styles.itemState}>{t(`progress.states.${state}`)}</span>
    </li>
  );
}

/** Postponed setup parts, listed separately because they wait for a phone call, not for the backend. */
export function PartsForLater({ parts }: { parts: readonly SetupPart[] }) {
  const { t } = useTranslation("onboarding-screens");
  if (parts.length === 0) return null;
  return (
    <section className={classNames(kit.stack3, styles.later)} aria-labelledby="progress-later">
      <h2 id="progress-later" className={kit.large}>
        {t("progress.later.title")}
      </h2>
      <p>{t("progress.later.text")}</p>
      <ul className={kit.stack3}>
        {parts.map((part) => (
          <li key={part} className={styles.item} data-state="waiting">
            <Phone aria-hidden="true" />
            <span className={classNames(kit.fill, kit.strong)}>{t(`setup.parts.${part}.title`)}</span>
            <span className={styles.itemState}>{t("progress.later.state")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
