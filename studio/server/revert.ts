import { decodeText } from "../../src/gatsby/data/text-file";
import { diffValues, editJson, parseJson } from "./edit-json";
import { isUntouched } from "./merge";
import { Refusal } from "./refusal";

type States = { before: Buffer | null; after: Buffer | null; now: Buffer | null };

const isSame = (a: Buffer | null, b: Buffer | null) => (a && b ? a.equals(b) : a === b);

/**
 * Returns the content of a file after undoing a change. Fields changed later keep their values.
 * @throws Refusal if the changed fields themselves have been changed since
 */
export function revertFile(file: string, { before, after, now }: States): Buffer | null {
  if (isSame(after, now)) return before;
  const refusal = new Refusal(409, "changedSince", { file });
  if (!before || !after || !now || !file.endsWith(".json")) throw refusal;
  const [old, written, current] = [before, after, now].map((content) => parseJson(decodeText(content).text));
  if (old === undefined || written === undefined || current === undefined) throw refusal;
  const edits = diffValues(written, old);
  if (!edits.every((edit) => isUntouched(edit, written, current))) throw refusal;
  return Buffer.from(editJson(decodeText(now).text, edits));
}
