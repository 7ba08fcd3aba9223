/** Shortest time a loading state lasts, in milliseconds (docs/product.md 9). */
export const minimumDelay = 200;

/**
 * Settles like `work`, but not before the shortest time of a loading state has passed, so that none flickers.
 * @example await atLeast(listPackages())
 */
export async function atLeast<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([
    work,
    new Promise((resolve) => setTimeout(resolve, minimumDelay)),
  ]);
  if (result.status === "rejected") throw result.reason;
  return result.value;
}
