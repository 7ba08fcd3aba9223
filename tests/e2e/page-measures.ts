import type { Page } from "@playwright/test";

/** Returns elements that overflow the window, and clipped texts, one per line. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const excess = document.documentElement.scrollWidth - window.innerWidth;
    const widest = [...document.querySelectorAll("body *")].find(
      (element) => element.getBoundingClientRect().right > window.innerWidth + 1,
    );
    if (excess > 0) found.push(`is ${excess} px too wide: ${widest?.outerHTML.slice(0, 120)}`);
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      const style = getComputedStyle(element);
      const hasText = [...element.childNodes].some(
        ({ nodeType, data }: ChildNode & { data?: string }) => nodeType === 3 && data?.trim(),
      );
      // The specification (section 9) defines line clamps, and drawings have a text alternative.
      const isExempt =
        style.webkitLineClamp !== "none" ||
        // An ellipsis shows that there is more.
        style.textOverflow === "ellipsis" ||
        // Visually hidden, for assistive technology only.
        style.clipPath !== "none" ||
        element.closest("svg, [aria-hidden=true], [role=img], [inert], .visually-hidden");
      if (
        !hasText ||
        isExempt ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      const isCut =
        (/hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (/hidden|clip/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 1);
      if (isCut) found.push(`cuts ${element.outerHTML.slice(0, 120)}`);
    }
    return found;
  });

/** Returns texts broken into letters by narrow columns, and overflowing words. */
export const squeezed = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")].flatMap((element) => {
      const texts = [...element.childNodes].filter(
        (node): node is Text => node.nodeType === 3 && (node as Text).data.trim() !== "",
      );
      if (texts.length === 0 || element.closest("svg, .visually-hidden") || !element.checkVisibility())
        return [];
      const range = document.createRange();
      const lines = texts.flatMap((text) => {
        range.selectNodeContents(text);
        return [...range.getClientRects()];
      });
      const letters = texts.map(({ data }) => data.trim()).join(" ").length;
      const tops = new Set(lines.map(({ top }) => Math.round(top))).size;
      const name = element.outerHTML.slice(0, 120);
      if (tops >= 4 && letters / tops < 4) return [`a column of letters: ${name}`];
      const { overflowX } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const isOut = lines.some(({ left, right }) => left < box.left - 1 || right > box.right + 1);
      return isOut && overflowX === "visible" ? [`a word out of its box: ${name}`] : [];
    }),
  );

/** Returns targets beyond the window or a clipping box that no scrolling can reach, one per line. */
export const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const targets = "a[href], button, input:not([type=hidden]), select, textarea, summary";
    return [...document.querySelectorAll<HTMLElement>(targets)].flatMap((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const isHidden =
        element.closest("[inert], .visually-hidden") || getComputedStyle(element).clipPath !== "none";
      if (!isShown || isHidden || width < 2) return [];
      let edges = { left: 0, right: window.innerWidth };
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth) return [];
        if (!/hidden|clip/.test(overflowX)) continue;
        edges = box.getBoundingClientRect();
        break;
      }
      const isOut = left < edges.left - 1 || right > edges.right + 1;
      return isOut
        ? [
            `out of reach at ${Math.round(left)} to ${Math.round(right)} px: ${element.outerHTML.slice(0, 120)}`,
          ]
        : [];
    });
  });

/**
 * Returns targets below 24 × 24 px (WCAG 2.2, criterion 2.5.8), and primary actions below 44 × 44 px; inline
 * links are exempt.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const targets = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab]";
    for (const element of document.querySelectorAll<HTMLElement>(targets)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[inert]")) continue;
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const boxes = [element, ...(label ? [label] : [])].map((one) => one.getBoundingClientRect());
      const width = Math.max(...boxes.map((box) => box.width));
      const height = Math.max(...boxes.map((box) => box.height));
      if (width < 2 || height < 2) continue;
      const style = getComputedStyle(element);
      const sentence = element.closest("p, li, dd, td, label, span");
      const isInSentence =
        style.display === "inline" &&
        sentence !== null &&
        (sentence.textContent ?? "").trim().length > (element.textContent ?? "").trim().length;
      const least = element.matches("[type=submit], header a[href*=customer-information]") ? 44 : 24;
      if (!isInSentence && (width < least - 0.5 || height < least - 0.5))
        found.push(
          `${Math.round(width)} × ${Math.round(height)}, at least ${least}: ${element.outerHTML.slice(0, 120)}`,
        );
    }
    return found;
  });
