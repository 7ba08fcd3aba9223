import constants from "../../data/constants.json";
import templates from "../../data/templates.json";
import { demoShops } from "../helpers/demo-shops";
import { expect, strings, test } from "./site";

const t = strings("tr");

test("the component catalogue shows every demo and story component in all its states", async ({ page }) => {
  await page.goto("/deneme/");
  await test.step("the catalogue shows the inbox demo in its initial state, with an order, and handed over", async () => {
    await expect(page.locator("#inbox-demo").locator("section")).toHaveCount(3);
    await expect(page.getByText(t("inbox-demo:orders", { count: 1 }), { exact: true })).toBeVisible();
    await expect(page.getByText(demoShops("tr")[2]?.conversations[0]?.colleagueLine ?? "")).toBeAttached();
  });
  await test.step("the catalogue shows the channels' coloured lines, one of them highlighted", async () => {
    const channels = page.locator("#channels");
    await channels.getByRole("radio").last().check();
    await expect(channels.locator("li[data-channel]:visible")).toHaveAttribute("data-channel", "store");
  });
  await test.step("the catalogue shows the shop demo's placeholder and its builder, in each language", async () => {
    const shops = page.locator("#store-states");
    await shops.scrollIntoViewIfNeeded();
    await expect(shops.getByLabel(t("home:store.handle"))).toBeVisible();
    for (const language of ["tr", "en", "fr", "ar"])
      await expect(shops.locator(`li [lang=${language}]`).first()).toBeAttached();
  });
  await test.step("the catalogue shows each template case, an overlong text, and the reply window open and closed", async () => {
    const section = page.locator("#template-states");
    await expect(section.locator("[aria-invalid]")).toHaveCount(1);
    await expect(section.locator("figure")).toHaveCount(templates.length + 2);
    for (const state of ["inside", "outside"] as const)
      await expect(section.getByText(t(`showcase:composer.${state}`)).first()).toBeVisible();
    await expect(section.getByText(t("showcase:composer.rules.replyClosed")).first()).toBeVisible();
  });
  await test.step("the catalogue shows the estimator with each kind of result, and the trial slider", async () => {
    const receipts = page.locator("#price-states ul > li > output");
    await expect(receipts).toHaveCount(5);
    await expect(receipts.last()).toContainText(t("pricing:estimator.receipt.nothingKnown"));
    await expect(receipts.first()).toContainText(`$${constants.storePrice.value}`);
    await expect(page.locator("#trial-states").getByRole("slider")).toBeVisible();
  });
  await test.step("the catalogue shows the parts of a customer story, both for a sample and for a real story", async () => {
    const story = page.locator("#story-states");
    await expect(story.locator("blockquote")).toHaveCount(2);
    await expect(story.getByText(t("stories:sampleQuote"), { exact: true })).toHaveCount(1);
    await expect(story.getByRole("list", { name: t("stories:figures") })).toHaveCount(2);
    for (const section of ["challenge", "approach", "result"] as const)
      await expect(
        story.getByRole("heading", { name: t(`stories:sections.${section}`), exact: true }),
      ).toBeVisible();
    await expect(page.locator("#next").getByRole("link")).toHaveAttribute("href", /^\/referances\//);
  });
});
