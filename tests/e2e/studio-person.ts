import type { Locator, Page } from "@playwright/test";
import { maintainerLanguages, type MaintainerLanguage } from "@/config/maintainer-language";
import { translator } from "../../studio/texts/translator";
import { isWhole } from "./extent";
import { button, expect, said, test, text, type OpenStudio } from "./studio-page";
import { tabTo } from "./tab-to";

export type Question = {
  slug: string;
  isHighlighted: boolean;
  question: { tr: string; en: string };
  answer: object[];
};

export const constants = "data/constants.json";
export const faq = "data/faq.json";
export const firstAnswer = ["Yanıt 1", "Answer 1"] as const;
export const price = ["Mağaza fiyatı", "Price of the store plan"] as const;

/** Content maintainer who uses labels and roles, by pointer or by keyboard alone. */
export class Maintainer {
  readonly say: ReturnType<typeof translator>;

  constructor(
    readonly page: Page,
    readonly locale: MaintainerLanguage,
    private readonly isTyping: boolean,
    readonly studio: OpenStudio,
  ) {
    this.say = translator(locale);
  }

  /** Returns the text in the maintainer's language. */
  own = (tr: string, en: string) => (this.locale === "tr" ? tr : en);
  field = (tr: string, en: string) => this.page.getByLabel(this.own(tr, en), { exact: true });
  text = (tr: string, en: string, language: MaintainerLanguage) =>
    text(this.page, this.own(tr, en), language).last();

  async press(target: Locator | string) {
    const place = typeof target === "string" ? button(this.page, target).first() : target;
    if (!this.isTyping) return place.click();
    await tabTo(place);
    await this.page.keyboard.press("Enter");
  }

  async tick(tr: string, en: string) {
    const box = this.page.getByRole("checkbox", { name: this.own(tr, en), exact: true });
    if (!this.isTyping) return box.click();
    await tabTo(box);
    await this.page.keyboard.press("Space");
  }

  async write(field: Locator, words: string) {
    if (!this.isTyping || (await field.getAttribute("type")) === "date") return field.fill(words);
    await tabTo(field);
    await this.page.keyboard.press("ControlOrMeta+a");
    await this.page.keyboard.press("Delete");
    await this.page.keyboard.insertText(words);
  }

  /** Fills in a text in both languages. */
  async writeBoth([tr, en]: [string, string], words: { tr: string; en: string }) {
    for (const language of ["tr", "en"] as const)
      await this.write(this.text(tr, en, language), words[language]);
  }

  async save() {
    if (this.isTyping) await this.page.keyboard.press("Control+s");
    else await this.press(this.say("save"));
    await expect(said(this.page)).toContainText(this.say("saved", { label: "" }).trim());
  }

  read = <T>(file: string) => JSON.parse(this.studio.read(file)) as T;

  /** Opens the price of the store plan; returns its field. */
  async openPrice() {
    await this.press(this.say("changePrice"));
    await this.press(this.own(...price));
    return this.field("Değer", "Value");
  }

  /** Opens a question; returns the field of its answer in a language. */
  async openQuestion(slug: string, language: MaintainerLanguage = "tr") {
    await this.press(this.say("orderQuestions"));
    const { question } = this.read<Question[]>(faq).find((one) => one.slug === slug)!;
    await this.press(question[this.locale]);
    return text(this.page, this.own(...firstAnswer), language);
  }
}

export type Tasks = Record<string, (person: Maintainer, studio: OpenStudio) => Promise<void>>;

const ways = maintainerLanguages.flatMap((locale) => [false, true].map((isTyping) => ({ locale, isTyping })));

/** Tests tasks in both languages by pointer and keyboard; a reduced run tests one combination. */
export function testTasks(tasks: Tasks) {
  for (const [row, [name, play]] of Object.entries(tasks).entries())
    for (const { locale, isTyping } of isWhole ? ways : [ways[row % ways.length]!])
      test(`${locale}, ${isTyping ? "keyboard" : "pointer"}: ${name}`, async ({ page, studio }) => {
        await page.setViewportSize({ width: 1600, height: 900 });
        await studio.open();
        const person = new Maintainer(page, locale, isTyping, studio);
        if (locale === "en") await person.press("English");
        await play(person, studio);
      });
}
