import { brandDrawing } from "./brand-drawing";

/** Brand mark from data/brand/mark.svg. Decorative, as it is next to the brand name. */
export function BrandMark({ size = 40 }: { size?: number }) {
  const { viewBox, parts } = brandDrawing;
  return (
    <svg width={size} height={size} viewBox={viewBox} aria-hidden="true">
      {parts}
    </svg>
  );
}
