import { isDeepStrictEqual } from "node:util";
import { decodeText } from "../../src/gatsby/content/text-file";
import { diffValues, editJson, parseJson, valueAt, type JsonEdit } from "./edit-json";
import { Refusal } from "./refusal";

type States = { before: Buffer | null; after: Buffer | null; now: Buffer | null };

const isSame = (a: Buffer | null, b: Buffer | null) => (a && b ? a.equals(b) : a === b);

/** What of a document an edit relies on: the value it writes; where items come or go, the whole list. */
const partOf = ({ path, kind }: JsonEdit) => (kind === "set" ? path : path.slice(0, -1));

/** Names of the items on the way to a value, which tell whether it is still the same item. */
const itemsOn = (value: unknown, { path }: JsonEdit) =>
  path.flatMap((key, index) => {
    if (typeof key !== "number") return [];
    const item = valueAt(value, path.slice(0, index + 1)) as { slug?: unknown; id?: unknown } | undefined;
    return [item?.slug ?? item?.id];
  });

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
  const isUntouched = edits.every((edit) => {
    const part = partOf(edit);
    return (
      isDeepStrictEqual(valueAt(written, part), valueAt(current, part)) &&
      isDeepStrictEqual(itemsOn(written, edit), itemsOn(current, edit))
    );
  });
  if (!isUntouched) throw refusal;
  return Buffer.from(editJson(decodeText(now).text, edits));
}
