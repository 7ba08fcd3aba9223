import siteData from "../../data/site.json";
import type { Locale } from "@/config/languages";
import { requestProblems } from "../contract/contract-checks";
import { everyNth } from "./extent";
import {
  company,
  drive,
  freshAddress,
  identityNumber,
  openAt,
  taxNumber,
  type Drive,
} from "./onboarding-drive";
import { savedFile } from "./saved-file";
import { expect, receivedCalls, resetSandbox, test } from "./site";

type Journey = {
  package: "all-features" | "instagram-only";
  locale: Locale;
  integration: "none" | "shop";
  billing: "none" | "sole-proprietor" | "company";
  storefront: "filled" | "address" | "later";
  channels: "connected" | "later";
};

const row = (
  chosen: Journey["package"],
  locale: Journey["locale"],
  integration: Journey["integration"],
  billing: Journey["billing"],
  storefront: Journey["storefront"],
  channels: Journey["channels"],
): Journey => ({ package: chosen, locale, integration, billing, storefront, channels });

/** Every pair of choices occurs in a journey; the Instagram-only package has no storefront. */
const journeys: Journey[] = [
  row("all-features", "tr", "none", "none", "filled", "connected"),
  row("all-features", "en", "shop", "sole-proprietor", "filled", "later"),
  row("all-features", "tr", "shop", "company", "filled", "later"),
  row("all-features", "en", "none", "company", "address", "connected"),
  row("all-features", "tr", "shop", "none", "address", "later"),
  row("all-features", "tr", "none", "sole-proprietor", "address", "connected"),
  row("instagram-only", "tr", "shop", "none", "later", "connected"),
  row("instagram-only", "en", "none", "sole-proprietor", "later", "later"),
  row("instagram-only", "en", "shop", "company", "later", "connected"),
  row("all-features", "en", "none", "none", "later", "later"),
];

const channels = ["instagram", "facebook-page", "whatsapp-number"] as const;

async function connectChannels({ press, openPart, connect, heading }: Drive, journey: Journey) {
  for (const part of journey.package === "all-features" ? channels : channels.slice(0, 1)) {
    if (journey.channels === "connected") await connect(part);
    else {
      await openPart(part);
      await press("onboarding:actions.later");
      await heading("setup.title");
    }
  }
}

async function setUpShop({ press, openPart, field, fill, step, heading }: Drive, journey: Journey) {
  if (journey.package === "instagram-only") return;
  await openPart("storefront");
  if (journey.storefront === "later") {
    await press("onboarding:actions.later");
    return heading("setup.title");
  }
  await field("sub_domain").fill(freshAddress());
  await press("onboarding-screens:store.action");
  await step("company");
  if (journey.storefront === "address") {
    await press("storefront:wizard.close");
    await press("storefront:overview.onward");
    return heading("setup.title");
  }
  await fill({ ...company, taxnumber: taxNumber });
  await press("storefront:wizard.save");
  await step("general");
  await field("title").fill("Papatya Butik");
  await press("storefront:wizard.next");
  await step("meta");
  await press("storefront:meta.skip");
  for (const id of ["languages", "categories", "payment", "domain"] as const) {
    await step(id);
    await press("storefront:wizard.next");
  }
  await step("completion");
  await press("storefront:completion.finish");
  await heading("setup.title");
}

async function fillBilling({ page, t, fill, holds }: Drive, { billing, storefront }: Journey) {
  if (billing === "none") return;
  await page.getByText(t("onboarding-screens:billing.title")).click();
  await page.getByRole("radio", { name: t(`onboarding-screens:billing.kinds.${billing}`) }).check();
  // Details entered in the storefront form are not requested again.
  const known = storefront === "filled";
  if (billing === "sole-proprietor") return fill({ identity_number: identityNumber });
  if (known) await holds({ company: company.company, taxnumber: taxNumber });
  await fill({ company: company.company, taxoffice: "Kadıköy", ...(!known && { taxnumber: taxNumber }) });
}

for (const [row, journey] of everyNth([...journeys.entries()], 4, 1))
  test(`journey: ${Object.values(journey).join(", ")}`, async ({ page, context, site }) => {
    const { locale } = journey;
    // Half of the journeys use a phone viewport.
    if (row % 8 < 4) await page.setViewportSize({ width: 375, height: 667 });
    const visitor = drive(page, locale);
    const { t, press, heading } = visitor;
    await context.addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]);
    await resetSandbox(page, site.url);
    await openAt(page, locale, "/onboarding/");
    await heading("customer-information.title");
    await visitor.signUp();
    if (journey.package === "instagram-only") await page.getByRole("radio").nth(1).check();
    await press("onboarding:actions.continue");
    await heading("setup.title");
    await connectChannels(visitor, journey);
    await setUpShop(visitor, journey);
    await press("onboarding:actions.continue");
    await heading("service.title");
    await press("onboarding:actions.continue");
    await heading("integration.title");
    const none = page.getByRole("radio", { name: t("onboarding-screens:integration.none") });
    await expect(none).toBeVisible();
    if (journey.integration === "none") await none.check();
    else await page.locator('main [type="radio"]:not([value="none"])').first().check();
    await press("onboarding:actions.continue");

    await heading("confirmation.title");
    await fillBilling(visitor, journey);
    await visitor.field("user_agreement").check();
    await press("onboarding-screens:confirmation.action");
    const start = page.getByRole("link", { name: t("onboarding-screens:progress.start") });
    const target =
      journey.storefront === "later"
        ? siteData.links.login
        : /^https:\/\/papatya-[a-z0-9-]+\.kanalya-store\.example\/$/;
    await expect(start).toHaveAttribute("href", target);
    if (journey.storefront !== "later") {
      const card = page.getByRole("button", { name: t("onboarding-screens:progress.first.card") });
      const { name } = await savedFile(page, () => card.click());
      expect(name).toMatch(/^papatya-.*\.png$/);
    }
    for (const { method, path, headers, body } of await receivedCalls(page, site.url)) {
      const sent = new Request(site.url + path, {
        method,
        headers,
        ...(method === "POST" && { body: JSON.stringify(body) }),
      });
      expect(headers["x-app-lang-code"], path).toBe(locale);
      expect(await requestProblems(sent), path).toEqual([]);
    }
  });
