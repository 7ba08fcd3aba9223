import type { Locator, Page } from "@playwright/test";
import { sitePages } from "../helpers/site-pages";
import { everyNth, oneOfEachTemplate } from "./extent";
import { expect, test } from "./site";

/** Turkish pages; in a reduced run a different sample per test. */
const turkish = (row: number) => everyNth(oneOfEachTemplate(sitePages("tr")), 4, row);

/** Returns the visible style of an element; a transparent background resolves to that behind it. */
const look = (locator: Locator) =>
  locator.evaluate((element) => {
    const { color, borderTopColor, outlineStyle, outlineWidth } = getComputedStyle(element);
    const grounds: string[] = [];
    for (let behind: Element | null = element; behind; behind = behind.parentElement)
      grounds.push(getComputedStyle(behind).backgroundColor);
    const ground = grounds.find((value) => !/, 0\)$|transparent/.test(value));
    return { ground, color, borderTopColor, outlineStyle, outlineWidth };
  });

test.describe("page in forced-colours mode", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  const chosen: [string, string, (page: Page) => Locator, (page: Page) => Locator][] = [
    ["tab", "/", (page) => page.getByRole("tab").first(), (page) => page.getByRole("tab").nth(1)],
    [
      "category",
      "/referances/",
      (page) => page.locator("main label:has([type=radio])").first(),
      (page) => page.locator("main label:has([type=radio])").nth(1),
    ],
    [
      "language",
      "/",
      (page) => page.locator("aside a[hreflang=tr]"),
      (page) => page.locator("aside a[hreflang=en]"),
    ],
    [
      "stage",
      "/onboarding/customer-information/",
      (page) => page.locator("[aria-current=step] > span").first(),
      (page) => page.locator("[data-state=todo] > span").first(),
    ],
    [
      "colour",
      "/",
      (page) => page.locator("label:has([name=store-color]:checked)"),
      (page) => page.locator("label:has([name=store-color]:not(:checked))").first(),
    ],
  ];
  for (const [name, path, one, other] of chosen)
    test(`selected options are distinguishable in forced-colours mode: ${name}`, async ({ page }) => {
      await page.goto(path);
      // Lazily loaded near the viewport.
      if (name === "colour") await page.locator("#store").scrollIntoViewIfNeeded();
      await expect(one(page)).toBeVisible();
      expect(await look(one(page))).not.toEqual(await look(other(page)));
    });

  test("in forced colours, every control has visible bounds", async ({ page }) => {
    const problems: string[] = [];
    for (const path of turkish(1)) {
      await page.goto(path);
      const found = await page.evaluate(() => {
        const canvas = getComputedStyle(document.body).backgroundColor;
        const isEdged = (element: Element): boolean => {
          const { borderTopStyle, borderTopWidth, backgroundColor, boxShadow } = getComputedStyle(element);
          const hasBorder = borderTopStyle !== "none" && parseFloat(borderTopWidth) > 0;
          const hasGround =
            !/rgba\(0, 0, 0, 0\)|transparent/.test(backgroundColor) && backgroundColor !== canvas;
          return hasBorder || hasGround || boxShadow !== "none";
        };
        return [...document.querySelectorAll("input:not([type=hidden]), select, textarea")]
          .filter((control) => control.checkVisibility())
          .filter((control) => {
            const around = [control, control.parentElement, control.closest("label")].filter(
              (one) => one !== null,
            );
            // A slider's track is a pseudo-element that scripts cannot inspect; its CSS module sets a border.
            const isNative =
              control.matches("[type=range]") ||
              (getComputedStyle(control).appearance !== "none" &&
                control.matches("[type=radio], [type=checkbox]"));
            return !isNative && !around.some(isEdged);
          })
          .map((control) => control.outerHTML.slice(0, 120));
      });
      problems.push(...found.map((problem) => `${path} ${problem}`));
    }
    expect(problems).toEqual([]);
  });

  test("focus is visible at every tab stop of the home page", async ({ page }) => {
    await page.goto("/");
    const problems: string[] = [];
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press("Tab");
      const problem = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return "";
        const parent = element.parentElement;
        const around = [
          element,
          parent,
          parent?.parentElement,
          element.closest("label"),
          element.closest("li"),
        ];
        const isSeen = around.some((one) => {
          if (!one) return false;
          const { outlineStyle, outlineWidth } = getComputedStyle(one);
          return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
        });
        return isSeen ? "" : element.outerHTML.slice(0, 120);
      });
      if (problem) problems.push(problem);
    }
    expect(problems).toEqual([]);
  });
});

test.describe("page with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("with reduced motion, no animation is long or repeats", async ({ page }) => {
    const problems: string[] = [];
    for (const path of turkish(2)) {
      await page.goto(path);
      await page.mouse.wheel(0, 900);
      const found = await page.evaluate(() =>
        document.getAnimations().flatMap((animation) => {
          const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
          const isLong = Number(duration) > 10 || iterations === Infinity;
          return isLong ? [`${Number(duration)} ms, ${iterations} times`] : [];
        }),
      );
      problems.push(...found.map((problem) => `${path} ${problem}`));
    }
    expect(problems).toEqual([]);
  });

  test("reduced motion makes changes appear immediately, without transitions", async ({ page }) => {
    await page.goto("/");
    const section = page.locator("#channels");
    await section.scrollIntoViewIfNeeded();
    const shown = await section.evaluate((element) => {
      element.querySelector<HTMLInputElement>("input:not(:checked)")?.click();
      const parts = [...element.querySelectorAll<HTMLElement>("li[data-channel] *")];
      return parts
        .filter((part) => getComputedStyle(part).visibility === "visible")
        .map((part) => part.closest("li")?.dataset.channel);
    });
    const chosen = await section.getByRole("radio", { checked: true }).inputValue();
    expect(new Set(shown)).toEqual(new Set([chosen]));
  });
});

test("prefers-contrast: more makes lines, borders and secondary text darker", async ({ page }) => {
  await page.goto("/contact-us/");
  const looks = () =>
    page.evaluate(() => {
      const control = document.querySelector("main form input:not([tabindex])")?.parentElement;
      const quiet = document.querySelector("main address dt");
      return control && quiet && [getComputedStyle(control).borderTopColor, getComputedStyle(quiet).color];
    });
  const usual = await looks();
  await page.emulateMedia({ contrast: "more" });
  for (const index of [0, 1])
    await expect.poll(async () => (await looks())?.[index]).not.toBe(usual?.[index]);
});
