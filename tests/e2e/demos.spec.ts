import { locales } from "@/config/languages";
import { hands } from "./demo-player";
import { everyNth, some } from "./extent";
import { playPress, playStories, playThreads } from "./reading-play";
import { test } from "./site";

// Inbox, shop, template and estimate have their own spec files; offline-demos.spec.ts loads them offline.
const viewports = [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
];

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [row, locale] of locales.entries())
  for (const viewport of everyNth(viewports, 2, row + 1))
    for (const hand of some(hands, row))
      test(`the section demos work with ${hand} (${locale}, ${viewport.width} px)`, async ({ page }) => {
        await page.setViewportSize(viewport);
        const player = { page, locale, hand };
        await test.step("the channel selection demo works", () => playThreads(player));
        await test.step("the press list works", () => playPress(player));
        await test.step("the story list works", () => playStories(player));
      });
