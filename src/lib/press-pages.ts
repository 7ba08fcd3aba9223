/** Number of items per press page, to limit the length of the lists. */
export const pressPageSize = 24;

/**
 * Returns the path of a press page, without language prefix.
 * @param number starts at 1
 * @param source slug of a source, for a list limited to that source
 * @example pressPagePath(2) // "/press/2/"
 */
export function pressPagePath(number: number, source?: string): string {
  const list = source === undefined ? "/press/" : `/press/source/${source}/`;
  return number === 1 ? list : `${list}${number}/`;
}

/**
 * Reports whether the slug of a press item clashes with the address of a list page.
 * @example isPressPageName("2") // true
 */
export const isPressPageName = (slug: string): boolean => /^\d+$/.test(slug) || slug === "source";

/**
 * Returns the page numbers for pagination: the first, the last, and those around the current one; null
 * represents a gap.
 * @example pagerNumbers(5, 9) // [1, null, 4, 5, 6, null, 9]
 */
export function pagerNumbers(current: number, count: number): (number | null)[] {
  const around = [1, current - 1, current, current + 1, count].filter((n) => n >= 1 && n <= count);
  const shown = [...new Set(around)];
  return shown.flatMap((n, index) => (n - (shown[index - 1] ?? n) > 1 ? [null, n] : [n]));
}
