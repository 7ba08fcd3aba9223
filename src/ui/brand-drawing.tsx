/** Written by `npm run brand` from data/brand/mark.svg. */
export const brandDrawing = {
  viewBox: "0 0 40 40",
  parts: (
    <g fill="none">
      <g strokeWidth="4.5" strokeLinecap="round">
        <path d="M4 8c9 0 9 12 18 12" stroke="var(--color-highlight)" />
        <path d="M4 32c9 0 9-12 18-12" stroke="var(--color-accent)" />
        <path d="M4 20h22" stroke="var(--color-action)" />
      </g>
      <path d="M31 11a9 9 0 1 1-5.2 16.3L21.5 29l1.4-4.6A9 9 0 0 1 31 11Z" fill="var(--color-action)" />
      <circle cx="31" cy="20" r="2.6" fill="#fff" />
    </g>
  ),
};
