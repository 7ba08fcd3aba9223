import { pageAnnouncement } from "./page-announcement";
import { useStore } from "./create-store";

/**
 * Tells assistive technology what page, or what step of a window, has opened. A modal window needs one of its own, for it
 * silences the page's.
 */
export function PageAnnouncer({ describe }: { describe: (title: string) => string }) {
  const title = useStore(pageAnnouncement);
  return (
    <p role="status" className="visually-hidden" data-page-announcer>
      {title && describe(title)}
    </p>
  );
}
