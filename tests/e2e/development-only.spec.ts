import fs from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { contentUpdatesPath } from "@/config/plugin-facts";

test("the built site does not include the development error panel", () => {
  const files = fs
    .readdirSync("public", { recursive: true })
    .map((name) => path.join("public", String(name)))
    .filter((file) => /\.(?:js|css|html)$/.test(file) && fs.statSync(file).isFile());
  expect(files.length).toBeGreaterThan(50);
  const holds = (file: string) => {
    const text = fs.readFileSync(file, "utf8");
    return text.includes(contentUpdatesPath) || text.includes("content-panel");
  };
  expect(files.filter(holds)).toEqual([]);
});
