/**
 * Matches code points that combine with the preceding character: marks, variation selectors, skin tones and
 * tags.
 */
const joined = /^(?:\p{M}|\p{Emoji_Modifier}|[\u{E0020}-\u{E007F}])$/u;
const joiner = "\u200D";
const regional = /^[\u{1F1E6}-\u{1F1FF}]$/u;

/**
 * Counts graphemes without `Intl.Segmenter`. Letters with combining marks, joined emoji and flags count once,
 * which suffices for messages.
 */
function countByHand(text: string): number {
  let count = 0;
  let before = "";
  let flags = 0;
  for (const point of text.replace(/\r\n/g, "\n")) {
    flags = regional.test(point) ? flags + 1 : 0;
    const isSecondOfFlag = flags > 0 && flags % 2 === 0;
    const isPart = joined.test(point) || point === joiner || before === joiner || isSecondOfFlag;
    if (!isPart || count === 0) count += 1;
    before = point;
  }
  return count;
}

/**
 * Counts the characters of a string as perceived by a reader: a letter with its marks counts once, as does a
 * composed emoji.
 * @param language BCP 47 tag
 * @example countGraphemes("İyi günler 👩🏽‍🍳", "tr") // 12
 */
export function countGraphemes(text: string, language: string): number {
  if (!("Segmenter" in Intl)) return countByHand(text);
  return [...new Intl.Segmenter(language, { granularity: "grapheme" }).segment(text)].length;
}
