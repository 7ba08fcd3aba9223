import { pathWithoutLocale } from "../../lib/locale-path";
import type { BuiltPage } from "./search-entries";

/** Any anchor is taken to be there: what a page holds is known when it is built. */
class EveryAnchor extends Set<string> {
  override has = (): boolean => true;
}

/** The strings of a namespace, by its name. */
type Strings = (namespace: string) => object;

const attribute = (source: string, name: string) => new RegExp(`\\b${name}="([^"]+)"`).exec(source)?.[1];

/** The text at a path such as `channels.head.title`; empty where there is none. */
function textAt(strings: object, path: string): string {
  const found = path
    .split(".")
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], strings);
  return typeof found === "string" ? found : "";
}

/**
 * What the search knows of a page in development, where there is no HTML to read: its title is that of the namespace which
 * its component hands to `PageHead`.
 * @returns a page without a title where its data names it, and null where the page is hidden from search engines
 */
export function pageOfSource(
  path: string,
  source: string,
  strings: Strings,
  brand: string,
): BuiltPage | null {
  if (/\bisHidden\b/.test(source)) return null;
  const namespace = attribute(source, "namespace");
  const prefix = attribute(source, "prefix") ?? "head";
  const text = (name: string) => {
    const said = namespace ? textAt(strings(namespace), `${prefix}.${name}`) : "";
    const filled = said.replace(" | {{brand}}", "").replaceAll("{{brand}}", brand);
    // Other variables come from the page's data: what stands before their clause is the page's name.
    const [start = ""] = filled.includes("{{") ? filled.split(": ") : [filled];
    return start.includes("{{") ? "" : start;
  };
  return {
    path: pathWithoutLocale(path),
    title: text("title"),
    description: text("description"),
    ids: new EveryAnchor(),
  };
}
