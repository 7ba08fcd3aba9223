import type { RecoveryWindow } from "../../../src/lib/recovery-window";
import { watchLeaving } from "./watch-leaving";
import { keepTypedText, restoreTypedText } from "../browser/typed-text";

/**
 * Storage key for the time of the last automatic reload, in milliseconds since 1970; at most one reload a
 * minute is allowed (docs/product.md 9).
 */
const reloadKey = "chunk-reload-at";
const reloadGuard = 60_000;

/** Timeout for refetching a failed file, in milliseconds. */
const refetchTimeout = 4000;

/**
 * Removes files from all caches, including the browser's, and fetches them again, because a wrong response
 * may have been cached.
 */
async function refetch(urls: readonly string[]) {
  try {
    for (const name of await caches.keys())
      for (const url of urls) await (await caches.open(name)).delete(url, { ignoreSearch: true });
  } catch {
    // Without access to the caches there are no cached files to remove.
  }
  const fetches = urls.map(async (url) => (await fetch(url, { cache: "reload" })).blob());
  await Promise.allSettled(fetches);
}

function whenParsed(action: () => void) {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", action);
  else action();
}

/**
 * Reports whether an error message means that a script could not be parsed. The name `SyntaxError` alone is
 * ambiguous: JSON parse errors share it.
 */
const unreadable = (message = "") => message.includes("SyntaxError") && !message.includes("JSON");

/**
 * Matches files that content blockers block by name and without which the page still works: if the consent
 * dialog is blocked, no third-party script is loaded either.
 */
const dispensable = /\/(?:\w\w-)?consent[-.][^/]*$/;

/** Returns the URL of the site's own file that failed to load, according to an error event. */
function failedFile({ target, filename, message }: Partial<ErrorEvent>): string | undefined {
  const own = (url?: string) =>
    url?.startsWith(`${location.origin}/`) && !dispensable.test(url) ? url : undefined;
  if (target instanceof HTMLScriptElement) return own(target.src);
  if (target instanceof HTMLLinkElement) return target.rel === "stylesheet" ? own(target.href) : undefined;
  return unreadable(message) ? own(filename) : undefined;
}

/** Matches webpack's and Gatsby's error messages for a chunk that failed to load. */
const failedChunk = /Loading (CSS )?chunk \S+ failed|Not rendering React$/i;

/**
 * Recovers from scripts, styles or page data that fail to load or run: removes the files from the caches,
 * fetches them again and reloads the page, at most once in 60 s and never while offline, since a reload would
 * then lose the page. After that it shows `#load-failed` with a reload button, unless the failing component
 * shows its own error. Form values are kept. Replaces Gatsby's handler, which reloads without limit. Does
 * nothing if the visitor is already leaving the page.
 */
export function recoverFiles() {
  const page: RecoveryWindow = window;
  const isLeaving = watchLeaving();
  const isElsewhere = () => isLeaving() || (page.___elsewhere ?? 0) > 0;
  const broken = new Set<string>();
  let isReloading = false;

  function reload() {
    isReloading = false;
    if (!isElsewhere()) location.reload();
  }

  function loadAgain() {
    isReloading = true;
    keepTypedText();
    addEventListener("input", keepTypedText, true);
    if (broken.size === 0) return reload();
    const timeout = new Promise((resolve) => setTimeout(resolve, refetchTimeout));
    void Promise.race([refetch([...broken]), timeout]).then(reload);
  }

  function reloadOnce(): boolean {
    if (isReloading) return true;
    if (navigator.onLine === false) return false;
    try {
      const now = Date.now();
      // If the clock was set back, the last reload appears to be in the future.
      if (Math.abs(now - Number(sessionStorage.getItem(reloadKey))) < reloadGuard) return false;
      sessionStorage.setItem(reloadKey, String(now));
    } catch {
      return false; // Without storage the page might reload endlessly.
    }
    loadAgain();
    return true;
  }

  function showMessage() {
    const message = document.getElementById("load-failed");
    if (!message?.hidden) return;
    message.hidden = false;
    message.addEventListener("click", (event) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      loadAgain();
    });
  }

  function fail(file?: string) {
    if (file) broken.add(file);
    if (!isElsewhere() && !reloadOnce() && !page.___parts) whenParsed(showMessage);
  }

  page.___reloadOnce = reloadOnce;
  whenParsed(restoreTypedText);
  addEventListener(
    "error",
    (event) => {
      const file = failedFile(event);
      if (file) fail(file);
    },
    true,
  );
  addEventListener("unhandledrejection", (event) => {
    const reason = event.reason as { name?: string; message?: string; request?: string } | undefined;
    if (reason?.name !== "ChunkLoadError" && !failedChunk.test(reason?.message ?? "")) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    fail(reason?.request);
  });
}
