import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dropStaleCache, isCacheCurrent, noteCache } from "../../../scripts/cache-record";
import { buildExtent } from "../../../scripts/build-inputs";

const start = process.cwd();
let root = "";
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "cache-"));
  fs.mkdirSync(path.join(root, "data"));
  fs.mkdirSync(path.join(root, ".cache"));
  fs.writeFileSync(path.join(root, "data/faq.json"), '[{ "slug": "a", "publishFrom": "2026-12-01" }]');
  process.chdir(root);
  vi.stubEnv("CONTENT_DAY", "2026-11-30");
  vi.stubEnv("GATSBY_STUDIO", "");
  noteCache();
});
afterEach(() => {
  process.chdir(start);
  vi.unstubAllEnvs();
  fs.rmSync(root, { recursive: true });
});

const hasCache = () => fs.existsSync(path.join(root, ".cache"));

it("a cache from the same day is kept", () => {
  dropStaleCache();
  expect([isCacheCurrent(), hasCache()]).toEqual([true, true]);
});

it("a cache built before an item was scheduled is deleted on the item's first day", () => {
  vi.stubEnv("CONTENT_DAY", "2026-12-02");
  noteCache();
  fs.writeFileSync(path.join(root, "data/faq.json"), '[{ "slug": "b", "publishFrom": "2026-12-10" }]');
  vi.stubEnv("CONTENT_DAY", "2026-12-10");
  expect(isCacheCurrent()).toBe(false);
});

it.each([
  ["CONTENT_DAY", "2026-12-01"],
  ["GATSBY_STUDIO", "http://localhost:9002"],
])("a cache created with a different %s is deleted", (name, value) => {
  vi.stubEnv(name, value);
  expect(isCacheCurrent()).toBe(false);
  dropStaleCache();
  expect([isCacheCurrent(), hasCache()]).toEqual([true, false]);
});

it("a build with changed content reuses an up-to-date cache, and a build without changes is skipped", () => {
  const inputs = { content: "a", code: "b" };
  expect(buildExtent(inputs, inputs, true)).toBe("nothing");
  expect(buildExtent({ ...inputs, content: "c" }, inputs, true)).toBe("content");
  expect(buildExtent(inputs, inputs, false)).toBe("everything");
  expect(buildExtent({ ...inputs, code: "c" }, inputs, true)).toBe("everything");
});
