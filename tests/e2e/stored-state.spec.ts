import { initialState } from "@/state/initial-state";
import { screens } from "@/state/steps";
import { locales } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { everyNth } from "./extent";
import { expect, test } from "./site";

const credentials = { wizardId: "0".repeat(32), hash: "1".repeat(64), isShow: false };
const current = { ...initialState, ...credentials, currentStep: "select-package" };

/** Stored values as text; null if absent. */
const contents: Record<string, string | null> = {
  absent: null,
  "not JSON": "{vuex",
  null: "null",
  "a number": "42",
  "an array": "[1,2]",
  "wrong nested types": JSON.stringify({
    ...current,
    packages: "all",
    services: 7,
    choices: [],
    drafts: { signUp: 1, billing: null },
    setupWizard: { wizard: "open", setup: [] },
  }),
  "the former product's shape": JSON.stringify({
    onboarding: { ...credentials, currentStep: 3, packages: [], setupConfigList: {} },
    alert: { status: false },
  }),
  older: JSON.stringify({ ...current, version: 0, drafts: undefined }),
  newer: JSON.stringify({ ...current, version: 99, drafts: { signUp: { name: { first: "A" } } }, extra: [] }),
};
/** Storage failures, simulated by scripts that run before those of the page. */
const refusals: Record<string, () => void> = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
  forbidden: () => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  },
};
const conditions = [...Object.keys(contents), ...Object.keys(refusals)];
const routes = [
  "/onboarding/",
  ...screens.map((screen) => `/onboarding/${screen}/`),
  "/onboarding/setup/?part=facebook-page",
  "/onboarding/setup/?part=whatsapp-number",
  "/onboarding/select-store/?step=2",
  "/onboarding/select-store/?step=16",
];

// The browser logs the backend's response for an unknown onboarding.
test.use({ expectedNoise: /status of 40[134]/ });

for (const [row, condition] of conditions.entries())
  test(`no page is blank if storage is ${condition}`, async ({ page }) => {
    const content = contents[condition];
    const refusal = refusals[condition];
    if (refusal) await page.addInitScript(refusal);
    else
      await page.addInitScript((text) => {
        if (text === null) localStorage.removeItem("vuex");
        else localStorage.setItem("vuex", text);
      }, content ?? null);
    for (const [column, route] of everyNth(routes, 8, row).entries()) {
      const locale = locales[(row + column) % locales.length] ?? "tr";
      await page.goto(localizedPath(locale, route));
      await expect(page.getByRole("heading", { level: 1 }), `${condition} × ${route}`).toBeVisible();
      await expect(page.locator("main").getByRole("button").first(), `${condition} × ${route}`).toBeVisible();
    }
  });
