import { pageAnnouncement } from "./page-announcement";
import { useStore } from "./create-store";

/**
 * Announces the new page, or the new step of a dialog, to assistive technology. A modal dialog needs its own
 * announcer, because the page's is inert.
 */
export function PageAnnouncer({ describe }: { describe: (title: string) => string }) {
  const title = useStore(pageAnnouncement);
  return (
    <p role="status" className="visually-hidden" data-page-announcer>
      {title && describe(title)}
    </p>
  );
}
