import templates from "../../data/templates.json";
import { follow, move, open, takeNext, type Player } from "./demo-player";
import { demoOf, play, presses } from "./inbox-play";
import { savedFile } from "./saved-file";
import { expect, strings } from "./site";

/** Performs every action of an agent. */
export async function playInbox(player: Player) {
  await open(player, "/");
  await play(demoOf(player.page, player.locale), player.locale, presses[player.hand]!);
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

/** Builds a shop with its own name, theme and colour. */
export async function playShop(player: Player) {
  const { page, locale } = player;
  const t = strings(locale);
  await open(player, "/");
  const section = page.locator("#store");
  await section.scrollIntoViewIfNeeded();
  const handle = section.getByLabel(t("home:store.handle"));
  await handle.fill("@ayse.taki");
  const picture = section.getByRole("img").first();
  await expect(picture).toHaveAccessibleName(/Ayse Taki/);
  for (const legend of ["home:store.theme", "home:store.color"] as const) {
    const before = (await picture.getAttribute("aria-label")) ?? "";
    await takeNext(player, section.getByRole("group", { name: t(legend) }).getByRole("radio"));
    await expect(picture).not.toHaveAccessibleName(before);
  }
}

/** Composes another template with custom text, outside the reply window. */
export async function playTemplate(player: Player) {
  const { page, locale } = player;
  const t = strings(locale);
  await open(player, "/channels/");
  const section = page.locator("#template");
  await section.scrollIntoViewIfNeeded();
  const cases = section.getByRole("group", { name: t("showcase:composer.cases") }).getByRole("radio");
  await expect(cases).toHaveCount(templates.length);
  await takeNext(player, cases);
  const message = section.locator("figure");
  await expect(message).toContainText(templates[1]!.variables[0]!.sample[locale]);
  await section
    .getByRole("textbox", { name: t("showcase:composer.text") })
    .fill("Merhaba, siparişiniz yolda.");
  await expect(message).toContainText("siparişiniz yolda");
  const clock = section.getByRole("slider", { name: t("showcase:composer.clock.label") });
  await expect(clock).toHaveAttribute(
    "aria-valuetext",
    new RegExp(t("showcase:composer.clock.hours", { count: Number(await move(player, clock)) })),
  );
}

/** Makes another selection and shares its address. */
export async function playEstimate(player: Player) {
  const { page, locale } = player;
  const t = strings(locale);
  await open(player, "/pricing/");
  const section = page.locator("#estimator");
  await section.scrollIntoViewIfNeeded();
  await takeNext(
    player,
    section.getByRole("group", { name: t("pricing:estimator.cases.legend") }).getByRole("radio"),
  );
  await expect(section.getByRole("switch", { name: t("pricing:estimator.domain.label") })).toBeChecked();
  // Moves the slider back first, so that there is room to move forward.
  const months = section.getByRole("slider", { name: t("pricing:estimator.months.label") });
  await months.fill("2");
  const value = await move(player, months);
  await expect(page).toHaveURL(new RegExp(`[?&]estimate=s1-m${value}-`));
  await expect(section.locator("dl")).toContainText(
    t("pricing:estimator.receipt.storeDetail", { count: Number(value), price: "$25" }),
  );
}

/** Changes the trial's start day and saves the calendar file. */
export async function playTrial(player: Player) {
  const { page, locale } = player;
  const t = strings(locale);
  await open(player, "/pricing/");
  const section = page.locator("#trial");
  await section.scrollIntoViewIfNeeded();
  const first = section.getByRole("listitem").first();
  const before = await first.innerText();
  await move(player, section.getByRole("slider", { name: t("pricing:timeline.start") }));
  await expect(first).not.toHaveText(before, { useInnerText: true });
  const file = await savedFile(page, () =>
    follow(player, section.getByRole("button", { name: t("pricing:timeline.save") })),
  );
  expect(file.name).toBe(`${t("pricing:timeline.file")}.ics`);
}
