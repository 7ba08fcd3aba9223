import { Fragment } from "react";
import { foldText } from "@/lib/fold-text";

type MarkedTextProps = {
  text: string;
  /** Words to mark, folded. */
  words: ReadonlySet<string>;
};

/** A text with the words that fit the query marked. */
export function MarkedText({ text, words }: MarkedTextProps) {
  // The same word boundaries as the index has: spaces and punctuation.
  const parts = text.split(/([\p{Z}\p{P}\n]+)/u);
  return parts.map((part, index) => (
    // The parts have no identity but their place.
    <Fragment key={index}>{words.has(foldText(part)) ? <mark>{part}</mark> : part}</Fragment>
  ));
}
