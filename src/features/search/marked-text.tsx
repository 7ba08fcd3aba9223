import { Fragment } from "react";
import { foldText } from "@/lib/fold-text";

type MarkedTextProps = {
  text: string;
  /** Words to highlight, normalised by `foldText`. */
  words: ReadonlySet<string>;
};

/** Text in which the words that match the query are highlighted. */
export function MarkedText({ text, words }: MarkedTextProps) {
  // Same word boundaries as in the index: spaces and punctuation.
  const parts = text.split(/([\p{Z}\p{P}\n]+)/u);
  return parts.map((part, index) => (
    // The parts have no identity other than their index.
    <Fragment key={index}>{words.has(foldText(part)) ? <mark>{part}</mark> : part}</Fragment>
  ));
}
