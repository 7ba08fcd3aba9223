const withoutHash = ({ origin, pathname, search }: HTMLAnchorElement | Location) =>
  origin + pathname + search;

/**
 * Notes when a pressed link makes the browser leave the page, which a reload would cut short.
 * @returns a function that says whether that has begun
 */
export function watchLeaving(): () => boolean {
  let isLeaving = false;
  addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Neither a new window nor mail or telephone, nor another place in the same page.
    if (link.target || !/^http/.test(link.protocol) || withoutHash(link) === withoutHash(location)) return;
    isLeaving = true;
  });
  // The page is shown again, out of the browser's memory.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) isLeaving = false;
  });
  return () => isLeaving;
}
