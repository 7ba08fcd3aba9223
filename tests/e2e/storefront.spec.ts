import sharp from "sharp";
import { locales } from "@/config/languages";
import { some } from "./extent";
import { drive, taxNumber } from "./onboarding-drive";
import { openPlace, places } from "./onboarding-places";
import { expect, receivedCalls, strings, test } from "./site";
import { control, expectStep, fillCompany, reserve, signedUp } from "./storefront-visitor";

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#e0457b" } })
    .png()
    .toBuffer();

for (const locale of some(locales, 0))
  test(`the wizard keeps images across reloads (${locale})`, async ({ page, context, site }) => {
    const t = strings(locale);
    const press = (key: "save" | "next" | "back") =>
      page.getByRole("button", { name: t(`storefront:wizard.${key}`), exact: true }).click();
    await context.addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]);
    await signedUp(page, site.url);
    await reserve(page, locale);

    await expect(control(page, "owner")).toHaveValue("Ayşe Yılmaz");
    await fillCompany(page);
    await page.reload();
    await expect(control(page, "company")).toHaveValue("Çiçek Evi");
    await expect(control(page, "taxnumber")).toHaveValue("");
    await control(page, "taxnumber").fill(taxNumber);
    await press("save");

    await expectStep(page, locale, 2);
    await control(page, "title").fill("Çiçek Evi");
    await control(page, "tags").fill("çiçek, hediye");
    await page.reload();
    await expect(control(page, "title")).toHaveValue("Çiçek Evi");
    await control(page, "logo").setInputFiles({
      name: "logo.jpg",
      mimeType: "image/png",
      buffer: await picture(1600, 400),
    });
    await control(page, "favicon").setInputFiles({
      name: "icon.png",
      mimeType: "image/png",
      buffer: await picture(90, 60),
    });
    await expect(page.getByRole("img", { name: t("storefront:previews.logo-alt") })).toBeVisible();
    await expect(page.getByRole("img", { name: t("storefront:previews.favicon-phone-alt") })).toBeVisible();

    await page
      .getByRole("button", { name: `${t("storefront:pictures.logo")}: ${t("storefront:pictures.crop")}` })
      .click();
    const crop = page.getByRole("dialog", {
      name: t("storefront:crop.title", { picture: t("storefront:pictures.logo") }),
    });
    await crop.getByRole("slider").press("ArrowRight");
    await crop.getByRole("application").press("ArrowLeft");
    await crop.getByRole("button", { name: t("storefront:crop.apply") }).click();
    await expect(crop).toHaveCount(0);
    await press("next");

    await expectStep(page, locale, 3);
    await page.goBack();
    await expectStep(page, locale, 2);
    await page.goForward();
    await expectStep(page, locale, 3);
    await page.getByRole("button", { name: t("storefront:meta.save") }).dblclick();
    await expectStep(page, locale, 16);

    const calls = await receivedCalls(page, site.url);
    const writes = calls.filter(
      ({ method, path: to }) => method === "POST" && !to.endsWith("get-information"),
    );
    expect(writes.map(({ path: to, status }) => [to.replace(/^.*\//, ""), status])).toEqual([
      ["store-setup", 200],
      ["store-edit", 200],
      ["store-image", 200],
    ]);
    expect(writes[1]?.body).toMatchObject({
      company: "Çiçek Evi",
      taxnumber: taxNumber,
      phone: "+905321234567",
    });
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      taxNumber,
    );

    await page.getByRole("button", { name: t("storefront:completion.finish") }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: t("onboarding-screens:setup.title") }),
    ).toBeVisible();
  });

test("on a phone, the alert does not cover the invalid address field", async ({ page, site }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const visitor = drive(page, "tr");
  const address = places.find(({ name }) => name === "shop address in error")!;
  await openPlace(visitor, site.url, address);
  await visitor.field("sub_domain").evaluate((field) => field.scrollIntoView({ block: "start" }));
  await visitor.press("onboarding-screens:store.action");
  const alert = page.locator("[data-alerts] [data-type]");
  await alert.hover();
  const label = page
    .locator("main label", { hasText: visitor.t("onboarding-screens:store.sub-domain") })
    .first();
  const [over, below] = [await alert.boundingBox(), await label.boundingBox()];
  expect(over!.y + over!.height).toBeLessThanOrEqual(below!.y);
});
