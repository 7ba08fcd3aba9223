/**
 * Maximum number of memoised texts: ten times the number on this site, to limit the memory use of a
 * long-running studio.
 */
const maxTexts = 50_000;

/** Memoises a pure function of a string, because most texts are unchanged in the next check. */
export function memoiseByText<Result>(judge: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= maxTexts) known.clear();
    const verdict = judge(text);
    known.set(text, verdict);
    return verdict;
  };
}
