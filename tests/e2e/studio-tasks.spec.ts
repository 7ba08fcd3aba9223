import crypto from "node:crypto";
import sharp from "sharp";
import { maintainerLanguages } from "@/config/maintainer-language";
import { button, expect, text } from "./studio-page";
import { faq, firstAnswer, testTasks, type Question, type Tasks } from "./studio-person";

const item = "data/press/bthaber.json";

/** Maintainers' tasks, as described in docs/maintaining.md. */
const tasks: Tasks = {
  "changes a price in local number notation": async (person, studio) => {
    await person.write(await person.openPrice(), "29,50");
    await person.save();
    expect(studio.changedLines()).toEqual(['-    "value": 25,', '+    "value": 29.5,']);
  },
  "adds a press item with a 20 MB photo and a slug from its headline": async (person, studio) => {
    const { page } = person;
    // Noise does not compress, so the file is as large as a camera's.
    const raw = { width: 3200, height: 2400, channels: 3 } as const;
    const noise = crypto.randomBytes(raw.width * raw.height * raw.channels);
    const buffer = await sharp(noise, { raw }).png({ compressionLevel: 0 }).toBuffer();
    await person.press(person.say("addPress"));
    const words = { tr: "Yılın ödülü", en: "Award of the year" };
    const picture = { name: "IMG_0001.png", mimeType: "image/png", buffer };
    const choosePicture = () => person.field("Kapak resmi", "Cover").setInputFiles(picture);
    // Chosen before the headline, the picture is named after its content.
    const isEarly = person.locale === "en";
    if (isEarly) await choosePicture();
    await person.writeBoth(["Haber başlığı", "Headline"], words);
    await expect(person.field("Adres adı", "Address name")).toHaveValue("yilin-odulu");
    await person.writeBoth(["Kaynak", "Source"], words);
    await person.writeBoth(["Özet", "Summary"], words);
    await person.writeBoth(["Kapağın betimi", "Description of the cover"], words);
    await person.write(person.field("Bağlantı", "Link"), "https://www.gazete.example/haber");
    if (!isEarly) await choosePicture();
    await expect(page.locator(".picture .status")).toContainText("1600 × 900");
    const cropping = page.waitForResponse(/\/pictures\/cover\?keep=north$/);
    await page.getByLabel(person.say("keptPart")).selectOption(person.say("north"));
    expect((await cropping).ok()).toBe(true);
    await expect(page.locator(".picture .status")).toContainText("1600 × 900");
    await person.save();
    await expect(page.getByRole("heading", { level: 2, name: words[person.locale] })).toBeVisible();
    const files = () => studio.git("status", "--porcelain", "-uall").trim().split("\n");
    const cover = isEarly ? /covers\/[0-9a-f]{32}\.jpg$/ : /covers\/yilin-odulu\.jpg$/;
    expect(files()).toEqual([expect.stringMatching(cover), "?? data/press/yilin-odulu.json"]);
    await person.writeBoth(["Haber başlığı", "Headline"], { tr: "Ayın ödülü", en: "Award of the month" });
    await expect(person.field("Adres adı", "Address name")).toHaveValue("yilin-odulu");
    await person.write(person.field("Adres adı", "Address name"), "odul");
    await person.save();
    expect(files()).toEqual([expect.stringMatching(cover), "?? data/press/odul.json"]);
  },
  "formats a link and bold text in an answer with buttons": async (person) => {
    const { page } = person;
    await person.openQuestion("how-to-start");
    await expect(person.field("Adres adı", "Address name")).not.toBeEditable();
    for (const [language, words, mark] of [
      ["tr", "Fiyatlara bakın", "link"],
      ["en", "See the prices", "strong"],
    ] as const) {
      const field = text(page, person.own(...firstAnswer), language);
      await person.write(field, words);
      await field.selectText();
      if (mark === "strong") {
        await page.keyboard.press("Control+b");
        await expect(field.locator("strong")).toHaveText(words);
        continue;
      }
      const names = person.own(
        language === "tr" ? "Türkçe" : "İngilizce",
        language === "tr" ? "Turkish" : "English",
      );
      const marks = page.getByRole("group", { name: `${person.say("marks")}: ${names}` }).first();
      await person.press(marks.getByRole("button", { name: person.say(mark) }));
      const address = page.getByRole("textbox", { name: person.say("linkAddress") });
      await expect(address).toBeFocused();
      await page.keyboard.type(person.own("KDV", "VAT"));
      const pages = page.getByRole("dialog").getByRole("list", { name: person.say("pages") });
      await expect(pages.locator('[value="/about/"]')).toHaveCount(0);
      await person.press(button(page, person.say("setLink")));
      await expect(address).toHaveJSProperty("validationMessage", person.say("linkHint"));
      await person.press(pages.locator('[value="/faq/#vat"]'));
      await expect(field.getByTitle("/faq/#vat")).toHaveText(words);
      await field.selectText();
      await person.press(marks.getByRole("button", { name: person.say(mark) }));
      await address.fill("/yok/");
      await person.press(button(page, person.say("setLink")));
      await expect(field.getByTitle("/yok/")).toHaveText("Fiyatlara bakın");
      await expect(field).toBeFocused();
    }
    const answer = text(page, person.own(...firstAnswer), "tr");
    await expect(answer).toHaveAccessibleDescription(/\/yok\//);
    await person.write(answer, "[Fiyatlara bakın](/pricing/)");
    await person.save();
    const [changed] = person.read<Question[]>(faq)[1]!.answer;
    expect(changed).toEqual({ tr: "[Fiyatlara bakın](/pricing/)", en: "**See the prices**" });
    await text(page, person.own(...firstAnswer), "en").selectText();
    await page.keyboard.press("Control+b");
    await person.save();
    await person.press(person.say("history"));
    await expect(page.locator(".history strong").first()).toHaveText("See the prices");
  },
  "marks a question for the home page, gets a notice that the page is full, and moves it up": async (
    person,
  ) => {
    const slug = "change-plan";
    const slugs = () => person.read<Question[]>(faq).map((one) => one.slug);
    const index = slugs().indexOf(slug);
    await person.openQuestion(slug);
    await person.tick("Ana sayfada", "On the home page");
    await person.save();
    const box = person.page.getByRole("checkbox", { name: person.own("Ana sayfada", "On the home page") });
    await expect(box).toHaveAccessibleDescription(person.own("soruluk yer var", "has room for") ? /4/ : "");
    await person.press(person.say("moveUp"));
    await expect.poll(() => slugs().indexOf(slug)).toBe(index - 1);
  },
  "changes the opening hours and removes their note": async (person) => {
    await person.press(person.say("changeHours"));
    await person.tick("Cumartesi", "Saturday");
    await person.writeBoth(["Not", "Note"], { tr: "", en: "" });
    await person.save();
    const { openingHours } = person.read<{ openingHours: { note?: object; periods: { days: string[] }[] } }>(
      "data/site.json",
    );
    expect([openingHours.note, openingHours.periods[0]?.days.at(-1)]).toEqual([undefined, "saturday"]);
  },
  "adds a contact topic, whose slug is derived from its label": async (person) => {
    await person.press(person.say("changeTopics"));
    await person.press(`${person.say("add")}: ${person.own("İletişim konuları", "Contact topics")}`);
    await person.writeBoth(["Konu", "Topic"], { tr: "İş birliği", en: "Partnership" });
    await person.save();
    const { topics } = person.read<{ topics: object[] }>("data/contact.json");
    expect(topics.at(-1)).toEqual({ id: "is-birligi", label: { tr: "İş birliği", en: "Partnership" } });
    const up = (number: number) =>
      person.page.getByRole("button", {
        name: `${person.say("moveUp")}: ${number}. ${person.own("İş birliği", "Partnership")}`,
      });
    await person.press(up(topics.length));
    await expect(up(topics.length - 1)).toBeFocused();
  },
  "publishes a new version of a legal text and archives the former one": async (person, studio) => {
    const inForce = studio.read("data/legal/privacy-policy/tr.md");
    await person.press(person.say("publishLegal"));
    await person.press(person.own("Gizlilik Politikası", "Privacy Policy"));
    // The form that opens takes focus, which would divert the keys.
    await expect(person.page.locator("#title")).toBeFocused();
    const body = person.text("Metin", "Text", "tr");
    const title = (await body.locator(".cm-line").first().textContent()) ?? "";
    await body.press("ControlOrMeta+Home");
    await person.press(person.say("heading"));
    await expect(body.locator(".heading").first()).toHaveText(title);
    await body.press("ControlOrMeta+z");
    await expect(body.locator(".heading").first()).not.toHaveText(title);
    await person.press(person.say("newVersion"));
    await expect(person.field("Sürüm", "Version")).toHaveValue("1.3");
    await person.save();
    for (const language of maintainerLanguages)
      expect(studio.read(`data/legal/privacy-policy/${language}.md`)).toContain('\nversion: "1.3"\n');
    // Up to the first figure, since former texts have their figures filled in.
    expect(studio.read("data/legal/privacy-policy/former/1.2/tr.md")).toContain(inForce.slice(0, 1000));
  },
  "schedules an item, previews the site on that date, and removes the date": async (person, studio) => {
    const before = studio.read(item);
    await person.press(person.say("schedule"));
    await person.press(person.read<{ header: { tr: string; en: string } }>(item).header[person.locale]);
    const from = person.field("Yayın başlangıcı", "Published from");
    await person.write(from, "2031-05-19");
    await person.save();
    await expect(from).toHaveAccessibleDescription(/19 (?:Mayıs|May) 2031/);
    await person.write(person.page.getByLabel(person.say("previewDay")), "2031-05-20");
    await person.press(person.say("previewShow"));
    await expect.poll(() => studio.days).toEqual(["2031-05-20"]);
    await person.press(person.say("previewToday"));
    await expect.poll(() => studio.days).toEqual(["2031-05-20", ""]);
    await person.write(from, "");
    await person.save();
    expect(studio.read(item)).toBe(before);
  },
};

testTasks(tasks);
