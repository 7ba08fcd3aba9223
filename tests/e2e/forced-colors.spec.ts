import { expect, strings, test } from "./site";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

test("a window has an edge", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("banner")
    .getByRole("button", { name: strings("tr")("layout:header.search") })
    .click();
  const edge = await page.locator("dialog[open]").evaluate((dialog) => {
    const { outlineStyle, outlineColor } = getComputedStyle(dialog);
    return `${outlineStyle} ${outlineColor}`;
  });
  expect(edge).toMatch(/^solid rgb\(/);
});

test("the chosen conversation is read in the colour that belongs to its ground", async ({ page }) => {
  await page.goto("/");
  const thread = page.locator("main button[aria-current]").first();
  const colors = await thread.evaluate((element) =>
    [element, ...element.querySelectorAll("*")]
      .filter((one) => one === element || [...one.childNodes].some(({ nodeType }) => nodeType === 3))
      .map((one) => getComputedStyle(one).color),
  );
  expect(colors.length).toBeGreaterThan(2);
  expect(new Set(colors).size).toBe(1);
});
