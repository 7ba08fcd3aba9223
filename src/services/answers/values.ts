import * as v from "valibot";
import { isFields } from "@/lib/is-fields";
import { setupParts } from "@/config/channels";
import { idText, type WireId } from "@/lib/wire-id";
import { seenText, shortened } from "@/services/message-text";
import { unwrap, type Fields } from "./unwrap";

const maxText = 500;

/** Schema of an opaque id, hash or code, which must not be changed. */
export const id = v.union([
  v.pipe(v.string(), v.regex(/\S/), v.maxLength(4096)),
  v.pipe(v.number(), v.finite()),
]);

export const idAsText = v.pipe(id, v.transform(idText));

const written = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const withoutTags = (value: string) => value.slice(0, 4 * maxText).replace(/<[a-z!/?][^<>]{0,200}>/gi, " ");
const shown = v.pipe(
  written,
  v.transform((value) => shortened(seenText(withoutTags(value)), maxText)),
);

/** Schema of non-empty text of at most 500 characters, without tags or invisible characters. */
export const requiredText = v.pipe(shown, v.nonEmpty());

/** Like `requiredText`, but empty if the text is missing. */
export const text = v.fallback(shown, "");

/** Returns a label for an item that has an id but no name. */
export const idLabel = (one: WireId): string => v.parse(text, one) || "–";

/** Schema of a host name or address, unchanged; the caller must check it before linking to it. */
export const url = v.fallback(
  v.pipe(
    v.string(),
    v.transform((value) => value.slice(0, 300)),
  ),
  "",
);

/** Schema of text typed by a person, in which line breaks and angle brackets are preserved. */
export const typedText = v.fallback(
  v.pipe(
    written,
    v.transform((value) => {
      const lines = value.slice(0, 4 * maxText).split(/\r\n?|\n/);
      return shortened(lines.map(seenText).join("\n").trim(), maxText);
    }),
  ),
  "",
);

/** Schema of a boolean: true or false, 1 or 0, or either form as text. */
export const yesOrNo = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1, "0", "1", "true", "false"])]),
  v.transform((value) => [true, 1, "1", "true"].includes(value)),
);
export const flag = (otherwise: boolean) => v.fallback(yesOrNo, otherwise);

/** Returns a schema that accepts the given words, ignoring case; null for any other word. */
export const word = <const Words extends readonly string[]>(words: Words) =>
  v.fallback(v.nullable(v.pipe(v.string(), v.toLowerCase(), v.picklist(words))), null);

export const part = word(setupParts);

const amount = v.pipe(
  v.union([
    v.number(),
    v.pipe(
      v.string(),
      v.regex(/^\d{1,9}(?:[.,]\d{1,2})?$/),
      v.transform((digits) => Number(digits.replace(",", "."))),
    ),
  ]),
  v.minValue(0),
  v.maxValue(1e9),
);

/** Schema of a price; null if amount or currency is invalid, since prices must not be guessed. */
export const price = v.fallback(
  v.nullable(
    v.object({
      amount,
      /** Currency code (ISO 4217). */
      currency: v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]{3}$/)),
      interval: word(["month", "year"]),
    }),
  ),
  null,
);

type Names = Readonly<Record<string, readonly string[]>>;

/** Fills missing or null fields with the values of alternative names. */
function named(value: unknown, names: Names): unknown {
  if (!isFields(value)) return value;
  const filled: Fields = { ...value };
  for (const [name, others] of Object.entries(names))
    filled[name] ??= others.map((other) => value[other]).find((one) => one !== undefined && one !== null);
  return filled;
}

/** Schema of a list item or a nested object; `names` are alternative names of its fields. */
export const item = <const Entries extends v.ObjectEntries>(entries: Entries, names: Names = {}) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => named(value, names)),
    v.object(entries),
  );

/**
 * Schema of an object: alone, in envelopes, or under its own name. Empty responses count as objects without
 * fields.
 */
export const object = <const Entries extends v.ObjectEntries>(
  entries: Entries,
  own: readonly string[] = [],
) =>
  v.pipe(
    v.unknown(),
    v.transform((body) => unwrap(body, own) ?? {}),
    v.object(entries),
  );

type Item<Output> = v.GenericSchema<unknown, Output>;

/**
 * Schema of a list: skips invalid items and those with duplicate keys; invalid if no item is valid.
 * @param most maximum number of items
 */
export const list = <Output>(schema: Item<Output>, keyOf: (read: Output) => WireId, most = 200) =>
  v.pipe(
    v.array(v.unknown()),
    v.rawTransform<unknown[], Output[]>(({ dataset, addIssue, NEVER }) => {
      const items = new Map<string, Output>();
      let misfit: { index: number; issue: v.BaseIssue<unknown> } | undefined;
      for (const [index, value] of dataset.value.entries()) {
        const read = v.safeParse(schema, value);
        if (!read.success) misfit ??= { index, issue: read.issues[0] };
        else if (items.size < most && !items.has(idText(keyOf(read.output))))
          items.set(idText(keyOf(read.output)), read.output);
      }
      if (items.size > 0 || !misfit) return [...items.values()];
      const { index, issue } = misfit;
      const place = {
        type: "array",
        origin: "value",
        input: dataset.value,
        key: index,
        value: null,
      } as const;
      addIssue({ expected: issue.expected ?? undefined, path: [place, ...(issue.path ?? [])] });
      return NEVER;
    }),
  );

export const ids = list(id, (one) => one, 50);

/**
 * Schema of a response that contains a list: bare, in an envelope, or under one of the list's own names; null
 * counts as an empty list.
 */
export function listAnswer<Name extends string, Output>(
  own: readonly [Name, ...string[]],
  schema: Item<Output>,
  keyOf: (read: Output) => WireId,
) {
  const isNone = (body: unknown) =>
    isFields(body) && [...own, "data", "result"].some((name) => body[name] === null);
  return v.pipe(
    v.unknown(),
    v.transform((body) => unwrap(body, own)),
    v.transform((found) => (isNone(found) ? [] : found)),
    list(schema, keyOf),
    v.transform((read) => ({ [own[0]]: read }) as Record<Name, Output[]>), // the list under its name
  );
}
