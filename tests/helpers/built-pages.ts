import fs from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";

/** Built page with the metadata of its head. */
export type BuiltPage = {
  /** Address without origin. */
  path: string;
  title: string;
  /** Returns the content of a meta element by `name` or `property`. */
  meta: (name: string) => string | undefined;
  /** Returns the links of a relation, with their language. */
  links: (rel: string) => { href: string; hreflang: string; type: string }[];
  /** Texts of the JSON-LD blocks. */
  jsonLd: string[];
};

function read(file: string, pagePath: string): BuiltPage {
  const { document } = new JSDOM(fs.readFileSync(file, "utf8")).window;
  return {
    path: pagePath,
    title: document.title,
    meta: (name) =>
      document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content") ??
      undefined,
    links: (rel) =>
      [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].map((link) => ({
        href: link.getAttribute("href") ?? "",
        hreflang: link.hreflang,
        type: link.type,
      })),
    jsonLd: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => script.textContent ?? "",
    ),
  };
}

/** Returns every page of the build, except the host's own (404.html) and the offline plugin's shell. */
export const builtPages = (): BuiltPage[] =>
  fs
    .readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name === "index.html" && !entry.parentPath.includes("offline-plugin"))
    .map((entry) => {
      const pagePath = `/${path.relative("public", entry.parentPath)}/`.replace("//", "/");
      return read(path.join(entry.parentPath, entry.name), pagePath);
    });
