import { firefox, type Page } from "@playwright/test";
import sharp from "sharp";
import { pngOfSize } from "../fixtures/broken-pictures";
import type { PictureError } from "@/features/storefront/take-picture";
import { openAt, remember, seed } from "./onboarding-drive";
import { inWizard, shop } from "./onboarding-places";
import { expect, strings, test } from "./site";

const t = strings("tr");

/** Makes the canvas return a file of one colour or of noise. */
function replaceFile(color: string | null) {
  HTMLCanvasElement.prototype.toBlob = function (done, type) {
    const other = new OffscreenCanvas(this.width, this.height);
    const context = other.getContext("2d");
    const noise = new ImageData(this.width, this.height);
    noise.data.forEach((_, index) => (noise.data[index] = index % 4 === 3 ? 255 : (index * 7919) % 251));
    if (color === null) context?.putImageData(noise, 0, 0);
    else if (context) Object.assign(context, { fillStyle: color }).fillRect(0, 0, this.width, this.height);
    void other.convertToBlob({ type: type ?? "image/png" }).then(done);
  };
}

/** Makes the canvas return white pixels or noise. */
function replacePixels(color: string | null) {
  CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) => {
    const given = new ImageData(width, height);
    given.data.forEach((_, index) => (given.data[index] = color ? 255 : (index * 7919) % 251));
    return given;
  };
}

/** Ways in which browsers falsify canvas content. */
const guards = [
  ["a file of noise", replaceFile, null],
  ["a white file", replaceFile, "#fff"],
  ["an empty file", replaceFile, "transparent"],
  ["one colour for all", replaceFile, "#5b6f8a"],
  ["pixels of noise", replacePixels, null],
  ["white pixels", replacePixels, "#fff"],
] as const;

/** Changes the last bit of some values invisibly, as some browsers do against fingerprinting. */
function changeLastBits() {
  // oxlint-disable-next-line typescript/unbound-method -- called on its context below
  const { getImageData } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.getImageData = function (...given) {
    const image = getImageData.apply(this, given);
    image.data.forEach((value, index) => (image.data[index] = index % 5 === 0 ? value ^ 1 : value));
    return image;
  };
}

const red = (format: "png" | "jpeg" | "webp") =>
  sharp({ create: { width: 400, height: 100, channels: 3, background: "#ff0000" } }).toFormat(format);

async function chooseLogo(page: Page, siteUrl: string, buffer: Buffer, name = "logo.png") {
  await remember(page, await seed(page, siteUrl, inWizard(2)()));
  await openAt(page, "tr", `${shop}?step=2`);
  const type = `image/${name.replace(/.*\.jpg$/, "jpeg").replace(/.*\./, "")}`;
  await page.locator('dialog [name="logo"]').setInputFiles({ name, mimeType: type, buffer });
}

const refusal = (page: Page, error: PictureError = "guarded") =>
  page.locator("dialog[open]").getByText(t(`storefront:pictures.errors.${error}`));
const ready = (page: Page) =>
  page.getByRole("button", { name: `${t("storefront:pictures.logo")}: ${t("storefront:pictures.crop")}` });

test.describe("browser with canvas protection", () => {
  test.skip(({ browserName }) => browserName !== "chromium", "the guards are made here");

  for (const [name, guard, color] of guards)
    test(`canvas protection by ${name} is detected`, async ({ page, site }) => {
      await page.addInitScript(guard, color);
      await chooseLogo(page, site.url, await red("png").toBuffer());
      await expect(refusal(page)).toBeVisible();
      await expect(ready(page)).toHaveCount(0);
    });

  for (const [name, guard] of [
    ["nothing", () => undefined],
    ["the last bits", changeLastBits],
  ] as const)
    test(`an image is accepted even if canvas protection changes ${name}`, async ({ page, site }) => {
      await page.addInitScript(guard);
      await chooseLogo(page, site.url, await red("png").toBuffer());
      await expect(ready(page)).toBeVisible();
    });
});

test("Firefox with resistFingerprinting is detected", async ({ site, browserName }) => {
  test.skip(browserName !== "firefox", "npm run test:engines firefox");
  const browser = await firefox.launch({
    channel: "moz-firefox",
    executablePath: process.env.FIREFOX_PATH,
    firefoxUserPrefs: { "privacy.resistFingerprinting": true },
  });
  const page = await browser.newPage({ baseURL: site.url });
  await chooseLogo(page, site.url, await red("png").toBuffer());
  await expect(refusal(page)).toBeVisible();
  await browser.close();
});

const words = [
  "<img src=x>",
  "<script>alert(1)</script>",
  "<?php echo 1 ?>",
  "<svg onload=alert(1)>",
  "javascript:1",
];
for (const [index, text] of words.entries())
  test(`a photo with ${text} in its metadata is accepted, without the metadata`, async ({ page, site }) => {
    const format = (["jpeg", "png", "webp"] as const)[index % 3] ?? "jpeg";
    const photograph = await red(format)
      .withExif({ IFD0: { ImageDescription: text } })
      .toBuffer();
    expect(photograph.includes(text)).toBe(true);
    // Captures the image that the page is about to send.
    await page.addInitScript(() => {
      const shown: Blob[] = [];
      const create = URL.createObjectURL.bind(URL);
      Object.assign(window, { shown });
      URL.createObjectURL = (blob: Blob) => {
        shown.push(blob);
        return create(blob);
      };
    });
    await chooseLogo(page, site.url, photograph, `logo.${format === "jpeg" ? "jpg" : format}`);
    await expect(ready(page)).toBeVisible();
    const drawn = await page.evaluate(
      () => (window as Window & { shown?: Blob[] }).shown?.at(-1)?.text() ?? "",
    );
    expect(drawn.length).toBeGreaterThan(100);
    expect(drawn).not.toContain(text);
  });

const begun = async (format: "png" | "jpeg" | "webp") => {
  const whole = await red(format).toBuffer();
  return whole.subarray(0, whole.length / 2);
};
for (const [what, makeFile, error] of [
  ["a PNG cut off", () => begun("png"), "unreadable"],
  ["a JPEG cut off", () => begun("jpeg"), "unreadable"],
  ["a WebP cut off", () => begun("webp"), "unreadable"],
  ["a PNG of 30,000 × 30,000 pixels", () => Buffer.from(pngOfSize(30_000, 30_000)), "unreadable"],
] as const)
  test(`${what} is rejected as an image`, async ({ page, site, browserName }) => {
    test.skip(browserName === "firefox" && /^a (?:PNG|JPEG) cut/.test(what), "Firefox shows what there is");
    await chooseLogo(page, site.url, await makeFile());
    await expect(refusal(page, error)).toBeVisible();
    await expect(ready(page)).toHaveCount(0);
  });
