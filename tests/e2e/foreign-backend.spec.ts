import type { Page } from "@playwright/test";
import { locales } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import siteData from "../../data/site.json";
import { some } from "./extent";
import { test } from "./foreign-site";
import { drive, freshAddress } from "./onboarding-drive";
import { fillSignUp, submitSignUp, tryItForm } from "./sign-up-steps";
import { expect, strings } from "./site";

const names = {
  tr: ["Hepsi", "Sesli arama", "Kendi sitem"],
  en: ["Everything", "Voice calls", "My own site"],
};
const specified = ["accept", "content-type", "x-app-lang-code"];
const extra = ["idempotency-key", "x-form-trace", "x-onboarding-hash"];

/** Meta's dialog is not the backend's: its local stand-in answers at the address that the page opens. */
async function standInForMeta(page: Page, backend: string, standIn: string) {
  await page.context().route(`${backend}/sandbox/meta/login**`, async (route) => {
    const { search } = new URL(route.request().url());
    const answer = await page.request.get(`${standIn}/sandbox/meta/login${search}`);
    await route.fulfill({ contentType: "text/html; charset=utf-8", body: await answer.text() });
  });
}

for (const [row, locale] of locales.entries())
  for (const chosen of some(["everything", "instagram"] as const, row))
    test(`a plain backend on another origin carries ${chosen} from sign-up to "start using" (${locale})`, async ({
      page,
      context,
      foreign,
    }) => {
      const { url, backend } = foreign;
      const t = strings(locale);
      const visitor = drive(page, locale);
      const [packageName = "", service = "", integration = ""] = names[locale];
      await context.addCookies([{ name: "i18n_redirected", value: locale, url }]);
      await standInForMeta(page, backend.url, url);
      const before = backend.received.length;

      await page.goto(url + localizedPath(locale, "/"));
      await fillSignUp(page, locale);
      await submitSignUp(page, locale);
      await visitor.heading("package.title");
      await expect(page.getByText(packageName, { exact: true })).toBeVisible();
      if (chosen === "instagram") await page.getByRole("radio", { name: "Instagram" }).check();
      await visitor.press("onboarding:actions.continue");

      await visitor.heading("setup.title");
      const parts = page.locator("main li h2");
      await expect(parts).toHaveCount(chosen === "instagram" ? 1 : 4);
      await visitor.openPart("instagram");
      await visitor.logIn("onboarding-screens:instagram.action");
      await visitor.press("onboarding-screens:instagram.action");
      await visitor.heading("setup.title");
      const address = freshAddress();
      if (chosen === "everything") {
        await visitor.openPart("facebook-page");
        await visitor.logIn("onboarding-screens:facebook.action");
        await visitor.press("onboarding-screens:facebook.action");
        await visitor.heading("setup.title");
        await visitor.openPart("whatsapp-number");
        await visitor.logIn("onboarding-screens:whatsapp.action");
        await visitor.press("onboarding-screens:whatsapp.action");
        await visitor.heading("setup.title");
        await visitor.openPart("storefront");
        await visitor.fill({ sub_domain: address });
        await visitor.press("onboarding-screens:store.action");
        await visitor.press("storefront:wizard.close");
        await visitor.press("storefront:overview.onward");
      }
      await visitor.heading("setup.title");
      await visitor.press("onboarding:actions.continue");
      await page.getByRole("checkbox", { name: service }).check();
      await visitor.press("onboarding:actions.continue");
      await page.getByRole("radio", { name: integration }).check();
      await visitor.press("onboarding:actions.continue");

      await visitor.heading("confirmation.title");
      await page.getByRole("checkbox", { name: t("onboarding-screens:confirmation.agreement") }).check();
      await visitor.press("onboarding-screens:confirmation.action");
      const start = page.getByRole("link", { name: t("onboarding-screens:progress.start") });
      const shop = `https://${address}.${siteData.storeDomain}/`;
      const target = chosen === "everything" ? shop : siteData.links.login;
      await expect(start).toHaveAttribute("href", target);

      const received = backend.received.slice(before);
      for (const { headers, method, path } of received) {
        expect(headers["x-app-lang-code"], path).toBe(locale);
        for (const name of extra) expect(headers[name], `${method} ${path}`).toBeUndefined();
        if (method === "POST") for (const name of specified) expect(headers[name], path).toBeDefined();
      }
      const bodyOf = (name: string) => received.find(({ path }) => path.endsWith(name))?.body;
      const ids = chosen === "everything" ? [1, 2, 3, 4] : [1];
      expect(bodyOf("select-package")).toMatchObject({
        id: expect.any(Number),
        package_id: chosen === "everything" ? 1 : 2,
        features_ids: ids,
      });
      expect(bodyOf("select-integration")).toMatchObject({ integration_type: 3 });
      expect(bodyOf("completing")).toMatchObject({ pdpa: true, services: [5] });
    });

test.describe("a refusal", () => {
  test.use({ expectedNoise: /422|İşlem hatası/ });

  test("reaches its field in the form", async ({ page, foreign }) => {
    await page.goto(`${foreign.url}/en/`);
    const form = tryItForm(page, "en");
    await fillSignUp(page, "en");
    await form.locator('[name="email"]').fill("taken@ornek.example");
    await submitSignUp(page, "en");
    await expect(form.locator('[name="email"]')).toHaveAttribute("aria-invalid", "true");
    await expect(form.getByText("This email is taken.").first()).toBeVisible();
  });
});
