import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { Locale } from "@/config/languages";
import { isWhole } from "./extent";
import { squeezed } from "./page-measures";

/** Viewport widths: the narrowest of WCAG 2.2, criterion 1.4.10, and a wide one. */
export const widths = [320, 1280] as const;
export type Width = (typeof widths)[number];

/** Rules for WCAG 2.0 to 2.2, levels A and AA, and axe's best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Additional rules that axe disables by default. */
const tried = ["css-orientation-lock", "label-content-name-mismatch"];
const rules = Object.fromEntries(tried.map((rule) => [rule, { enabled: true }]));

/** Result types reported per element; passes are only counted, which is faster. */
const resultTypes: ("violations" | "incomplete")[] = ["violations", "incomplete"];

/** Tall enough that no element is partly covered by a sticky one. */
const height = 4000;

type Review = { rule: string; html: RegExp; message?: RegExp; reason: string };

/** Results that axe leaves for manual review, with their outcome. */
const reviews: Review[] = [
  {
    rule: "color-contrast",
    html: /^<time/,
    message: /pseudo element/,
    reason:
      "The dot and the line of the time line stand beside the year; the year lies on the page's ground.",
  },
  {
    rule: "color-contrast",
    html: /^<span/,
    message: /contains an image node/,
    reason:
      "The brand's name beside its mark, on the page's ground: ink on white or on a tint, 16:1 at least.",
  },
  {
    rule: "color-contrast",
    html: /^<(span|h3|p|mark|label|li)/,
    message: /partially obscured/,
    reason: "Under what scrolls or fades: the same kinds of text as those in full view.",
  },
  {
    rule: "color-contrast",
    html: /^<p id="load-failed"/,
    message: /partially overlaps/,
    reason: "A bar of its own over the page: white on ink, 18:1, its link sun on ink, 12:1.",
  },
  {
    rule: "color-contrast",
    html: /^<(a|h2|label|p|span|strong|summary)/,
    message: /partially overlaps/,
    reason:
      "Texts of a window or an alert, which lie over the page on a ground of their own: 6.8:1 at least, errors on their tint 5.7:1.",
  },
  {
    rule: "color-contrast",
    html: /^<span/,
    message: /pseudo element/,
    reason: "The line between the steps of the pager ends beside the number and runs above the label.",
  },
  {
    rule: "color-contrast",
    html: /^<(p|h3)/,
    message: /pseudo element/,
    reason: "The thread of the trial runs beside its dates, which lie on the page's ground.",
  },
  {
    rule: "color-contrast",
    html: /^<text/,
    message: /overlapped by another element/,
    reason: "The hours stand in the middle of the clock's ring: ink on the page's ground.",
  },
  {
    rule: "color-contrast",
    html: /^<(span|strong)/,
    message: /overlapped by another element/,
    reason: "A reference's description lies over its tile on a ground of its own: white on ink, 18:1.",
  },
  {
    rule: "color-contrast",
    html: /^<p[^>]*>[\w-]+\.kanalya-store\.example</,
    message: /overlapped by another element/,
    reason:
      "A long address of a shop, cut off with an ellipsis ahead of the window's buttons: quiet text on white, 5.4:1.",
  },
  {
    rule: "color-contrast",
    html: /name="store-theme"|^<legend|^<li[^>]*><strong>|template-states-title/,
    message: /overlapped by another element/,
    reason: "What follows a demo's picture on phones: axe counts the part of the picture that is cut off.",
  },
  {
    rule: "th-has-data-cells",
    html: /^<table/,
    reason: "The heads of row groups span the whole row; every other head has its cells.",
  },
];

const isReviewed = (rule: string, html: string, message: string) =>
  reviews.some(
    (review) => review.rule === rule && review.html.test(html) && (review.message?.test(message) ?? true),
  );

/**
 * Replaces each gradient with one of its colours and hides decorations, since axe measures contrast only
 * against a plain background. Resolves to whether there was a gradient. The threads behind the hero were
 * reviewed manually: they fade out beside the text and cross none of it.
 */
const flatten = (page: Page, shade: "lightest" | "darkest") =>
  page.evaluate((wanted) => {
    for (const drawing of document.querySelectorAll<SVGElement>("svg[aria-hidden=true]"))
      drawing.style.visibility = "hidden";
    // Axe ignores the top layer of modal dialogs, so content below a dialog would count as overlapping it.
    const dialog = [...document.querySelectorAll<HTMLElement>("dialog[open]")].at(-1);
    if (dialog) {
      document.body.style.visibility = "hidden";
      dialog.style.visibility = "visible";
    }
    const brightness = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    let hasGradient = false;
    for (const element of document.querySelectorAll<HTMLElement>("body, body *")) {
      const gradient = element.dataset.gradient ?? getComputedStyle(element).backgroundImage;
      if (!gradient.includes("gradient(")) continue;
      hasGradient = true;
      element.dataset.gradient = gradient;
      const colors = (gradient.match(/rgba?\([^)]*\)/g) ?? []).sort((a, b) => brightness(a) - brightness(b));
      element.style.backgroundImage = "none";
      element.style.backgroundColor = colors.at(wanted === "lightest" ? -1 : 0) ?? "";
    }
    return hasGradient;
  }, shade);

/** Waits for fonts, transitions and layout after a change of width. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // Scroll-driven animations never finish, nor do transitions of hidden elements.
    const running = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    const ends = running.map((animation) => animation.finished);
    await Promise.race([Promise.allSettled(ends), new Promise((resolve) => setTimeout(resolve, 500))]);
  });
}

type ScanOptions = {
  widths?: readonly Width[];
  /** Selector of the element that changed since the full-page scan. */
  within?: string;
};

/** Scans the page at each width; resolves to a line per violation, unreviewed result and squeezed text. */
export async function scan(page: Page, options: ScanOptions = {}): Promise<string[]> {
  const found: string[] = [];
  for (const width of options.widths ?? widths) {
    await page.setViewportSize({ width, height });
    // Scrolls to the top, where the sticky header covers nothing.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await settle(page);
    found.push(...(await squeezed(page)).map((text) => `${width} px, ${text}`));
    // The two packages resolve different copies of the same type.
    const builder = () => {
      // Legacy mode needs no separate page to merge results, as there is only one frame.
      const axe = new AxeBuilder({ page: page }).setLegacyMode();
      return options.within ? axe.include(options.within) : axe;
    };
    const hasGradient = await flatten(page, "lightest");
    const whole = await builder().options({ rules, resultTypes }).withTags(tags).analyze();
    const results = [whole];
    if (hasGradient) {
      await flatten(page, "darkest");
      results.push(await builder().options({ resultTypes }).withRules(["color-contrast"]).analyze());
    }
    const violations = results.flatMap((result) => result.violations);
    const incomplete = results.flatMap((result) => result.incomplete);
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ html, target }) => `${width} px, ${id}: ${target.join(" ")} ${html}`));
    for (const { id, nodes } of incomplete)
      for (const { html, any } of nodes) {
        const message = any[0]?.message ?? "";
        if (!isReviewed(id, html, message)) found.push(`${width} px, doubt about ${id}: ${html} ${message}`);
      }
  }
  return [...new Set(found)];
}

/** Returns the widths to scan in a language: all, or in a reduced run a different one per language. */
export function scannedWidths(locale: Locale, possible: readonly Width[] = widths): readonly Width[] {
  if (isWhole) return possible;
  const width = locale === "tr" ? 320 : 1280;
  return possible.includes(width) ? [width] : possible.slice(0, 1);
}
