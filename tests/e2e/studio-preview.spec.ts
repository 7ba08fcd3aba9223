import { button, expect, test, text, turkish } from "./studio-page";

// Each step waits for the build's content check.

test("preview and form show the same item, and the previewed page's language is set separately", async ({
  page,
  studio,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  const { preview } = studio;
  await studio.open();
  const frame = page.frameLocator("iframe");
  await frame.locator("#question").click();
  const answer = "Yanıt 1";
  await expect(text(page, answer, "tr")).toBeFocused();
  const { question } = (JSON.parse(studio.read("data/faq.json")) as { question: { tr: string } }[])[2]!;
  await expect(text(page, "Soru", "tr")).toHaveText(question.tr);

  const { answer: answers } = (
    JSON.parse(studio.read("data/faq.json")) as { answer: { tr: string }[] }[]
  )[2]!;
  const output = frame.locator("output");
  const sent = (typed: string) =>
    `{"source":{"file":"data/faq.json","at":[2,"answer",0,"tr"]},"saved":"${answers[0]!.tr}","text":"${typed}"}`;
  await text(page, answer, "tr").fill("{trialDays} gün **ücretsiz**.");
  await expect(output).toContainText(sent("15 gün **ücretsiz**."));
  await button(page, turkish("previewReload")).click();
  await expect(output).toContainText(sent("15 gün **ücretsiz**."));
  await expect(output).not.toContainText(sent(answers[0]!.tr));
  page.once("dialog", (dialog) => dialog.accept());
  await button(page, turkish("discard")).click();
  await expect(output).toContainText(sent(answers[0]!.tr));

  await frame.locator("#unknown").click();
  await expect(page.locator(".spoken")).toHaveText(turkish("notEditable"));
  await frame.locator("#question").click();
  await expect(page.locator(".spoken")).toHaveText("");

  await button(page, turkish("previewPick")).click();
  await expect(frame.locator("output")).toContainText('{"studio":"picking","isOn":false}');

  await page.locator("#section-press > summary").click();
  await page.locator("#section-press .entry").first().click();
  const shows = (path: string) => expect.poll(() => page.frames()[1]?.url()).toBe(preview + path);
  await shows("/press/");
  await expect(output).toContainText('"studio":"show","path":"/press/","source":{"file":"data/press/');

  // A figure is shown where the price list uses it.
  await button(page, turkish("changePrice")).click();
  await button(page, "Mağaza fiyatı").click();
  await shows("/pricing/");
  await expect(output).toContainText('"source":{"file":"data/pricing.json","at":["tabs",0,"cards",');

  await button(page, turkish("changeHours")).click();
  await frame.locator("#figure").click();
  await expect(page.getByRole("textbox", { name: "Değer" })).toBeFocused();

  // For a new item, the preview shows its page first, then the saved item.
  await button(page, turkish("addQuestion")).click();
  await shows("/faq/");
  for (const group of ["Soru", answer]) {
    await text(page, group, "tr").fill("Yeni soru nedir?");
    await text(page, group, "en").fill("What is the new question?");
  }
  const last = (JSON.parse(studio.read("data/faq.json")) as unknown[]).length;
  await button(page, turkish("save")).click();
  await expect(frame.locator("output")).toContainText(
    `{"studio":"show","path":"/faq/","source":{"file":"data/faq.json","at":[${last}]},"anchor":"yeni-soru-nedir"}`,
  );
  const apart = page.getByRole("link", { name: turkish("previewApart") });
  await expect(apart).toHaveAttribute("href", `${preview}/faq/`);

  await button(page, "EN").click();
  await shows("/en/faq/");
  // The preview also follows an item opened from the list of changes.
  await button(page, turkish("changePrice")).click();
  await button(page, "Mağaza fiyatı").last().click();
  await shows("/en/pricing/");
  await button(page, turkish("handOver")).click();
  await page.getByRole("button", { name: /› Yeni soru nedir/ }).click();
  await shows("/en/faq/");
  await expect(page.locator("iframe")).not.toHaveAttribute("class");
});

test("a paragraph clicked on the page is scrolled into view in its text field", async ({ page, studio }) => {
  await studio.open();
  await page.frameLocator("iframe").locator("#legal").click();
  const body = text(page, "Metin", "tr");
  await expect(body).toBeFocused();
  const place = () => [
    getSelection()?.anchorNode?.textContent,
    document.activeElement?.parentElement?.scrollTop,
  ];
  const [line, top] = await body.evaluate(place);
  expect(line).toMatch(/^• Deneme hesapları: /);
  expect(top).toBeGreaterThan(100);
});

test("while a page is loading, the preview shows a message, and the previous page is dimmed", async ({
  page,
  studio,
}) => {
  await studio.open();
  await expect(page.locator("iframe")).toBeVisible();
  await page.locator("#section-about > summary").click();
  await page.locator("#section-about .entry").first().click();
  const state = page.locator(".preview [role=status]");
  await expect(state).toHaveText(turkish("previewLoads"));
  await expect(page.locator("iframe")).toHaveClass("outdated");
});

test("a page renders animation frames before the preview shows it, since its router waits for one", async ({
  page,
  studio,
}) => {
  await page.route(`${studio.preview}/`, (route) => route.fulfill({ body: "Preparing requested page" }));
  await studio.open();
  await expect(page.locator("iframe")).toHaveClass("unseen");
  await expect(page.frameLocator("iframe").locator("body")).toHaveText("Preparing requested page");
  const frame = page.frames()[1]?.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await frame).toBeGreaterThan(0);
});

test("a day that the preview could not show can be tried again", async ({ page, studio }) => {
  await studio.open();
  await page.route("**/api/showDay", (route) => route.abort(), { times: 1 });
  await page.getByLabel(turkish("previewDay")).fill("2031-12-01");
  await button(page, turkish("previewShow")).click();
  const state = page.locator(".preview [role=status]");
  await expect(state).toHaveText(turkish("offline"));
  await button(page, turkish("previewAgain")).click();
  await expect(state).toContainText(turkish("previewOn", { day: "1 Aralık 2031" }));
  expect(studio.days).toEqual(["2031-12-01"]);
});
