/** The eight colour variants of controls (docs/product.md 4), in the order of the catalogue. */
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
