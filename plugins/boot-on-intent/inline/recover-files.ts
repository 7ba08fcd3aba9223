import type { RecoveryWindow } from "../../../src/lib/recovery-window";
import { watchLeaving } from "./watch-leaving";
import { keepTypedText, restoreTypedText } from "../browser/typed-text";

/** When the page last reloaded by itself, in milliseconds since 1970; it may do so once in a minute (docs/product.md 9). */
const reloadKey = "chunk-reload-at";
const reloadGuard = 60_000;

/** How long a fresh copy of a failed file is waited for, in milliseconds. */
const refetchTimeout = 4000;

/** Removes files from every cache, that of the browser included, and fetches them anew: a wrong answer may have been kept. */
async function refetch(urls: readonly string[]) {
  try {
    for (const name of await caches.keys())
      for (const url of urls) await (await caches.open(name)).delete(url, { ignoreSearch: true });
  } catch {
    // Not every page may use the caches: then nothing of ours is in them.
  }
  const fetches = urls.map(async (url) => (await fetch(url, { cache: "reload" })).blob());
  await Promise.allSettled(fetches);
}

function whenParsed(action: () => void) {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", action);
  else action();
}

/** A file that is no script after all, as browsers report it; JSON that cannot be read is an error of the same name. */
const unreadable = (message = "") => message.includes("SyntaxError") && !message.includes("JSON");

/** Files that blockers know by their name and nobody misses: without what asks for consent nothing of others is loaded. */
const dispensable = /\/(?:\w\w-)?consent[-.][^/]*$/;

/** The address of our own file that an event reports as failed. */
function failedFile({ target, filename, message }: Partial<ErrorEvent>): string | undefined {
  const own = (url?: string) =>
    url?.startsWith(`${location.origin}/`) && !dispensable.test(url) ? url : undefined;
  if (target instanceof HTMLScriptElement) return own(target.src);
  if (target instanceof HTMLLinkElement) return target.rel === "stylesheet" ? own(target.href) : undefined;
  return unreadable(message) ? own(filename) : undefined;
}

/** A failed part of the application, as webpack and Gatsby report it. */
const failedChunk = /Loading (CSS )?chunk \S+ failed|Not rendering React$/i;

/**
 * When a script or style of ours fails to load or to run, or the page's data is gone, throws it out of the caches, fetches
 * it anew and reloads, at most once in 60 s and not without a network, where that would lose the page; after that
 * `#load-failed` says so and offers to load again, unless the part that fails says so. What was typed is kept. Stops Gatsby's own handler, which reloads without
 * limit. A visitor who is already leaving for another address is left alone.
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
      // A clock that was put back makes the last time one to come.
      if (Math.abs(now - Number(sessionStorage.getItem(reloadKey))) < reloadGuard) return false;
      sessionStorage.setItem(reloadKey, String(now));
    } catch {
      return false; // Without a memory it might reload for ever.
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
