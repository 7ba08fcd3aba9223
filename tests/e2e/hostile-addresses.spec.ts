import { hostileTexts } from "../fixtures/hostile-texts";
import { watchHostile } from "./hostile-watch";
import { everyNth, some } from "./extent";
import { expect, strings, test } from "./site";

const texts = Object.entries(hostileTexts);

// The browser logs the backend's error responses.
test.use({ expectedNoise: /status of 4\d\d|İşlem hatası/ });

test("a backend message is shown as text of limited length", async ({ page, site }) => {
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

test("forged resume links only show a message", async ({ page, site }) => {
  const watch = watchHostile(page, site.url);
  const t = strings("tr");
  const code = (text: string) => Buffer.from(text).toString("base64url");
  const forged = [
    ...everyNth(texts, 4, 0).map(([, text]) => code(`${text.slice(0, 500)}.${text.slice(0, 500)}`)),
    code("../../sandbox/leads.hash"),
    code("__proto__.constructor"),
    code(`${"0".repeat(32)}.`),
    code(`.${"1".repeat(64)}`),
    "javascript:alert(1)",
    "%00",
  ];
  for (const fragment of forged) {
    await page.mainFrame().goto("about:blank"); // Otherwise only the fragment would change
    await page.goto(`/onboarding/#r=${fragment}`);
    const titles = [
      t("onboarding-screens:resume.damaged.title"),
      t("onboarding-screens:resume.refused.title"),
    ];
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(titles.join("|")));
    expect(new URL(page.url()).hash).toBe("");
    expect(await page.evaluate(() => localStorage.getItem("vuex") ?? "")).not.toMatch(/wizardId":"[^"]/);
    await watch.look(fragment);
  }
});

test("no query parameter or path redirects to another host", async ({ page, site }) => {
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
  for (const [row, start] of starts.entries())
    for (const target of some(targets, row)) {
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

test.describe("Content-Security-Policy violations", () => {
  test.use({ expectedNoise: /policy violation|TrustedHTML|Trusted Type/ });
  test("policy violations are reported by the page and fail the test", async ({ page }) => {
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
