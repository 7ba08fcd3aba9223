/** Part of a string with inline formatting: plain, emphasised, or a link. */
export type TextPart =
  | { kind: "plain" | "strong" | "emphasis"; words: string }
  | {
      kind: "link";
      words: string;
      /** A path without language prefix, or a URL that starts with `https://`. */
      to: string;
    };

/**
 * Complete grammar of inline formatting (docs/decisions/004): links, strong and emphasised words, not nested.
 */
const mark =
  /\[([^[\]*]+)\]\(((?:\/(?!\/)|https:\/\/)[^()\s]*)\)|\*\*([^\s*](?:[^*]*[^\s*])?)\*\*|\*([^\s*](?:[^*]*[^\s*])?)\*/g;

const plain = (words: string): TextPart[] => (words === "" ? [] : [{ kind: "plain", words }]);

function partOf([whole, label, to, strong, emphasis]: RegExpMatchArray): TextPart {
  if (label !== undefined && to !== undefined) return { kind: "link", words: label, to };
  if (strong !== undefined) return { kind: "strong", words: strong };
  return { kind: "emphasis", words: emphasis ?? whole };
}

/**
 * Splits a string with inline formatting into its parts. Invalid formatting stays plain text, so no markup can
 * be injected.
 * @example markedParts("See [prices](/pricing/).")
 * // [{ kind: "plain", words: "See " }, { kind: "link", words: "prices", to: "/pricing/" }, { kind: "plain", words: "." }]
 */
export function markedParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(mark)) {
    parts.push(...plain(text.slice(end, match.index)), partOf(match));
    end = match.index + match[0].length;
  }
  return [...parts, ...plain(text.slice(end))];
}

/**
 * Removes the inline formatting from a string.
 * @example unmarked("See [prices](/pricing/) **today**.") // "See prices today."
 */
export const unmarked = (text: string): string =>
  markedParts(text)
    .map(({ words }) => words)
    .join("");
