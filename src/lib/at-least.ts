/** Minimum duration of a loading state in milliseconds (docs/product.md 9). */
export const minimumDelay = 200;

/**
 * Settles like `work`, but not before the minimum duration of a loading state, to avoid flicker.
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
