import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { checkChanges } from "../../plugins/content-check/check-changes";
import { contentCopy } from "../helpers/content-copy";
import { press, replaced, set } from "./mistakes/mistake";

const copy = contentCopy();
const git = (...args: string[]) => execFileSync("git", args, { cwd: copy.root, stdio: "ignore" });

beforeAll(() => {
  git("init", "-q");
  git("add", "-A");
  git("-c", "user.name=x", "-c", "user.email=x@x.example", "commit", "-qm", "Content", "--no-gpg-sign");
});
afterAll(() => copy.remove());

const reminders = () =>
  checkChanges(copy.root, "HEAD").map(({ rule, file, values }) => ({ rule, file, ...values }));

const stale = (file: string, source: string) => ({ rule: "stale-translation", file, source });

const gdpr = { tr: "data/legal/gdpr/tr.md", en: "data/legal/gdpr/en.md" };
const version = /version: "(.*)"/.exec(fs.readFileSync(gdpr.tr, "utf8"))?.[1] ?? "";
const longer = (text: string) => `${text}\nEk.\n`;

describe("reminders about a content change", () => {
  it("there are no reminders if nothing has changed or the base commit does not exist", () => {
    expect(reminders()).toEqual([]);
    expect(checkChanges(copy.root, "no-such-commit")).toEqual([]);
  });

  it("reminders include an English text in data/ that is outdated after a Turkish edit", () => {
    const found = copy.with({ [press]: replaced("Bütün mesajlar", "Bütün aramalar") }, reminders);
    expect(found).toEqual([stale(press, "Bütün aramalar")]);
  });

  it("reminders include an English interface string that is outdated after a Turkish edit", () => {
    const found = copy.with({ "locales/tr/common.json": set("backHome", "Eve dön") }, reminders);
    expect(found).toEqual([stale("locales/en/common.json", "Eve dön")]);
  });

  const renamed = (from: string, to: string) => (text: string) =>
    text.replace(`"slug": "${from}"`, `"slug": "${to}"`);
  const firstSlug = (file: string) =>
    (JSON.parse(fs.readFileSync(`${copy.root}/${file}`, "utf8")) as { slug: string }[])[0]?.slug ?? "";
  const former = (file: string, from: string, to: string) => ({
    rule: "former-slug",
    file,
    value: from,
    nearest: `{ "from": "${from}", "to": "${to}" }`,
  });

  it.each([
    ["data/faq.json", (slug: string) => `/faq/#${slug}`],
    ["data/faq-categories.json", (slug: string) => `/faq/#topic-${slug}`],
    ["data/solutions.json", (slug: string) => `/solutions/#${slug}`],
    ["data/solution-groups.json", (slug: string) => `/solutions/#${slug}`],
    ["data/channels.json", (slug: string) => `/channels/#${slug}`],
  ])("reminders include a renamed item's former address, until a redirect exists: %s", (file, address) => {
    const slug = firstSlug(file);
    const changed = { [file]: renamed(slug, "yeni-ad") };
    const entry = { from: address(slug), to: address("").replace(/#.*/, "") };
    expect(copy.with(changed, reminders)).toEqual([former(file, entry.from, entry.to)]);
    const kept = { ...changed, "data/redirects.json": () => JSON.stringify([entry]) };
    expect(copy.with(kept, reminders)).toEqual([]);
    expect(copy.withFiles({ [file]: "" }, reminders)).toEqual([]);
  });

  it.each([
    ["data/press/bthaber.json", "/press/bthaber/", "/press/"],
    ["data/references/telve-kahve.json", "/referances/#telve-kahve", "/referances/"],
    ["data/stories/telve-kahve.json", "/referances/telve-kahve/", "/referances/"],
  ])("reminders include the former address of the deleted file %s", (file, from, to) => {
    expect(copy.withFiles({ [file]: null }, reminders)).toEqual([former(file, from, to)]);
  });

  it("reminders omit texts whose translation also changed, and items that only moved", () => {
    const both = (text: string) =>
      text.replace("Bütün mesajlar", "Bütün aramalar").replace("Every message", "Every call");
    expect(copy.with({ [press]: both }, reminders)).toEqual([]);
    const moved = (text: string) => JSON.stringify((JSON.parse(text) as unknown[]).reverse(), null, 2);
    expect(copy.with({ "data/faq.json": moved }, reminders)).toEqual([]);
  });

  it("reminders include a changed constant with an unchanged date, and the legal texts that contain it", () => {
    const file = "data/constants.json";
    const raise = (text: string) => text.replace('"value": 25,', '"value": 29,');
    const legal = ["useragreement", "conditions"].map((id) => ({
      rule: "fact-changed",
      file: `data/legal/${id}/tr.md`,
      found: "storePrice",
      value: expect.any(String) as string,
    }));
    expect(copy.with({ [file]: raise }, reminders)).toEqual([
      { rule: "date-not-raised", file, value: "2022-01-01" },
      ...legal,
    ]);
    const dated = (text: string) => raise(text).replace(/("value": 29,[^}]*?"asOf": ")[^"]*/, "$12026-11-01");
    expect(copy.with({ [file]: dated }, reminders)).toEqual(legal);
    // The date of the old figure is today's.
    vi.useFakeTimers({ now: new Date("2022-01-01T12:00:00Z"), toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    expect(copy.with({ [file]: raise }, reminders)).toEqual(legal);
  });

  it("reminders include a constant that became ten times as large", () => {
    const raise = (text: string) => text.replace('"value": 25,', '"value": 250,');
    const found = copy.with({ "data/constants.json": raise }, reminders);
    expect(found).toContainEqual({
      rule: "large-change",
      file: "data/constants.json",
      value: 25,
      other: 250,
    });
    const less = (text: string) => text.replace('"value": 25,', '"value": 240,');
    expect(copy.with({ "data/constants.json": less }, reminders).map(({ rule }) => rule)).not.toContain(
      "large-change",
    );
  });

  it("reminders include the legal texts that contain a changed contact detail", () => {
    const renumber = (text: string) => text.replace("+90 850 000 00 00", "+90 850 111 11 11");
    const found = copy.with({ "data/site.json": renumber }, reminders);
    expect(found.map(({ rule, file }) => `${rule} ${file}`)).toContain("fact-changed data/legal/gdpr/tr.md");
    expect(found.every(({ rule }) => rule === "fact-changed")).toBe(true);
  });

  it("reminders include a legal text that changed in one language without a new version number", () => {
    const found = copy.with({ [gdpr.tr]: longer }, reminders);
    expect(found).toEqual([
      { rule: "version-not-raised", file: gdpr.tr, value: version },
      expect.objectContaining({ rule: "stale-translation", file: gdpr.en }),
    ]);
  });

  const raised = (text: string) =>
    longer(text)
      .replace(/version: .*/, 'version: "99"')
      .replace(/effectiveDate: .*/, "effectiveDate: 2099-01-01");
  const textsOf = (folder: string, change: (text: string) => string) =>
    Object.fromEntries(
      Object.values(gdpr).map((file) => [
        file.replace("data/legal/gdpr", folder),
        change(fs.readFileSync(`${copy.root}/${file}`, "utf8")),
      ]),
    );
  const kept = `data/legal/gdpr/former/${version}`;

  it("reminders omit a legal text with a new version if the old one is archived", () => {
    const files = { ...textsOf("data/legal/gdpr", raised), ...textsOf(kept, (text) => text) };
    expect(copy.withFiles(files, reminders)).toEqual([]);
    fs.rmSync(`${copy.root}/${kept}`, { recursive: true });
  });

  it("reminders include a legal text whose new version changed only one language", () => {
    const english = fs
      .readFileSync(`${copy.root}/${gdpr.en}`, "utf8")
      .replace(/version: .*/, 'version: "99"');
    const files = {
      ...textsOf("data/legal/gdpr", raised),
      ...textsOf(kept, (text) => text),
      [gdpr.en]: english,
    };
    expect(copy.withFiles(files, reminders)).toContainEqual(
      expect.objectContaining({ rule: "stale-translation", file: gdpr.en }),
    );
    fs.rmSync(`${copy.root}/${kept}`, { recursive: true });
  });

  it("reminders include a replaced legal version that is not archived", () => {
    expect(copy.withFiles(textsOf("data/legal/gdpr", raised), reminders)).toEqual([
      { rule: "version-not-kept", file: gdpr.tr, value: version, other: "99", nearest: `${kept}/` },
    ]);
  });

  it("reminders omit a legal version that was replaced on its first day", () => {
    const sameDay = (text: string) => longer(text).replace(/version: .*/, 'version: "99"');
    expect(copy.withFiles(textsOf("data/legal/gdpr", sameDay), reminders)).toEqual([]);
  });

  it("reminders include a superseded legal text that was edited or deleted", () => {
    const file = "data/legal/gdpr/former/1.0/tr.md";
    expect(copy.with({ [file]: longer }, reminders)).toEqual([{ rule: "former-changed", file }]);
    const [folder, elsewhere] = [path.dirname(`${copy.root}/${file}`), `${copy.root}/elsewhere`];
    fs.renameSync(folder, elsewhere);
    expect(reminders()).toEqual([{ rule: "former-changed", file }]);
    fs.renameSync(elsewhere, folder);
  });
});
