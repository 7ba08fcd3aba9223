import type { Page } from "@playwright/test";
import { locales, type Locale } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import type { SetupPart } from "@/config/channels";
import siteData from "../../data/site.json";
import { everyNth, some } from "./extent";
import { hands, type Hands } from "./hands";
import { expectCalls, type Package } from "./journey-calls";
import { grantAccess } from "./meta-dialog";
import { tryItForm, visitor } from "./sign-up-steps";
import { expect, receivedCalls, resetSandbox, strings, test } from "./site";
import { tabTo } from "./tab-to";

const { login } = siteData.links;

/** A journey's page, and what its visitor does there in a language by one way of acting. */
function walk(page: Page, locale: Locale, { press, tick, choose, type }: Hands) {
  const t = strings(locale);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const heading = (name: string) =>
    expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  const atSetup = () => heading(t("onboarding-screens:setup.title"));
  const part = (id: SetupPart) =>
    page.getByRole("link", {
      name: `${t(id === "storefront" ? "onboarding-screens:setup.choose" : "onboarding-screens:setup.connect")}: ${t(`onboarding-screens:setup.parts.${id}.title`)}`,
    });
  const goOn = () => press(button(t("onboarding:actions.continue")));

  /** Access that was granted a moment ago is not asked for again. */
  async function connect(id: SetupPart, action: string) {
    await press(part(id));
    const login = button(t("onboarding-screens:meta.connect"));
    await expect(button(action).or(login).first()).toBeVisible();
    if (await login.isVisible()) await grantAccess(page, () => press(login));
    await press(button(action));
    await atSetup();
  }

  return {
    async signUp() {
      const form = tryItForm(page, locale);
      await type(form.locator('[name="email"]'), visitor.email); // unfolds the form
      await type(form.locator('[name="name"]'), visitor.name);
      await type(form.locator('[type="tel"]'), visitor.phone);
      await press(form.getByRole("button", { name: t("sign-up:form.submit") }));
    },
    async choosePackage(chosen: Package) {
      await heading(t("onboarding-screens:package.title"));
      if (chosen === "instagram-only") await choose(page.getByRole("radio").nth(1));
      await goOn();
      await atSetup();
    },
    async setUp(chosen: Package) {
      await connect("instagram", t("onboarding-screens:instagram.action"));
      if (chosen === "instagram-only") {
        await expect(part("facebook-page")).toHaveCount(0);
        await expect(part("whatsapp-number")).toHaveCount(0);
        return goOn();
      }
      await connect("facebook-page", t("onboarding-screens:facebook.action"));
      await connect("whatsapp-number", t("onboarding-screens:whatsapp.action"));
      await press(part("storefront"));
      // Each journey of a worker meets the same sandbox, where an address is given away once.
      await type(page.locator('[name="sub_domain"]'), `dukkan-${locale}-${Date.now()}`);
      await press(button(t("onboarding-screens:store.action")));
      // The storefront wizard can be filled in another time.
      await press(button(t("storefront:wizard.close")));
      await press(button(t("storefront:overview.onward")));
      await atSetup();
      return goOn();
    },
    async addServices() {
      await heading(t("onboarding-screens:service.title"));
      await tick(page.locator("main").getByRole("checkbox").first());
      await goOn();
      await heading(t("onboarding-screens:integration.title"));
      await choose(page.getByRole("radio", { name: t("onboarding-screens:integration.none") }));
      await goOn();
    },
    async confirm() {
      await heading(t("onboarding-screens:confirmation.title"));
      // Nobody else worked on this onboarding, so nothing is said to be taken over.
      await expect(page.getByText(t("onboarding:sync.taken-over"))).toHaveCount(0);
      const accept = button(t("onboarding-screens:confirmation.action"));
      await press(accept);
      await expect(
        page.getByText(t("onboarding-screens:confirmation.agreement-missing")).first(),
      ).toBeVisible();
      await tick(page.getByRole("checkbox", { name: t("onboarding-screens:confirmation.agreement") }));
      await press(accept);
    },
  };
}

/** Every package in each language, in each window and by each way of acting. */
const journeys = [
  { width: 375, by: "touch", packages: { tr: "all-features", en: "instagram-only" } },
  { width: 375, by: "keyboard", packages: { tr: "instagram-only", en: "all-features" } },
  { width: 1280, by: "touch", packages: { tr: "instagram-only", en: "all-features" } },
  { width: 1280, by: "keyboard", packages: { tr: "all-features", en: "instagram-only" } },
] as const;

for (const [row, { width, by, packages }] of everyNth([...journeys.entries()], 3, 0))
  test.describe(`${width} px, by ${by}`, () => {
    test.use({
      viewport: { width, height: width === 375 ? 667 : 720 },
      hasTouch: by === "touch",
      isMobile: ({ browserName }, provide) =>
        provide(width === 375 && by === "touch" && browserName === "chromium"),
    });
    for (const locale of some(locales, row)) {
      const chosen = packages[locale];
      test(`from the home to "start using": ${chosen}, ${locale}`, async ({ page, context, site }) => {
        const t = strings(locale);
        const visit = walk(page, locale, hands[by]);
        await context.addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]);
        await resetSandbox(page, site.url);

        await page.goto(localizedPath(locale, "/"));
        await visit.signUp();
        await expect(page).toHaveURL(`${site.url}${localizedPath(locale, "/onboarding/select-package/")}`);
        await visit.choosePackage(chosen);
        await visit.setUp(chosen);
        await visit.addServices();
        await visit.confirm();

        await expect(page).toHaveURL(`${site.url}${localizedPath(locale, "/onboarding/progress/")}`);
        const start = page.getByRole("link", { name: t("onboarding-screens:progress.start") });
        // Nobody is given a shop that was not chosen: without one the application is where to start.
        const target =
          chosen === "all-features" ? /^https:\/\/dukkan-[a-z0-9-]+\.kanalya-store\.example\/$/ : login;
        await expect(start).toHaveAttribute("href", target);
        await expect(page.locator('[data-state="waiting"], [data-state="doing"]')).toHaveCount(0);
        if (by === "keyboard") await tabTo(start);
        await expectCalls(await receivedCalls(page, site.url), { chosen, locale, origin: site.url });
      });
    }
  });
