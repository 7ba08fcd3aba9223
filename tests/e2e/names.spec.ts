import { JSDOM } from "jsdom";
import { locales } from "@/config/languages";
import { isOnboardingPath } from "@/lib/addresses";
import { sitePages } from "../helpers/site-pages";
import { localeResources } from "../helpers/locale-strings";
import { everyNth, inTurn, oneOfEachTemplate } from "./extent";
import { expect, test } from "./site";

/** Returns every interface text of a language, in key order. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
}

/** English interface texts without a Turkish equivalent: none may be a name on a Turkish page. */
const turkish = new Set(texts(localeResources("tr")));
const english = new Set(texts(localeResources("en")).filter((text) => text.length > 1 && !turkish.has(text)));

/** Short English words that are not Turkish and rarely part of product names. */
const littleWords =
  /\b(the|your|you|and|with|for|is|are|to|of|page|menu of|close|open|search|next|previous)\b/i;

test("accessible names are in Turkish on Turkish pages", async ({ page }) => {
  for (const path of everyNth(oneOfEachTemplate(sitePages("tr")), 4, 0)) {
    await page.goto(path);
    await page.evaluate(() => document.querySelectorAll('[lang="en"]').forEach((part) => part.remove()));
    const tree = await page.locator("body").ariaSnapshot();
    // Format: "- role \"name\" [state]" with the name in quotation marks.
    const names = [...tree.matchAll(/^\s*- '?[a-z]+ "((?:[^"\\]|\\.)*)"/gm)].map(([, name = ""]) => name);
    expect.soft(names.length, path).toBeGreaterThan(20);
    expect
      .soft(
        names.filter((name) => english.has(name) || littleWords.test(name)),
        path,
      )
      .toEqual([]);
  }
});

test("every list with a class has the “list” role, which Safari needs", async ({ page }) => {
  let lists = 0;
  for (const path of everyNth(oneOfEachTemplate(sitePages("tr")), 2, 1)) {
    await page.goto(path);
    const styles = await page
      .locator(":is(ul, ol, menu)[class]:not([role])")
      .evaluateAll((all) => all.map((list) => `${list.className}: ${getComputedStyle(list).listStyleType}`));
    lists += styles.length;
    expect
      .soft(
        styles.filter((style) => style.endsWith(": none")),
        path,
      )
      .toEqual([]);
  }
  expect(lists).toBeGreaterThan(100);
});

for (const locale of locales)
  test(`repeated parts appear in the same order on every page, ${locale}`, async ({ request }) => {
    const orders = new Set<string>();
    for (const path of inTurn(oneOfEachTemplate(sitePages(locale)), locale).filter(
      (page) => !isOnboardingPath(page),
    )) {
      const html = await (await request.get(path)).text();
      const links = new JSDOM(html).window.document.querySelectorAll(
        ":is(header, aside, footer) a:not([hreflang])",
      );
      const shell = [...links].filter((link) => !link.closest("main"));
      const order = shell.map(
        (link) => `${link.getAttribute("aria-label") ?? link.textContent} ${link.getAttribute("href")}`,
      );
      expect(order.length, path).toBeGreaterThan(20);
      orders.add(order.join("\n"));
    }
    expect([...orders]).toHaveLength(1);
  });
