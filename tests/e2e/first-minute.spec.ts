import { locales } from "@/config/languages";
import { interpolate } from "@/gatsby/data/interpolate";
import { formatMoney } from "@/lib/format-money";
import { localizedPath } from "@/lib/locale-path";
import constants from "../../data/constants.json";
import homeTexts from "../../data/home.json";
import { demoOf } from "./inbox-play";
import { expect, strings, test } from "./site";

const phone = { width: 375, height: 812 };

test.use({ viewport: phone });

for (const locale of locales)
  test(`product, price and sign-up are visible within two phone screens, ${locale}`, async ({ page }) => {
    const t = strings(locale);
    await page.goto(localizedPath(locale, "/"));
    await page.evaluate(() => document.fonts.ready);
    const { value, unit } = constants.storePrice;
    const trial = interpolate(homeTexts.hero.trust[0]![locale], constants, locale);
    const answers = {
      "what it is": page.getByRole("heading", { level: 1 }),
      "what an agent sees": demoOf(page, locale).getByRole("list", { name: t("inbox-demo:conversations") }),
      "what an agent does": demoOf(page, locale).getByRole("button", {
        name: t("inbox-demo:act.product"),
        exact: true,
      }),
      "what it costs": page
        .getByRole("main")
        .getByText(formatMoney(locale, value, unit))
        .first(),
      "what it costs at first": page.getByRole("main").getByText(trial, { exact: true }).first(),
      "how to start": page.getByRole("main").getByRole("button", { name: t("sign-up:try-it.start") }),
    };
    for (const [question, answer] of Object.entries(answers)) {
      await expect(answer, question).toBeVisible();
      const box = await answer.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0), question).toBeLessThanOrEqual(2 * phone.height);
    }
  });
