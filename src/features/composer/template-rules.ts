/** Meta's categories, of which each has a fee of its own. */
export const templateCategories = ["utility", "marketing", "authentication"] as const;
export type TemplateCategory = (typeof templateCategories)[number];

/** Tells whether a text names a category. */
export const isCategory = (value: string): value is TemplateCategory =>
  templateCategories.some((category) => category === value);

const variable = /\{\{\s*([\p{L}\p{N}_]{1,30})\s*\}\}/gu;

/**
 * A case of data/templates.json as it is written in the composer.
 * @example toComposerText("Merhaba [[ad]]") // "Merhaba {{ad}}"
 */
export const toComposerText = (text: string): string => text.replaceAll("[[", "{{").replaceAll("]]", "}}");

/**
 * The variables of a template in the order they first appear.
 * @example variablesIn("{{ad}}, {{ürün}} geldi, {{ad}}!") // ["ad", "ürün"]
 */
export const variablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(variable)].map(([, name = ""]) => name)),
];

/**
 * A template with its variables filled in; one without a value stays as it is written.
 * @example fillTemplate("Merhaba {{ad}}", { ad: "Elif" }) // "Merhaba Elif"
 */
export const fillTemplate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(
    variable,
    (whole, name: string) => (Object.hasOwn(values, name) && values[name]?.trim()) || whole,
  );

/** The variable that stands for the shop, in both languages. */
const shopVariables = ["mağaza", "shop"];

/** The sample value of each variable, by the variable's name; the visitor's own shop where its name is known. */
export const samplesOf = (
  { variables }: { variables: readonly { name: string; sample: string }[] },
  ownShop = "",
): Record<string, string> =>
  Object.fromEntries(
    variables.map(({ name, sample }) => [name, (shopVariables.includes(name) && ownShop) || sample]),
  );

/** Hours after the customer's last message at which the clock starts. */
export const firstHours = 3;

export type WindowState = {
  /** Whether free replies may be written. */
  isOpen: boolean;
  hoursLeft: number;
  /** What a free reply costs; null where none may be sent. */
  reply: "free" | null;
  /** What the template costs; an approved one may always be sent. */
  template: "free" | "fee";
};

/**
 * What may be sent, and what Meta charges, some hours after the customer's last message (docs/product.md 9; the rule about
 * utility templates is the note of `templateFeesYear` in data/constants.json).
 */
export function windowState(hours: number, windowHours: number, category: TemplateCategory): WindowState {
  const hoursLeft = Math.max(0, windowHours - hours);
  const isOpen = hoursLeft > 0;
  return {
    isOpen,
    hoursLeft,
    reply: isOpen ? "free" : null,
    template: isOpen && category === "utility" ? "free" : "fee",
  };
}
