import type { ReactNode } from "react";

const dark = "var(--color-heading-on-light)";

/** Shapes of the products in the demo shops; `currentColor` is the product's own colour. */
const shapes: Record<string, ReactNode> = {
  bag: (
    <>
      <path d="M44 40c0-24 32-24 32 0" fill="none" stroke={dark} strokeWidth="4" strokeLinecap="round" />
      <path d="M33 38h54l6 36a5 5 0 0 1-5 6H32a5 5 0 0 1-5-6z" fill="currentColor" />
      <path d="M33 38h54l1.5 9h-57z" fill={dark} opacity=".14" />
      <circle cx="60" cy="56" r="4" fill="var(--color-highlight)" />
    </>
  ),
  scarf: (
    <>
      <path d="M36 20c16 10 32 10 48 0l4 12c-18 12-38 12-56 0z" fill="currentColor" />
      <path d="M62 36l16 42-13 4-12-43z" fill="currentColor" opacity=".8" />
      <path d="M66 74l11-3m-9 8 11-3" stroke="var(--color-highlight)" strokeWidth="3" />
    </>
  ),
  soap: (
    <>
      <rect x="26" y="34" width="68" height="40" rx="14" fill="currentColor" />
      <rect
        x="36"
        y="43"
        width="48"
        height="22"
        rx="9"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        opacity=".7"
      />
      <circle cx="88" cy="26" r="7" fill="#fff" />
      <circle cx="74" cy="20" r="4" fill="#fff" />
    </>
  ),
  box: (
    <>
      <path d="M28 42h64v34a5 5 0 0 1-5 5H33a5 5 0 0 1-5-5z" fill="currentColor" />
      <rect x="23" y="32" width="74" height="14" rx="4" fill="currentColor" />
      <path d="M60 32v49" stroke="#fff" strokeWidth="8" opacity=".75" />
      <path
        d="M60 31c-20-4-20-20-8-18 6 1 8 12 8 18zm0 0c20-4 20-20 8-18-6 1-8 12-8 18z"
        fill={dark}
        opacity=".7"
      />
    </>
  ),
  bread: (
    <>
      <path d="M20 58c0-22 18-32 40-32s40 10 40 32c0 12-10 18-40 18S20 70 20 58z" fill="currentColor" />
      <path
        d="M42 36l-6 18m26-20-4 20m24-16-4 18"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".7"
      />
    </>
  ),
  cake: (
    <>
      <rect x="26" y="44" width="68" height="34" rx="8" fill="#fff" />
      <path
        d="M26 52a8 8 0 0 1 8-8h52a8 8 0 0 1 8 8c0 10-11 8-11 2 0 10-15 10-15 0 0 12-16 12-16 0 0 10-15 10-15 0 0 6-11 8-11-2z"
        fill="currentColor"
      />
      <path d="M60 42V28" stroke={dark} strokeWidth="4" strokeLinecap="round" />
      <circle cx="60" cy="23" r="4" fill="var(--color-highlight)" />
    </>
  ),
};

/** A product of a demo shop. Decorative, since its name is beside it. */
export function ProductDrawing({ drawing, color }: { drawing: string; color: string }) {
  return (
    <svg viewBox="0 0 120 90" color={color} aria-hidden="true">
      <rect width="120" height="90" fill="currentColor" opacity=".14" />
      {shapes[drawing]}
    </svg>
  );
}
