/** First supporting version per engine, or null (MDN browser compatibility data). */
type Feature = {
  name: string;
  found: RegExp;
  chrome: number | null;
  firefox: number | null;
  safari: number | null;
  /** Behaviour without the feature, if the supported browsers do not all have it. */
  fallback?: string;
};

/** Features newer than the oldest supported browsers, with patterns to find them in the source. */
export const features: readonly Feature[] = [
  { name: ":has()", found: /:has\(/, chrome: 105, firefox: 121, safari: 15.4 },
  { name: "color-mix()", found: /color-mix\(/, chrome: 111, firefox: 113, safari: 16.2 },
  { name: "cascade layers", found: /@layer/, chrome: 99, firefox: 97, safari: 15.4 },
  { name: "container queries", found: /@container/, chrome: 105, firefox: 110, safari: 16 },
  { name: "accent-color", found: /accent-color/, chrome: 93, firefox: 92, safari: 15.4 },
  { name: "modal dialogs", found: /\.showModal\(/, chrome: 37, firefox: 98, safari: 15.4 },
  { name: "inert", found: /\binert[=\s>}]/, chrome: 102, firefox: 112, safari: 15.5 },
  { name: "findLast", found: /\.findLast(?:Index)?\(/, chrome: 97, firefox: 104, safari: 15.4 },
  { name: "Array.prototype.at", found: /\.at\(-/, chrome: 92, firefox: 90, safari: 15.4 },
  { name: "Object.hasOwn", found: /Object\.hasOwn\(/, chrome: 93, firefox: 92, safari: 15.4 },
  { name: "crypto.randomUUID", found: /crypto\.randomUUID/, chrome: 92, firefox: 95, safari: 15.4 },
  { name: "structuredClone", found: /structuredClone\(/, chrome: 98, firefox: 94, safari: 15.4 },
  {
    name: "toSorted and its like",
    found: /\.to(?:Sorted|Reversed|Spliced)\(/,
    chrome: 110,
    firefox: 115,
    safari: 16,
  },
  { name: "AbortSignal.timeout", found: /AbortSignal\.timeout\(/, chrome: 103, firefox: 100, safari: 16 },
  { name: "AbortSignal.any", found: /AbortSignal\.any\(/, chrome: 116, firefox: 124, safari: 17.4 },
  {
    name: "Intl.Segmenter",
    found: /Intl\.Segmenter/,
    chrome: 87,
    firefox: 125,
    safari: 14.1,
    fallback: "src/lib/count-graphemes.ts counts by hand; tests/unit/lib/count-graphemes.test.ts",
  },
  {
    name: "subgrid",
    found: /\bsubgrid\b/,
    chrome: 117,
    firefox: 71,
    safari: 16,
    fallback: "the rows of a card are as high as the card needs them: price cards are whole, and not level",
  },
  { name: "Response.json()", found: /\bResponse\.json\(/, chrome: 105, firefox: 115, safari: 17 },
  { name: "URL.canParse", found: /URL\.canParse\(/, chrome: 120, firefox: 115, safari: 17 },
  { name: "Object.groupBy", found: /Object\.groupBy\(/, chrome: 117, firefox: 119, safari: 17.4 },
  { name: "Promise.withResolvers", found: /Promise\.withResolvers/, chrome: 119, firefox: 121, safari: 17.4 },
  { name: "popover", found: /popovertarget|showPopover|popover=/i, chrome: 114, firefox: 125, safari: 17 },
  { name: "dialog closedby", found: /closedby=/i, chrome: 134, firefox: 141, safari: null },
  { name: "view transitions", found: /startViewTransition/, chrome: 111, firefox: 144, safari: 18 },
  { name: "light-dark()", found: /light-dark\(/, chrome: 123, firefox: 120, safari: 17.5 },
  { name: "@starting-style", found: /@starting-style/, chrome: 117, firefox: 129, safari: 17.5 },
  {
    name: "content-visibility",
    found: /content-visibility/,
    chrome: 85,
    firefox: 125,
    safari: 18,
    fallback:
      "the whole page is laid out before it is shown, and pictures load at the distance that the browser chooses",
  },
  {
    name: "overflow-anchor",
    found: /overflow-anchor/,
    chrome: 56,
    firefox: 66,
    safari: null,
    fallback: "the whole page is laid out before it is shown",
  },
  {
    name: "field-sizing",
    found: /field-sizing/,
    chrome: 123,
    firefox: null,
    safari: 26.2,
    fallback: "the rest of an address stands at the end of its field",
  },
  {
    name: "text-wrap: balance, pretty",
    found: /text-wrap: (?:balance|pretty)/,
    chrome: 117,
    firefox: 121,
    safari: 17.5,
    fallback: "lines break as they come",
  },
  {
    name: "command and commandfor",
    found: /commandfor=/,
    chrome: 135,
    firefox: 144,
    safari: 26.2,
    fallback:
      "plugins/boot-on-intent/inline/boot-on-intent.ts opens and closes the menu; tests/e2e/early-use.spec.ts",
  },
  {
    name: "@media (scripting: none)",
    found: /scripting: none/,
    chrome: 120,
    firefox: 113,
    safari: 17,
    fallback: "slider and button of the trial's calendar stay in sight, and do nothing without scripts",
  },
  {
    name: "requestIdleCallback",
    found: /requestIdleCallback/,
    chrome: 47,
    firefox: 55,
    safari: null,
    fallback: "setTimeout, in the same line",
  },
  {
    name: "navigator.connection",
    found: /navigator\.connection|\bconnection\?\./,
    chrome: 61,
    firefox: null,
    safari: null,
    fallback: "counts as a connection that is not saved on (src/lib/browser-support.ts)",
  },
];
