import { createContext, useContext, useId, useMemo, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { previousScreen } from "@/state/screen-order";
import { screenPath, type Screen } from "@/state/steps";
import { Button, ButtonLink } from "@/ui/button";
import { useOnboarding } from "@/state/onboarding-context";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./screen-footer.module.css";

/**
 * Slots of the footer: a strip on top, the back link at the start, and a secondary action beside the primary
 * action at the end.
 */
type Place = "strip" | "back" | "aside" | "primary";

const FooterContext = createContext<Record<Place, HTMLElement | null> | null>(null);

/**
 * Renders screens above a shared full-width footer that is always visible; each screen renders its actions
 * into the footer.
 */
export function FooterFrame({ children }: { children: ReactNode }) {
  const [strip, setStrip] = useState<HTMLElement | null>(null);
  const [back, setBack] = useState<HTMLElement | null>(null);
  const [aside, setAside] = useState<HTMLElement | null>(null);
  const [primary, setPrimary] = useState<HTMLElement | null>(null);
  const places = useMemo(() => ({ strip, back, aside, primary }), [strip, back, aside, primary]);
  return (
    <FooterContext.Provider value={places}>
      {children}
      <div className={`${styles.footer} screen-only`} data-screen-footer>
        <div ref={setStrip} className={styles.strip} />
        <div className={styles.actions}>
          <div ref={setBack} className={styles.back} />
          <div ref={setAside} className={styles.aside} />
          <div ref={setPrimary} className={styles.primary} />
        </div>
      </div>
    </FooterContext.Provider>
  );
}

/** Renders an action into a footer slot through a portal, so that it stays in its component's React tree. */
export function InFooter({ place, children }: { place: Place; children: ReactNode }) {
  const places = useContext(FooterContext);
  // Without a footer, the action is rendered in place.
  if (places === null) return <>{children}</>;
  return places[place] && createPortal(children, places[place]);
}

export function PrimaryAction({ children }: { children: ReactNode }) {
  return <InFooter place="primary">{children}</InFooter>;
}

/** Link to `to`, by default the previous screen, or back to the summary after an edit that started there. */
export function BackAction({ to }: { to?: Screen }) {
  const { t } = useTranslation("onboarding");
  const { back, screen, goTo } = useOnboarding();
  return (
    <InFooter place="back">
      {back ? (
        <ButtonLink to={screenPath(back)} variant="notr">
          <ArrowLeft aria-hidden="true" size={18} /> {t("actions.to-summary")}
        </ButtonLink>
      ) : (
        <Button variant="notr" onClick={() => goTo(to ?? previousScreen(screen))}>
          {t("actions.back")}
        </Button>
      )}
    </InFooter>
  );
}

type ScreenFormProps = {
  label: string;
  action: string;
  onSubmit: () => void;
  isBusy?: boolean;
  isDisabled?: boolean;
  children: ReactNode;
};

/** The options of a screen as a form, in which Enter triggers the primary action. */
export function ScreenForm({ label, action, onSubmit, isBusy, isDisabled, children }: ScreenFormProps) {
  const id = useId();
  return (
    <form
      id={id}
      method="post"
      className={kit.stack5}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <PrimaryAction>
        <Button type="submit" form={id} isBusy={isBusy} disabled={isDisabled}>
          {action}
        </Button>
      </PrimaryAction>
    </form>
  );
}
