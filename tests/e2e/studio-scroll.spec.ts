import { button, expect, said, test, turkish } from "./studio-page";

test("a form or view opens at its title, and a save keeps the scroll position", async ({ page, studio }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await studio.open();
  const position = () => page.evaluate(() => Math.round(scrollY));
  const title = page.locator("#title");
  const isAtTitle = async (name: string) => {
    await expect(title).toHaveText(name);
    await expect(title).toBeFocused();
    expect(await position()).toBe(0);
  };
  /** Scrolls as far as a long form allows. */
  const scroll = () => page.evaluate(() => scrollTo(0, 300));
  await button(page, turkish("schedule")).click();
  await isAtTitle(turkish("schedule"));
  await expect(button(page, "Yazışma ve arama aynı yerde (metin)")).toHaveCount(0);
  await scroll();
  await page.locator("main").getByRole("button", { name: "Yazışma ve arama aynı yerde" }).click();
  // The task of scheduling concerns one field of the form.
  await expect(page.getByLabel("Yayın başlangıcı", { exact: true })).toBeFocused();
  await page.locator(".outline [aria-current]").click();
  await isAtTitle("Yazışma ve arama aynı yerde");
  await scroll();
  // Below what is visible, as the browser adjusts the position to a reminder that appears above.
  const cover = page.getByRole("group", { name: "Kapağın betimi", exact: true }).getByRole("textbox").first();
  await cover.fill("Yazışma ve arama aynı yerde");
  await scroll();
  // Playwright's own click would scroll the page.
  const { x = 0, y = 0 } = (await button(page, turkish("save")).boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + 10);
  await expect(said(page)).toContainText(turkish("saved", { label: "" }).trim());
  await expect(button(page, turkish("save"))).toBeFocused();
  expect(await position()).toBe(300);
  await button(page, turkish("history")).click();
  await isAtTitle(turkish("history"));
  // On a phone, the form is below the list.
  await page.setViewportSize({ width: 375, height: 800 });
  await button(page, turkish("changePrice")).click();
  await expect(title).toHaveText(turkish("changePrice"));
  await expect.poll(() => title.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(200);
});

test("a list item dragged by its handle keeps the text typed in it", async ({ page, studio }) => {
  await page.setViewportSize({ width: 1440, height: 1800 });
  await studio.open();
  await button(page, turkish("changeTopics")).click();
  const items = page.locator(".list > .list-item");
  const name = (index: number) => items.nth(index).locator("summary").first();
  await name(0).click();
  await items.nth(0).getByRole("textbox", { name: "Türkçe" }).fill("Taşınan");
  const [second, third] = [await name(1).innerText(), await name(2).innerText()];
  await items.nth(0).locator(".handle").hover();
  await page.mouse.down();
  // The first move only begins the drag.
  for (const target of [items.nth(1), items.nth(2), items.nth(2)]) await target.hover({ force: true });
  await expect(items.nth(2)).toHaveClass(/place/);
  await page.mouse.up();
  for (const [index, text] of [second, third, "3. Taşınan"].entries())
    await expect(name(index)).toHaveText(text.replace(/^\d/, String(index + 1)));
  await expect(items.nth(2).getByRole("textbox", { name: "Türkçe" })).toHaveText("Taşınan");
  await expect(items.nth(2).getByRole("button", { name: /^Aşağı taşı/ })).toBeFocused();
});
