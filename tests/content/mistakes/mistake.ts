import type { RuleName } from "../../../plugins/content-check/rules/messages";

/** A file of the copy in which mistakes are made; it has fixed content, whatever the site's own content is. */
export const press = "data/press/sample-item.json";

/** Text of that file. */
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

/**
 * An edit of a file: a paragraph added at its end, a text replaced by another, values by their path (a function gets the list
 * there was), or any change.
 */
export type Edit = string | readonly [from: string | RegExp, to: string] | Record<string, unknown> | Change;

/** A mistake, with the rule of its one finding and what that suggests, where it does. */
export type Mistake = readonly [rule: RuleName, edit: Edit, suggestion?: string];

/** Mistakes by file. */
export type Mistakes = Record<string, readonly Mistake[]>;

export const replaced =
  (from: string | RegExp, to: string): Change =>
  (content) =>
    content.replace(from, to);

/** An edit of a value somewhere in a JSON file. */
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

/** Everything that a file holds. */
export const whole = (text: string) => [/^[^]*$/, text] as const;

/** A question more, like the first one. */
export const withQuestion = (change: object) => (all: object[]) => [...all, { ...all[0], ...change }];

/** Mistakes in the first answer, which may hold marks. */
export const answer = (rows: readonly (readonly [RuleName, string, string?])[]): Mistake[] =>
  rows.map(([rule, text, suggestion]) => [rule, { "0.answer.0.tr": text }, suggestion]);

/** Opening hours of two periods, with a change of the second. */
export const hours = (change: object) => ({
  openingHours: {
    periods: [
      { days: ["monday", "tuesday"], from: "09:00", to: "18:00" },
      { days: ["saturday"], from: "10:00", to: "14:00", ...change },
    ],
  },
});

/** Both prices that the pricing page adds up, whatever the site's own are. */
export const prices = (store: [value: number, unit: string], domain: [value: number, unit: string]) => ({
  "storePrice.value": store[0],
  "storePrice.unit": store[1],
  "domainPrice.value": domain[0],
  "domainPrice.unit": domain[1],
});

/** A figure as somebody has typed it. */
export const typed =
  (id: string, value: string): Change =>
  (content) =>
    set(`${id}.value`, 90_909)(content).replace("90909", value);

/** The price of the store as somebody has typed it. */
export const typedPrice =
  (value: string): Change =>
  (content) =>
    typed("storePrice", value)(changeOf(prices([25, "USD"], [15, "USD"]))(content));
