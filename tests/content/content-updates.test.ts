import fs from "node:fs";
import { afterAll, expect, it, vi } from "vitest";
import type { Finding } from "../../plugins/content-check/finding";
import { watchContent } from "../../plugins/content-check/content-updates";
import { contentCopy } from "../helpers/content-copy";
import { press } from "./mistakes/mistake";

const copy = contentCopy();
const repaired: string[] = [];
const updates = watchContent(copy.root, (files) => repaired.push(...files));
afterAll(() => {
  updates.close();
  copy.remove();
});

const file = `${copy.root}/${press}`;
const correct = fs.readFileSync(file, "utf8");

it("a content error is reported when it appears and again when it is fixed", async () => {
  const reported: (readonly Finding[])[] = [];
  const stop = updates.subscribe((findings) => reported.push(findings));
  expect(reported).toEqual([[]]);

  fs.writeFileSync(file, correct.replace("2022-06-21", "21.06.2022"));
  await vi.waitFor(() => expect(reported).toHaveLength(2), 60_000);
  expect(reported[1]).toMatchObject([{ file: press, line: 3, column: 11, rule: "wrong-form" }]);

  fs.writeFileSync(file, correct);
  await vi.waitFor(() => expect(reported).toHaveLength(3), 60_000);
  expect(reported[2]).toEqual([]);

  // Deleting a file triggers no node creation, but has to trigger the check.
  fs.rmSync(`${copy.root}/data/marketing.json`);
  await vi.waitFor(() => expect(reported).toHaveLength(4), 60_000);
  expect(reported[3]?.map(({ rule }) => rule)).toEqual(["missing-file"]);
  stop();
});

it("a file saved in a different encoding is converted to plain UTF-8", async () => {
  const encodings = [Buffer.from(`\uFEFF${correct}`, "utf16le"), Buffer.from(`\uFEFF${correct}`)];
  for (const [index, bytes] of encodings.entries()) {
    fs.writeFileSync(file, bytes);
    await vi.waitFor(() => expect(repaired).toHaveLength(index + 1), 60_000);
    expect(fs.readFileSync(file, "utf8")).toBe(correct);
  }
});
