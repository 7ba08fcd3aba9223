import { initialState } from "@/state/initial-state";
import type { OnboardingState } from "@/state/onboarding-state";
import { everyNth } from "./extent";
import { openAt, remember, seed } from "./onboarding-drive";
import { hiddenStops } from "./probe";
import { expect, test } from "./site";

/** A wide window, and one of 1280 × 1024 at 400 % zoom (WCAG 2.2, criteria 2.4.11 and 1.4.10). */
const windows = [
  { width: 1280, height: 720 },
  { width: 320, height: 256 },
];
const contentPages = ["/", "/pricing/", "/faq/", "/solutions/", "/referances/", "/gdpr/"];
const confirming: Partial<OnboardingState> = {
  currentStep: "confirmation",
  choices: { ...initialState.choices, integration: "none" },
};
const onboarding: Record<string, Partial<OnboardingState>> = {
  "/onboarding/select-package/": {},
  "/onboarding/setup/": {},
  "/onboarding/select-service/": {},
  "/onboarding/confirmation/": confirming,
};

for (const [row, size] of windows.entries())
  test.describe(`focus visibility at ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

    for (const path of everyNth([...contentPages, ...Object.keys(onboarding)], 2 * windows.length, row))
      test(`focused elements are visible: ${path}`, async ({ page, site }) => {
        const state = onboarding[path];
        if (state) await remember(page, await seed(page, site.url, state));
        await openAt(page, "tr", path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        // Content that loads later would push the rest down.
        await page.waitForLoadState("networkidle");
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        // The onboarding has no navigation links to tab through.
        const fewest = state ? 8 : 15;
        const forward = await hiddenStops(page, "Tab");
        expect(forward.stops).toBeGreaterThan(fewest);
        expect(forward.hidden).toEqual([]);
        const backward = await hiddenStops(page, "Shift+Tab");
        expect(backward.stops).toBeGreaterThan(fewest);
        expect(backward.hidden).toEqual([]);
      });
  });
