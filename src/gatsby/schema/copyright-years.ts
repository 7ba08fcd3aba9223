/**
 * The years of a copyright notice, from the first to that of the build.
 * @example copyrightYears(2022, new Date("2026-11-22")) // "2022-2026"
 */
export function copyrightYears(first: number, build: Date): string {
  const last = build.getUTCFullYear();
  return last > first ? `${first}-${last}` : String(first);
}
