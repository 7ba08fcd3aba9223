/** The result of a function, or a fallback where it throws: for browser features that may be missing or broken. */
export function attempt<Result>(run: () => Result, fallback: Result): Result {
  try {
    return run();
  } catch {
    return fallback;
  }
}
