import fs from "node:fs";
import { zipContents } from "../helpers/zip-contents";
import { button, expect, said, test, text, turkish } from "./studio-page";

// Each step waits for the rules of the build.

test("a story is scheduled: its file gets the day and nothing else", async ({ page, studio }) => {
  await studio.open();
  await page.locator("#section-stories > summary").click();
  const { title } = JSON.parse(studio.read("data/stories/kopuk-sabun.json")) as { title: { tr: string } };
  await button(page, title.tr).click();
  await page.getByLabel("Yayın başlangıcı").fill("2031-05-19");
  await button(page, turkish("save")).click();
  await expect(said(page)).toHaveText(turkish("saved", { label: title.tr }));
  const changed = studio.changedLines();
  expect(changed.filter((line) => line.startsWith("+")).join("\n")).toContain('"publishFrom": "2031-05-19"');
  expect(studio.git("status", "--porcelain").trim()).toBe("M data/stories/kopuk-sabun.json");
  const before = JSON.parse(studio.git("show", "HEAD:data/stories/kopuk-sabun.json")) as object;
  expect(JSON.parse(studio.read("data/stories/kopuk-sabun.json"))).toEqual({
    ...before,
    publishFrom: "2031-05-19",
  });
});

test("a question with a link is added, and the archive holds the changed files as they are on disk", async ({
  page,
  studio,
}) => {
  await studio.open();
  await button(page, turkish("addQuestion")).click();
  await page.getByRole("textbox", { name: "Adres adı" }).fill("baglantili-soru");
  await text(page, "Soru", "tr").fill("Fiyatlar nerede?");
  await text(page, "Soru", "en").fill("Where are the prices?");
  const answer = turkish("itemNumber", { number: 1 });
  await text(page, answer, "tr").fill("[Yok](/yok/) diye bir sayfa yok.");
  await text(page, answer, "en").fill("See [the prices](/pricing/).");
  await expect(text(page, answer, "tr")).toHaveAccessibleDescription(/\/yok\//);
  await text(page, answer, "tr").fill("[Fiyatlara](/pricing/) **bakın**.");
  await expect(text(page, answer, "tr")).toHaveAttribute("aria-invalid", "false");
  await button(page, turkish("save")).click();
  await expect(said(page)).toHaveText(turkish("saved", { label: turkish("addQuestion") }));
  const questions = JSON.parse(studio.read("data/faq.json")) as { answer: unknown }[];
  expect(questions.at(-1)?.answer).toEqual([
    { tr: "[Fiyatlara](/pricing/) **bakın**.", en: "See [the prices](/pricing/)." },
  ]);
  expect(studio.changedLines().filter((line) => line.startsWith("-"))).toEqual([]);

  await button(page, turkish("handOver")).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: turkish("archive") }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^content-\d{4}-\d{2}-\d{2}\.zip$/);
  const contents = zipContents(fs.readFileSync(await download.path()));
  expect([...contents].map(([name, content]) => [name, content.toString("utf8")])).toEqual([
    ["data/faq.json", studio.read("data/faq.json")],
  ]);
});
