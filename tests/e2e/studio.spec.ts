import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { button, english, expect, hold, said, test, text, turkish } from "./studio-page";

// Each step waits for the build's content check.

async function openValue(page: Page) {
  await button(page, turkish("changePrice")).click();
  await button(page, "Mağaza fiyatı").click();
  return page.getByRole("textbox", { name: "Değer" });
}

for (const locale of ["tr-TR", "en-US"])
  test.describe(`studio in a browser, ${locale}`, () => {
    test.use({ locale });
    test("numbers are parsed in Turkish and English notation", async ({ page, studio }) => {
      await studio.open();
      const value = await openValue(page);
      const asked: string[] = [];
      let isRight = true;
      page.on("dialog", (dialog) => {
        asked.push(dialog.message());
        void (isRight ? dialog.accept() : dialog.dismiss());
      });
      for (const [typed, written] of [
        ["24,90", "24.9"],
        ["1.290", "1290"],
        ["1.290,50", "1290.5"],
        ["29.50", "29.5"],
      ]) {
        await value.clear();
        await value.pressSequentially(typed ?? "");
        await expect(value).toHaveValue(typed ?? "");
        await page.keyboard.press("Control+s");
        await expect(value).toHaveValue(written?.replace(".", ",") ?? "");
        expect(studio.changedLines()).toEqual(['-    "value": 25,', `+    "value": ${written},`]);
      }
      // 1290 is 52 times 24.9, and 29.5 is 1/44 of 1290.5: both need confirmation.
      expect(asked).toEqual([
        turkish("leap", { before: "24,9", after: "1290" }),
        turkish("leap", { before: "1290,5", after: "29,5" }),
      ]);
      isRight = false;
      await value.fill("290000000");
      await page.keyboard.press("Control+s");
      await expect.poll(() => asked.length).toBe(3);
      expect(studio.changedLines()).toEqual(['-    "value": 25,', '+    "value": 29.5,']);
      for (const typed of ["yirmi beş", "31 TL"]) {
        await value.fill(typed);
        await expect(value).toHaveAccessibleDescription(new RegExp(`"${typed}" değil`));
      }
    });
  });

test("unsaved edits survive undo, opening other forms, the back button and a reload", async ({
  page,
  studio,
}) => {
  await studio.open();
  const value = await openValue(page);
  await value.fill("24");
  await button(page, turkish("save")).click();
  await expect(said(page)).toHaveText(turkish("saved", { label: "Mağaza fiyatı" }));
  await value.fill("26");
  const release = await hold(page, "save");
  await button(page, turkish("save")).click();
  const label = "Mağaza fiyatı – Değer: 24 → 26";
  await button(page, turkish("undo")).dispatchEvent("click");
  await value.fill("27");
  release();
  await expect(said(page)).toHaveText(turkish("saved", { label: "Mağaza fiyatı" }));
  await expect(page.getByText("Değer: 26 → 27")).toBeVisible();
  await button(page, turkish("undo")).click();
  await expect(said(page)).toHaveText(turkish("undone", { label }));
  await expect(value).toHaveValue("27");
  expect(studio.changedLines()).toEqual(['-    "value": 25,', '+    "value": 24,']);
  await value.fill("28");
  await button(page, turkish("changeHours")).click();
  await expect(page.getByRole("heading", { level: 2, name: "Çalışma saatleri" })).toBeVisible();
  const drafts = page.getByRole("heading", { name: turkish("drafts") }).locator("+ ul");
  await expect(drafts).toContainText(turkish("notSaved"));
  await drafts.getByRole("button", { name: "Mağaza fiyatı" }).click();
  await expect(value).toHaveValue("28");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 2, name: "Çalışma saatleri" })).toBeVisible();
  await page.goBack();
  await expect(value).toHaveValue("28");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(value).toHaveValue("28");
  await button(page, turkish("discard")).click();
  await expect(value).toHaveValue("24");
  await expect(drafts).toHaveCount(0);
  await button(page, turkish("addQuestion")).click();
  await text(page, "Soru", "en").fill("What is it?");
  await button(page, turkish("changeHours")).click();
  await drafts.getByRole("button", { name: "What is it?" }).click();
  await expect(text(page, "Soru", "en")).toHaveText("What is it?");
});

test("a misspelt value of a checkbox group is corrected with a button", async ({ page, studio }) => {
  await studio.open();
  const { openingHours: before } = JSON.parse(studio.read("data/site.json")) as { openingHours: object };
  const value: unknown = JSON.parse(JSON.stringify(before).replace('"monday"', '"mondey"'));
  const body = JSON.stringify({ file: "data/site.json", at: ["openingHours"], before, value });
  await page.evaluate((draft) => fetch("/studio/api/keepDraft", { method: "POST", body: draft }), body);
  await button(page, turkish("changeHours")).click();
  await page.getByRole("button", { name: /mondey → monday/ }).click();
  await expect(page.getByRole("checkbox", { name: "Pazartesi", checked: true })).toBeFocused();
});

test("a search finds tasks, and a legal text is saved without a new version only after confirmation", async ({
  page,
  studio,
}) => {
  await studio.open();
  const search = page.getByRole("searchbox", { name: turkish("find") });
  await search.fill("yasal metnin sürümü");
  await expect(button(page, turkish("addPress"))).toHaveCount(0);
  await button(page, turkish("publishLegal")).click();
  await page.getByRole("main").getByRole("button", { name: "Gizlilik Politikası" }).click();
  const body = text(page, "Metin", "tr");
  await body.press("ControlOrMeta+End");
  await page.keyboard.insertText("Ek.");
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await button(page, turkish("save")).click();
  expect(asked).toEqual([turkish("sameVersion")]);
  expect(studio.changedLines()).toEqual([]);
});

test("removing an item moves focus to its successor, and undo restores it", async ({ page, studio }) => {
  const file = "data/references/pamukca.json";
  const label = "Pamukça";
  await studio.open();
  await page.getByRole("searchbox", { name: turkish("find") }).fill(label);
  await button(page, label).first().click();
  const before = studio.read(file);
  page.once("dialog", (dialog) => void dialog.accept());
  await button(page, turkish("remove")).click();
  await expect(said(page)).toHaveText(turkish("removed", { label }));
  await expect(page.getByRole("heading", { name: turkish("studio"), level: 2 })).toBeFocused();
  expect(studio.git("status", "--porcelain")).toMatch(/^ D data\/references\/pamukca\.json$/m);
  await button(page, turkish("handOver")).click();
  await button(page, turkish("open", { label: turkish("addRedirect") })).click();
  await expect(page.getByRole("textbox", { name: "Eski adres" })).toHaveValue("/referances/#pamukca");
  await button(page, turkish("undo")).click();
  await expect.poll(() => studio.git("status", "--porcelain")).toBe("");
  expect(studio.read(file)).toBe(before);
});

test("a number placeholder inserted into a text shows its value, as on the site", async ({
  page,
  studio,
}) => {
  await studio.open();
  const search = page.getByRole("searchbox", { name: turkish("find") });
  await search.fill("Bütün kanallar tek konuşmada");
  await search.press("Enter");
  const title = text(page, "Ana başlık", "tr");
  await title.fill("Bütün kanallar, hepsi ");
  const group = page.getByRole("group", { name: "Ana başlık", exact: true });
  await expect(page.locator("datalist option", { hasText: "Deneme süresi: 15" })).toHaveCount(1);
  await group.getByRole("combobox", { name: turkish("figures") }).fill("Deneme süresi: 15");
  await expect(title).toHaveText("Bütün kanallar, hepsi 15");
  await text(page, "Ana başlık", "en").fill("Every channel, all {trialDays}");
  await button(page, turkish("save")).click();
  await expect(said(page)).toContainText(turkish("saved", { label: "" }).trim());
  expect(studio.changedLines()).toEqual([
    '-    "title": { "tr": "Bütün kanallar tek konuşmada", "en": "Every channel, one conversation" },',
    '+    "title": { "tr": "Bütün kanallar, hepsi {trialDays}", "en": "Every channel, all {trialDays}" },',
  ]);
});

test("studio forms are accessible in both languages and at 320 pixels", async ({ page, studio }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await studio.open();
  const look = async () => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow)).toBe(0);
  };
  await button(page, turkish("addPress")).click();
  await expect(page.getByRole("textbox", { name: "Adres adı" })).toBeVisible();
  await look();
  await button(page, turkish("otherLanguage")).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await button(page, english("addQuestion")).click();
  await expect(page.getByRole("textbox", { name: "Address name" })).toBeVisible();
  await look();
});
