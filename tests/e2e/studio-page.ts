import { expect as baseExpect, test as base, type Page } from "@playwright/test";
import { bundleApp } from "../../studio/server/bundle-app";
import { serveStudio } from "../../studio/server/serve-studio";
import { translator } from "../../studio/texts/app-texts";
import { prepareFirefox } from "../engines/prepare-firefox";
import { studioRoot } from "../helpers/studio-root";

export const turkish = translator("tr");
export const english = translator("en");

/** Every state is one that the rules of the build have looked at, which takes a loaded machine seconds. */
export const expect = baseExpect.configure({ timeout: 40_000 });

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const languageNames = { tr: "Türkçe", en: "İngilizce" };

/** The field of one language in the group of a text. */
export const text = (page: Page, group: string, language: keyof typeof languageNames) =>
  page
    .getByRole("group", { name: group, exact: true })
    .getByRole("textbox", { name: languageNames[language] });

/** What the studio says of what was done. */
export const said = (page: Page) => page.locator(".spoken");

/** A studio of its own for each test, which writes to a copy of the content. */
export const test = base.extend<
  { studio: ReturnType<typeof studioRoot> & { open: () => Promise<void> } },
  { app: Awaited<ReturnType<typeof bundleApp>> }
>({
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
    const { url, close } = await serveStudio({ root: copy.root, port: 0, app });
    await provide({
      ...copy,
      open: async () => {
        await page.goto(url);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(turkish("studio"));
      },
    });
    await page.close();
    await close();
    copy.remove();
  },
});
