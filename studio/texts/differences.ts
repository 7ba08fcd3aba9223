import { markedParts, unmarked } from "../../src/lib/marked-text";
import { shortened } from "./shown-value";

/** Length of the unchanged text displayed on each side of a difference, in characters. */
const around = 40;

/** Maximum length of an excerpt, in characters. */
const maxLength = 160;

/** Splits a text into words with the spaces after them; a link counts as a single word. */
const wordsOf = (text: string) =>
  text.match(/(?:\[[^\]]*\]\([^)]*\)|\*\*?[^*\s][^*]*\*\*?|\S)+\s*|\s+/g) ?? [];

/** Positions in the old and in the new list of words. */
type Place = [number, number];

/** Returns the positions of the words or ids that two lists share: their longest common subsequence. */
export function sharedWords(old: string[], now: string[]): Place[] {
  const width = now.length + 1;
  /** Length, in words, of the longest common subsequence from each pair of positions onwards. */
  const lengths = new Uint16Array((old.length + 1) * width);
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        old[i] === now[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
  const shared: Place[] = [];
  let [i, j] = [0, 0];
  while (lengthAt(i, j) > 0)
    if (old[i] === now[j]) shared.push([i++, j++]);
    else if (lengthAt(i + 1, j) === lengthAt(i, j)) i += 1;
    else j += 1;
  return shared;
}

const lengthOf = (words: string[]) => words.join("").length;

/** Returns the words from one position to another, with a few unchanged words on each side. */
function excerptOf(words: string[], from: number, to: number): string {
  let [start, end] = [from, to];
  while (start > 0 && lengthOf(words.slice(start - 1, from)) <= around) start -= 1;
  while (end < words.length && lengthOf(words.slice(to, end + 1)) <= around) end += 1;
  const text = words.slice(start, end).join("").trim();
  return `${start > 0 ? "…" : ""}${text}${end < words.length ? "…" : ""}`;
}

const linksIn = (text: string) =>
  markedParts(text)
    .flatMap((part) => (part.kind === "link" ? [part.to] : []))
    .join(" ");

const shown = (text: string) => shortened(text.replace(/\[([^\]]*)\]\(([^)]*)\)/g, "$1 ($2)"), maxLength);

/**
 * Returns an excerpt of the old and of the new text for each difference between them. Markup is shown only if it
 * is all that changed, or if a link changed.
 */
export function differences(old: string, now: string): [string, string][] {
  const [before, after] = [wordsOf(old), wordsOf(now)];
  const found: { from: Place; to: Place }[] = [];
  let [i, j] = [0, 0];
  for (const to of [...sharedWords(before, after), [before.length, after.length] as Place]) {
    const last = found.at(-1);
    if (to[0] > i || to[1] > j) {
      // Differences with only a few words between them are shown together.
      if (last && lengthOf(before.slice(last.to[0], i)) <= around) last.to = to;
      else found.push({ from: [i, j], to });
    }
    [i, j] = [to[0] + 1, to[1] + 1];
  }
  return found.map(({ from, to }) => {
    const raw = [excerptOf(before, from[0], to[0]), excerptOf(after, from[1], to[1])] as const;
    const plain = [unmarked(raw[0]), unmarked(raw[1])] as const;
    const [one, other] = plain[0] === plain[1] || linksIn(raw[0]) !== linksIn(raw[1]) ? raw : plain;
    return [shown(one), shown(other)];
  });
}
