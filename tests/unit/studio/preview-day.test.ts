import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { contentDay } from "@/gatsby/data/publishing";
import { dayFile, showDay, writeDay } from "../../../studio/server/preview-day";
import { temporaryFolder } from "../../helpers/temporary-folder";

const root = temporaryFolder({
  "data/press/old.json": '{ "slug": "old" }',
  "data/press/new.json": '{ "slug": "new", "publishFrom": "2031-12-01" }',
  "data/faq.json": '[{ "slug": "a" }, { "slug": "b", "publishUntil": "2031-12-31" }]',
});

it("another day is previewed once the development server has read the files that differ on that day", async () => {
  const start = process.cwd();
  process.chdir(root);
  const files = ["press/old.json", "press/new.json", "faq.json"];
  const timeOf = (file: string) => fs.statSync(`data/${file}`).mtime.toJSON();
  for (const file of files) fs.utimesSync(`data/${file}`, 0, 0);
  let requests = 0;
  const pages = http.createServer((_, answer) => {
    requests += 1;
    const modifiedTime = (file: string) => (requests < 3 ? new Date(0).toJSON() : timeOf(file));
    const nodes = files.map((file) => ({ relativePath: file, modifiedTime: modifiedTime(file) }));
    answer.end(JSON.stringify({ data: { allFile: { nodes } } }));
  });
  await new Promise<void>((resolve) => pages.listen(0, "localhost", resolve));
  onTestFinished(() => {
    process.chdir(start);
    vi.unstubAllEnvs();
    pages.close();
  });
  const origin = `http://localhost:${(pages.address() as AddressInfo).port}`;
  const areTouched = () => files.map((file) => Date.parse(timeOf(file)) > 0);

  writeDay("2031-11-30");
  await showDay(origin, "2031-12-01");
  expect([areTouched(), requests]).toEqual([[false, true, false], 3]);
  await showDay(origin, "2032-01-01");
  expect(areTouched()).toEqual([false, true, true]);

  vi.stubEnv("CONTENT_DAY_FILE", dayFile);
  expect(contentDay()).toBe("2032-01-01");
  await showDay(origin, "");
  expect(contentDay()).toBe(contentDay(new Date(), {}));
});
