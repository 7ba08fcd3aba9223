const withoutHash = ({ origin, pathname, search }: HTMLAnchorElement | Location) =>
  origin + pathname + search;

/**
 * Detects when a clicked link is about to unload the page, since a reload would interrupt this navigation.
 * If Back restores the page, closes the menu that the link was clicked in.
 * @returns a function that reports whether the page is being unloaded
 */
export function watchLeaving(): () => boolean {
  let followed: Element | undefined;
  addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Ignores links that open a new window, email and phone links, and links within the page.
    if (link.target || !/^http/.test(link.protocol) || withoutHash(link) === withoutHash(location)) return;
    followed = link;
  });
  // The page was restored from the back/forward cache.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    followed?.closest("dialog")?.close();
    followed = undefined;
  });
  return () => followed !== undefined;
}
