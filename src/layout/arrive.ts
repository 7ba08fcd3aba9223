import { dismissError } from "@/ui/alert-center";
import { afterPaint } from "@/ui/use-paint-effect";
import { focusOnce } from "@/ui/use-arrival-focus";
import { announcePage } from "@/ui/page-announcement";

type Address = { pathname: string; search: string; hash: string };

const elementOfHash = (hash: string) => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // invalid escape sequence, so not an id of this site
  }
};

/**
 * Prevents the router from focusing the page wrapper shortly after first paint, which would take focus away
 * from a visitor who is already using the page.
 */
const disableRouterFocus = () => document.getElementById("gatsby-focus-wrapper")?.removeAttribute("tabindex");

const openWindow = () => document.querySelector("dialog[open]");

/**
 * Completes a navigation for assistive technology: moves focus to the target of the fragment, or else to the
 * heading, and announces the title. Within a page, only moves focus; open modal dialogs manage focus
 * themselves. Call this after rendering and before paint, so that the visitor cannot have moved focus yet.
 */
export function arrive(address: Address, former: Address) {
  disableRouterFocus();
  const isSamePath = address.pathname === former.pathname;
  if (!isSamePath || address.search !== former.search) {
    announcePage();
    // Errors of the previous page or step are no longer relevant; the notification history keeps them.
    dismissError();
  }
  const move = () => {
    // In the studio's preview, focus stays in the form.
    if (openWindow() || window.parent !== window) return;
    // A change of the query alone comes from a control, or from a dialog that returns focus to a control.
    const heading = isSamePath ? null : document.querySelector<HTMLElement>("main h1");
    const target = elementOfHash(address.hash) ?? heading;
    if (target) focusOnce(target);
  };
  // A dialog that closes with this navigation first returns focus to its opener.
  if (openWindow()) afterPaint(move);
  else move();
}
