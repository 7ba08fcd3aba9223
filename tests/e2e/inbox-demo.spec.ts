import { locales } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { demoShops } from "../helpers/demo-shops";
import { openWithoutScripts } from "../engines/stop-scripts";
import { everyNth, some } from "./extent";
import { demoOf, play, presses } from "./inbox-play";
import { expect, hold, strings, test } from "./site";

const widths = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
];

// In a reduced run, offline-demos.spec.ts covers the other language by pointer.
for (const [row, locale] of some([...locales.entries()], 1))
  for (const viewport of everyNth(widths, 2, row))
    for (const [by, press] of some(Object.entries(presses), row))
      test(`the inbox demo can be used by ${by}, ${locale}, ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto(localizedPath(locale, "/"));
        const demo = demoOf(page, locale);
        // Relative to the page, since browsers may scroll to a clicked element.
        const place = () =>
          demo.evaluate((element) => {
            const { top, height } = element.getBoundingClientRect();
            return { top: Math.round(top + window.scrollY), height: Math.round(height) };
          });
        const before = await place();
        await play(demo, locale, press);
        expect(await place()).toEqual(before);
      });

test("the entered shop name survives reloads and appears in other demos", async ({ page }) => {
  const t = strings("tr");
  await page.goto("/");
  const list = demoOf(page, "tr").getByLabel(t("inbox-demo:shop"));
  await list.selectOption(t("inbox-demo:own"));
  await page.keyboard.type("@ayse.taki");
  await page.keyboard.press("Enter");
  await expect(list).toBeFocused();
  await page.reload();
  await page.mouse.move(9, 9, { steps: 2 });
  await expect(list.getByRole("option", { selected: true })).toHaveText("Ayse Taki");
  await page.locator("#store").scrollIntoViewIfNeeded();
  await expect(page.getByLabel(t("home:store.handle"))).toHaveValue("@ayse.taki");
  await page.goto("/channels/");
  await page.getByText(t("showcase:composer.cases")).first().scrollIntoViewIfNeeded();
  // The placeholder has no radio buttons.
  const label = page.locator("label", { has: page.getByRole("radio") });
  await label.filter({ hasText: /^Yeni sezon/ }).click();
  await expect(page.getByLabel(t("showcase:composer.preview"))).toContainText("Ayse Taki");
});

for (const viewport of widths)
  test(`the product image of the inbox demo is above the fold at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const locale of locales) {
      await page.goto(localizedPath(locale, "/"));
      const box = await demoOf(page, locale)
        .getByRole("listitem")
        .locator("svg[viewBox='0 0 120 90']")
        .first()
        .boundingBox();
      expect(box).not.toBeNull();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(viewport.height);
    }
  });

for (const [late, file] of [
  ["the framework", /\/app-[0-9a-f]+\.js$/],
  ["the demo's code", /\/lazy-inbox-demo-[0-9a-f]+\.js$/],
] as const)
  test(`a click and a message sent with Enter before ${late} loads are not lost`, async ({ page }) => {
    await page.goto("/faq/");
    const release = await hold(page, file);
    await page.evaluate(() => window.location.assign("/")).catch(() => undefined);
    await page.waitForURL((url) => url.pathname === "/");
    await page.waitForLoadState("load");
    const demo = demoOf(page, "tr");
    const [shop] = demoShops("tr");
    const reply = shop.conversations[0]?.replies[1];
    await demo.getByRole("button", { name: reply?.text ?? "", exact: true }).click();
    await demo.getByRole("textbox").click();
    await page.keyboard.type("Yarın kargoda");
    await page.keyboard.press("Enter");
    release();
    await expect(demo.getByRole("log")).toContainText(reply?.answer ?? "");
    await expect(demo.getByRole("log")).toContainText("Yarın kargoda");
    await expect(demo.getByRole("textbox")).toHaveValue("");
  });

test("the inbox demo plays by itself, can be paused, and announces nothing until used", async ({ page }) => {
  await page.goto("/");
  await page.mouse.move(5, 5);
  const demo = demoOf(page, "tr");
  const t = strings("tr");
  const [shop] = demoShops("tr");
  const messages = demo.getByRole("group", {
    name: t("inbox-demo:conversation", { name: shop.conversations[0]?.customer ?? "" }),
  });
  await expect(messages).toContainText(shop.conversations[0]?.replies[0]?.text ?? "");
  await expect(demo.getByRole("log")).toHaveCount(0);
  await demo.getByRole("button", { name: t("inbox-demo:pause") }).click();
  const text = await demo.innerText();
  await page.waitForTimeout(6_000);
  expect((await demo.innerText()).replaceAll(t("inbox-demo:play"), "")).toBe(text);
});

test("the inbox demo fills the whole window and closes with Escape", async ({ page }) => {
  await page.goto("/");
  const t = strings("tr");
  const demo = demoOf(page, "tr");
  await demo.getByRole("button", { name: t("inbox-demo:act.product"), exact: true }).click();
  await demo.getByRole("button", { name: t("inbox-demo:expand") }).click();
  const large = page.getByRole("dialog", { name: t("inbox-demo:label") });
  await expect(large.getByRole("log")).toContainText(
    demoShops("tr")[0].conversations[0]?.answers.product ?? "",
  );
  await page.keyboard.press("Escape");
  await expect(large).toBeHidden();
  await expect(demo.getByRole("button", { name: t("inbox-demo:expand") })).toBeFocused();
});

test("each shop of the inbox demo has its own customers", async ({ page }) => {
  await page.goto("/en/");
  const demo = demoOf(page, "en");
  for (const { slug, conversations } of demoShops("en")) {
    await demo.getByRole("combobox").selectOption(slug);
    for (const { customer } of conversations)
      await expect(demo.getByRole("button", { name: customer })).toBeVisible();
  }
});

test.describe("inbox demo with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the inbox demo with reduced motion is not animated, but customers still reply", async ({ page }) => {
    await page.goto("/");
    await page.mouse.move(5, 5);
    await page.waitForSelector("html[data-hydrated]", { state: "attached" });
    const demo = demoOf(page, "tr");
    const text = await demo.innerText();
    await page.waitForTimeout(5_000);
    expect(await demo.innerText()).toBe(text);
    await expect(demo.getByRole("button", { name: strings("tr")("inbox-demo:pause") })).toBeHidden();
    await demo.getByRole("button", { name: strings("tr")("inbox-demo:act.product"), exact: true }).click();
    await expect(demo.getByRole("log")).toContainText(
      demoShops("tr")[0].conversations[0]?.answers.product ?? "",
    );
  });
});

test("without scripts, the inbox demo is a readable picture", async ({ browser, site }) => {
  const context = await openWithoutScripts(browser, site.url);
  const page = await context.newPage();
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/");
  const demo = demoOf(page, "tr");
  await expect(demo).toContainText(demoShops("tr")[0].conversations[0]?.opening[0]?.text ?? "");
  // The newest message is fully visible at its final position, so that hydration causes no layout shift.
  const messages = demo.getByRole("group", {
    name: strings("tr")("inbox-demo:conversation", {
      name: demoShops("tr")[0].conversations[0]?.customer ?? "",
    }),
  });
  await messages.scrollIntoViewIfNeeded();
  await expect(messages.getByRole("listitem").last()).toBeInViewport({ ratio: 1 });
  await expect(demo.getByRole("textbox")).toHaveCount(0);
  await context.close();
});
