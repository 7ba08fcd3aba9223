import sharp from "sharp";
import { drive } from "./onboarding-drive";
import { inWizard, openPlace, shop } from "./onboarding-places";
import { expect, strings, test } from "./site";

const sizes = [
  { width: 320, height: 568 },
  { width: 740, height: 360 },
  { width: 320, height: 480 },
];

for (const size of sizes)
  test(`the crop dialog fits ${size.width} × ${size.height}`, async ({ page, site }) => {
    const t = strings("tr");
    const { field } = drive(page, "tr");
    await openPlace(drive(page, "tr"), site.url, {
      name: "wizard",
      address: `${shop}?step=2`,
      state: inWizard(2),
    });
    const buffer = await sharp({ create: { width: 800, height: 400, channels: 3, background: "#e0457b" } })
      .png()
      .toBuffer();
    await field("logo").setInputFiles({ name: "logo.png", mimeType: "image/png", buffer });
    await page
      .getByRole("button", { name: `${t("storefront:pictures.logo")}: ${t("storefront:pictures.crop")}` })
      .click();
    await page.setViewportSize(size);
    await expect(page.getByRole("application")).toBeVisible();
    for (const key of ["crop.cancel", "crop.apply"] as const)
      await expect(page.getByRole("button", { name: t(`storefront:${key}`), exact: true })).toBeInViewport({
        ratio: 1,
      });
  });
