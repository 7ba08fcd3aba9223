import type { RuleName } from "../../../plugins/content-check/finding";

/** File of the copy with fixed content, independent of the site's own content. */
export const press = "data/press/sample-item.json";

export const sampleItem = (cover: string): string => `{
  "slug": "sample-item",
  "date": "2022-06-21",
  "source": { "tr": "Örnek Gazete", "en": "Sample Paper" },
  "link": "/press/",
  "header": {
    "tr": "Bütün mesajlar",
    "en": "Every message"
  },
  "content": {
    "tr": "Mesajlar {brand} ile aynı ekrana taşınıyor ve hiçbir müşteri beklemiyor.",
    "en": "Messages move onto one screen with {brand}, and no customer waits."
  },
  "cover": "${cover}",
  "coverAlt": { "tr": "İpler", "en": "Threads" }
}
`;

type Change = (content: string) => string;
type Json = Record<string, unknown> & unknown[];

/** Edit of a file: an appended paragraph, a replacement, values by path, or any change. */
export type Edit = string | readonly [from: string | RegExp, to: string] | Record<string, unknown> | Change;

/** Invalid edit with the rule that reports it, and the suggestion if there is one. */
export type Mistake = readonly [rule: RuleName, edit: Edit, suggestion?: string];

/** Invalid edits by file. */
export type Mistakes = Record<string, readonly Mistake[]>;

export const replaced =
  (from: string | RegExp, to: string): Change =>
  (content) =>
    content.replace(from, to);

/** Edits a value at a path of a JSON file. */
export const set =
  (path: string, value: unknown): Change =>
  (content) => {
    const root = { "": JSON.parse(content) as Json };
    const steps = ["", ...path.split(".").filter(Boolean)];
    const last = steps.pop() ?? "";
    const parent = steps.reduce<Record<string, unknown>>((at, step) => at[step] as Json, root);
    if (value === undefined) delete parent[last];
    else
      parent[last] = typeof value === "function" ? (value as (old: unknown) => unknown)(parent[last]) : value;
    return JSON.stringify(root[""], null, 2);
  };

export function changeOf(edit: Edit): Change {
  if (typeof edit === "function") return edit;
  if (typeof edit === "string") return (content) => `${content}\n${edit}\n`;
  if (Array.isArray(edit)) return replaced(...(edit as [string, string]));
  return (content) => Object.entries(edit).reduce((text, [path, value]) => set(path, value)(text), content);
}

/** Replaces a whole file. */
export const whole = (text: string) => [/^[^]*$/, text] as const;

/** Adds a question based on the first one. */
export const withQuestion = (change: object) => (all: object[]) => [...all, { ...all[0], ...change }];

/** Invalid markup in the first answer, which allows markup. */
export const answer = (rows: readonly (readonly [RuleName, string, string?])[]): Mistake[] =>
  rows.map(([rule, text, suggestion]) => [rule, { "0.answer.0.tr": text }, suggestion]);

/** List of former addresses: pairs of an address and its target. */
export const former = (from: string, to: string, ...more: string[]) =>
  whole(JSON.stringify([{ from, to }, ...(more.length > 0 ? [{ from: more[0], to: more[1] }] : [])]));

/** Opening hours of two periods, with a change to the second. */
export const hours = (change: object) => ({
  openingHours: {
    periods: [
      { days: ["monday", "tuesday"], from: "09:00", to: "18:00" },
      { days: ["saturday"], from: "10:00", to: "14:00", ...change },
    ],
  },
});

/** Sets both prices that the pricing page adds up, regardless of the site's own. */
export const prices = (store: [value: number, unit: string], domain: [value: number, unit: string]) => ({
  "storePrice.value": store[0],
  "storePrice.unit": store[1],
  "domainPrice.value": domain[0],
  "domainPrice.unit": domain[1],
});

/** Sets a figure to a raw value. */
export const typed =
  (id: string, value: string): Change =>
  (content) =>
    set(`${id}.value`, 90_909)(content).replace("90909", value);

/** Sets the store price to a raw value. */
export const typedPrice =
  (value: string): Change =>
  (content) =>
    typed("storePrice", value)(changeOf(prices([25, "USD"], [15, "USD"]))(content));
