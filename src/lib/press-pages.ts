/** Items on one page of the press: the lists stay light however many there are. */
export const pressPageSize = 24;

/**
 * The address of a page of the press, without language prefix.
 * @param number from 1
 * @param source slug of a source, for the list of that source alone
 * @example pressPagePath(2) // "/press/2/"
 */
export function pressPagePath(number: number, source?: string): string {
  const list = source === undefined ? "/press/" : `/press/source/${source}/`;
  return number === 1 ? list : `${list}${number}/`;
}

/**
 * Whether the slug of a press item is the name of a page of the list, so that its article would have no address.
 * @example isPressPageName("2") // true
 */
export const isPressPageName = (slug: string): boolean => /^\d+$/.test(slug) || slug === "source";

/**
 * The numbers a pager shows: the first, the last, and those around the current one; null where some are left out.
 * @example pagerNumbers(5, 9) // [1, null, 4, 5, 6, null, 9]
 */
export function pagerNumbers(current: number, count: number): (number | null)[] {
  const around = [1, current - 1, current, current + 1, count].filter((n) => n >= 1 && n <= count);
  const shown = [...new Set(around)];
  return shown.flatMap((n, index) => (n - (shown[index - 1] ?? n) > 1 ? [null, n] : [n]));
}
