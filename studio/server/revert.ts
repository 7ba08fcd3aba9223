import { decodeText } from "../../src/gatsby/data/text-file";
import { diffValues, editJson, parseJson } from "./edit-json";
import { isUntouched } from "./merge";
import { Refusal } from "./refusal";

type States = { before: Buffer | null; after: Buffer | null; now: Buffer | null };

const isSame = (a: Buffer | null, b: Buffer | null) => (a && b ? a.equals(b) : a === b);

/**
 * What a file holds once a change of it is taken back. Fields that were changed later stay as they are now.
 * @throws Refusal when what the change wrote has itself been changed
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
