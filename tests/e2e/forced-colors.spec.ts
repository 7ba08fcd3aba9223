import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { browserFlags, installedBrowser } from "../../scripts/browser";
import { openers } from "./key-windows";
import { drive, openAt, remember, seed } from "./onboarding-drive";
import { expect, test } from "./site";

/** Opens the QR code and analyses its screenshot: the lightest border, and the shares of both colours. */
async function lookAtCode(page: Page, siteUrl: string) {
  await remember(page, await seed(page, siteUrl));
  await openAt(page, "tr", "/onboarding/setup/");
  await drive(page, "tr").button("onboarding:device.continue.open").first().click();
  const code = page.locator("dialog[open] svg[role=img]");
  await expect(code).toBeVisible();
  const frame = page.locator("dialog[open] div:has(> svg[role=img])");
  await expect(frame).toHaveCSS("forced-color-adjust", "none");
  await expect(frame).toHaveCSS("color-scheme", /\bonly\b/);
  const picture = await code.screenshot({ animations: "disabled" });
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const share = (isCounted: (value: number) => boolean) => data.filter(isCounted).length / data.length;
  const edge = [...data.subarray(info.width * 2, info.width * 3)];
  return {
    dark: share((value) => value < 40),
    light: share((value) => value > 215),
    edge: Math.min(...edge),
  };
}

function expectReadable({ dark, light, edge }: Awaited<ReturnType<typeof lookAtCode>>) {
  expect(dark).toBeGreaterThan(0.25);
  expect(light).toBeGreaterThan(0.4);
  expect(edge, "a quiet light frame").toBeGreaterThan(215);
}

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

test("a dialog has a visible border in forced colours", async ({ page }) => {
  await page.goto("/");
  await openers.search(page).click();
  const edge = await page.locator("dialog[open]").evaluate((dialog) => {
    const { outlineStyle, outlineColor } = getComputedStyle(dialog);
    return `${outlineStyle} ${outlineColor}`;
  });
  expect(edge).toMatch(/^solid rgb\(/);
});

test("the selected conversation is legible in forced colours", async ({ page }) => {
  await page.goto("/");
  const thread = page.locator("main button[aria-current]").first();
  const colors = await thread.evaluate((element) =>
    [element, ...element.querySelectorAll("*")]
      .filter((one) => one === element || [...one.childNodes].some(({ nodeType }) => nodeType === 3))
      .map((one) => getComputedStyle(one).color),
  );
  expect(colors.length).toBeGreaterThan(2);
  expect(new Set(colors).size).toBe(1);
});

for (const [name, options] of [
  ["in forced colours", { forcedColors: "active" }],
  ["in forced dark colours", { forcedColors: "active", colorScheme: "dark" }],
  ["with more contrast", { contrast: "more" }],
  ["in a dark browser", { colorScheme: "dark", forcedColors: "none" }],
] as const)
  test(`the QR code for continuing on another device is readable ${name}`, async ({ page, site }) => {
    await page.emulateMedia(options);
    expectReadable(await lookAtCode(page, site.url));
  });

test("the QR code is readable in a browser that darkens pages", async ({ site }) => {
  const executablePath = installedBrowser();
  const browser = await chromium.launch({
    args: [...browserFlags, "--blink-settings=forceDarkModeEnabled=true"],
    ...(executablePath && { executablePath }),
  });
  const page = await browser.newPage({ baseURL: site.url, serviceWorkers: "block", locale: "tr-TR" });
  expectReadable(await lookAtCode(page, site.url));
  // Only applies if the browser darkens pages at all.
  const ground = await sharp(await page.locator("dialog[open] h2").first().screenshot()).stats();
  expect(ground.channels[0]?.mean).toBeLessThan(128);
  await browser.close();
});
