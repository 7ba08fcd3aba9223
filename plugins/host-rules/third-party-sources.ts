import type { ThirdParty } from "../../src/config/third-parties";

type Sources = { script: string[]; connect: string[]; frame: string[]; img: string[] };

const metaScripts = "https://connect.facebook.net";
const metaSite = "https://www.facebook.com";
const googleTags = "https://www.googletagmanager.com";
const googleAnalytics = ["https://www.google-analytics.com", "https://region1.google-analytics.com"];
const googleAds = [
  "https://www.googleadservices.com",
  "https://googleads.g.doubleclick.net",
  "https://www.google.com",
];

/** Origins of each third-party script, according to its documentation. */
const sources: Record<ThirdParty, Sources> = {
  tagManager: {
    script: [googleTags],
    connect: [googleTags, ...googleAnalytics],
    frame: [],
    img: [googleTags, ...googleAnalytics],
  },
  adTag: {
    script: [googleTags, ...googleAds],
    connect: [googleTags, ...googleAds],
    frame: ["https://td.doubleclick.net", googleTags],
    img: [googleTags, ...googleAds],
  },
  pixel: { script: [metaScripts], connect: [metaSite], frame: [], img: [metaSite] },
  socialSdk: {
    script: [metaScripts],
    connect: ["https://graph.facebook.com", metaSite],
    frame: [metaSite],
    img: [metaSite],
  },
};

/** Returns the sources that the configured third-party scripts add to a page's policy, if any. */
export function thirdPartySources(names: readonly ThirdParty[]): Partial<Sources> {
  const all = (kind: keyof Sources) => [...new Set(names.flatMap((name) => sources[name][kind]))];
  const kinds = ["script", "connect", "frame", "img"] as const;
  const lists = kinds.map((kind) => [kind, all(kind)] as const).filter(([, list]) => list.length > 0);
  return Object.fromEntries(lists);
}
