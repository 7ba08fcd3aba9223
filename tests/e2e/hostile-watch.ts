import type { Page } from "@playwright/test";
import { expect } from "./site";

/** Detects execution of hostile input in a page: scripts, dialogs, injected elements and navigations. */
export function watchHostile(page: Page, siteUrl: string) {
  const alive: string[] = [];
  let checks = 0;
  page.on("dialog", (dialog) => {
    alive.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("framenavigated", (frame) => {
    if (!frame.url().startsWith(siteUrl) && frame.url() !== "about:blank")
      alive.push(`left to ${frame.url()}`);
  });
  return {
    /** Number of checks. */
    count: () => checks,
    /** @param where name of the test case */
    async look(where: string) {
      checks += 1;
      const found = await page.evaluate(() => {
        const ran = "__pwned" in window ? ["a script ran"] : [];
        const own = ["src", "onerror", "onload"];
        const planted = [...document.querySelectorAll("img[src='x'], svg[onload], [onerror]")].map(
          (element) => `element ${element.outerHTML.slice(0, 80)}`,
        );
        const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")]
          .filter(({ protocol }) => !/^(https?|mailto|tel|data|blob):$/.test(protocol))
          .map((link) => `link ${link.href.slice(0, 80)}`);
        const polluted = own.filter((name) => name in {}).map((name) => `prototype ${name}`);
        return [...ran, ...planted, ...links, ...polluted];
      });
      expect([...alive, ...found], where).toEqual([]);
    },
  };
}
