/** End-to-end test, or whole test file, that is skipped in Firefox. */
type Exception = { file: string; title?: RegExp; reason: string };

/** Files whose tests open no page: they send HTTP requests, or read and build files. */
export const withoutBrowser = [
  "anchors.spec.ts",
  "feed.spec.ts",
  "header-grade.spec.ts",
  "hosting.spec.ts",
  "maintainer-edits.spec.ts",
  "page-heads.spec.ts",
  "structured-data.spec.ts",
];

/** Page tests that cannot run in Firefox, with the reason. */
export const firefoxExceptions: readonly Exception[] = [
  { file: "budgets.spec.ts", reason: "measures through the Chrome DevTools Protocol" },
  { file: "scenes.spec.ts", title: /in the shared sticky area/, reason: "has no scroll-driven animations" },
  {
    file: "offline-onboarding.spec.ts",
    title: /(every onboarding screen opens|the installation progress opens) offline/,
    reason: "Playwright's offline switch stays on there once it was used",
  },
  {
    file: "forced-colors.spec.ts",
    reason: "Playwright emulates no forced colours there",
  },
  {
    file: "focus-hidden.spec.ts",
    reason:
      "Firefox does not scroll to a control of which a part is in view; WCAG 2.4.11 asks that none is wholly hidden, our own goal for more",
  },
  {
    file: "media.spec.ts",
    title: /prefers-contrast: more makes/,
    reason: "Playwright does not emulate the wish for more contrast there",
  },
  {
    file: "studio-scroll.spec.ts",
    title: /dragged by its handle/,
    reason: "Playwright's pointer starts a drag there, but neither moves nor drops it",
  },
  { file: "paper.spec.ts", reason: "Playwright does not emulate the medium of paper there" },
];
