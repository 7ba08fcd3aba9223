/** Sections of pages that components define, by path; tests/content/anchors.test.ts looks for each in the sources, tests/e2e/anchors.spec.ts in the built pages. */
export const fixedAnchors: Readonly<Record<string, readonly string[]>> = {
  "/": [
    "advantages",
    "solutions",
    "channels",
    "marketing",
    "store",
    "payments",
    "pricing",
    "stories",
    "press",
    "faq",
  ],
  "/about/": ["timeline", "work", "team"],
  "/channels/": ["channels", "template"],
  "/gdpr/": ["application"],
  "/pricing/": ["estimator", "trial", "comparison", "rules", "questions"],
};

/** Sections of every press article and of every customer's story. */
export const articleAnchors: readonly string[] = ["more"];
export const storyAnchors: readonly string[] = ["next"];
