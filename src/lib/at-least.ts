/**
 * Settles like `work`, but not before `milliseconds` have passed, so that a loading state does not flicker.
 * @example await atLeast(200, listPackages())
 */
export async function atLeast<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([
    work,
    new Promise((resolve) => setTimeout(resolve, milliseconds)),
  ]);
  if (result.status === "rejected") throw result.reason;
  return result.value;
}
