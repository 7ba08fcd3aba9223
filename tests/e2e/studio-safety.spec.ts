import type { Page } from "@playwright/test";
import { button, expect, said, test, text, turkish } from "./studio-page";

const find = (page: Page, words: string) =>
  page.getByRole("searchbox", { name: turkish("find") }).fill(words);

const outlined = (page: Page, name: string) =>
  page.locator(".outline").getByRole("button", { name, exact: true }).first();

async function openPrice(page: Page) {
  await button(page, turkish("changePrice")).click();
  await button(page, "Mağaza fiyatı").click();
  const value = page.getByRole("textbox", { name: "Değer" });
  await expect(value).toHaveValue("25");
  return value;
}

test("a deletion that is refused says why, and leads to the form that needs the item", async ({
  page,
  studio,
}) => {
  const { questions } = JSON.parse(studio.read("data/pricing.json")) as { questions: string[] };
  const faq = JSON.parse(studio.read("data/faq.json")) as { slug: string; question: { tr: string } }[];
  const isPlain = (text: string) => !text.includes("{");
  const needed =
    faq.find(({ slug, question }) => questions.includes(slug) && isPlain(question.tr))?.question.tr ?? "";
  await studio.open();
  await find(page, needed);
  await outlined(page, needed).click();
  page.once("dialog", (dialog) => void dialog.accept());
  await button(page, turkish("remove")).click();
  const count = turkish("mistakes", { count: 1 });
  await expect(said(page)).toHaveText(count);
  await expect(page.locator(".actions .state")).toHaveText(count);
  const way = page.locator(".elsewhere").getByRole("button");
  await expect(way).toBeFocused();
  await way.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Sorular", exact: true })).toBeVisible();
  expect(studio.git("status", "--porcelain")).toBe("");
});

test("what is wrong is found from the keyboard: saving leads to the first, and so does a button", async ({
  page,
  studio,
}) => {
  await studio.open();
  await openPrice(page);
  const unit = page.getByRole("textbox", { name: "Birim" });
  await unit.fill("TL");
  await button(page, turkish("save")).focus();
  await page.keyboard.press("Enter");
  await expect(said(page)).toHaveText(turkish("mistakes", { count: 1 }));
  await expect(unit).toBeFocused();
  await button(page, turkish("firstMistake")).focus();
  await page.keyboard.press("Enter");
  await expect(unit).toBeFocused();
  // What was said of the former state is gone with it.
  await unit.fill("EUR");
  await expect(said(page)).toHaveText("");
});

test("an optional text is taken away by emptying it", async ({ page, studio }) => {
  const file = "data/home.json";
  const { clients } = JSON.parse(studio.read(file)) as { clients: { note: { tr: string } } };
  await studio.open();
  await find(page, clients.note.tr);
  await outlined(page, "Referanslar bölümü").click();
  await text(page, "Örnek notu", "tr").fill("");
  await text(page, "Örnek notu", "en").fill("");
  await expect(page.getByText(turkish("older"))).toHaveCount(0);
  await button(page, turkish("save")).click();
  await expect(said(page)).toContainText(turkish("saved", { label: "" }).trim());
  expect((JSON.parse(studio.read(file)) as { clients: object }).clients).not.toHaveProperty("note");
});

test("a question is moved in the list, and told that the home page has no place for it", async ({
  page,
  studio,
}) => {
  type Question = { slug: string; isHighlighted: boolean; question: { tr: string } };
  const questions = () => JSON.parse(studio.read("data/faq.json")) as Question[];
  const index = questions().findIndex(
    ({ isHighlighted }, place, all) =>
      !isHighlighted && all.slice(0, place).filter((one) => one.isHighlighted).length >= 4,
  );
  const { question, slug } = questions()[index] ?? ({} as Question);
  await studio.open();
  await find(page, question.tr);
  await outlined(page, question.tr).click();
  const box = page.getByRole("checkbox", { name: "Ana sayfada" });
  await box.check();
  await button(page, turkish("save")).click();
  await expect(box).toHaveAccessibleDescription(/Ana sayfada 4 soruluk yer var/);
  await button(page, turkish("moveItemUp")).click();
  await expect.poll(() => questions().findIndex((one) => one.slug === slug)).toBe(index - 1);
  await expect(page.getByRole("heading", { level: 2, name: question.tr })).toBeVisible();
});

test("what was typed and not saved is there after a reload, until it is saved or discarded", async ({
  page,
  studio,
}) => {
  await studio.open();
  const value = await openPrice(page);
  page.on("dialog", (dialog) => void dialog.accept());
  for (const end of ["discard", "save"] as const) {
    await value.fill("31");
    await expect(page.getByText(turkish("unsaved"))).toBeVisible();
    await page.reload();
    await button(page, turkish("open", { label: "Mağaza fiyatı" })).click();
    await expect(value).toHaveValue("31");
    await expect(page.getByText(turkish("draftKept"))).toBeVisible();
    await button(page, turkish(end)).click();
    await expect(page.getByText(turkish("draftKept"))).toHaveCount(0);
    await expect(value).toHaveValue(end === "save" ? "31" : "25");
  }
  await page.reload();
  await expect(page.getByText(turkish("choose"))).toBeVisible();
  await expect(page.getByText(turkish("drafts"))).toHaveCount(0);
  expect(studio.changedLines()).toEqual(['-    "value": 25,', '+    "value": 31,']);
});

test("what others changed meanwhile stays; of the same field both values are shown, and one is chosen", async ({
  page,
  studio,
}) => {
  const file = "data/constants.json";
  await studio.open();
  const value = await openPrice(page);
  const asOf = /("storePrice": \{[^}]*"asOf": ")[^"]*/;
  studio.write(file, studio.read(file).replace('"value": 15', '"value": 14').replace(asOf, "$12026-01-02"));
  await value.fill("30");
  await button(page, turkish("save")).click();
  await expect(said(page)).toHaveText(turkish("saved", { label: "Mağaza fiyatı" }));
  expect(studio.read(file)).toMatch(/"value": 14,[^]*"value": 30,/);
  expect(asOf.exec(studio.read(file))?.[0]).toMatch(/2026-01-02$/);

  studio.write(file, studio.read(file).replace('"value": 30,', '"value": 27,'));
  await value.fill("33");
  await button(page, turkish("save")).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(turkish("theirs", { value: "27" }));
  await expect(alert).toContainText(turkish("mine", { value: "33" }));
  expect(studio.read(file)).toContain('"value": 27,');
  await button(page, turkish("saveMine")).click();
  await expect(said(page)).toHaveText(turkish("saved", { label: "Mağaza fiyatı" }));
  expect(studio.read(file)).toContain('"value": 33,');
});
