import type { Page } from "@playwright/test";
import { resumeLink } from "@/features/onboarding/device/resume-link";
import { initialState } from "@/state/initial-state";
import type { OnboardingState } from "@/state/onboarding-state";
import { packagesIn } from "../../sandbox/price-list";
import { drive } from "./onboarding-drive";
import { inWizard, openPlace, packaged, shop } from "./onboarding-places";
import { outOfReach, overflowing } from "./page-measures";
import { expect, test } from "./site";
import { fillSignUp } from "./sign-up-steps";

const signUp = "/onboarding/customer-information/";
const address = `${"aysenur.yilmaz".repeat(4)}@papatyatasarimatolyesi.com.tr`;
const narrow = { width: 320, height: 568 };

const holding = (email: string) => (): Partial<OnboardingState> => ({
  drafts: { ...initialState.drafts, signUp: { ...initialState.drafts.signUp, name: "Ayşe Yılmaz", email } },
});
const problems = async (page: Page) => [...(await overflowing(page)), ...(await outOfReach(page))];

test.beforeEach(({ page }) => page.setViewportSize(narrow));

for (const [name, to] of [
  ["the account", signUp],
  ["the question whether to go on", resumeLink(signUp, { id: "another", hash: "another" })],
] as const)
  test(`a long e-mail address wraps on ${name}`, async ({ page, site }) => {
    await openPlace(drive(page, "tr"), site.url, { name, address: to, state: holding(address) });
    await expect(page.getByText(address)).toBeVisible();
    expect(await problems(page)).toEqual([]);
  });

test.describe("long word in a server message", () => {
  test.use({ expectedNoise: /422|İşlem hatası/ });

  test("a long word in a server message wraps in the form and in the alert", async ({ page, site }) => {
    await page.route(/\/onboarding-wizard\/new$/, (route) =>
      route.fulfill({ status: 422, json: { message: `${address} adresi bültene zaten kayıtlı.` } }),
    );
    const { press } = drive(page, "tr");
    await openPlace(drive(page, "tr"), site.url, { name: "sign-up", address: signUp });
    await fillSignUp(page, "tr", page.locator("main form").first());
    for (const box of await page.getByRole("checkbox").all()) await box.check();
    await press("sign-up:form.submit");
    await expect(page.getByText(address).filter({ visible: true }).first()).toBeVisible();
    expect(await problems(page)).toEqual([]);
  });
});

test("a long package or feature name wraps", async ({ page, site }) => {
  const name = "WhatsApp+Instagram+Messenger+Mağaza";
  const packages = packagesIn("tr").map((offer) => ({
    ...offer,
    name,
    features: offer.features.map((feature) => ({ ...feature, name })),
  }));
  // Fulfilled rather than fetched and modified, since Playwright does not see the body of Firefox's POST
  // requests.
  await page.route(/\/onboarding-wizard\/packages/, (route) => route.fulfill({ json: { packages } }));
  await openPlace(drive(page, "tr"), site.url, {
    name: "packages",
    address: "/onboarding/select-package/",
    state: packaged,
  });
  await expect(page.getByText(name).first()).toBeVisible();
  expect(await problems(page)).toEqual([]);
});

test("the shop address field keeps its height for any input", async ({ page, site }) => {
  const { field } = drive(page, "tr");
  await openPlace(drive(page, "tr"), site.url, { name: "shop address", address: shop, state: packaged });
  const input = field("sub_domain");
  for (const width of [320, 375, 768]) {
    await page.setViewportSize({ ...narrow, width });
    const heights = new Set<number>();
    for (const label of ["", "papatya-butik", "papatya-tasarim-atolyesi", "papatya".repeat(9)]) {
      await input.fill(label);
      const box = await input.locator("xpath=..").boundingBox();
      heights.add(Math.round(box?.height ?? 0));
      expect(await problems(page)).toEqual([]);
    }
    expect([...heights], `${width} px`).toHaveLength(1);
    // On a phone a line separates the input from the text after it, so that an empty field is visible.
    const rest = input.locator("xpath=following-sibling::span");
    await expect(rest).toHaveCSS("border-block-start-style", width < 576 ? "solid" : "none");
  }
});

test("title and description fields grow to fit their text", async ({ page, site }) => {
  const { field } = drive(page, "tr");
  await openPlace(drive(page, "tr"), site.url, {
    name: "wizard",
    address: `${shop}?step=3`,
    state: inWizard(3),
  });
  await field("title").fill("Papatya tasarım atölyesi: el yapımı takı, seramik ve kumaş");
  await field("description").fill("El yapımı takı, seramik ve kumaş: Ayvalık’taki atölyemizden. ".repeat(3));
  for (const name of ["title", "description"]) {
    const hidden = await field(name).evaluate((area) => area.scrollHeight - area.clientHeight);
    expect(hidden, name).toBeLessThanOrEqual(1);
  }
});
