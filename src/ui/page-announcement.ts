import { createStore, type ReadableStore } from "./create-store";
import { nameOfTitle } from "@/lib/page-title";

/** How long the head has to rest before its title is taken for the new page's, in milliseconds. */
const restTime = 150;
/** How long that is waited for at most: links that are fetched ahead keep the head busy. */
const maxWait = 1000;

const title = createStore("");
let deadline = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let observer: MutationObserver | undefined;

/** The page title that the announcers of the page and of modal windows say. */
export const pageAnnouncement: ReadableStore<string> = title;

function settle() {
  // Between two pages there may be no title at all.
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

/** Has the page's title announced once its head has come to rest; one that is the same as before is announced again. */
export function announcePage() {
  title.write("");
  deadline = performance.now() + maxWait;
  observer ??= new MutationObserver(wait);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  wait();
}
