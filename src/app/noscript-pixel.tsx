/** The tracking picture for browsers without scripts, which cannot be asked: only where data/site.json says so. */
export const NoscriptPixel = ({ id }: { id: string }) => (
  <noscript>
    <img
      src={`https://www.facebook.com/tr?id=${id}&ev=PageView&noscript=1`}
      width="1"
      height="1"
      alt=""
      style={{ display: "none" }}
    />
  </noscript>
);
