import fs from "node:fs";
import { checkContent } from "../../plugins/content-check/check-content";
import { formatFinding } from "../../plugins/content-check/finding";
import { zipContents } from "../helpers/zip-contents";
import { expect, said, text } from "./studio-page";
import { constants, faq, firstAnswer, price, testTasks, type Question, type Tasks } from "./studio-person";

/** Safeguards for maintainers: errors, undo, other tabs, crashes and manual edits. */
const tasks: Tasks = {
  "follows an error to its field, and a blocked removal to the content that uses the item": async (
    person,
    studio,
  ) => {
    const { page } = person;
    await person.openPrice();
    const unit = person.field("Birim", "Unit");
    await person.write(unit, "TL");
    await expect(unit).toHaveAccessibleDescription(/→ TRY/);
    await person.press(person.say("save"));
    await expect(said(page)).toHaveText(person.say("mistakes", { count: 1 }));
    await expect(unit).toBeFocused();
    await person.press(person.say("correct", { label: person.own("Birim", "Unit"), from: "TL", to: "TRY" }));
    await expect(unit).toHaveValue("TRY");
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.message());
      void dialog.accept();
    });
    await person.openQuestion("vat");
    await person.press(person.say("remove"));
    await person.press(page.locator(".elsewhere").getByRole("button"));
    expect(asked).toEqual([]);
    await expect(
      page.getByRole("heading", { level: 2, name: person.own("Sorular", "Questions") }),
    ).toBeVisible();
    expect(studio.git("status", "--porcelain")).toBe("");
  },
  "undoes and redoes a change, and exports it as a branch and an archive": async (person, studio) => {
    const { page } = person;
    await person.write(await person.openPrice(), "29");
    await person.save();
    const change = `${person.own(...price)} – ${person.own("Değer", "Value")}`;
    const label = `${change}: 25 → 29`;
    await person.write(person.field("Değer", "Value"), "31");
    await person.save();
    const second = `${change}: 29 → 31`;
    for (const one of [second, label]) {
      await person.press(person.say("undo"));
      await expect(said(page)).toHaveText(person.say("undone", { label: one }));
    }
    await person.press(person.say("history"));
    for (const one of [label, second]) {
      await person.press(person.say("redoOne", { label: one }));
      await expect(said(page)).toHaveText(person.say("redone", { label: one }));
    }
    await person.press(person.say("handOver"));
    await expect(page.getByRole("main").getByText("25 → 31")).toBeVisible();
    const place = person.own(
      "Fiyatlar ve rakamlar › Mağaza fiyatı",
      "Prices and figures › Price of the store plan",
    );
    await person.press(person.say("open", { label: place }));
    await expect(page.locator("#title")).toHaveText(place.replace(/.* › /, ""));
    await person.press(person.say("handOver"));
    const link = page.getByRole("link", { name: person.say("archive") });
    const [download] = await Promise.all([page.waitForEvent("download"), person.press(link)]);
    const contents = zipContents(fs.readFileSync(await download.path()));
    expect([...contents].map(([name, content]) => [name, String(content)])).toEqual([
      [constants, studio.read(constants)],
    ]);
    await person.write(page.getByLabel(person.say("message")), "Fiyatı güncelle");
    await person.press(person.say("makeBranch"));
    await expect(said(page)).toContainText("icerik-");
    const branch = studio.git("for-each-ref", "--format=%(refname:short)", "refs/heads/icerik-*").trim();
    await expect(page.getByText(`· ${branch}`)).toBeVisible();
    expect(studio.git("show", "--name-only", "--format=%s", branch).trim()).toBe(
      `Fiyatı güncelle\n\n${constants}`,
    );
  },
  "resolves a conflict between two tabs in one field, while other fields merge": async (person, studio) => {
    const value = await person.openPrice();
    studio.write(constants, studio.read(constants).replace('"value": 15', '"value": 14'));
    await person.write(value, "30");
    await person.save();
    expect(studio.read(constants)).toMatch(/"value": 14,[^]*"value": 30,/);
    const theirs = studio.read(constants).replace('"value": 30,', '"value": 27,');
    studio.write(constants, theirs.replace("Store plan, a month.", "Theirs."));
    await person.write(value, "33");
    await person.press(person.say("save"));
    const alert = person.page.getByRole("alert");
    await expect(alert).toContainText(person.say("theirs", { value: "27" }));
    await expect(alert).toContainText(person.say("mine", { value: "33" }));
    await expect(alert).toBeInViewport({ ratio: 0.9 });
    const { height = 0 } = (await person.page.locator(".actions").boundingBox()) ?? {};
    expect(height).toBeLessThan(120);
    await person.press(person.say("saveMine"));
    await expect(said(person.page)).toContainText(person.say("saved", { label: "" }).trim());
    expect(studio.read(constants)).toContain('"value": 33,');
    expect(studio.read(constants)).toContain("Theirs.");
    studio.write(constants, studio.read(constants).replace('"value": 33,', '"value": 35,'));
    await person.write(value, "34");
    const note = person.field("Kaynak", "Source");
    await person.write(note, "Somebody");
    await person.press(person.say("save"));
    await person.press(person.say("loadAgain"));
    await expect(value).toHaveValue("35");
    await expect(note).toHaveValue("Somebody");
    await expect(person.page.locator("#save")).toBeFocused();
    person.page.on("dialog", (dialog) => void dialog.accept());
    await expect(person.page.getByText(person.say("unsaved"))).toBeVisible();
    await person.page.reload();
    const own = person.page.getByText(person.say("mine", { value: "34" }), { exact: true });
    await expect(own).toBeVisible();
    await person.save();
    await expect(own).toHaveCount(0);
    await expect(value).toHaveValue("35");
    expect(studio.read(constants)).toMatch(/"value": 35,[^}]*"source": "Somebody"/);
    await expect(person.page.getByRole("heading", { name: person.say("drafts") })).toHaveCount(0);
  },
  "recovers unsaved edits after a crash": async (person, studio) => {
    const { page } = person;
    page.on("dialog", (dialog) => void dialog.accept());
    await person.write(await person.openPrice(), "31");
    await expect(
      page.getByText(person.say("noMistakes")).or(page.getByText(person.say("unsaved"))),
    ).toBeVisible();
    await page.reload();
    await expect(person.field("Değer", "Value")).toHaveValue("31");
    await person.save();
    expect(studio.changedLines()).toEqual(['-    "value": 25,', '+    "value": 31,']);
  },
  "opens the field of a text clicked in the preview, and selects its item in the list": async (person) => {
    await person.page.frameLocator("iframe").locator("#question").click();
    await expect(text(person.page, person.own(...firstAnswer), person.locale)).toBeFocused();
    const { question } = person.read<Question[]>(faq)[2]!;
    const entry = person.page.getByRole("button", { name: question[person.locale], exact: true });
    await expect(entry).toHaveAttribute("aria-current", "true");
    await expect(entry).toBeInViewport();
  },
  "recovers text typed while the studio was unreachable": async (person, studio) => {
    const { page } = person;
    page.on("dialog", (dialog) => void dialog.accept());
    const value = await person.openPrice();
    await page.route("**/studio/api/**", (route) => route.abort());
    await person.write(value, "31");
    await expect(page.getByRole("alert")).toHaveText(person.say("offline"));
    // Saved before the draft's check has started.
    await person.write(value, "32");
    await value.press("ControlOrMeta+S");
    await expect(page.locator(".spoken")).toHaveText(person.say("offline"));
    await page.unroute("**/studio/api/**");
    await page.reload();
    await expect(page.getByRole("heading", { name: person.say("drafts") })).toBeVisible();
    await expect(value).toHaveValue("32");
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["language"]);
    await person.save();
    expect(studio.changedLines()).toEqual(['-    "value": 25,', '+    "value": 32,']);
  },
  "edits files by hand: the check reports file, line and correction, and the studio shows the edit": async (
    person,
    studio,
  ) => {
    studio.write(constants, studio.read(constants).replace('"unit": "USD"', '"unit": "TL"'));
    const [finding] = checkContent(studio.root);
    const words = finding && formatFinding(finding, person.locale);
    expect(words).toMatch(/^data\/constants\.json:\d+:\d+ [^]*→ TRY/);
    await person.openPrice();
    await expect(person.field("Birim", "Unit")).toHaveValue("TL");
  },
};

testTasks(tasks);
