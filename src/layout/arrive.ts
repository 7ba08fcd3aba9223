import { dismissError } from "@/ui/alert-center";
import { afterPaint } from "@/ui/use-paint-effect";
import { focusOnce } from "@/ui/use-arrival-focus";
import { announcePage } from "@/ui/page-announcement";

type Address = { pathname: string; search: string; hash: string };

const elementOfHash = (hash: string) => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // no valid escape sequence, so no id of ours
  }
};

/**
 * Keeps the router from moving the focus to the page as a whole. It would do so a moment after the page has been painted, and
 * take the focus from a visitor who is already on the way.
 */
const silenceRouter = () => document.getElementById("gatsby-focus-wrapper")?.removeAttribute("tabindex");

const openWindow = () => document.querySelector("dialog[open]");

/**
 * Ends a navigation for those who do not see it: the focus goes to the place the address names, else to the heading, and the
 * title is announced. Within a page only the focus moves; while a modal window is open, that window looks after its own.
 * To be called when the page is drawn and not yet painted, so that nobody can have moved the focus before.
 */
export function arrive(address: Address, former: Address) {
  silenceRouter();
  const isSamePath = address.pathname === former.pathname;
  if (!isSamePath || address.search !== former.search) {
    announcePage();
    // What went wrong on another page or step is no longer the visitor's concern; the history keeps it.
    dismissError();
  }
  const move = () => {
    if (openWindow()) return;
    // A change of the query alone comes from a control, or from a window that gives the focus back to one.
    const heading = isSamePath ? null : document.querySelector<HTMLElement>("main h1");
    const target = elementOfHash(address.hash) ?? heading;
    if (target) focusOnce(target);
  };
  // A window that closes with this navigation first gives the focus back to where it was opened.
  if (openWindow()) afterPaint(move);
  else move();
}
