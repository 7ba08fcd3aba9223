import fs from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";

/** A page of the build with what its head says. */
export type BuiltPage = {
  /** Address without origin. */
  path: string;
  title: string;
  /** Contents of named or `property` metas. */
  meta: (name: string) => string | undefined;
  /** Addresses of links of a kind, with their language. */
  links: (rel: string) => { href: string; hreflang: string; type: string }[];
  /** Texts of the blocks of structured data. */
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

/** Every page of the build; what the host shows by itself (404.html) and the offline plugin's shell are no pages. */
export const builtPages = (): BuiltPage[] =>
  fs
    .readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name === "index.html" && !entry.parentPath.includes("offline-plugin"))
    .map((entry) => {
      const pagePath = `/${path.relative("public", entry.parentPath)}/`.replace("//", "/");
      return read(path.join(entry.parentPath, entry.name), pagePath);
    });
