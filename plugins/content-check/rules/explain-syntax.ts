import { printParseErrorCode, visit, type ParseErrorCode } from "jsonc-parser";
import { invisibleIn } from "./damaged-text";
import type { FileError } from "../finding";
import type { RuleName } from "./messages";
import { memoiseByText } from "./memoise-by-text";

/** Reports an error that concerns a file as a whole. */
export function findFileError(text: string): FileError | null {
  if (/^\s*(?:$|\{\\rtf|PK.{2}|<(?:!doctype|html|\?xml))/i.test(text)) return { rule: "not-plain-text" };
  const conflict = text.search(/^(?:<{7} |\|{7}(?: |$)|>{7} )/m);
  return conflict < 0 ? null : { rule: "merge-conflict", at: conflict };
}

/** Explains the parser's first error to readers who do not know JSON. */
function explain(text: string, error: ParseErrorCode, at: number): FileError {
  const [before, here, code] = [text.slice(0, at), text.slice(at), printParseErrorCode(error)];
  const verdict = (rule: RuleName): FileError => ({
    rule,
    values: { found: here.split("\n", 1)[0] ?? "" },
    at,
  });
  const isNewLine = /\n\s*$/.test(before);
  if (invisibleIn(here.slice(0, 1))) return { ...invisibleIn(here.slice(0, 1)), at } as FileError;
  if (/^[,;]/.test(here) || (/^[}\]]/.test(here) && /,\s*$/.test(before))) return verdict("json-comma");
  if (/^(?:[}\]]|\s*$)/.test(here) || /File|Close/.test(code)) return verdict("json-bracket");
  if (here.startsWith("=") || (code === "ColonExpected" && /^["\d[{]/.test(here)))
    return verdict("json-colon");
  if (code === "CommaExpected" && isNewLine)
    return verdict(here.startsWith("{") && !/\}\s*$/.test(before) ? "json-bracket" : "json-comma");
  return verdict(/Comment/.test(code) || /^[#<]/.test(here) ? "json-syntax" : "json-value");
}

/** Reports the first error in a JSON text, including duplicate keys. */
export const judgeJson = memoiseByText((text): FileError | null => {
  const found: FileError[] = [];
  const open: Set<string>[] = [];
  visit(
    text,
    {
      onObjectBegin: () => void open.push(new Set()),
      onObjectEnd: () => void open.pop(),
      onObjectProperty: (key, at) => {
        const hidden = invisibleIn(key);
        if (hidden) found.push({ ...hidden, at });
        if (open.at(-1)?.has(key)) found.push({ rule: "twice", values: { value: key }, at });
        open.at(-1)?.add(key);
      },
      onError: (error, at) => found.push(explain(text, error, at)),
    },
    { disallowComments: true },
  );
  return findFileError(text) ?? found[0] ?? null;
});
