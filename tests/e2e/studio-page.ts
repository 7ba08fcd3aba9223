import http from "node:http";
import type { AddressInfo } from "node:net";
import { expect as baseExpect, test as base, type Page } from "@playwright/test";
import type { MaintainerLanguage } from "@/config/maintainer-language";
import { bundleApp, serveStudio } from "../../studio/server/serve-studio";
import { translator } from "../../studio/texts/translator";
import { prepareFirefox } from "../engines/prepare-firefox";
import { studioRoot } from "../helpers/studio-root";

export const turkish = translator("tr");
export const english = translator("en");

/** Every draft is checked against the rules of the build, which takes seconds on a busy machine. */
export const expect = baseExpect.configure({ timeout: 40_000 });

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const languageNames = { tr: ["Türkçe", "Turkish"], en: ["İngilizce", "English"] } as const;

/** Returns the field of one language in a localised text. */
export const text = (page: Page, group: string, language: MaintainerLanguage) => {
  const [tr, en] = languageNames[language];
  const groups = page.getByRole("group", { name: group, exact: true });
  return groups.getByRole("textbox", { name: tr }).or(groups.getByRole("textbox", { name: en }));
};

/** Holds the next call of the studio's API until the returned function is called. */
export async function hold(page: Page, call: string) {
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/api/${call}`, (route) => isHeld.then(() => route.continue()), { times: 1 });
  return release;
}

/** Returns the studio's status message. */
export const said = (page: Page) => page.locator(".spoken");

/** Minimal preview page: receives messages from the studio, goes to other pages and reports clicks. */
const pageHtml = `<!doctype html><title>x</title><button id="question">Soru</button><p id="unknown">?</p><p id="figure">$25</p><p id="legal">Deneme hesapları: 15 günlük deneme</p><output></output><script>
  const say = (message) => parent.postMessage(message, "*");
  addEventListener("message", ({ data }) => {
    document.querySelector("output").append(JSON.stringify(data) + "\\n");
    if (data.studio === "show" && data.path !== location.pathname) location.replace(data.path);
  });
  question.onclick = () => say({ studio: "open", source: { file: "data/faq.json", at: [2, "answer", 0] } });
  unknown.onclick = () => say({ studio: "open", source: { file: "data/nothing.json", at: [] } });
  legal.onclick = () => say({ studio: "open", source: { file: "data/legal/gdpr", at: ["body"] }, text: legal.textContent });
  figure.onclick = () => say({ studio: "open", source: null, text: "$25" });
  say({ studio: "ready", path: location.pathname });
</script>`;

export type OpenStudio = ReturnType<typeof studioRoot> & {
  open: () => Promise<void>;
  /** Origin of the preview, and the dates requested from it. */
  preview: string;
  days: string[];
};

/** Provides a studio per test, which writes to a copy of the content. */
export const test = base.extend<{ studio: OpenStudio }, { app: Awaited<ReturnType<typeof bundleApp>> }>({
  app: [
    async ({}, provide) => provide(await bundleApp()), // oxlint-disable-line no-empty-pattern -- Playwright's form
    { scope: "worker" },
  ],
  context: async ({ context, browserName }, provide) => {
    if (browserName === "firefox") await prepareFirefox(context);
    await provide(context);
  },
  studio: async ({ app, page }, provide) => {
    const copy = studioRoot();
    const pages = http.createServer(({ url: place }, answer) => {
      answer.setHeader("content-type", "text/html; charset=utf-8");
      answer.end(place === "/about/" ? "Preparing requested page" : pageHtml);
    });
    await new Promise<void>((resolve) => pages.listen(0, "localhost", resolve));
    const preview = `http://localhost:${(pages.address() as AddressInfo).port}`;
    const days: string[] = [];
    const showDay = (day: string) => Promise.resolve(void days.push(day));
    const { url, close } = await serveStudio({ root: copy.root, port: 0, app, preview, showDay });
    const open = async () => {
      await page.goto(url);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(turkish("studio"));
    };
    await provide({ ...copy, open, preview, days });
    await page.close();
    await close();
    await new Promise((resolve) => pages.close(resolve));
    copy.remove();
  },
});
