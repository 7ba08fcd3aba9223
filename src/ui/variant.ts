/** The eight colour variants of controls (docs/product.md 4), in catalogue order. */
export const variants = [
  "primary",
  "secondary",
  "info",
  "success",
  "warning",
  "danger",
  "passive",
  "notr",
] as const;

export type Variant = (typeof variants)[number];
