import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { locales } from "@/config/languages";
import { isContentFile, isPictureFile } from "../../../studio/server/content-paths";
import { ContentStore } from "../../../studio/server/content-store";
import { filesOf, readTarget, writtenTarget } from "../../../studio/server/documents";
import { formSchema } from "../../../studio/server/form-schema";
import { outline } from "../../../studio/server/outline";
import { istanbulDay } from "@/lib/istanbul-day";
import { figures, money } from "../../helpers/figures";
import { studioOfEachTest } from "../../helpers/studio-calls";

const { copy, ask, open, edit, setPrice } = studioOfEachTest();

const { storePrice, trialDays, suspensionMonths } = figures;

const today = istanbulDay(new Date());

/** Saves other values of a legal text. */
const setFields = (name: string, fields: object) =>
  edit(`data/legal/${name}`, [], (value: object) => ({ ...value, ...fields }));

describe("items in the studio's list", () => {
  // About 300 forms in one test, which exceeds the default timeout on a busy machine.
  it("every item has a form, and saving it unchanged changes no file", () => {
    const store = new ContentStore(copy.root);
    const items = outline(copy.root).flatMap((section) => section.items);
    expect(items.length).toBeGreaterThan(300);
    for (const item of items) {
      const value = readTarget(store, item);
      const name = `${item.file} ${item.at.join(".")}`;
      expect(writtenTarget(store, item, structuredClone(value)).size, name).toBe(0);
      const schema = formSchema(copy.root, item, value, "en");
      expect(JSON.stringify(schema), name).not.toMatch(/"\$ref"|"title":"[^"]*\{/);
      expect(schema.type ?? schema["x-nullable"] ?? schema.enum, name).toBeDefined();
    }
  });

  it("the studio's list covers every content file", () => {
    const items = outline(copy.root).flatMap((section) => section.items);
    const covered = new Set(items.flatMap(filesOf));
    const all = ["data", "locales"].flatMap((folder) =>
      fs
        .readdirSync(path.join(copy.root, folder), { recursive: true })
        .map((name) => `${folder}/${String(name)}`),
    );
    const isEmptyList = (name: string) => fs.readFileSync(path.join(copy.root, name), "utf8").trim() === "[]";
    const content = all.filter((name) => isContentFile(name) && !isPictureFile(name) && !isEmptyList(name));
    expect(content.length).toBeGreaterThan(100);
    expect(content.filter((name) => !covered.has(name))).toEqual([]);
  });
});

describe("saving a change", () => {
  it("a change to a UTF-16 file is written as UTF-8 with all other content preserved", async () => {
    const text = copy.read("data/constants.json");
    fs.writeFileSync(path.join(copy.root, "data/constants.json"), Buffer.from(`\uFEFF${text}`, "utf16le"));
    const { status, body } = await setPrice(29.5);
    expect(status).toBe(200);
    expect(copy.read("data/constants.json")).toBe(text.replace('"value": 25,', '"value": 29.5,'));
    const { change } = body as { change: { id: string } };
    await setPrice(16, "domainPrice");
    expect((await ask("undo", { id: change.id })).status).toBe(200);
    expect(copy.changedLines().filter((line) => line.startsWith("+"))).toEqual(['+    "value": 16,']);
  });

  it("the response for a list item contains the length of its list, within which it can move", async () => {
    const { topics } = JSON.parse(copy.read("data/contact.json")) as { topics: unknown[] };
    const { body: topic } = await open("data/contact.json", ["topics", 0]);
    expect(topic).toMatchObject({ listLength: topics.length });
    expect((await open("data/contact.json")).body).not.toHaveProperty("listLength");
  });

  it("a change to an interface string affects one line per language", async () => {
    const answer = await edit("locales/common.json", ["backHome"], () => ({
      tr: "Başa dön",
      en: "Back home",
    }));
    expect(answer.status).toBe(200);
    expect(copy.changedLines().filter((line) => line.startsWith("+"))).toHaveLength(2);
    expect(copy.git("diff", "--name-only").trim().split("\n")).toEqual([
      "locales/en/common.json",
      "locales/tr/common.json",
    ]);
  });

  it("a new version of a legal text archives the published one, and undo restores it", async () => {
    const published = copy
      .read("data/legal/gdpr/tr.md")
      .replaceAll("{trialDays}", String(trialDays.value))
      .replaceAll("{suspensionMonths}", String(suspensionMonths.value));
    const version = /^version: "(.*)"$/m.exec(published)?.[1] ?? "";
    const kept = `data/legal/gdpr/former/${version}/`;
    await setFields("gdpr", { summary: { tr: "Yeni özet.", en: "New summary." } });
    const change = await setFields("gdpr", { version: "9.1", effectiveDate: today });
    expect(change.status).toBe(200);
    expect(copy.read(`${kept}tr.md`)).toBe(published);
    expect(copy.git("status", "--porcelain", "-uall").match(/former/g)).toHaveLength(locales.length);

    const { change: made } = change.body as { change: { id: string } };
    expect((await ask("undo", { id: made.id })).status).toBe(200);
    expect(copy.git("status", "--porcelain", "-uall")).not.toContain("former");
  });

  it("a new version of a legal text archives the previous one with prices filled in", async () => {
    await setPrice(storePrice.value + 5);
    const version = /^version: "(.*)"$/m.exec(copy.read("data/legal/conditions/en.md"))?.[1] ?? "";
    await setFields("conditions", { version: "9.1", effectiveDate: today });
    const kept = copy.read(`data/legal/conditions/former/${version}/en.md`);
    expect(kept).toContain(money("en", storePrice.value));
    expect(kept).not.toContain("{storePrice}");
    expect(kept).toContain("{legalEntity}");
  });

  it("changing a legal text's version number without a new effective date archives nothing", async () => {
    await setFields("gdpr", { version: "9.1" });
    expect(copy.git("status", "--porcelain", "-uall")).not.toContain("former");
  });

  it("an error about a missing translation names the language", async () => {
    const { body } = await ask("item", { file: "data/home.json", at: ["hero"] });
    const { en, ...title } = (body.value as { title: { tr: string; en: string } }).title;
    const value = { ...(body.value as object), title };
    const answer = await ask("check", {
      file: "data/home.json",
      at: ["hero"],
      value,
      before: body.value,
      label: "x",
    });
    const findings = answer.body.findings as { message: { tr: string; en: string } }[] | undefined;
    expect(findings?.map(({ message }) => message.tr)).toContain("“İngilizce” eksik. Yazın ya da seçin.");
  });

  it("a change that would fail the build is rejected with the rule's message at the field", async () => {
    const before = copy.read("data/constants.json");
    const answer = await edit("data/constants.json", ["storePrice"], (old: object) => ({
      ...old,
      unit: "TL",
    }));
    expect(answer.status).toBe(422);
    expect(answer.body.findings?.[0]?.at).toEqual(["unit"]);
    expect(answer.body.findings?.[0]?.message.tr).toContain("→ TRY");
    expect(copy.read("data/constants.json")).toBe(before);
  });

  it("a change is not blocked by an error in another file", async () => {
    copy.write("data/faq.json", copy.read("data/faq.json").replace('"category": "', '"category": "un'));
    expect((await setPrice(29.5)).status).toBe(200);
  });

  it("a change to only the Turkish text shows a reminder at the English text", async () => {
    await edit("data/faq.json", [0], (old: { question: object }) => ({
      ...old,
      question: { ...old.question, tr: "{brand} tam olarak ne yapar?" },
    }));
    const { body } = await open("data/faq.json", [0]);
    expect(body.reminders?.map(({ at }) => at)).toEqual([["question", "en"]]);
  });

  it("a change to both languages of a legal text shows a reminder next to the version field", async () => {
    await edit("data/legal/useragreement", [], (value: { body: Record<string, string> }) => ({
      ...value,
      body: Object.fromEntries(Object.entries(value.body).map(([key, text]) => [key, `${text}\nX.\n`])),
    }));
    const { body } = await open("data/legal/useragreement");
    expect(body.reminders?.map(({ at }) => at)).toEqual([["version"], ["version"]]);
  });

  it("a legal text with a future effective date is rejected, since the site would show it immediately", async () => {
    const answer = await setFields("gdpr", { version: "9.1", effectiveDate: "2099-01-01" });
    expect(answer.status).toBe(422);
    expect(answer.body.findings?.map(({ at }) => at)).toContainEqual(["effectiveDate"]);
  });
});
