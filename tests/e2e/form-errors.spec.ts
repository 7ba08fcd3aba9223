import type { Locator } from "@playwright/test";
import { locales } from "@/config/languages";
import { initialState } from "@/state/initial-state";
import type { OnboardingState } from "@/state/onboarding-state";
import { inTurn } from "./extent";
import {
  drive,
  freshAddress,
  identityNumber,
  openAt,
  remember,
  seed,
  taxNumber,
  type Drive,
} from "./onboarding-drive";
import { visitor as person } from "./sign-up-steps";
import { expect, receivedCalls, resetSandbox, test } from "./site";

type FormCase = {
  name: string;
  address: string;
  /** Stored state; absent for a visitor who has not signed up. */
  state?: () => Partial<OnboardingState>;
  form: string;
  /** Submit button outside the form. */
  submit?: string;
  /** Opens the form. */
  open?: (visitor: Drive) => Promise<unknown>;
  /** Invalid fields of the empty form, in order, each with a valid value. */
  invalid: Record<string, string | true>;
};

const confirming = (): Partial<OnboardingState> => ({
  currentStep: "confirmation",
  choices: { ...initialState.choices, integration: "none" },
});
const shop = (): Partial<OnboardingState> => {
  const setup = { mail: person.email, subDomain: freshAddress() };
  return { setupWizard: { ...initialState.setupWizard, setup } };
};
const openBilling = async ({ page, t }: Drive) => {
  await page.getByText(t("onboarding-screens:billing.title")).click();
  await page.getByRole("radio", { name: t("onboarding-screens:billing.kinds.company") }).check();
};
const emptyCompany = async ({ page, fill }: Drive) => {
  await expect(page.locator('dialog [name="company"]')).toBeVisible();
  await fill({ company: "", owner: "", country: "", mail: "", phone: "" });
};

const signUp = { name: person.name, email: person.email, phone_number: person.phone };

/** Submit button of an onboarding screen, outside its form. */
const footer = "[data-screen-footer] [type=submit]";

const forms: FormCase[] = [
  {
    name: "try-it",
    address: "/",
    form: "main form[method]",
    open: ({ page }) => page.locator("main form [name=email]").focus(),
    // The form shows only one field until it is focused.
    invalid: { email: person.email, name: person.name, phone_number: person.phone },
  },
  {
    name: "sign-up",
    address: "/onboarding/customer-information/",
    form: "main form",
    submit: footer,
    invalid: signUp,
  },
  {
    name: "contact",
    address: "/contact-us/",
    form: "main form",
    invalid: { name: "Işıl", surname: "Çiçek", email: person.email, department: "Sales", message: "Merhaba" },
  },
  {
    name: "data request",
    address: "/gdpr/",
    form: "#application form",
    invalid: {
      name: "Işıl",
      surname: "Çiçek",
      identity_number: identityNumber,
      address: "Gül Sokak 1, İzmir",
      subject: "erasure",
      details: "Bütün kayıtlarım",
      reply: "post",
    },
  },
  {
    name: "confirmation with billing",
    address: "/onboarding/confirmation/",
    state: confirming,
    form: "main form",
    submit: footer,
    open: openBilling,
    invalid: { company: "Papatya", taxoffice: "Kadıköy", taxnumber: taxNumber, user_agreement: true },
  },
  {
    name: "company of the storefront",
    address: "/onboarding/select-store/?step=1",
    state: shop,
    form: "dialog[open] form",
    submit: "dialog[open] footer [type=submit]",
    open: emptyCompany,
    invalid: {
      company: "Papatya",
      owner: person.name,
      address: "Gül Sokak 1",
      country: "Türkiye",
      city: "İzmir",
      mail: person.email,
      phone: person.phone,
    },
  },
];

async function correct(field: Locator, value: string | true) {
  const tag = await field.evaluate(({ tagName }) => tagName);
  if (value === true) return field.check();
  return tag === "SELECT" ? field.selectOption(value) : field.fill(value);
}

for (const locale of locales)
  for (const { name, address, state, form: selector, submit, open, invalid } of inTurn(forms, locale))
    test(`invalid form: ${name}, ${locale}`, async ({ page, context, site }) => {
      const visitor = drive(page, locale);
      const { t } = visitor;
      await context.addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]);
      if (state) await remember(page, await seed(page, site.url, state()));
      await openAt(page, locale, address);
      const form = page.locator(selector);
      await expect(form).toBeVisible();
      await open?.(visitor);
      await resetSandbox(page, site.url);
      const titleBefore = await page.title();
      await page.locator(submit ?? `${selector} [type=submit]`).click();

      const names = Object.keys(invalid);
      const inForm = (what: string) => form.locator(what).or(page.locator(`[data-screen-footer] ${what}`));
      const field = (fieldName: string) => inForm(`[name="${fieldName}"]`);
      const isListed = names.length > 3;
      const summary = form.getByRole("region", { name: t("forms:summary.title") });
      const links = summary.getByRole("link");
      await test.step("the error summary lists every error if there are four or more", async () => {
        await expect(links).toHaveCount(isListed ? names.length : 0);
      });
      await test.step("the first invalid field has focus", async () => {
        await expect(field(names[0] ?? "")).toBeFocused();
      });
      await test.step("each link in the error summary moves focus to its field", async () => {
        for (const [index, fieldName] of isListed ? names.entries() : []) {
          await links.nth(index).click();
          await expect(field(fieldName)).toBeFocused();
        }
      });
      await test.step("exactly the invalid fields have aria-invalid", async () => {
        const marked = await inForm('[aria-invalid="true"]').evaluateAll((all) =>
          all.map((one) => (one as HTMLInputElement).name),
        );
        expect(marked).toEqual(names);
      });
      await test.step("each invalid field is described by its message, which the summary repeats", async () => {
        for (const [index, fieldName] of names.entries()) {
          const described = await field(fieldName).evaluate((element) =>
            (element.getAttribute("aria-describedby") ?? "")
              .split(" ")
              .map((id) => document.getElementById(id)?.textContent ?? "")
              .at(-1),
          );
          expect(described).toBeTruthy();
          if (isListed) await expect(links.nth(index)).toContainText(described ?? "");
        }
      });
      await test.step("the page title announces the errors", async () => {
        await expect(page).toHaveTitle(t("forms:error-title") + titleBefore);
      });
      await test.step("no request is sent for an invalid form", async () => {
        const writes = (await receivedCalls(page, site.url)).filter(({ path }) =>
          /\/(new|contact|completing|store-edit)$/.test(path),
        );
        expect(writes.filter(({ method }) => method === "POST")).toEqual([]);
      });
      await test.step("correcting a field clears its error, and the last correction resets the title", async () => {
        for (const [index, [fieldName, value]] of Object.entries(invalid).entries()) {
          await correct(field(fieldName), value);
          await expect(field(fieldName)).not.toHaveAttribute("aria-invalid");
          if (isListed) await expect(links).toHaveCount(names.length - index - 1);
        }
        await expect(summary).toHaveCount(0);
        await expect(page).toHaveTitle(titleBefore);
      });
    });
