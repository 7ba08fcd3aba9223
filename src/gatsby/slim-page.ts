/** Styles and scripts of gatsby-plugin-image's own component, which this site does not use: pictures are plain elements. */
const imageRuntime = [
  /<style>\.gatsby-image-wrapper\{[\s\S]*?<\/style>/,
  /<noscript><style>\.gatsby-image-wrapper noscript[\s\S]*?<\/style><\/noscript>/,
  /<script type="module">const e="undefined"!=typeof HTMLImageElement[\s\S]*?<\/script>/,
];

/** Words to browsers and tools that are gone, and the sitemap, which robots.txt names. */
const unread = [
  /<meta http-equiv="x-ua-compatible"[^>]*>/,
  /<meta name="generator"[^>]*>/,
  /<link rel="sitemap"[^>]*>/,
  /, shrink-to-fit=no(?=")/,
];

/** What every icon says of itself; src/styles/base.css says it once. */
const iconAttributes =
  / (?:xmlns="http:\/\/www\.w3\.org\/2000\/svg"|fill="none"|stroke="currentColor"|stroke-width="2"|stroke-linecap="round"|stroke-linejoin="round")/g;

const slimIcon = (tag: string) =>
  tag.replace(iconAttributes, "").replace(/class="lucide lucide-[\w-]+/, 'class="lucide');

/** A finished page without what no browser needs in it. */
export const slimPage = (html: string): string =>
  [...imageRuntime, ...unread]
    .reduce((rest, part) => rest.replace(part, ""), html)
    .replace(/<svg [^>]*class="lucide [^>]*>/g, slimIcon);
