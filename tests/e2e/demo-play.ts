import templates from "../../data/templates.json";
import { follow, move, open, takeNext, type Player } from "./demo-player";
import { demoOf, play, presses } from "./inbox-play";
import { savedFile } from "./saved-file";
import { expect, strings } from "./site";

/** Everything an agent can do. */
export async function playInbox(player: Player) {
  await open(player, "/");
  await play(demoOf(player.page, player.locale), player.locale, presses[player.hand]!);
}

/** Every channel lights its own thread alone and says a message of its own; its link leads to it. */
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
    // Of the two drawings one is shown; a thread that runs straight has no height, so the drawing is asked.
    const lit = section.locator(`svg:visible > path[data-channel=${channel}]`);
    await expect(lit).toHaveCSS("opacity", "1");
    await expect(lit).toHaveCSS("stroke-width", "6px");
  }
  expect(said.size).toBe(count);
  await follow(player, visible.getByRole("link"));
  await expect(page).toHaveURL(/\/channels\/#store$/);
}

/** A shop with a name, a theme and a colour of its own. */
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

/** Another template, in words of one's own, outside of the reply window. */
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

/** Another selection, whose address can be shared. */
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
  // Moved back first, so that there is room to move it on.
  const months = section.getByRole("slider", { name: t("pricing:estimator.months.label") });
  await months.fill("2");
  const value = await move(player, months);
  await expect(page).toHaveURL(new RegExp(`[?&]estimate=s1-m${value}-`));
  await expect(section.locator("dl")).toContainText(
    t("pricing:estimator.receipt.storeDetail", { count: Number(value), price: "$25" }),
  );
}

/** Another day to start the trial on, kept as a calendar. */
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
