/** Social-share pictures of pages: `static/share/<locale>/<name>.png`, drawn by tools/draw-brand.ts. */
export const sharePictures = [
  "home",
  "solutions",
  "channels",
  "pricing",
  "press",
  "press-bthaber",
  "press-fast-company",
  "press-whatsapp",
  "references",
  "faq",
  "about",
  "contact",
  "legal",
] as const;

export type SharePicture = (typeof sharePictures)[number];

/** Size of every picture in pixels; large cards of social networks show it uncropped. */
export const sharePictureSize = { width: 1200, height: 630 };

/** Pages whose picture is not named like their address. */
const namedOtherwise: Record<string, SharePicture> = {
  referances: "references",
  "contact-us": "contact",
  "privacy-policy": "legal",
  useragreement: "legal",
  gdpr: "legal",
  cookie: "legal",
  conditions: "legal",
  accessibility: "legal",
};

const isSharePicture = (name: string): name is SharePicture =>
  (sharePictures as readonly string[]).includes(name);

/**
 * The picture of a page; a page below another has its own or its parent's, and any other page the home page's.
 * @param path without language prefix
 * @example sharePictureOf("/press/whatsapp/") // "press-whatsapp"
 */
export function sharePictureOf(path: string): SharePicture {
  const segments = path.split("/").filter(Boolean);
  for (let count = segments.length; count > 0; count--) {
    const name = segments.slice(0, count).join("-");
    if (isSharePicture(name)) return name;
    const other = Object.hasOwn(namedOtherwise, name) ? namedOtherwise[name] : undefined;
    if (other) return other;
  }
  return "home";
}
