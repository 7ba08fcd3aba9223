/**
 * Compares versions numerically, lowest first; a missing number counts as 0.
 * @example ["1.10", "1.9"].sort(compareVersions) // ["1.9", "1.10"]
 */
export function compareVersions(a: string, b: string): number {
  const [first, second] = [a, b].map((version) => version.split(".").map(Number)) as [number[], number[]];
  for (let index = 0; index < Math.max(first.length, second.length); index++) {
    const difference = (first[index] ?? 0) - (second[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
