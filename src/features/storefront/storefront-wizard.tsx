import { useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from "react";
import X from "lucide-react/icons/x";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { nextLocale } from "@/config/languages";
import { switchLocale } from "@/i18n/switch-locale";
import { useLocale } from "@/i18n/use-locale";
import { guideGroupOf, storefrontSteps } from "@/state/storefront-steps";
import { usePageTitle } from "@/ui/use-page-title";
import { AlertBanner } from "@/ui/alert-banner";
import { LatestAlert } from "@/ui/alert-history";
import { PageAnnouncer } from "@/ui/page-announcer";
import { useModal } from "@/ui/use-modal";
import { useStepTitle } from "./use-step-title";
import { storefrontPath } from "./wizard-address";
import { WizardProvider, type Wizard } from "./wizard-context";
import { WizardSteps } from "./wizard-steps";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./storefront-wizard.module.css";

type StorefrontWizardProps = Pick<Wizard, "openStep" | "close"> & {
  /** The open step; null while the wizard is closed. */
  step: number | null;
  /** Query string, preserved by links between steps. */
  search: string;
  /** Address of the shop, without scheme. */
  domain: string;
  children: ReactNode;
};

/** The storefront wizard (docs/product.md 4.10): a native modal dialog with the open step. */
export function StorefrontWizard({ step, close, ...frame }: StorefrontWizardProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const isOpen = step !== null;

  // Runs before paint, when the visitor cannot yet have moved focus.
  const handleClose = useModal(dialog, isOpen, close);
  useLayoutEffect(() => {
    if (step === null) return;
    const content = heading.current?.closest("[data-scrolls]");
    content?.scrollTo?.({ top: 0 });
    // A step within a group has its own heading; the first step of a group uses the heading at the top.
    const own =
      guideGroupOf(step)?.first === step
        ? null
        : content?.querySelector<HTMLElement>(`[data-step="${step}"]`);
    (own ?? heading.current)?.focus();
  }, [step]);

  return (
    <dialog
      ref={dialog}
      className={styles.wizard}
      data-address
      aria-labelledby={titleId}
      onClose={handleClose}
    >
      {isOpen && <WizardFrame {...frame} {...{ step, close, heading, titleId }} />}
    </dialog>
  );
}

type WizardFrameProps = Omit<StorefrontWizardProps, "step"> & {
  step: number;
  heading: React.RefObject<HTMLHeadingElement>;
  titleId: string;
};

function WizardFrame({
  step,
  heading,
  titleId,
  search,
  domain,
  openStep,
  close,
  children,
}: WizardFrameProps) {
  const { t } = useTranslation("storefront");
  const other = nextLocale(useLocale());
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const wizard = useMemo(
    () => ({ openStep, close, footer, pathOf: (other: number) => storefrontPath(other, search) }),
    [openStep, close, footer, search],
  );
  const total = storefrontSteps.length;
  const { title, position } = useStepTitle(step);
  usePageTitle(`${title} (${position})`);

  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <div className={styles.names}>
          <h2 id={titleId} className={kit.medium}>
            {t("wizard.title")}
          </h2>
          <p className={styles.domain}>{domain}</p>
        </div>
        <button type="button" className={styles.language} lang={other} onClick={() => switchLocale(other)}>
          {t("wizard.switch-language")}
        </button>
        <button type="button" className={styles.close} aria-label={t("wizard.close")} onClick={close}>
          <X aria-hidden="true" />
        </button>
        <div className={styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${(step / total) * 100}%` }} />
        </div>
      </header>
      <div className={styles.body}>
        <WizardSteps step={step} search={search} />
        <div className={styles.content} data-scrolls>
          <p className={styles.position}>{position}</p>
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            {title}
          </h2>
          <WizardProvider value={wizard}>{children}</WizardProvider>
        </div>
      </div>
      <div className={`${styles.foot} screen-only`}>
        <LatestAlert key={step} label={t("wizard.latest-alert")} />
        <footer ref={setFooter} className={styles.footer} />
      </div>
      <PageAnnouncer describe={(name) => t("wizard.announcement", { title: name })} />
      {/* The page's own alert banner is inert behind the dialog. */}
      <div className={`${styles.alerts} screen-only`}>
        <AlertBanner closeLabel={t("wizard.alert-close")} />
      </div>
    </div>
  );
}
