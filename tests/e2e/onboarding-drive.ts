import { setupParts } from "@/config/channels";
import type { Page } from "@playwright/test";
import type { Locale } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { initialState } from "@/state/initial-state";
import type { OnboardingState } from "@/state/onboarding-state";
import { guideGroupOf, storefrontSteps, type StorefrontStep } from "@/state/storefront-steps";
import { onboardingStrings } from "../helpers/strings-of";
import { grantAccess } from "./meta-dialog";
import { fillSignUp } from "./sign-up-steps";
import { expect, strings } from "./site";

/** Returns the heading of a storefront step: its own, its group's or the save status. */
export function stepHeading(locale: Locale, id: StorefrontStep, isSaved = false): string {
  const t = strings(locale);
  if (id === "completion") return t(`storefront:completion.${isSaved ? "title" : "title-open"}`);
  const group = guideGroupOf(storefrontSteps.indexOf(id) + 1);
  if (!group || group.first === group.last) return t(`storefront:steps.${id}`);
  return t("storefront:guide.title", { group: t(`storefront:groups.${group.id}`) });
}

/** Returns a visitor's actions on onboarding screens, for a page and language. */
export function drive(page: Page, locale: Locale) {
  const t = (key: string) => String(strings(locale)(key as never)); // The tables build their keys from parts
  const button = (key: string) => page.getByRole("button", { name: t(key), exact: true });
  const field = (name: string) => page.locator(`main [name="${name}"], dialog [name="${name}"]`).first();
  const visitor = {
    page,
    locale,
    t,
    button,
    field,
    press: (key: string) => button(key).click(),
    /** Opens a tool from the header menu. */
    openTool: async (key: string) => {
      await button("onboarding:shell.menu").click();
      await button(key).filter({ visible: true }).last().click();
    },
    heading: (key: string) =>
      expect(page.getByRole("heading", { level: 1, name: onboardingStrings(locale)(key) })).toBeVisible(),
    step: (id: StorefrontStep) =>
      expect(
        page.getByRole("heading", { level: 2, name: stepHeading(locale, id), exact: true }),
      ).toBeVisible(),
    fill: async (values: Record<string, string>) => {
      for (const [name, value] of Object.entries(values)) await field(name).fill(value);
    },
    holds: async (values: Record<string, string>) => {
      for (const [name, value] of Object.entries(values)) await expect(field(name)).toHaveValue(value);
    },
    /** Opens a setup part from the list. */
    openPart: (id: string) =>
      page
        .getByRole("link", {
          name: `${t(id === "storefront" ? "onboarding-screens:setup.choose" : "onboarding-screens:setup.connect")}: ${t(`onboarding-screens:setup.parts.${id}.title`)}`,
        })
        .click(),
    /** Logs in with the simulated Meta dialog if requested, until the part's button is available. */
    logIn: async (action: string) => {
      const login = button("onboarding-screens:meta.connect");
      await expect(button(action).or(login).first()).toBeVisible();
      if (!(await login.isVisible())) return;
      await grantAccess(page, () => login.click());
      await expect(button(action)).toBeVisible();
    },
  };
  return {
    ...visitor,
    /** Connects a channel, after a login if requested, and returns to the list of parts. */
    connect: async (part: "instagram" | "facebook-page" | "whatsapp-number") => {
      const action = `onboarding-screens:${part.split("-")[0]}.action`;
      await visitor.openPart(part);
      await visitor.logIn(action);
      await visitor.press(action);
      await visitor.heading("setup.title");
    },
    /** Fills in and submits the sign-up screen. */
    signUp: async () => {
      await fillSignUp(page, locale, page.getByRole("form", { name: t("sign-up:form.label") }));
      await page
        .locator("main")
        .getByRole("button", { name: t("sign-up:form.submit") })
        .click();
      await visitor.heading("package.title");
    },
  };
}

export type Drive = ReturnType<typeof drive>;

/** Required company data of the storefront, with a visitor's values. */
export const company = {
  company: "Papatya Butik",
  owner: "Ayşe Yılmaz",
  address: "Gül Sokak 1",
  country: "Türkiye",
  city: "İzmir",
  mail: "ayse@ornek.example",
  phone: "5321234567",
};
/** Unassigned numbers with valid check digits. */
export const taxNumber = "1234567890";
export const identityNumber = "10000000146";

/** Returns a unique shop address, since each can be taken only once. */
export const freshAddress = () => `papatya-${crypto.randomUUID().slice(0, 8)}`;

/** Signs up and chooses a package without the UI; resolves to the resulting stored state. */
export async function seed(
  page: Page,
  siteUrl: string,
  change: Partial<OnboardingState> = {},
): Promise<OnboardingState> {
  const post = async (call: string, data: object) => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const response = await page.request.post(`${siteUrl}/site/onboarding-wizard/${call}`, { data, headers });
    return (await response.json()) as { id: string; hash: string };
  };
  const email = change.drafts?.signUp.email || "ayse@ornek.example";
  const customer = { name: "Ayşe Yılmaz", email, phone_number: "+905321234567" };
  const consents = { privacy_policy: true, pdpa: true, newsletter: false };
  const { id, hash } = await post("new", { ...customer, ...consents });
  const isInstagramOnly = change.packages?.parts.length === 1;
  await post("select-package", { id, hash, package_id: isInstagramOnly ? 2 : 1, features_ids: [1] });
  return {
    ...initialState,
    isShow: false,
    wizardId: id,
    hash,
    currentStep: "select-package",
    packages: { id: 1, featureIds: [1], parts: [...setupParts] },
    drafts: {
      ...initialState.drafts,
      signUp: { ...initialState.drafts.signUp, name: customer.name, email: customer.email },
    },
    ...change,
  };
}

/** Writes a state to the browser's storage, from a page of the site that does not use it. */
export async function remember(page: Page, state: OnboardingState) {
  await page.goto("/privacy-policy/");
  await page.evaluate((text) => localStorage.setItem("vuex", text), JSON.stringify(state));
}

/** Opens an onboarding address in the visitor's language. */
export const openAt = (page: Page, locale: Locale, address: string) =>
  page.goto(localizedPath(locale, address));
