import { button, expect, said, test, turkish } from "./studio-page";

test("a form or view opens at its title, and a save keeps the position", async ({ page, studio }) => {
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
  await expect(button(page, "Yazışma ve arama aynı dosyada (metin)")).toHaveCount(0);
  await scroll();
  await page.locator("main").getByRole("button", { name: "Yazışma ve arama aynı dosyada" }).click();
  // The task of scheduling concerns one field of the form.
  await expect(page.getByLabel("Yayın başlangıcı", { exact: true })).toBeFocused();
  await page.locator(".outline [aria-current]").click();
  await isAtTitle("Yazışma ve arama aynı dosyada");
  await scroll();
  const header = page.getByRole("group", { name: "Haber başlığı", exact: true }).getByRole("textbox").first();
  await header.fill("Yazışma ve arama aynı dosyada kalır");
  await scroll();
  // Playwright's own click would scroll the page.
  const { x = 0, y = 0 } = (await button(page, turkish("save")).boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + 10);
  await expect(said(page)).toContainText(turkish("saved", { label: "" }).trim());
  await expect(button(page, turkish("save"))).toBeFocused();
  expect(await position()).toBe(300);
  await button(page, turkish("history")).click();
  await isAtTitle(turkish("history"));
});
