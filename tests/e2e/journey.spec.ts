import type { Page } from "@playwright/test";
import type { Locale } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import siteData from "../../data/site.json";
import { requestProblems } from "../contract/contract-checks";
import { grantAccess } from "./meta-dialog";
import { fillSignUp, submitSignUp, visitor } from "./sign-up-steps";
import { expect, receivedCalls, resetSandbox, strings, test, type ReceivedCall } from "./site";

const { login } = siteData.links;

type Package = "all-features" | "instagram-only";

/** The calls that a journey makes, in order, by operation; polling counts once. */
const calls: Record<Package, string[]> = {
  "instagram-only": [
    "new",
    "packages",
    "select-package",
    "instagram-accounts",
    "instagram-configure",
    "extra-services",
    "integrations",
    "select-integration",
    "completing",
    "store-setup",
  ],
  "all-features": [
    "new",
    "packages",
    "select-package",
    "instagram-accounts",
    "instagram-configure",
    "instagram-accounts",
    "facebook-configure",
    "whatsapp-phone-numbers",
    "whatsapp-configure",
    "store-setup",
    "store-edit",
    "extra-services",
    "integrations",
    "select-integration",
    "completing",
    "store-setup",
  ],
};

/** A received call as the request it was. */
const asRequest = ({ method, path, headers, body }: ReceivedCall, origin: string) =>
  new Request(origin + path, { method, headers, ...(method === "POST" && { body: JSON.stringify(body) }) });

async function connectChannels(page: Page, locale: Locale, chosen: Package) {
  const t = strings(locale);
  const part = (id: "instagram" | "facebook-page" | "whatsapp-number" | "storefront") =>
    page.getByRole("link", {
      name: `${t(id === "storefront" ? "onboarding:setup.choose" : "onboarding:setup.connect")}: ${t(`onboarding:setup.parts.${id}.title`)}`,
    });

  await part("instagram").click();
  await grantAccess(page, () => page.getByRole("button", { name: t("onboarding:meta.connect") }).click());
  await page.getByRole("button", { name: t("onboarding:instagram.action") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("onboarding:setup.title") })).toBeVisible();
  if (chosen === "instagram-only") {
    await expect(part("facebook-page")).toHaveCount(0);
    await expect(part("whatsapp-number")).toHaveCount(0);
    return;
  }
  await part("facebook-page").click();
  await connectOrGrant(page, locale, t("onboarding:facebook.action"));
  await part("whatsapp-number").click();
  await connectOrGrant(page, locale, t("onboarding:whatsapp.action"));
  await part("storefront").click();
  // Each journey of a worker meets the same sandbox, where an address is given away once.
  await page.locator('[name="sub_domain"]').fill(`dukkan-${locale}-${Date.now()}`);
  await page.getByRole("button", { name: t("onboarding:store.action") }).click();
  // The storefront wizard can be filled in another time.
  await page.getByRole("button", { name: t("storefront:wizard.close") }).click();
  await page.getByRole("button", { name: t("storefront:overview.onward") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("onboarding:setup.title") })).toBeVisible();
}

/** Access that was granted a moment ago is not asked for again. */
async function connectOrGrant(page: Page, locale: Locale, action: string) {
  const t = strings(locale);
  const button = page.getByRole("button", { name: action });
  const connect = page.getByRole("button", { name: t("onboarding:meta.connect") });
  await expect(button.or(connect).first()).toBeVisible();
  if (await connect.isVisible()) await grantAccess(page, () => connect.click());
  await button.click();
  await expect(page.getByRole("heading", { level: 1, name: t("onboarding:setup.title") })).toBeVisible();
}

async function choosePackage(page: Page, locale: Locale, chosen: Package) {
  const t = strings(locale);
  await expect(page.getByRole("heading", { level: 1, name: t("onboarding:package.title") })).toBeVisible();
  if (chosen === "instagram-only") await page.getByRole("radio").nth(1).check();
  await page.getByRole("button", { name: t("onboarding:actions.continue") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("onboarding:setup.title") })).toBeVisible();
}

for (const locale of ["tr", "en"] as const)
  for (const chosen of ["instagram-only", "all-features"] as const)
    test(`from sign-up to "start using": ${chosen}, ${locale}`, async ({ page, context, site }) => {
      const t = strings(locale);
      const goOn = () => page.getByRole("button", { name: t("onboarding:actions.continue") }).click();
      await context.addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]);
      await resetSandbox(page, site.url);

      await page.goto(localizedPath(locale, "/"));
      await fillSignUp(page, locale);
      await submitSignUp(page, locale);
      await expect(page).toHaveURL(`${site.url}${localizedPath(locale, "/onboarding/select-package/")}`);

      await choosePackage(page, locale, chosen);
      await connectChannels(page, locale, chosen);
      await goOn();

      await expect(
        page.getByRole("heading", { level: 1, name: t("onboarding:service.title") }),
      ).toBeVisible();
      await page.locator("main").getByRole("checkbox").first().check();
      await goOn();
      await expect(
        page.getByRole("heading", { level: 1, name: t("onboarding:integration.title") }),
      ).toBeVisible();
      await page.getByRole("radio", { name: t("onboarding:integration.none") }).check();
      await goOn();

      // Nobody else worked on this onboarding, so nothing is said to be taken over.
      await expect(page.getByText(t("onboarding:sync.taken-over"))).toHaveCount(0);
      const accept = page.getByRole("button", { name: t("onboarding:confirmation.action") });
      await accept.click();
      await expect(page.getByText(t("onboarding:confirmation.agreement-missing")).first()).toBeVisible();
      await page.getByRole("checkbox", { name: t("onboarding:confirmation.agreement") }).check();
      await accept.click();

      await expect(page).toHaveURL(`${site.url}${localizedPath(locale, "/onboarding/progress/")}`);
      const start = page.getByRole("link", { name: t("onboarding:progress.start") });
      // Nobody is given a shop that was not chosen: without one the application is where to start.
      const target =
        chosen === "all-features" ? /^https:\/\/dukkan-[a-z0-9-]+\.kanalya-store\.example\/$/ : login;
      await expect(start).toHaveAttribute("href", target);
      await expect(page.locator('[data-state="waiting"], [data-state="doing"]')).toHaveCount(0);

      const received = await receivedCalls(page, site.url);
      const names = received
        .map(({ path }) => path.replace(/^.*\//, ""))
        .filter((name) => name !== "get-information")
        .filter((name, index, all) => name !== all[index - 1]);
      expect(names).toEqual(calls[chosen]);
      for (const call of received) {
        expect(call.headers["x-app-lang-code"], call.path).toBe(locale);
        expect(call.headers.accept, call.path).toBe("application/json");
        expect(await requestProblems(asRequest(call, site.url)), call.path).toEqual([]);
      }
      expect(received[0]?.body).toEqual({
        name: visitor.name,
        email: visitor.email,
        phone_number: `+90${visitor.phone}`,
        privacy_policy: true,
        pdpa: true,
        newsletter: true,
      });
      const packages = { "all-features": 1, "instagram-only": 2 };
      const bodyOf = (name: string) => received.find(({ path }) => path.endsWith(name))?.body;
      expect(bodyOf("select-package")).toMatchObject({ package_id: packages[chosen], features_ids: [1] });
      expect(bodyOf("completing")).toMatchObject({ pdpa: true, services: ["licence"] });
    });
