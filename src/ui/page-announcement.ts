import { createStore, type ReadableStore } from "./create-store";
import { nameOfTitle } from "@/lib/page-title";

/** Milliseconds without changes to the head after which its title is assumed to be the new page's. */
const restTime = 150;
/** Maximum wait for a stable head in milliseconds, needed because prefetched links keep changing it. */
const maxWait = 1000;

const title = createStore("");
let deadline = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let observer: MutationObserver | undefined;

/** Page title that the page and modal dialogs announce. */
export const pageAnnouncement: ReadableStore<string> = title;

function settle() {
  // Between two pages the title may be missing.
  if (document.title === "") {
    timer = setTimeout(settle, restTime);
    return;
  }
  observer?.disconnect();
  title.write(nameOfTitle(document.title));
}

function wait() {
  clearTimeout(timer);
  timer = setTimeout(settle, Math.max(0, Math.min(restTime, deadline - performance.now())));
}

/** Announces the page's title once the head is stable, even if the title is unchanged. */
export function announcePage() {
  title.write("");
  deadline = performance.now() + maxWait;
  observer ??= new MutationObserver(wait);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  wait();
}
