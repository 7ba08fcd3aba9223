import type { MouseEvent, ReactNode } from "react";
import { isOnboardingPath } from "@/lib/addresses";
import { ButtonLink } from "@/ui/button";

type JoinLinkProps = { onJoin: () => void; isWide?: boolean; children: ReactNode };

/**
 * Link to the sign-up page; a plain click opens the sign-up overlay on the current page instead, except in
 * the onboarding.
 */
export function JoinLink({ onJoin, isWide, children }: JoinLinkProps) {
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    if (isOnboardingPath(window.location.pathname)) return;
    event.preventDefault();
    onJoin();
  }
  return (
    <ButtonLink to="/onboarding/customer-information/" isWide={isWide} data-join="" onClick={open}>
      {children}
    </ButtonLink>
  );
}
