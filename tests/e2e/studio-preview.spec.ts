import http from "node:http";
import type { AddressInfo } from "node:net";
import { serveStudio } from "../../studio/server/serve-studio";
import { studioRoot } from "../helpers/studio-root";
import { button, expect, test, text, turkish } from "./studio-page";

// Each step waits for the rules of the build.

/** A page as the development server shows it, as far as the studio knows: it hears, and tells of clicks. */
const pageHtml = `<!doctype html><title>x</title><h1 id="question">Soru</h1><p id="unknown">?</p><output></output><script>
  const say = (message) => parent.postMessage(message, "*");
  addEventListener("message", ({ data }) => document.querySelector("output").append(JSON.stringify(data) + "\\n"));
  question.onclick = () => say({ studio: "open", source: { file: "data/faq.json", at: [2, "answer", 0] } });
  unknown.onclick = () => say({ studio: "open", source: { file: "data/nothing.json", at: [] } });
  say({ studio: "ready" });
</script>`;

test("a click on the page opens its field, what is chosen is shown on the page, and a desktop's width fits", async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  const pages = http.createServer((_, answer) => {
    answer.setHeader("content-type", "text/html");
    answer.end(pageHtml);
  });
  await new Promise<void>((resolve) => pages.listen(0, "localhost", resolve));
  const preview = `http://localhost:${(pages.address() as AddressInfo).port}`;
  const copy = studioRoot();
  const { url, close } = await serveStudio({ root: copy.root, port: 0, app, preview });
  await page.goto(url);
  const frame = page.frameLocator("iframe");
  await frame.locator("#question").click();
  const answer = turkish("itemNumber", { number: 1 });
  await expect(text(page, answer, "tr")).toBeFocused();
  const { question } = (JSON.parse(copy.read("data/faq.json")) as { question: { tr: string } }[])[2]!;
  await expect(text(page, "Soru", "tr")).toHaveValue(question.tr);

  await frame.locator("#unknown").click();
  await expect(page.locator(".spoken")).toHaveText(turkish("notEditable"));
  await frame.locator("#question").click();
  await expect(page.locator(".spoken")).toHaveText("");

  await button(page, turkish("previewPick")).click();
  await expect(frame.locator("output")).toContainText('{"studio":"picking","isOn":false}');

  await page.locator("#section-press > summary").click();
  await page.locator("#section-press .entry").first().click();
  await expect(page.locator("iframe")).toHaveAttribute("src", `${preview}/press/`);
  await expect(frame.locator("output")).toContainText('"studio":"show","source":{"file":"data/press/');

  // What is added is shown where it will be, and once it is there.
  await button(page, turkish("addQuestion")).click();
  await expect(page.locator("iframe")).toHaveAttribute("src", `${preview}/faq/`);
  await page.getByRole("textbox", { name: "Adres adı" }).fill("yeni-soru");
  for (const group of ["Soru", answer]) {
    await text(page, group, "tr").fill("Yeni soru nedir?");
    await text(page, group, "en").fill("What is the new question?");
  }
  await button(page, turkish("save")).click();
  const last = (JSON.parse(copy.read("data/faq.json")) as unknown[]).length;
  await expect(frame.locator("output")).toContainText(
    `{"studio":"show","source":{"file":"data/faq.json","at":[${last}]},"anchor":"yeni-soru"}`,
  );
  const apart = page.getByRole("link", { name: turkish("previewApart") });
  await expect(apart).toHaveAttribute("href", `${preview}/faq/`);

  await button(page, turkish("previewFull")).click();
  const [iframe, place] = [page.locator("iframe"), page.locator(".page")];
  await expect
    .poll(async () => (await iframe.boundingBox())!.width <= (await place.boundingBox())!.width + 1)
    .toBe(true);
  expect(await frame.locator("html").evaluate(() => innerWidth)).toBeGreaterThan(1270);
  await page.screenshot({ path: test.info().outputPath("preview.png") });
  await page.close();
  await close();
  await new Promise((resolve) => pages.close(resolve));
  copy.remove();
});
