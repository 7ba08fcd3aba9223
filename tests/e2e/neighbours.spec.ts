import { locales } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { expect, test } from "./site";

/**
 * Adjacent sections of the home page differ in layout (heading position, content type, number of columns),
 * and no three in a row have the same background.
 */
for (const locale of locales)
  for (const width of [375, 768, 1280, 1600])
    test(`adjacent sections of the home page differ in layout (${locale}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(localizedPath(locale, "/"));
      const bands = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("main section[aria-labelledby]")].map((section) => {
          const heading = section.querySelector("h2");
          const holds = ["[role=tablist]", "[role=img]", "input", "[role=group]", "article", "ul, ol"];
          const kind = holds.find((selector) => section.querySelector(selector)) ?? "words";
          const list = [...section.querySelectorAll<HTMLElement>("ul, ol")].find(
            (one) => getComputedStyle(one).display === "grid" && !one.closest("[role=img]"),
          );
          const columns = list ? getComputedStyle(list).gridTemplateColumns.split(" ").length : 0;
          const { backgroundColor, backgroundImage } = getComputedStyle(section);
          const isBeside =
            heading !== null && heading.getBoundingClientRect().width < section.clientWidth * 0.45;
          return {
            id: heading?.id ?? "",
            ground: backgroundImage === "none" ? backgroundColor : backgroundImage,
            layout: `${kind}, ${columns} columns, heading ${heading && getComputedStyle(heading).textAlign}${isBeside ? " beside" : ""}`,
          };
        }),
      );
      expect(bands.length).toBeGreaterThan(10);
      const alike = bands.slice(1).flatMap((band, index) => {
        const before = bands[index];
        return before?.layout === band.layout ? [`${before.id} and ${band.id}: ${band.layout}`] : [];
      });
      expect(alike).toEqual([]);
      const sameGround = bands.slice(2).flatMap((band, index) => {
        const run = [bands[index], bands[index + 1], band];
        return new Set(run.map((one) => one?.ground)).size === 1
          ? [run.map((one) => one?.id).join(", ")]
          : [];
      });
      expect(sameGround, "three bands in a row on one ground").toEqual([]);
    });
