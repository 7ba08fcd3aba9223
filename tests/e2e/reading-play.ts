import type { Page } from "@playwright/test";
import type { Locale } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { storyPath } from "@/lib/addresses";
import { readItems } from "../helpers/data-files";
import { follow, open, takeNext, type Player } from "./demo-player";
import { expect, strings } from "./site";

const isHeading = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

type PressItem = {
  slug: string;
  link: string;
  source: Record<Locale, string>;
  header: Record<Locale, string>;
};

/** Selects the press items of one source and follows one. */
export async function playPress(player: Player) {
  const { page, locale, hand } = player;
  await open(player, "/press/");
  const filter = page.getByRole("main").getByRole("combobox");
  const items = readItems<PressItem>("press");
  if (hand === "pointer")
    await filter.selectOption(items.find(({ slug }) => slug === "bthaber")!.source[locale]);
  else {
    await filter.focus();
    await page.keyboard.press("ArrowDown");
  }
  await expect(filter).not.toHaveValue("");
  const source = await filter.inputValue();
  const ofSource = items.filter((item) => item.source[locale] === source);
  const cards = page.getByRole("main").locator("article");
  await expect(cards).toHaveCount(ofSource.length);
  const [link = ""] = (ofSource[0]?.link ?? "").split("#");
  await follow(player, cards.first().getByRole("link"));
  await expect(page).toHaveURL(({ pathname }) => pathname === localizedPath(locale, link));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

type Story = { slug: string; rank: number; shop: string; title: Record<Locale, string> };

/** Goes from a story on the home page to the next one, then to all references. */
export async function playStories(player: Player) {
  const { page, locale } = player;
  const t = strings(locale);
  const [first, next] = readItems<Story>("stories").sort((a, b) => a.rank - b.rank);
  if (!first || !next) throw new Error("There are no two stories.");
  const read = (shop: string) => page.getByRole("link", { name: t("stories:read.item", { shop }) });
  await open(player, "/");
  const entry = page.locator("#stories");
  await entry.scrollIntoViewIfNeeded();
  // Starts at the heading, since tabbing down the whole home page takes long.
  await entry.getByRole("heading", { level: 2 }).evaluate((heading: HTMLElement) => {
    heading.tabIndex = -1;
    heading.focus();
  });
  await follow(player, read(first.shop));
  await isHeading(page, first.title[locale]);
  await follow(player, read(next.shop));
  await isHeading(page, next.title[locale]);
  await expect(page).toHaveURL(({ pathname }) => pathname === localizedPath(locale, storyPath(next.slug)));
  await follow(player, page.getByRole("link", { name: t("stories:back") }));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await takeNext(player, page.getByRole("radio"));
  await expect(page).toHaveURL(/\?category=/);
}

/** Selects every channel and expects its thread, message and link. */
export async function playThreads(player: Player) {
  const { page } = player;
  await open(player, "/");
  const section = page.locator("#channels");
  const choices = section.getByRole("radio");
  const visible = section.locator("li[data-channel]:visible");
  const said = new Set<string>();
  const count = await choices.count();
  for (let index = 0; index < count; index += 1) {
    if (index > 0) await takeNext(player, choices);
    const channel = (await choices.nth(index).getAttribute("value")) ?? "";
    await expect(visible).toHaveAttribute("data-channel", channel);
    said.add(await visible.innerText());
    // Only one of the two drawings is visible. A straight thread has no height, so visibility is checked on
    // the drawing.
    const lit = section.locator(`svg:visible > path[data-channel=${channel}]`);
    await expect(lit).toHaveCSS("opacity", "1");
    await expect(lit).toHaveCSS("stroke-width", "6px");
  }
  expect(said.size).toBe(count);
  await follow(player, visible.getByRole("link"));
  await expect(page).toHaveURL(/\/channels\/#store$/);
}
