import type { Page } from "@playwright/test";

/** Tabs through the page and reports each stop whose focused element is partly covered. */
export async function hiddenStops(
  page: Page,
  key: "Tab" | "Shift+Tab",
  most = 400,
): Promise<{ stops: number; hidden: string[] }> {
  const hidden: string[] = [];
  let stops = 0;
  await page.evaluate(() =>
    document.querySelectorAll("[data-met]").forEach((one) => one.removeAttribute("data-met")),
  );
  for (; stops < most; stops += 1) {
    await page.keyboard.press(key);
    const problem = await page.evaluate(async () => {
      // A window that paints nothing provides no animation frame either.
      const nextFrame = () =>
        new Promise((resolve) => {
          requestAnimationFrame(resolve);
          setTimeout(resolve, 250);
        });
      await nextFrame();
      const element = document.activeElement;
      if (!element || element === document.body || element.hasAttribute("data-met")) return null;
      element.setAttribute("data-met", "");
      const problemNow = () => {
        // Visible replacement of a control that exists only for the keyboard.
        const shown = element.matches("input, select") ? (element.closest("label") ?? element) : element;
        const box = shown.getBoundingClientRect();
        const { innerWidth, innerHeight } = window;
        const left = Math.max(box.left, 0);
        const right = Math.min(box.right, innerWidth);
        const top = Math.max(box.top, 0);
        const bottom = Math.min(box.bottom, innerHeight);
        const name = element.outerHTML.slice(0, 140);
        if (right - left < 1 || bottom - top < 1) return `outside the window: ${name}`;
        // An element taller than the window cannot be fully visible.
        const own = element.getBoundingClientRect();
        const isWhole = own.top >= -1 && own.bottom <= innerHeight + 1;
        if (!element.matches("textarea") && own.height < innerHeight && !isWhole) return `cut off: ${name}`;
        const inset = 2;
        const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
        const centre = [[middleX, middleY]] as const;
        // Checks the middle of each edge, since corners are rounded.
        const edges = [
          [left + inset, middleY],
          [right - inset, middleY],
          [middleX, top + inset],
          [middleX, bottom - inset],
        ] as const;
        const points = box.height > innerHeight * 0.75 ? centre : [...centre, ...edges];
        const covers = points.map(([x, y]) => document.elementFromPoint(x, y));
        const cover = covers.find(
          (over) => over && over !== element && !shown.contains(over) && !over.contains(element),
        );
        return cover ? `under ${cover.outerHTML.slice(0, 80)}: ${name}` : "";
      };
      // The page may still be scrolling to the focused element.
      let found = problemNow();
      for (let frame = 0; found && frame < 30; frame += 1) {
        await nextFrame();
        found = problemNow();
      }
      return found;
    });
    if (problem === null) break;
    if (problem) hidden.push(problem);
  }
  return { stops, hidden };
}
