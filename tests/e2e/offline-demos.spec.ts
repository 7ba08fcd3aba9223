import { locales } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { some } from "./extent";
import { demoOf, play, presses } from "./inbox-play";
import { noiseOfLostNetwork, setOf, test, waitUntilKept } from "./offline-site";
import { savedFile } from "./saved-file";
import { expect, strings } from "./site";

/** Demos whose code loads near the viewport, each with a control of it. */
const lazyDemos = [
  ["/", "#store", "input"],
  ["/channels/", "#template", "textarea"],
  ["/pricing/", "#estimator", "[type=range]"],
] as const;

test.use({
  serviceWorkers: "allow",
  contextOptions: { reducedMotion: "reduce" },
  expectedNoise: ({ browserName }, use) => use(noiseOfLostNetwork(browserName)),
});

for (const locale of some(locales, 0))
  test(`offline, every demo loads its code (${locale})`, async ({ page, context, network }) => {
    const open = (path: string) => page.goto(network.url + localizedPath(locale, path));
    await context.addCookies([{ name: "i18n_redirected", value: locale, url: network.url }]);
    await open("/faq/");
    await waitUntilKept(page, setOf(locale));
    network.become("gone");
    await open("/");
    await play(demoOf(page, locale), locale, presses.pointer!);
    for (const [path, section, control] of lazyDemos) {
      await open(path);
      await page.locator(section).scrollIntoViewIfNeeded();
      await expect(page.locator(`${section} ${control}`).first()).toBeVisible();
    }
    const save = page.getByRole("button", { name: strings(locale)("pricing:timeline.save") });
    expect((await savedFile(page, () => save.click())).name).toMatch(/\.ics$/);
  });
