import { expect, test } from "@playwright/test";
import { freePortFrom } from "../../scripts/port";
import { translator } from "../../studio/texts/app-texts";
import { CommandRun } from "../helpers/command-run";
import { ContentFolder } from "../helpers/content-folder";
import { ProjectCopy } from "../helpers/project-copy";
import { buildsItsOwnSite, isWhole } from "./extent";

type Item = Record<string, unknown>;
type PressItem = { date: string; publishFrom?: string; publishUntil?: string };

test.skip(!isWhole, buildsItsOwnSite);
// One after the other, and none is left out because another failed.
test.describe.configure({ mode: "default" });
test.setTimeout(600_000);

/** Long enough for a loaded machine to compile all pages. */
const compiled = { timeout: 300_000 };

const both = (tr: string, en: string) => ({ tr, en });

let copy: ProjectCopy;
let folder: ContentFolder;
test.beforeEach(() => {
  copy = new ProjectCopy();
  folder = new ContentFolder(copy.root);
});
test.afterEach(() => copy.remove());

/** File of the press item that leads its page. */
function newestItem(): string {
  const files = folder.list("data/press").map((name) => `data/press/${name}`);
  const published = files
    .map((file) => ({ file, ...folder.readJson<PressItem>(file) }))
    .filter(({ publishFrom, publishUntil }) => !publishFrom && !publishUntil);
  return published.sort((a, b) => b.date.localeCompare(a.date))[0]?.file ?? "";
}

/** Runs a command beside a test, on a port of its own, and ends it whatever comes. */
async function whileRunning(command: string, act: (url: string, run: CommandRun) => Promise<void>) {
  const port = await freePortFrom(9400);
  const run = new CommandRun(command, copy.root, { PORT: String(port) });
  try {
    await act(`http://localhost:${port}`, run);
  } catch (reason) {
    throw new Error(`${command} printed:\n${run.printed().slice(-4_000)}`, { cause: reason });
  } finally {
    await run.stop();
  }
}

const answers = (address: string) => () =>
  fetch(address).then(
    ({ status }) => status,
    () => 0,
  );

for (const command of ["npm run typecheck", "npm run lint", "npm run content:check"])
  test(`${command} finds nothing in a copy that was never built`, async () => {
    const run = new CommandRun(command, copy.root);
    expect(await run.ended, run.printed()).toBe(0);
  });

test("npm run build and npm run serve show a changed text", async () => {
  folder.editText("data/home.json", (text) =>
    text.replace("Bütün kanallar tek konuşmada", "Her kanal tek konuşmada"),
  );
  const build = new CommandRun("npm run build", copy.root);
  expect(await build.ended, build.printed().slice(-4_000)).toBe(0);
  await whileRunning("npm run serve", async (url) => {
    await expect.poll(answers(`${url}/`), { timeout: 60_000 }).toBe(200);
    expect(await (await fetch(`${url}/`)).text()).toContain("Her kanal tek konuşmada");
  });
});

test("npm run dev shows a changed text, new items and removed ones without a restart", async ({ page }) => {
  await whileRunning("npm run dev", async (url) => {
    await expect.poll(answers(`${url}/press/`), compiled).toBe(200);
    await page.goto(`${url}/press/`);
    const heading = (name: string) => page.getByRole("main").getByText(name, { exact: true });
    const newest = newestItem();
    await expect(page.getByRole("main").getByRole("heading", { level: 3 }).first()).toBeVisible(compiled);

    const waited: Record<string, number> = {};
    // Waits in the page itself: an expectation would look again after a second only.
    const measure = async (what: string, act: () => void, wait: () => Promise<void>) => {
      const start = Date.now();
      act();
      await wait();
      waited[what] = Date.now() - start;
    };
    await measure(
      "a changed text",
      () =>
        folder.writeJson<Item>(newest, (item) => ({
          ...item,
          header: both("Değişen bir başlık", "A changed headline"),
        })),
      () => heading("Değişen bir başlık").first().waitFor(),
    );
    await measure(
      "a new item",
      () =>
        folder.writeJson<Item>(
          "data/press/yeni-haber.json",
          (item) => ({
            ...item,
            slug: "yeni-haber",
            date: new Date().toISOString().slice(0, 10),
            link: "/faq/",
            header: both("Yeni gelen bir haber", "A new press item"),
          }),
          newest,
        ),
      () => heading("Yeni gelen bir haber").first().waitFor(),
    );
    await measure(
      "a removed item",
      () => folder.delete("data/press/yeni-haber.json"),
      () => heading("Yeni gelen bir haber").first().waitFor({ state: "detached" }),
    );
    await measure(
      "a changed interface string",
      () =>
        folder.write(
          "locales/tr/press.json",
          folder.read("locales/tr/press.json").replaceAll("Devamını okuyun", "Tamamını okuyun"),
        ),
      () => heading("Tamamını okuyun").first().waitFor(),
    );
    test.info().annotations.push({ type: "milliseconds", description: JSON.stringify(waited) });
    console.info(waited);

    // Made when it is asked for: a page that is opened now finds what has changed, and what a build would know.
    await page.goto(`${url}/about/`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible(compiled);
    const search = page.locator("dialog[open]");
    // In development nothing notes a key that is pressed before the page answers.
    await expect(async () => {
      await page.keyboard.press("/");
      await expect(search).toBeVisible({ timeout: 1000 });
    }).toPass();
    await search.getByRole("searchbox").fill("Değişen bir başlık");
    await expect(search.getByRole("link", { name: /Değişen bir başlık/ })).toBeVisible();
    await search.getByRole("searchbox").fill("fiyatlar");
    await expect(search.locator('a[href="/pricing/"]')).toBeVisible();
  });
});

test("npm run studio prints an address that opens it, and shows the pages beside it", async ({ page }) => {
  await whileRunning("npm run studio", async (url, run) => {
    const address = /http:\/\/localhost:\d+\/studio\/\?token=\S+/;
    await expect.poll(run.printed, { timeout: 120_000 }).toMatch(address);
    await page.goto(address.exec(run.printed())?.[0] ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(translator("tr")("studio"));
    await expect.poll(answers(`${url}/`), compiled).toBe(200);
  });
});
