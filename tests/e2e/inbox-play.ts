import type { Locator, Page } from "@playwright/test";
import type { Locale } from "@/config/languages";
import { demoShops } from "../helpers/demo-shops";
import { expect, strings } from "./site";

/** Returns the inbox demo in the page, or in its dialog if open. */
export const demoOf = (page: Page, locale: Locale) =>
  page.getByRole("region", { name: strings(locale)("inbox-demo:label") });

/** Presses a control by pointer or keyboard. */
type Press = (control: Locator) => Promise<void>;
export const presses: Record<string, Press> = {
  pointer: (control) => control.click(),
  async keyboard(control) {
    await control.focus();
    await control.press("Enter");
  },
};

/** Performs every action of an agent once, in the first shop. */
export async function play(demo: Locator, locale: Locale, press: Press) {
  const t = strings(locale);
  const [shop] = demoShops(locale);
  const [first, second] = shop.conversations;
  if (!first || !second) throw new Error("The first shop has no two conversations.");
  const log = demo.getByRole("log");
  const button = (name: string) => demo.getByRole("button", { name, exact: true });

  await press(button(first.replies[0]?.text ?? ""));
  await expect(log).toContainText(first.replies[0]?.answer ?? "");

  await demo.getByRole("textbox").fill("Elbette!");
  await press(button(t("inbox-demo:send")));
  await expect(log).toContainText("Elbette!");
  await expect(log).toContainText(first.answers.words);
  await expect(demo.getByText(t("inbox-demo:watchedBadge", { name: shop.manager })).first()).toBeAttached();

  await press(button(t("inbox-demo:act.product")));
  await expect(log).toContainText(first.answers.product);
  await press(button(t("inbox-demo:act.coupon")));
  await expect(log).toContainText(shop.coupon.code);
  await expect(log).toContainText(first.answers.coupon);
  await press(button(t("inbox-demo:act.order")));
  await expect(log).toContainText(first.order.expected);
  await expect(log).toContainText(first.answers.order);
  await press(button(t("inbox-demo:act.cart")));
  await expect(log).toContainText(first.answers.cart);
  await expect(demo.getByText(t("inbox-demo:orders", { count: 1 }), { exact: true })).toBeVisible();

  await press(button(t("inbox-demo:act.handOverTo", { name: shop.colleague })));
  await expect(log).toContainText(first.colleagueLine);

  await press(demo.getByRole("button", { name: second.customer }));
  await expect(
    demo.getByRole("log", { name: t("inbox-demo:conversation", { name: second.customer }) }),
  ).toBeVisible();
  await expect(log).toContainText(second.opening[0]?.text ?? "");
}
