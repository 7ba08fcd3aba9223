import { locales } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { playEstimate, playInbox, playShop, playTemplate, playThreads, playTrial } from "./demo-play";
import { hands } from "./demo-player";
import { everyNth, some } from "./extent";
import { noiseOfLostNetwork, setOf, test, waitUntilKept } from "./offline-site";
import { playPress, playStories } from "./reading-play";

const parts = {
  "the inbox": playInbox,
  "the threads": playThreads,
  "the shop": playShop,
  "the template": playTemplate,
  "the estimate": playEstimate,
  "the trial": playTrial,
  "the press": playPress,
  "the stories": playStories,
};

const viewports = [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
];

test.use({
  serviceWorkers: "allow",
  contextOptions: { reducedMotion: "reduce" },
  expectedNoise: ({ browserName }, use) => use(noiseOfLostNetwork(browserName)),
});

for (const [row, locale] of some([...locales.entries()], 0))
  for (const viewport of everyNth(viewports, 2, row))
    for (const hand of some(hands, row))
      test(`offline, every demo works by ${hand}, ${locale}, ${viewport.width} px`, async ({
        page,
        context,
        network,
      }) => {
        await page.setViewportSize(viewport);
        await context.addCookies([{ name: "i18n_redirected", value: locale, url: network.url }]);
        await page.goto(network.url + localizedPath(locale, "/faq/"));
        await waitUntilKept(page, setOf(locale));
        network.become("gone");
        const player = { page, locale, hand, base: network.url };
        for (const [part, play] of Object.entries(parts)) await test.step(part, () => play(player));
      });
