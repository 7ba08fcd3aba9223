import { locales } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { initialState } from "@/state/initial-state";
import type { OnboardingState } from "@/state/onboarding-state";
import { hostileTexts } from "../fixtures/hostile-texts";
import { watchHostile } from "./hostile-watch";
import { everyNth, some } from "./extent";
import { seed } from "./onboarding-drive";
import { poisonAnswers, poisoned, remember } from "./poison";
import { expect, receivedCalls, resetSandbox, strings, test } from "./site";

const texts = Object.entries(hostileTexts);

// The browser logs the backend's error responses.
test.use({ expectedNoise: /status of 4\d\d|İşlem hatası|: expected .+ of the answer$/ });

const screens = [
  "/onboarding/select-package/",
  "/onboarding/setup/",
  "/onboarding/select-service/",
  "/onboarding/select-integration/",
  "/onboarding/confirmation/",
  "/onboarding/progress/",
  "/onboarding/select-store/?step=1",
  "/onboarding/select-store/?step=2",
];

/** State that opens every screen, with harmless texts. */
const advanced: Partial<OnboardingState> = {
  currentStep: "progress",
  services: ["sms"],
  setupConfigList: { domain: "a", items: [{ key: "instagram", state: "doing" }] },
  acceptance: {
    at: "2026-01-01T00:00:00.000Z",
    texts: [{ title: "a", version: "1", effectiveDate: "2026-01-01" }],
  },
  choices: {
    ...initialState.choices,
    instagram: { pageId: "a", username: "a" },
    facebookPage: "a",
    whatsappNumber: "a",
    integration: "none",
  },
};

for (const [row, [name, text]] of everyNth([...texts.entries()], 2, 0)) {
  const pair = Math.floor(row / 2);
  const locale = locales[pair % locales.length] ?? "tr";
  const t = strings(locale);
  const at = (path: string) => localizedPath(locale, path);
  const places = some(["forms", "addresses", "backend"], pair);

  if (places.includes("forms"))
    test(`${name} in a form is sent as text or rejected (${locale})`, async ({ page, site, context }) => {
      await context.addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]);
      const watch = watchHostile(page, site.url);
      await resetSandbox(page, site.url);
      await page.goto(at("/contact-us/"));
      const form = page.getByRole("form", { name: t("contact:form.label") });
      // The backend limits one-line fields to 200 characters; browsers strip their line breaks.
      for (const field of ["name", "surname", "message"]) await form.locator(`[name="${field}"]`).fill(text);
      await form.locator('[name="email"]').fill("ayse@ornek.example");
      await form.locator('[name="department"]').selectOption("Sales");
      await form.getByRole("button", { name: t("contact:form.submit") }).click();
      const sent = page.getByRole("heading", { name: t("contact:sent.title") });
      const refused = form
        .locator('[name="name"][aria-invalid="true"], [name="message"][aria-invalid="true"]')
        .first();
      await expect(sent.or(refused)).toBeVisible();
      await watch.look("contact");
      const [call] = (await receivedCalls(page, site.url)).filter(({ path }) => path === "/site/contact");
      if (await refused.isVisible()) {
        expect(call?.status).toBe(422);
        // Typed text is kept, and the alert is a readable message.
        await expect(form.locator('[name="message"]')).not.toHaveValue("");
        await expect(page.locator('[data-type="error"]')).toContainText(/\p{Lu}[^<>{}]+[.!]/u);
      } else expect(call?.status).toBe(200);

      await page.goto(at("/"));
      const tryIt = page.getByRole("form", { name: t("sign-up:try-it.label") });
      await tryIt.locator('[name="email"]').fill("ayse@ornek.example");
      await tryIt.locator('[name="name"]').fill(text);
      await tryIt.locator('input[type="tel"]').first().fill("5321234567");
      await tryIt.getByText(t("sign-up:try-it.dealer")).click();
      await tryIt.locator('[name="dealer_code"]').fill(text);
      await tryIt.getByRole("button", { name: t("sign-up:form.submit") }).click();
      const accepted = page.getByRole("heading", { level: 1, name: t("onboarding-screens:package.title") });
      await expect(accepted.or(tryIt.locator('[name="name"][aria-invalid="true"]'))).toBeVisible();
      await watch.look("sign-up");
    });

  if (places.includes("addresses"))
    test(`${name} in the URL has no effect (${locale})`, async ({ page, site, context }) => {
      await context.addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]);
      const watch = watchHostile(page, site.url);
      const short = encodeURIComponent(text.slice(0, 2_000).replace(/\uD83D(?![\uDC00-\uDFFF])/g, ""));
      const addresses = [
        `/?q=${short}`,
        `/referances/?category=${short}`,
        `/onboarding/select-store/?step=${short}&part=${short}&back=${short}`,
        `/faq/#${short}`,
      ];
      for (const path of everyNth(addresses, 2, row)) {
        await page.goto(at(path));
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
        await watch.look(path.slice(0, 40));
      }
    });

  if (places.includes("backend"))
    test(`${name} from the backend is shown as text (${locale})`, async ({ page, site, context }) => {
      await context.addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]);
      const watch = watchHostile(page, site.url);
      const state = await seed(page, site.url, advanced);
      const kept =
        /^(version|wizardId|hash|currentStep|status|country|callingCode|at|effectiveDate|key|state|integration|readiness|kind)$/;
      await remember(page, poisoned(state, text, kept));
      const answers = await poisonAnswers(page, text);
      const visited = everyNth(screens, 4, row);
      for (const path of visited) {
        await page.goto(at(path));
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await page.waitForTimeout(150);
        await watch.look(path);
        // The end of the onboarding links to no shop outside the store domain.
        const strange = page.locator('main a[href^="http"]:not([href*="kanalya"]):not([href*=".example"])');
        expect(await strange.evaluateAll((links) => links.map((link) => link.outerHTML))).toEqual([]);
      }
      expect(watch.count()).toBe(visited.length);
      expect(answers()).toBeGreaterThan(0);
    });
}
