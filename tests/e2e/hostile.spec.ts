import type { Page } from "@playwright/test";
import { locales } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { initialState } from "@/state/initial-state";
import type { OnboardingState } from "@/state/onboarding-state";
import { hostileTexts } from "../fixtures/hostile-texts";
import { watchHostile } from "./hostile-watch";
import { everyNth } from "./extent";
import { seed } from "./onboarding-drive";
import { expect, receivedCalls, resetSandbox, strings, test } from "./site";

const texts = Object.entries(hostileTexts);

// The browser itself reports what the backend refuses.
test.use({ expectedNoise: /status of 4\d\d|İşlem hatası/ });

/** Every text of a value replaced, whatever its shape; what a rule decides by stays. */
function poisoned(value: unknown, text: string, kept: RegExp): unknown {
  if (typeof value === "string") return text;
  if (Array.isArray(value)) return value.map((item) => poisoned(item, text, kept));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, kept.test(key) ? inner : poisoned(inner, text, kept)]),
  );
}

/** Answers of the backend with a hostile text in the place of each of theirs. */
async function poisonAnswers(page: Page, text: string) {
  const kept = /^(code|currency|interval|state|step|key|type|id|hash|integration_type|sub_domain)$/;
  await page.route(/\/site\/onboarding-wizard\//, async (route) => {
    const response = await route.fetch();
    const body: unknown = await response.json();
    await route.fulfill({ response, json: poisoned(body, text, kept) });
  });
}

const remember = (page: Page, state: unknown) =>
  page.addInitScript((text) => {
    if (!sessionStorage.getItem("was-seeded")) localStorage.setItem("vuex", text);
    sessionStorage.setItem("was-seeded", "1");
  }, JSON.stringify(state));

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

/** A state that opens every screen, its texts still harmless. */
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

test(`the table of hostile input: ${texts.length} texts × (3 forms + 4 places of the address + ${screens.length} screens from backend and storage)`, () => {
  expect(texts).toHaveLength(12);
});

for (const [row, [name, text]] of texts.entries()) {
  const locale = locales[row % locales.length] ?? "tr";
  const t = strings(locale);
  const at = (path: string) => localizedPath(locale, path);

  test(`${name}: typed into a form it is sent as text or refused with a sentence (${locale})`, async ({
    page,
    site,
    context,
  }) => {
    await context.addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]);
    const watch = watchHostile(page, site.url);
    await resetSandbox(page, site.url);
    await page.goto(at("/contact-us/"));
    const form = page.getByRole("form", { name: t("contact:form.label") });
    // The one-line fields take at most 200 characters at the backend; a browser takes line breaks out of them.
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
      // Nothing typed is lost, and the alert is a sentence.
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
    const accepted = page.getByRole("heading", { level: 1, name: t("onboarding:package.title") });
    await expect(accepted.or(tryIt.locator('[name="name"][aria-invalid="true"]'))).toBeVisible();
    await watch.look("sign-up");
  });

  test(`${name}: in the address it neither runs nor leads away (${locale})`, async ({
    page,
    site,
    context,
  }) => {
    await context.addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]);
    const watch = watchHostile(page, site.url);
    const short = encodeURIComponent(text.slice(0, 2_000).replace(/\uD83D(?![\uDC00-\uDFFF])/g, ""));
    for (const path of [
      `/?q=${short}`,
      `/referances/?category=${short}`,
      `/onboarding/select-store/?step=${short}&part=${short}&back=${short}`,
      `/faq/#${short}`,
    ]) {
      await page.goto(at(path));
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
      await watch.look(path.slice(0, 40));
    }
  });

  test(`${name}: from the backend and from storage it is shown as text (${locale})`, async ({
    page,
    site,
    context,
  }) => {
    test.setTimeout(90_000);
    await context.addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]);
    const watch = watchHostile(page, site.url);
    const state = await seed(page, site.url, advanced);
    const kept =
      /^(version|wizardId|hash|currentStep|status|country|callingCode|at|effectiveDate|key|state|integration|readiness|kind)$/;
    await remember(page, poisoned(state, text, kept));
    await poisonAnswers(page, text);
    const visited = everyNth(screens, 4, row);
    for (const path of visited) {
      await page.goto(at(path));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForTimeout(150);
      await watch.look(path);
      // Where the flow ends, nothing leads to a shop outside the store domain.
      const strange = page.locator('main a[href^="http"]:not([href*="kanalya"]):not([href*=".example"])');
      expect(await strange.evaluateAll((links) => links.map((link) => link.outerHTML))).toEqual([]);
    }
    expect(watch.count()).toBe(visited.length);
    // The progress goes on asking; an answer on its way is let go.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
}

test("a message of the backend is shown as text, never as markup, and not beyond its length", async ({
  page,
  site,
}) => {
  const watch = watchHostile(page, site.url);
  await page.goto("/contact-us/");
  const t = strings("tr");
  const form = page.getByRole("form", { name: t("contact:form.label") });
  await form.locator('[name="name"]').fill("Ayşe");
  await form.locator('[name="surname"]').fill("Yılmaz");
  await form.locator('[name="email"]').fill("ayse@ornek.example");
  await form.locator('[name="department"]').selectOption("Sales");
  await form.locator('[name="message"]').fill("Merhaba");
  let current = "";
  await page.route(/\/site\/contact/, (route) =>
    route.fulfill({
      status: 400,
      json: { message: current, code: current, fields: [{ field: current, message: current }] },
    }),
  );
  for (const [name, text] of texts) {
    current = text;
    await form.getByRole("button", { name: t("contact:form.submit") }).click();
    const alert = page.locator('[data-type="error"]');
    await expect(alert).toBeVisible();
    expect((await alert.innerText()).length, name).toBeLessThan(400);
    await watch.look(`message: ${name}`);
    await expect(form.locator('[name="message"]')).toHaveValue("Merhaba");
  }
});

test("forged resume links open nothing, store nothing, and say so", async ({ page, site }) => {
  const watch = watchHostile(page, site.url);
  const t = strings("tr");
  const code = (text: string) => Buffer.from(text).toString("base64url");
  const forged = [
    ...texts.map(([, text]) => code(`${text.slice(0, 500)}.${text.slice(0, 500)}`)),
    code("../../sandbox/leads.hash"),
    code("__proto__.constructor"),
    code(`${"0".repeat(32)}.`),
    code(`.${"1".repeat(64)}`),
    "javascript:alert(1)",
    "%00",
  ];
  for (const fragment of forged) {
    await page.mainFrame().goto("about:blank"); // else only the fragment would change
    await page.goto(`/onboarding/#r=${fragment}`);
    const titles = [t("onboarding:resume.damaged.title"), t("onboarding:resume.refused.title")];
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(titles.join("|")));
    expect(new URL(page.url()).hash).toBe("");
    expect(await page.evaluate(() => localStorage.getItem("vuex") ?? "")).not.toMatch(/wizardId":"[^"]/);
    await watch.look(fragment);
  }
});

test("no parameter and no path leads to another host", async ({ page, site }) => {
  const watch = watchHostile(page, site.url);
  const targets = [
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "javascript:window.__pwned=1",
  ];
  const names = [
    "q",
    "back",
    "part",
    "step",
    "next",
    "url",
    "redirect",
    "return_to",
    "continue",
    "to",
    "category",
  ];
  const starts = [
    "/",
    "/en/",
    "/try",
    "/main",
    "/About",
    "/onBoarding/setup",
    "/onboarding/",
    "/onboarding/storeWizard",
  ];
  let count = 0;
  for (const target of targets)
    for (const start of starts) {
      const query = names.map((name) => `${name}=${encodeURIComponent(target)}`).join("&");
      await page.goto(`${start}?${query}`);
      expect(new URL(page.url()).origin).toBe(site.url);
      await watch.look(`${start} ${target}`);
      count += names.length;
    }
  for (const path of [
    "//evil.example/",
    "/\\evil.example/",
    "/en//evil.example",
    "/%2F%2Fevil.example",
    "/onBoarding//evil.example",
  ]) {
    const response = await page.request.get(site.url + path, { maxRedirects: 0 });
    expect(new URL(response.headers().location ?? "/", site.url).origin, path).toBe(site.url);
    count += 1;
  }
  console.info(`open redirects: ${count} attempts`);
});

test("a message from a page that is not the dialog does not sign anybody in", async ({
  page,
  site,
  context,
}) => {
  await context.addCookies([{ name: "i18n_redirected", value: "tr", url: site.url }]);
  const t = strings("tr");
  await remember(page, await seed(page, site.url));
  await page.goto("/onboarding/select-ig-account/");
  const dialog = page.waitForEvent("popup");
  await page.getByRole("button", { name: t("onboarding:meta.connect") }).click();
  await dialog;
  const forged = { type: "meta-login", state: "guessed", outcome: "granted", code: "stolen.complete" };
  await page.evaluate((data) => {
    for (const origin of [
      "https://www.facebook.com.evil.example",
      "https://evilfacebook.com",
      "null",
      location.origin,
    ])
      window.dispatchEvent(new MessageEvent("message", { origin, data }));
    window.postMessage(data, "*");
  }, forged);
  await page.waitForTimeout(400);
  const calls = await receivedCalls(page, site.url);
  expect(calls.filter(({ path }) => path.endsWith("instagram-accounts"))).toEqual([]);
  await expect(page.getByRole("button", { name: t("onboarding:instagram.action"), exact: true })).toHaveCount(
    0,
  );
});

test.describe("the policy", () => {
  test.use({ expectedNoise: /policy violation|TrustedHTML|Trusted Type/ });
  test("a violation of the policy fails a test: the page says so, and the listener hears it", async ({
    page,
  }) => {
    const heard = page.waitForEvent("console", {
      predicate: (message) => /policy violation/.test(message.text()),
    });
    await page.goto("/about/");
    await page
      .evaluate(() => {
        document.body.innerHTML = "<p>no</p>";
      })
      .catch(() => undefined);
    expect((await heard).text()).toContain("require-trusted-types-for");
  });
});
