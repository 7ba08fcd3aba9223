/** Groups of steps in the storefront wizard, with the first and last step of each. */
export const storefrontGroups = [
  { id: "basic", first: 1, last: 4 },
  { id: "sale", first: 5, last: 8 },
  { id: "orders", first: 9, last: 12 },
  { id: "develop", first: 13, last: 16 },
] as const;

/** Topics of the steps in order, starting with step 1 (docs/product.md 2 and 4.10). */
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

/** Last step with a form, followed by the guide steps. */
export const lastFormStep = 3;
/** Reports whether a step has a form; other steps only describe a later part of the setup. */
export const isFormStep = (step: number): boolean => step <= lastFormStep;
export const lastGuideStep = 15;
export const completionStep = 16;

/** Groups of guide steps; each group is a single screen. */
const guideGroups = storefrontGroups.map(({ id, first, last }) => ({
  id,
  first: Math.max(first, lastFormStep + 1),
  last: Math.min(last, lastGuideStep),
}));

export type GuideGroup = (typeof guideGroups)[number];

/** Returns the group of a guide step; undefined for other steps. */
export const guideGroupOf = (step: number): GuideGroup | undefined =>
  guideGroups.find(({ first, last }) => first <= step && step <= last);

/** Clamps a number to the range of steps. */
export const withinSteps = (step: number): number => Math.min(Math.max(Math.trunc(step), 1), completionStep);

/** Returns the topic of a step; numbers out of range are clamped. */
export const storefrontStepAt = (step: number): StorefrontStep =>
  storefrontSteps[withinSteps(step) - 1] ?? storefrontSteps[0];

/**
 * Returns the last step that may be opened once `step` is reached. After the form steps, all guide steps may be
 * opened, since they contain only instructions.
 * @example furthestFrom(4) // 15
 */
export const furthestFrom = (step: number): number =>
  step > lastFormStep ? Math.max(step, lastGuideStep) : step;
