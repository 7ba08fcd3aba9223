/** Meta's template categories, which differ in price. */
export const templateCategories = ["utility", "marketing", "authentication"] as const;
export type TemplateCategory = (typeof templateCategories)[number];

/** Reports whether a string is a template category. */
export const isCategory = (value: string): value is TemplateCategory =>
  templateCategories.some((category) => category === value);

const variable = /\{\{\s*([\p{L}\p{N}_]{1,30})\s*\}\}/gu;

/**
 * Converts a text from data/templates.json to the composer's syntax.
 * @example toComposerText("Merhaba [[ad]]") // "Merhaba {{ad}}"
 */
export const toComposerText = (text: string): string => text.replaceAll("[[", "{{").replaceAll("]]", "}}");

/**
 * Returns the variables of a template in order of first appearance.
 * @example variablesIn("{{ad}}, {{ürün}} geldi, {{ad}}!") // ["ad", "ürün"]
 */
export const variablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(variable)].map(([, name = ""]) => name)),
];

/**
 * Substitutes the variables in a template; a variable without a value is left unchanged.
 * @example fillTemplate("Merhaba {{ad}}", { ad: "Elif" }) // "Merhaba Elif"
 */
export const fillTemplate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(
    variable,
    (whole, name: string) => (Object.hasOwn(values, name) && values[name]?.trim()) || whole,
  );

/** Reports whether a text contains double braces that do not form a variable. */
export const hasLooseBraces = (text: string): boolean => /\{\{|\}\}/.test(text.replace(variable, ""));

/** Names of the shop variable in both languages. */
const shopVariables = ["mağaza", "shop"];

/** Returns sample values keyed by variable name; the shop variable uses the visitor's shop name if known. */
export const samplesOf = (
  { variables }: { variables: readonly { name: string; sample: string }[] },
  ownShop = "",
): Record<string, string> =>
  Object.fromEntries(
    variables.map(({ name, sample }) => [name, (shopVariables.includes(name) && ownShop) || sample]),
  );

/** Initial position of the clock, in hours after the customer's last message. */
export const firstHours = 3;

export type WindowState = {
  /** True while free-form replies are allowed. */
  isOpen: boolean;
  hoursLeft: number;
  /** Cost of a free-form reply; null if not allowed. */
  reply: "free" | null;
  /** Cost of the template; approved templates may always be sent. */
  template: "free" | "fee";
};

/**
 * Returns the message types allowed a given number of hours after the customer's last message, with Meta's
 * charges (docs/product.md 9; for the rule on utility templates, see the note on `templateFeesYear` in
 * data/constants.json).
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
