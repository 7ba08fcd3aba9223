const shapes = [
  <path key="vase" d="M31 14h18v8c13 8 14 30 3 46H28c-11-16-10-38 3-46z" />,
  <path
    key="mug"
    fillRule="evenodd"
    d="M18 24h36v8h5c14 0 14 24 0 24h-6c-2 7-6 10-10 10H29c-7 0-11-8-11-20zm36 15v10h4c6 0 6-10 0-10z"
  />,
  <path
    key="candle"
    d="M40 10c8 8 7 16 2 18v6h13a4 4 0 0 1 4 4v28H21V38a4 4 0 0 1 4-4h13v-6c-5-2-6-10 2-18z"
  />,
  <path key="cushion" d="M12 16c18 6 38 6 56 0-5 16-5 32 0 48-18-6-38-6-56 0 5-16 5-32 0-48z" />,
  <path
    key="basket"
    fillRule="evenodd"
    d="M20 36c0-30 40-30 40 0h8l-6 28a4 4 0 0 1-4 3H22a4 4 0 0 1-4-3l-6-28zm7 0h26c0-20-26-20-26 0z"
  />,
  <path key="bowl" d="M10 34h60c0 16-8 26-18 29v5H28v-5c-10-3-18-13-18-29z" />,
];

/** A product of the sample shop (one of six), in the shop's colour. */
export function ShopProduct({ shape, color }: { shape: number; color: string }) {
  return (
    <svg viewBox="0 0 100 80" fill={color}>
      <g transform="translate(10)">{shapes[shape]}</g>
    </svg>
  );
}
