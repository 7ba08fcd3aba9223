import type { RuleName } from "@/gatsby/content/messages";

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

type Json = Record<string, unknown> & unknown[];
export type Change = (content: string) => string;

export const replaced =
  (from: string | RegExp, to: string): Change =>
  (content) =>
    content.replace(from, to);

/** An edit of a value somewhere in a JSON file. */
export const set =
  (path: string, value: unknown): Change =>
  (content) => {
    const root = JSON.parse(content) as Json;
    const steps = path.split(".");
    const last = steps.pop() ?? "";
    const parent = steps.reduce((at, step) => (at as Record<string, unknown>)[step] as Json, root);
    if (value === undefined) delete (parent as Record<string, unknown>)[last];
    else (parent as Record<string, unknown>)[last] = value;
    return JSON.stringify(root, null, 2);
  };

/** Both prices that the pricing page adds up, whatever the site's own are. */
export const prices =
  (store: [value: number, unit: string], domain: [value: number, unit: string]): Change =>
  (content) =>
    [
      set("storePrice.value", store[0]),
      set("storePrice.unit", store[1]),
      set("domainPrice.value", domain[0]),
      set("domainPrice.unit", domain[1]),
    ].reduce((text, change) => change(text), content);

/** A figure as somebody has typed it. */
export const typedFigure =
  (id: string, typed: string): Change =>
  (content) =>
    set(`${id}.value`, 90_909)(content).replace("90909", typed);

/** The price of the store as somebody has typed it. */
export const typedPrice =
  (typed: string): Change =>
  (content) =>
    typedFigure("storePrice", typed)(prices([25, "USD"], [15, "USD"])(content));

/** A mistake in a file, with the rule and the English message of its one finding. */
export type Mistake = { rule: RuleName; name: string; file: string; change: Change; en: string };

export const mistake = (rule: RuleName, name: string, file: string, change: Change, en: string): Mistake => ({
  rule,
  name,
  file,
  change,
  en,
});
