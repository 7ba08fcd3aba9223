import { useSyncExternalStore } from "react";
import { pageAnnouncement } from "./page-announcement";

/**
 * Tells assistive technology what page, or what step of a window, has opened. A modal window needs one of its own, for it
 * silences the page's.
 */
export function PageAnnouncer({ describe }: { describe: (title: string) => string }) {
  const { subscribe, read, readOnServer } = pageAnnouncement;
  const title = useSyncExternalStore(subscribe, read, readOnServer);
  return (
    <p role="status" className="visually-hidden" data-page-announcer>
      {title && describe(title)}
    </p>
  );
}
