import type { Page } from "@playwright/test";
import { button, expect, hold, said, test, turkish, type OpenStudio } from "./studio-page";

type Question = { slug: string; isHighlighted?: boolean };

const questionsIn = (studio: OpenStudio) => JSON.parse(studio.read("data/faq.json")) as Question[];

test("a field edited while its item moves keeps its new value", async ({ page, studio }) => {
  const read = () => questionsIn(studio);
  const [, second] = read();
  await studio.open();
  await page.goto(`${page.url().split("#")[0]}#data/faq.json/1`);
  const mark = page.getByRole("checkbox", { name: "Ana sayfada" });
  const isMarked = await mark.isChecked();
  const release = await hold(page, "outline");
  const checks = page.waitForResponse("**/api/check");
  await button(page, turkish("moveUp")).click();
  await expect.poll(() => read()[0]?.slug).toBe(second?.slug);
  await mark.setChecked(!isMarked);
  expect(await (await checks).json()).toMatchObject({ findings: [] });
  release();
  await expect(button(page, turkish("moveUp"))).toBeDisabled();
  await expect(mark).toBeChecked({ checked: !isMarked });
  await button(page, turkish("save")).click();
  await expect.poll(() => read()[0]).toMatchObject({ slug: second?.slug, isHighlighted: !isMarked });
  const title = await page.locator("#title").textContent();
  for (const place of [0, 1]) {
    await button(page, turkish("undo")).click();
    await expect.poll(() => read()[place]?.isHighlighted).toBe(isMarked);
    await expect(page).toHaveURL(new RegExp(`#data/faq.json/${place}$`));
    await expect(page.locator("#title")).toHaveText(title ?? "");
    await expect(page.getByRole("textbox", { name: "Adres adı" })).toHaveValue(second?.slug ?? "");
  }
});

test("move-button presses during a save add up, and the item reaches the resulting position", async ({
  page,
  studio,
}) => {
  const slugs = () => questionsIn(studio).map(({ slug }) => slug);
  const before = slugs();
  await studio.open();
  await page.goto(`${page.url().split("#")[0]}#data/faq.json/4`);
  const release = await hold(page, "save");
  for (let press = 0; press < 3; press += 1) await button(page, turkish("moveUp")).click();
  release();
  await expect(page).toHaveURL(/#data\/faq\.json\/1$/);
  await expect.poll(slugs).toEqual([before[0], before[4], ...before.slice(1, 4), ...before.slice(5)]);
  await expect(button(page, turkish("moveUp"))).toBeFocused();
});

test("an item moves to the position entered for it, at most to the end of the list", async ({
  page,
  studio,
}) => {
  const slugs = () => questionsIn(studio).map(({ slug }) => slug);
  const [first, second, third, ...others] = slugs();
  await studio.open();
  await page.goto(`${page.url().split("#")[0]}#data/faq.json/2`);
  const place = page.getByLabel(turkish("placeInList", { last: others.length + 3 }));
  await expect(place).toHaveValue("3");
  await place.fill("1");
  await place.press("Enter");
  await expect(page).toHaveURL(/#data\/faq\.json\/0$/);
  expect(slugs()).toEqual([third, first, second, ...others]);
  await expect(place).toBeFocused();
  await place.fill("999");
  await button(page, turkish("save")).focus();
  await expect(place).toHaveValue(`${others.length + 3}`);
  await expect.poll(slugs).toEqual([first, second, ...others, third]);
});

test("a saved form does not adopt text typed in another tab", async ({ page, studio }) => {
  const address = async (tab: Page) => tab.goto(`${page.url().split("#")[0]}#data/constants.json/storePrice`);
  const value = (tab: Page) => tab.getByRole("textbox", { name: "Değer" });
  await studio.open();
  const other = await page.context().newPage();
  for (const tab of [page, other]) await address(tab);
  const release = await hold(page, "outline");
  await value(page).fill("29");
  const saved = page.waitForResponse("**/api/save");
  await button(page, turkish("save")).click();
  await saved;
  const kept = other.waitForResponse("**/api/check");
  await value(other).fill("31");
  await kept;
  release();
  await expect(said(page)).toContainText(turkish("saved", { label: "" }).trim());
  await expect(value(page)).toHaveValue("29");
});
