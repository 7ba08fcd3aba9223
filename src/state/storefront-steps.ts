/** The groups of the storefront wizard's numbered steps, with the first and the last step of each. */
export const storefrontGroups = [
  { id: "basic", first: 1, last: 4 },
  { id: "sale", first: 5, last: 8 },
  { id: "orders", first: 9, last: 12 },
  { id: "develop", first: 13, last: 16 },
] as const;

/** What each step is about, in order: step 1 is the first (docs/product.md 2 and 4.10). */
export const storefrontSteps = [
  "company",
  "general",
  "meta",
  "languages",
  "categories",
  "products",
  "prices",
  "stock",
  "payment",
  "shipping",
  "order-flow",
  "returns",
  "domain",
  "campaigns",
  "reports",
  "completion",
] as const;

export type StorefrontStep = (typeof storefrontSteps)[number];

/** The step whose form is filled in last; the guides begin after it. */
export const lastFormStep = 3;
/** Whether a step has something to save; the others describe what is set up later. */
export const isFormStep = (step: number): boolean => step <= lastFormStep;
/** The last of the steps that only explain what is set up later. */
export const lastGuideStep = 15;
export const completionStep = 16;

/** The describing steps, those of one group together: they are shown on one screen. */
const guideGroups = storefrontGroups.map(({ id, first, last }) => ({
  id,
  first: Math.max(first, lastFormStep + 1),
  last: Math.min(last, lastGuideStep),
}));

export type GuideGroup = (typeof guideGroups)[number];

/** The group that a describing step is shown with; undefined for a step with work of its own. */
export const guideGroupOf = (step: number): GuideGroup | undefined =>
  guideGroups.find(({ first, last }) => first <= step && step <= last);

/** A number brought within the steps there are. */
export const withinSteps = (step: number): number => Math.min(Math.max(Math.trunc(step), 1), completionStep);

/** What a step is about; a number outside the list counts as its nearest end. */
export const storefrontStepAt = (step: number): StorefrontStep =>
  storefrontSteps[withinSteps(step) - 1] ?? storefrontSteps[0];

/**
 * The furthest step that may be opened once `step` is reached: with the first guide all of them, since they only explain.
 * @example furthestFrom(4) // 15
 */
export const furthestFrom = (step: number): number =>
  step > lastFormStep ? Math.max(step, lastGuideStep) : step;
