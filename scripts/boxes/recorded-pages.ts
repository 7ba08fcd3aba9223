import fs from "node:fs";
import path from "node:path";
import { defaultLocale } from "../../src/config/languages";
import { localeOfPath } from "../../src/lib/locale-path";
import { readRecord, writeRecord, type PageRecord } from "./record";

const folder = "tests/boxes";

/** Pages that are recorded and stand in no sitemap. The onboarding is drawn by the framework, and never stands still as a file. */
const unlisted = ["/404/", "/500/", "/deneme/"];

/** Paths of the pages whose boxes are recorded, without language prefix: those of the built sitemap, and the unlisted ones. */
export function recordedPages(): string[] {
  const sitemap = fs.readFileSync("public/sitemap-0.xml", "utf8");
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  return [...listed.filter((one) => localeOfPath(one) === defaultLocale), ...unlisted].sort();
}

/** @example recordName("/press/bthaber/") // "press-bthaber" */
export const recordName = (page: string) => page.split("/").filter(Boolean).join("-") || "home";

const fileOf = (page: string) => path.join(folder, `${recordName(page)}.txt`);

/** The record of a page, or null where there is none yet. */
export const loadRecord = (page: string): PageRecord | null =>
  fs.existsSync(fileOf(page)) ? readRecord(fs.readFileSync(fileOf(page), "utf8")) : null;

/** Keeps the record of a page. */
export function saveRecord(page: string, record: PageRecord): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(fileOf(page), writeRecord(page, record));
}

/** Files of pages that the site has no more. */
export function staleRecords(pages: readonly string[]): string[] {
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const kept = new Set(pages.map((page) => `${recordName(page)}.txt`));
  return files.filter((file) => !kept.has(file)).map((file) => path.join(folder, file));
}
