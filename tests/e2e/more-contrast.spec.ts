import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "./site";

/** Pages with lines on dark backgrounds, and with backgrounds as light as lines. */
const paths = ["/", "/pricing/", "/channels/", "/deneme/"];

test.use({ contextOptions: { contrast: "more", reducedMotion: "reduce" } });

for (const path of paths)
  test(`text contrast is not lower with prefers-contrast: more: ${path}`, async ({ page }) => {
    await page.goto(path);
    const { violations } = await new AxeBuilder({ page }).withRules("color-contrast").analyze();
    const found = violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(" ")));
    expect(found).toEqual([]);
  });
