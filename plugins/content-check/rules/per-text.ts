/** As many texts as a site ten times this one's size has; a studio that stays open for weeks keeps no more. */
const maxTexts = 50_000;

/**
 * Remembers what a function says of a text: in the next check most texts are the same.
 * @param judge its answer depends on the text alone and is never changed afterwards
 */
export function perText<Verdict>(judge: (text: string) => Verdict): (text: string) => Verdict {
  const known = new Map<string, Verdict>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= maxTexts) known.clear();
    const verdict = judge(text);
    known.set(text, verdict);
    return verdict;
  };
}
