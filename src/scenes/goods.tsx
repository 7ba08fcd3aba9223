import type { ReactNode } from "react";
import * as styles from "./parts.module.css";

const dark = "var(--color-heading-on-light)";

/** Shapes of the products in the scenes; `currentColor` is the product's own colour. */
const shapes = {
  cup: (
    <>
      <ellipse cx="56" cy="77" rx="36" ry="6" fill={dark} opacity=".14" />
      <path d="M80 40h7c15 0 15 24-3 24h-7" fill="none" stroke="currentColor" strokeWidth="6" />
      <path d="M30 32h52c0 26-6 44-26 44S30 58 30 32z" fill="currentColor" />
      <path d="M30 32h52l-1.5 12H31.5z" fill="#fff" opacity=".45" />
      <path
        d="M46 24c-5-6 5-8 0-14m20 14c-5-6 5-8 0-14"
        stroke={dark}
        strokeWidth="3"
        opacity=".35"
        fill="none"
      />
    </>
  ),
  set: (
    <>
      <ellipse cx="60" cy="66" rx="46" ry="12" fill="currentColor" opacity=".45" />
      <path d="M48 32h6c11 0 11 18-2 18h-6" fill="none" stroke="currentColor" strokeWidth="5" />
      <path d="M16 26h36c0 22-5 36-18 36S16 48 16 26z" fill="currentColor" />
      <path d="M98 36h5c10 0 10 16-2 16h-5" fill="none" stroke="currentColor" strokeWidth="5" />
      <path d="M66 30h36c0 22-5 36-18 36S66 52 66 30z" fill="currentColor" />
      <path d="M16 26h36l-1 9H17zm50 4h36l-1 9H67z" fill="#fff" opacity=".45" />
    </>
  ),
  pack: (
    <>
      <path d="M36 24h48l4 50a6 6 0 0 1-6 6H38a6 6 0 0 1-6-6z" fill="currentColor" />
      <path d="M36 24l5-12h38l5 12z" fill={dark} opacity=".75" />
      <rect x="44" y="38" width="32" height="26" rx="5" fill="#fff" opacity=".9" />
      <path
        d="M60 43c8 4 8 12 0 16-8-4-8-12 0-16zm0 0c-3 5 3 9 0 16"
        fill="none"
        stroke={dark}
        strokeWidth="2.5"
      />
    </>
  ),
  plant: (
    <>
      <path d="M42 54h36l-4 26a4 4 0 0 1-4 3H50a4 4 0 0 1-4-3z" fill="#d9714e" />
      <path
        d="M60 54c-2-20-14-26-26-26 0 14 10 22 26 26zm0 0c0-24 12-34 28-36 2 18-8 32-28 36z"
        fill="currentColor"
      />
      <path d="M60 54c0-18-2-30 4-44 8 12 8 28-4 44z" fill="currentColor" opacity=".75" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** A product of a scene's shop. Decorative, since its name is beside it. */
export function Goods({ shape, color }: { shape: keyof typeof shapes; color: string }) {
  return (
    <svg viewBox="0 0 120 90" color={color} className={styles.drawing}>
      <rect width="120" height="90" fill="#fff" />
      <rect width="120" height="90" fill="currentColor" opacity=".14" />
      {shapes[shape]}
    </svg>
  );
}
