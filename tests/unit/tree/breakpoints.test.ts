import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const sheets = fs
  .readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => path.join("src", file));
/** Returns the distinct matches of a pattern in the style sheets. */
const found = (pattern: RegExp, files = sheets) =>
  new Set(files.flatMap((file) => fs.readFileSync(file, "utf8").match(pattern) ?? []));

// In em: larger text gets the layout of a smaller window (WCAG 2.2, criterion 1.4.4).
const sizes = /: (?:15|19\.99|20|22\.49|23\.43|31\.2[56]|35\.99|36|47\.99|48|61\.99|62|74\.99|75)em$/;

it("media conditions and font weights match tokens.css", () => {
  const conditions = [...found(/@media[^{]+/g)].flatMap(
    (query) => query.match(/(?:width|height): [\d.a-z]+/g) ?? [],
  );
  expect(conditions.length).toBeGreaterThan(15);
  expect(conditions.filter((condition) => !sizes.test(condition))).toEqual([]);
  expect([...found(/font-weight: (?!(?:[4578]00|400 800|inherit);).*/g)]).toEqual([]);
});

it("gaps and corners use tokens, except in product illustrations", () => {
  const pages = sheets.filter((file) => !/scenes|inbox-demo/.test(file));
  // Colour samples and story lines; ends of lines, and corners inside a rounded frame or a drawing.
  const others = [
    ...["gap: 0.4rem", "gap: 6px"],
    ...["0.4rem", "2rem", "3px", "4px", "7px", "8px"].map((size) => `radius: ${size}`),
  ];
  expect([...found(/(?:gap|radius): \d[\d.]*(?:px|rem)/g, pages)].sort()).toEqual(others);
});
