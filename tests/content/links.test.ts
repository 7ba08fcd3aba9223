import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { dataFilePaths, readData, stringsIn } from "../helpers/data-files";

/** Pages that exist, without language prefix. */
const pages = [
  "/",
  "/pricing/",
  "/press/",
  "/faq/",
  "/referances/",
  "/onboarding/customer-information/",
  "/privacy-policy/",
  "/useragreement/",
  "/gdpr/",
];

/** Ids of the home page's sections. */
const sections = ["solutions", "channels", "marketing", "store", "pricing", "press", "faq"];

const known = new Set([...pages, ...sections.map((id) => `/#${id}`)]);

describe("links in the content", () => {
  it.each(dataFilePaths(".json"))("lead to pages that exist: %s", (file) => {
    const paths = stringsIn(readData(file)).filter(
      ({ at, text }) => at.endsWith("href") && text.startsWith("/"),
    );
    expect(paths.filter(({ text }) => !known.has(text))).toEqual([]);
  });

  it("leave the site only for inert addresses", () => {
    const outside = dataFilePaths(".json").flatMap((file) =>
      stringsIn(readData(file)).filter(({ text }) => /^https?:/.test(text)),
    );
    expect(outside.length).toBeGreaterThan(0);
    expect(outside.filter(({ text }) => !new URL(text).hostname.endsWith(".example"))).toEqual([]);
  });

  it.each(dataFilePaths(".md"))("stay in the language of the legal text: %s", (file) => {
    const prefix = file.endsWith("/en.md") ? "/en" : "";
    const targets = [...fs.readFileSync(`data/${file}`, "utf8").matchAll(/\]\(([^)]+)\)/g)].map(
      ([, to = ""]) => to,
    );
    const allowed = new Set(pages.map((page) => `${prefix}${page}`));
    expect(targets.filter((target) => !allowed.has(target))).toEqual([]);
  });
});
