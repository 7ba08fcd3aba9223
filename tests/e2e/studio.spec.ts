import crypto from "node:crypto";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { button, english, expect, said, test, text, turkish } from "./studio-page";

// Each step waits for the rules of the build.

async function openFigure(page: Page) {
  await button(page, turkish("changePrice")).click();
  await button(page, "Mağaza fiyatı").click();
  await expect(page.getByRole("textbox", { name: "Değer" })).toHaveValue("25");
}

test("a price is changed by keyboard, saved, undone and done again; the files hold that and nothing else", async ({
  page,
  studio,
}) => {
  await studio.open();
  await openFigure(page);
  const value = page.getByRole("textbox", { name: "Değer" });
  await value.fill("29.5");
  await page.keyboard.press("Control+s");
  await expect(said(page)).toHaveText(turkish("saved", { label: "Mağaza fiyatı" }));
  await expect(value).toBeFocused();
  expect(studio.changedLines()).toEqual(['-    "value": 25,', '+    "value": 29.5,']);

  await button(page, turkish("undo")).click();
  await expect(said(page)).toHaveText(turkish("undone", { label: "Mağaza fiyatı: 25 → 29.5" }));
  expect(studio.git("status", "--porcelain")).toBe("");

  await button(page, turkish("redo")).click();
  await expect(said(page)).toHaveText(turkish("redone", { label: "Mağaza fiyatı: 25 → 29.5" }));
  expect(studio.changedLines()).toHaveLength(2);
});

test("a mistake is named at its field in both languages, and never saved", async ({ page, studio }) => {
  await studio.open();
  await openFigure(page);
  const unit = page.getByRole("textbox", { name: "Birim" });
  await unit.fill("TL");
  await expect(unit).toHaveAttribute("aria-invalid", "true");
  await expect(unit).toHaveAccessibleDescription(/“TL” bir para birimi değil.* → TRY/);
  await button(page, turkish("save")).click();
  await expect(said(page)).toHaveText(turkish("mistakes", { count: 1 }));
  expect(studio.git("status", "--porcelain")).toBe("");
  await button(page, turkish("otherLanguage")).click();
  await expect(unit).toHaveValue("TL");
  await expect(page.locator("#root_unit")).toHaveAccessibleDescription(/“TL” is no currency/);
});

test("a Turkish text and its English: the older one is named, a chip puts a figure in, one line each is written", async ({
  page,
  studio,
}) => {
  await studio.open();
  await page.getByRole("searchbox", { name: turkish("find") }).fill("tek konuşmada");
  await button(page, "Ana sayfanın başı").click();
  const title = text(page, "Ana başlık", "tr");
  await title.fill("Bütün kanallar, hepsi ");
  await expect(page.getByText(turkish("older"))).toBeVisible();
  const group = page.getByRole("group", { name: "Ana başlık", exact: true });
  await group.getByText(turkish("figures")).first().click();
  await group
    .getByRole("button", { name: turkish("insert", { name: "trialDays", text: "15" }) })
    .first()
    .click();
  await expect(title).toHaveValue("Bütün kanallar, hepsi {trialDays}");
  await expect(page.getByText(turkish("onSite", { text: "Bütün kanallar, hepsi 15" }))).toBeVisible();
  await text(page, "Ana başlık", "en").fill("Every channel, all {trialDays}");
  await expect(page.getByText(turkish("older"))).toHaveCount(0);
  await button(page, turkish("save")).click();
  await expect(said(page)).toContainText(turkish("saved", { label: "" }).trim());
  expect(studio.changedLines()).toEqual([
    '-    "title": { "tr": "Bütün kanallar tek konuşmada", "en": "Every channel, one conversation" },',
    '+    "title": { "tr": "Bütün kanallar, hepsi {trialDays}", "en": "Every channel, all {trialDays}" },',
  ]);
});

test("a press item is added with a photograph of 20 MB, which is cut and compressed", async ({
  page,
  studio,
}) => {
  // Noise compresses to nothing: the file is as heavy as a camera's.
  const [width, height] = [3200, 2400];
  const photograph = await sharp(crypto.randomBytes(width * height * 3), {
    raw: { width, height, channels: 3 },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(photograph.length).toBeGreaterThan(20 * 1024 * 1024);
  await studio.open();
  await button(page, turkish("addPress")).click();
  await page.getByRole("textbox", { name: "Adres adı" }).fill("yeni-haber");
  await page.getByRole("textbox", { name: "Bağlantı" }).fill("https://www.gazete.example/haber");
  for (const group of ["Kaynak", "Haber başlığı", "Özet", "Kapağın betimi"]) {
    await text(page, group, "tr").fill("Yeni bir haber");
    await text(page, group, "en").fill("A new article");
  }
  await page
    .getByLabel("Kapak resmi")
    .setInputFiles({ name: "IMG_0001.png", mimeType: "image/png", buffer: photograph });
  await expect(page.locator(".picture .status")).toContainText("1600 × 900");
  await expect(page.getByText(turkish("unsaved"))).toBeVisible();
  await button(page, turkish("save")).click();
  await expect(said(page)).toHaveText(turkish("saved", { label: turkish("addPress") }));
  expect(studio.git("status", "--porcelain", "-uall").trim().split("\n")).toEqual([
    "?? data/press/covers/yeni-haber.jpg",
    "?? data/press/yeni-haber.json",
  ]);
  const { slug, cover } = JSON.parse(studio.read("data/press/yeni-haber.json")) as Record<string, string>;
  expect([slug, cover]).toEqual(["yeni-haber", "covers/yeni-haber.jpg"]);
  await expect(page.getByRole("heading", { level: 2, name: "Yeni bir haber" })).toBeVisible();
});

test("a question is added at the end of the list, and a legal text gets a new version", async ({
  page,
  studio,
}) => {
  await studio.open();
  await button(page, turkish("addQuestion")).click();
  await page.getByRole("textbox", { name: "Adres adı" }).fill("yeni-soru");
  await page.getByRole("combobox", { name: "Kategori" }).selectOption({ label: "Mağaza" });
  await text(page, "Soru", "tr").fill("Yeni soru nedir?");
  await text(page, "Soru", "en").fill("What is the new question?");
  const answer = turkish("itemNumber", { number: 1 });
  await text(page, answer, "tr").fill("Bu, {brand} için yeni bir yanıt.");
  await text(page, answer, "en").fill("This is a new answer for {brand}.");
  await button(page, turkish("save")).click();
  await expect(said(page)).toHaveText(turkish("saved", { label: turkish("addQuestion") }));
  const questions = JSON.parse(studio.read("data/faq.json")) as { slug: string; category: string }[];
  expect(questions.at(-1)).toMatchObject({ slug: "yeni-soru", category: "store" });
  expect(studio.changedLines().filter((line) => line.startsWith("-"))).toEqual([]);

  await button(page, turkish("publishLegal")).click();
  await button(page, "Çerez Politikası").click();
  const version = page.getByRole("textbox", { name: "Sürüm" });
  await expect(version).toHaveValue("1.2");
  await button(page, turkish("newVersion")).click();
  await expect(version).toHaveValue("1.3");
  const inForce = studio.read("data/legal/cookie/tr.md");
  await button(page, turkish("save")).click();
  await expect(said(page)).toHaveText(turkish("saved", { label: "Çerez Politikası" }));
  for (const language of ["tr", "en"])
    expect(studio.read(`data/legal/cookie/${language}.md`)).toContain('\nversion: "1.3"\n');
  expect(studio.read("data/legal/cookie/former/1.2/tr.md")).toBe(inForce);

  await button(page, turkish("handOver")).click();
  await page.getByRole("textbox", { name: turkish("message") }).fill("Soru ekle, çerez metnini yenile");
  await page.getByRole("textbox", { name: turkish("branch") }).fill("icerik");
  await button(page, turkish("makeBranch")).click();
  await expect(said(page)).toHaveText(turkish("branchMade", { branch: "icerik" }));
  expect(studio.git("show", "--name-only", "--format=%s", "icerik").trim().split("\n")).toEqual([
    "Soru ekle, çerez metnini yenile",
    "",
    "data/faq.json",
    "data/legal/cookie/en.md",
    "data/legal/cookie/former/1.2/en.md",
    "data/legal/cookie/former/1.2/tr.md",
    "data/legal/cookie/tr.md",
  ]);
});

test("forms are accessible, in both languages and at 320 pixels", async ({ page, studio }) => {
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
