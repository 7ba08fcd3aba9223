/**
 * Section anchors defined by components, keyed by page path. tests/content/anchors.test.ts checks that each is
 * in the sources, and tests/e2e/anchors.spec.ts that each is in the built pages.
 */
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

/** Section anchors of every press article and customer story. */
export const articleAnchors: readonly string[] = ["more"];
export const storyAnchors: readonly string[] = ["next"];
