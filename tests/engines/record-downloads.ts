/** Downloaded file, as read by `tests/e2e/saved-file.ts`. */
export type SavedFile = { name: string; text: string };

declare global {
  // Declaration merging with the browser's types requires an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    savedFiles?: Promise<SavedFile>[];
  }
}

/**
 * Records the files that a page downloads; injected before its scripts. Firefox ESR reports downloads without
 * an identifier (`browsingContext.downloadWillBegin` has no `download` and `navigation` is null), and
 * Playwright ignores such reports.
 */
export function recordDownloads(): void {
  const saved: Promise<SavedFile>[] = (window.savedFiles = []);
  const blobs = new Map<string, Blob>();
  const create = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (object) => {
    const url = create(object);
    if (object instanceof Blob) blobs.set(url, object);
    return url;
  };
  window.addEventListener("click", ({ target }) => {
    if (!(target instanceof HTMLAnchorElement) || !target.download) return;
    const { download: name, href } = target;
    const blob = blobs.get(href);
    if (blob) saved.push(blob.text().then((text) => ({ name, text })));
  });
}
