import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { contentDay, unpublishedOn } from "@/gatsby/data/publishing";
import { dayFile, showDay, writeDay } from "../../../studio/server/preview-day";
import { temporaryFolder } from "../../helpers/temporary-folder";

const root = temporaryFolder({
  "data/press/old.json": '{ "slug": "old" }',
  "data/press/new.json": '{ "slug": "new", "publishFrom": "2031-12-01" }',
  "data/faq.json": '[{ "slug": "a" }, { "slug": "b", "publishUntil": "2031-12-31" }]',
});

const files = ["press/old.json", "press/new.json", "faq.json"];
const timeOf = (file: string) => fs.statSync(`data/${file}`).mtime.toJSON();
const setUntouched = () => files.forEach((file) => fs.utimesSync(`data/${file}`, 0, 0));
const areTouched = () => files.map((file) => Date.parse(timeOf(file)) > 0);

/** Starts a development server that has read the files at its second request, and their items at its third. */
async function startPages({ missesFirst = false } = {}) {
  const start = process.cwd();
  process.chdir(root);
  setUntouched();
  const pages = { origin: "", requests: 0 };
  let missed: string[] = [];
  const server = http.createServer((_, answer) => {
    pages.requests += 1;
    if (missesFirst && pages.requests === 1) missed = files.map(timeOf);
    const isUnread = (file: string) => pages.requests < 2 || missed.includes(timeOf(file));
    const modifiedTime = (file: string) => (isUnread(file) ? new Date(0).toJSON() : timeOf(file));
    const day = pages.requests < 3 ? "2031-11-30" : contentDay(new Date(), { CONTENT_DAY_FILE: dayFile });
    const unpublished = unpublishedOn("data", day);
    const nodes = files.map((file) => ({
      relativePath: file,
      modifiedTime: modifiedTime(file),
      children: unpublished
        .filter((item) => item.startsWith(`${file}#`))
        .map(() => ({ internal: { type: "UnpublishedItem" } })),
    }));
    answer.end(JSON.stringify({ data: { allFile: { nodes } } }));
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  onTestFinished(() => {
    process.chdir(start);
    vi.unstubAllEnvs();
    server.close();
  });
  pages.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return pages;
}

it("another day is previewed once the development server has read the files that differ on that day", async () => {
  const pages = await startPages();
  writeDay("2031-11-30");
  await showDay(pages.origin, "2031-12-01");
  expect([areTouched(), pages.requests]).toEqual([[false, true, false], 3]);
  await showDay(pages.origin, "2032-01-01");
  expect(areTouched()).toEqual([false, true, true]);

  vi.stubEnv("CONTENT_DAY_FILE", dayFile);
  expect(contentDay()).toBe("2032-01-01");
  await showDay(pages.origin, "");
  expect(contentDay()).toBe(contentDay(new Date(), {}));
});

it("a day that the development server does not read in time is reported, and can be tried again", async () => {
  const pages = await startPages();
  writeDay("2031-11-30");
  await expect(showDay(pages.origin, "2031-12-01", 100)).rejects.toMatchObject({ code: "previewLate" });
  setUntouched();
  await showDay(pages.origin, "2031-12-01");
  expect(areTouched()).toEqual([false, true, false]);
});

it("files are touched again if the development server missed a change soon after a save", async () => {
  const pages = await startPages({ missesFirst: true });
  writeDay("2031-11-30");
  await showDay(pages.origin, "2031-12-01");
  expect(areTouched()).toEqual([false, true, false]);
});
