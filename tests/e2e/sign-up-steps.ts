import type { Page } from "@playwright/test";
import type { Locale } from "@/config/languages";
import { strings } from "./site";

export const visitor = { name: "Ayşe Yılmaz", email: "ayse@ornek.example", phone: "5321234567" };

export const tryItForm = (page: Page, locale: Locale) =>
  page.getByRole("form", { name: strings(locale)("sign-up:try-it.label") });

/** Fills in the shared sign-up fields, the e-mail first: it reveals the rest of the try-it form. */
export async function fillSignUp(page: Page, locale: Locale, form = tryItForm(page, locale)) {
  await form.locator('[name="email"]').fill(visitor.email);
  await form.locator('[name="name"]').fill(visitor.name);
  await form.locator('input[name="phone_number"], input[type="tel"]').first().fill(visitor.phone);
}

export const submitSignUp = (page: Page, locale: Locale) =>
  tryItForm(page, locale)
    .getByRole("button", { name: strings(locale)("sign-up:form.submit") })
    .click();
