/** SVG paths of each product by colour: its own, white, and dark. */
const shapes: Readonly<Record<string, readonly string[]>> = {
  bag: [
    "M33 38h54l6 36a5 5 0 0 1-5 6H32a5 5 0 0 1-5-6z",
    "M56 56a4 4 0 1 0 8 0 4 4 0 1 0-8 0z",
    "M42 38c0-26 36-26 36 0h-5c0-18-26-18-26 0z",
  ],
  basket: ["M40 41c0-30 40-30 40 0h8l-6 28a4 4 0 0 1-4 3H42a4 4 0 0 1-4-3l-6-28zm7 0h26c0-20-26-20-26 0z"],
  bowl: ["M30 39h60c0 16-8 26-18 29v5H48v-5c-10-3-18-13-18-29z"],
  box: [
    "M28 46h64v30a5 5 0 0 1-5 5H33a5 5 0 0 1-5-5zM23 32h74v12H23z",
    "M56 32h8v49h-8z",
    "M60 31c-20-4-20-20-8-18 6 1 8 12 8 18zm0 0c20-4 20-20 8-18-6 1-8 12-8 18z",
  ],
  bread: [
    "M20 58c0-22 18-32 40-32s40 10 40 32c0 12-10 18-40 18S20 70 20 58z",
    "M42 36l-6 18h4l6-18zm20-2-4 20h4l4-20zm20 4-4 18h4l4-18z",
  ],
  cake: [
    "M26 52a8 8 0 0 1 8-8h52a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8H34a8 8 0 0 1-8-8z",
    "M26 52a8 8 0 0 1 8-8h52a8 8 0 0 1 8 8c0 10-11 8-11 2 0 10-15 10-15 0 0 12-16 12-16 0 0 10-15 10-15 0 0 6-11 8-11-2z",
    "M58 28h4v16h-4zm-2-5a4 4 0 1 0 8 0 4 4 0 1 0-8 0z",
  ],
  candle: ["M60 15c8 8 7 16 2 18v6h13a4 4 0 0 1 4 4v28H41V43a4 4 0 0 1 4-4h13v-6c-5-2-6-10 2-18z"],
  cup: [
    "M30 32h52c0 26-6 44-26 44S30 58 30 32zm50 5h8c18 0 18 30-4 30h-8l2-6h5c13 0 13-18 4-18h-7z",
    "M30 32h52l-1.5 12h-49z",
    "M45 24c-5-6 5-8 0-14h3c5 6-5 8 0 14zm20 0c-5-6 5-8 0-14h3c5 6-5 8 0 14z",
  ],
  cushion: ["M32 21c18 6 38 6 56 0-5 16-5 32 0 48-18-6-38-6-56 0 5-16 5-32 0-48z"],
  pack: [
    "M36 24h48l4 50a6 6 0 0 1-6 6H38a6 6 0 0 1-6-6z",
    "M49 38h22a5 5 0 0 1 5 5v16a5 5 0 0 1-5 5H49a5 5 0 0 1-5-5V43a5 5 0 0 1 5-5z",
    "M36 24l5-12h38l5 12zm24 19c8 4 8 12 0 16-8-4-8-12 0-16z",
  ],
  plant: [
    "M60 54c-2-20-14-26-26-26 0 14 10 22 26 26zm0 0c0-24 12-34 28-36 2 18-8 32-28 36zm0 0c0-18-2-30 4-44 8 12 8 28-4 44z",
    "",
    "M42 54h36l-4 26a4 4 0 0 1-4 3H50a4 4 0 0 1-4-3z",
  ],
  scarf: [
    "M36 20c16 10 32 10 48 0l4 12c-18 12-38 12-56 0zm26 16 16 42-13 4-12-43z",
    "M62 71l13-4 1 3-13 4zm2 6 13-4 1 3-13 4z",
  ],
  set: [
    "M10 26h36c0 22-5 36-18 36S10 48 10 26zm35 4h6c14 0 14 24-4 24h-6l2-5h5c9 0 9-14 2-14h-5zm15 0h36c0 22-5 36-18 36S60 52 60 30zm35 4h6c14 0 14 24-4 24h-6l2-5h5c9 0 9-14 2-14h-5zM8 70h104c-6 9-22 10-52 10s-46-1-52-10z",
    "M10 26h36l-1 9H11zm50 4h36l-1 9H61z",
  ],
  soap: [
    "M40 34h40a14 14 0 0 1 14 14v12a14 14 0 0 1-14 14H40a14 14 0 0 1-14-14V48a14 14 0 0 1 14-14z",
    "M45 43h30a9 9 0 0 1 9 9v4a9 9 0 0 1-9 9H45a9 9 0 0 1-9-9v-4a9 9 0 0 1 9-9zm36-17a7 7 0 1 0 14 0 7 7 0 1 0-14 0zm-11-6a4 4 0 1 0 8 0 4 4 0 1 0-8 0z",
  ],
  vase: ["M51 19h18v8c13 8 14 30 3 46H48c-11-16-10-38 3-46z"],
};

/**
 * Illustration of a product. Decorative, since the product's name is beside it. Unstyled, so that the home
 * page's first view loads no styles for it.
 */
export function Goods({ shape, color }: { shape: string; color: string }) {
  const [body, light, dark] = shapes[shape] ?? [];
  return (
    <svg viewBox="0 0 120 90" fill={color} aria-hidden="true">
      <path d="M0 0h120v90H0z" opacity=".14" />
      <path d={body} />
      {light && <path d={light} fill="#fff" opacity=".6" />}
      {dark && <path d={dark} fill="#14112b" opacity=".7" />}
    </svg>
  );
}
