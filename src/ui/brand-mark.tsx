import { brandDrawing } from "./brand-drawing";

/** The mark of the brand, from data/brand/mark.svg. Decorative; a name stands beside it. */
export function BrandMark({ size = 40 }: { size?: number }) {
  const { viewBox, parts } = brandDrawing;
  return (
    <svg width={size} height={size} viewBox={viewBox} aria-hidden="true">
      {parts}
    </svg>
  );
}
