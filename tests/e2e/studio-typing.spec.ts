import { button, expect, said, test, turkish } from "./studio-page";

for (const locale of ["tr-TR", "en-US"])
  test.describe(`in a browser in ${locale}`, () => {
    test.use({ locale });
    test("a number is read as Turkish and English write it", async ({ page, studio }) => {
      await studio.open();
      await button(page, turkish("changePrice")).click();
      await button(page, "Mağaza fiyatı").click();
      const value = page.getByRole("textbox", { name: "Değer" });
      const asked: string[] = [];
      let isRight = true;
      page.on("dialog", (dialog) => {
        asked.push(dialog.message());
        void (isRight ? dialog.accept() : dialog.dismiss());
      });
      for (const [typed, written] of [
        ["24,90", "24.9"],
        ["1.290", "1290"],
        ["1.290,50", "1290.5"],
        ["29.50", "29.5"],
      ]) {
        await value.clear();
        await value.pressSequentially(typed ?? "");
        await expect(value).toHaveValue(typed ?? "");
        await page.keyboard.press("Control+s");
        await expect(value).toHaveValue(written ?? "");
        expect(studio.changedLines()).toEqual(['-    "value": 25,', `+    "value": ${written},`]);
      }
      // 1290 is 52 times 24.9, and 29.5 a 44th of 1290.5: each is asked about.
      expect(asked).toEqual([
        turkish("leap", { before: 24.9, after: 1290 }),
        turkish("leap", { before: 1290.5, after: 29.5 }),
      ]);
      isRight = false;
      await value.fill("290000000");
      await page.keyboard.press("Control+s");
      await expect.poll(() => asked.length).toBe(3);
      expect(studio.changedLines()).toEqual(['-    "value": 25,', '+    "value": 29.5,']);
      await value.fill("yirmi beş");
      await expect(value).toHaveAccessibleDescription(/"yirmi beş" var/);
    });
  });

test("what is not saved is not undone along with something else unless one agrees", async ({
  page,
  studio,
}) => {
  await studio.open();
  await button(page, turkish("changePrice")).click();
  await button(page, "Mağaza fiyatı").click();
  const value = page.getByRole("textbox", { name: "Değer" });
  await value.fill("26");
  await button(page, turkish("save")).click();
  await expect(said(page)).toHaveText(turkish("saved", { label: "Mağaza fiyatı" }));
  await value.fill("27");
  const asked: string[] = [];
  page.once("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await button(page, turkish("undo")).click();
  expect(asked).toEqual([turkish("leave")]);
  await expect(value).toHaveValue("27");
  expect(studio.changedLines()).toEqual(['-    "value": 25,', '+    "value": 26,']);
});

test("a last day is taken away again by clearing its field", async ({ page, studio }) => {
  const file = "data/press/bthaber.json";
  await studio.open();
  await page.getByRole("searchbox", { name: turkish("find") }).fill("Bütün mesajlar tek gelen kutusunda");
  await button(page, "Bütün mesajlar tek gelen kutusunda").first().click();
  const before = studio.read(file);
  const until = page.getByLabel("Yayın sonu", { exact: true });
  await until.fill("2030-01-01");
  await button(page, turkish("save")).click();
  await expect(said(page)).not.toBeEmpty();
  expect(studio.read(file)).toContain('"publishUntil": "2030-01-01"');
  await until.fill("");
  await button(page, turkish("save")).click();
  await expect.poll(() => studio.read(file)).toBe(before);
});

test("an item is removed, the focus goes to what stands there now, and undo brings it back", async ({
  page,
  studio,
}) => {
  const file = "data/references/pamukca.json";
  const label = "Pamukça";
  await studio.open();
  await page.getByRole("searchbox", { name: turkish("find") }).fill(label);
  await button(page, label).first().click();
  const before = studio.read(file);
  page.once("dialog", (dialog) => void dialog.accept());
  await button(page, turkish("remove")).click();
  await expect(said(page)).toHaveText(turkish("removed", { label }));
  await expect(page.getByRole("heading", { name: turkish("studio"), level: 2 })).toBeFocused();
  expect(studio.git("status", "--porcelain")).toMatch(/^ D data\/references\/pamukca\.json$/m);
  await button(page, turkish("undo")).click();
  await expect.poll(() => studio.git("status", "--porcelain")).toBe("");
  expect(studio.read(file)).toBe(before);
});

test("a published slug is changed: a button of the form redirects its old address", async ({
  page,
  studio,
}) => {
  await studio.open();
  await page.getByRole("searchbox", { name: turkish("find") }).fill("ne işe yarar?");
  await page.locator(".outline").getByRole("button", { name: "ne işe yarar?" }).first().click();
  await page.getByRole("textbox", { name: "Adres adı" }).fill("yeni-ad");
  await button(page, turkish("save")).click();
  await expect(said(page)).toContainText(turkish("saved", { label: "" }).trim());
  const entry = { from: "/faq/#what-is-it", to: "/faq/#yeni-ad" };
  const keep = button(page, turkish("keepAddress", entry));
  await expect(keep).toBeVisible();
  await keep.click();
  await expect(said(page)).toHaveText(turkish("saved", { label: `${entry.from} → ${entry.to}` }));
  await expect(keep).toHaveCount(0);
  await expect(page.locator("main h2")).toBeFocused();
  expect(JSON.parse(studio.read("data/redirects.json"))).toEqual([entry]);
  await button(page, turkish("undo")).click();
  await expect(keep).toBeVisible();
});

test("opening hours are found by their name, and their days are ticked in the maintainer's language", async ({
  page,
  studio,
}) => {
  const daysOf = () => {
    const { openingHours } = JSON.parse(studio.read("data/site.json")) as {
      openingHours: { periods: { days: string[] }[] };
    };
    return openingHours.periods.map(({ days }) => days);
  };
  const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday"];
  expect(daysOf()).toEqual([weekdays]);
  await studio.open();
  await page.getByRole("searchbox", { name: turkish("find") }).fill("çalışma saati");
  await button(page, "Çalışma saatleri").click();
  const days = page.getByRole("group", { name: "Günler", exact: true });
  await expect(days.getByRole("checkbox")).toHaveCount(7);
  await days.getByRole("checkbox", { name: "Cumartesi", exact: true }).check();
  await days.getByRole("checkbox", { name: "Salı" }).uncheck();
  await button(page, turkish("save")).click();
  await expect(said(page)).toHaveText(turkish("saved", { label: "Çalışma saatleri" }));
  expect(daysOf()).toEqual([["monday", "wednesday", "thursday", "friday", "saturday"]]);
});
