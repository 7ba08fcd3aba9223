import { useLayoutEffect, useRef, type ReactNode } from "react";
import { usePageTitle } from "@/ui/use-page-title";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./onboarding.module.css";

type OnboardingScreenProps = {
  title: string;
  /** Replaces the page title derived from the address, for screens that share an address. */
  pageTitle?: string;
  lead?: string;
  children: ReactNode;
};

/**
 * Reports whether focus is in a header menu and must remain there: the header is interactive before the
 * screen has loaded.
 */
const isInMenu = () =>
  Boolean(document.activeElement?.closest("[aria-expanded=true], [aria-expanded=true] + *"));

/** Layout of every screen, with a heading that receives focus when the screen appears. */
export function OnboardingScreen({ title, pageTitle, lead, children }: OnboardingScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(pageTitle);
  // Runs before paint, when the visitor cannot yet have moved focus within the screen.
  useLayoutEffect(() => {
    if (!isInMenu()) heading.current?.focus();
  }, []);

  return (
    <div className={kit.stack5}>
      <h1 ref={heading} tabIndex={-1} className={kit.title}>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
