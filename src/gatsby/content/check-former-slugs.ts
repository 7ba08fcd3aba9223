import fs from "node:fs";
import path from "node:path";
import { isFields } from "../../lib/is-fields";
import { storyPath } from "../../lib/addresses";
import type { Finding } from "./finding";
import { git, parsed, textAtCommit } from "./git";
import { JsonFile, jsonFilesBelow } from "./json-file";
import { contentDay, timingOf } from "./publishing";

/** @param has whether there is, or was, a file */
type AddressOf = (slug: string, has: (file: string) => boolean) => string;

/** Lists and folders whose items have an address of their own, with that address. */
const addressed: Record<string, AddressOf> = {
  "faq.json": (slug) => `/faq/#${slug}`,
  "faq-categories.json": (slug) => `/faq/#topic-${slug}`,
  "solutions.json": (slug) => `/solutions/#${slug}`,
  "solution-groups.json": (slug) => `/solutions/#${slug}`,
  "channels.json": (slug) => `/channels/#${slug}`,
  "references/": (slug) => `/referances/#${slug}`,
  "stories/": storyPath,
  "press/": (slug, has) => (has(`data/press/articles/${slug}/tr.md`) ? `/press/${slug}/` : `/press/#${slug}`),
};

const slugsOf = (items: unknown): string[] =>
  Array.isArray(items) ? items.map((item: unknown) => (isFields(item) ? String(item.slug) : "")) : [];

/**
 * Notes addresses that a commit had and that are gone: links and bookmarks lead there. Each comes with the entry for
 * `data/redirects.json` that keeps it: to the renamed item, or else to its page.
 * @param changed files that the commit had otherwise
 */
export function checkFormerSlugs(root: string, since: string, changed: readonly string[]): Finding[] {
  const day = contentDay();
  const had = (file: string) => textAtCommit(root, since, file) !== null;
  const has = (file: string) => fs.existsSync(path.join(root, file));
  const redirects = has("data/redirects.json") ? new JsonFile(root, "data/redirects.json").value : [];
  const kept = new Set(
    (Array.isArray(redirects) ? redirects : []).map((entry: { from?: string }) => entry.from),
  );
  const offer = (from: string, to: string) => ({
    value: from,
    nearest: `{ "from": "${from}", "to": "${to}" }`,
  });

  const ofList = (name: string, addressOf: AddressOf): Finding[] => {
    const before = changed.includes(`data/${name}`) && parsed(textAtCommit(root, since, `data/${name}`));
    if (!Array.isArray(before)) return [];
    const json = new JsonFile(root, `data/${name}`);
    const [old, now] = [slugsOf(before), slugsOf(json.value)];
    return old.flatMap((slug, index) => {
      const from = addressOf(slug, had);
      const wasShown = timingOf(before[index], day) === "published";
      if (now.includes(slug) || !wasShown || kept.has(from)) return [];
      // A renamed item has the place of the former one; of a removed one only the page is left.
      const [renamed] = now.slice(index, index + 1).filter((other) => !old.includes(other));
      const to = renamed === undefined ? from.replace(/#.*/, "") : addressOf(renamed, has);
      return [json.finding(renamed === undefined ? [] : [index, "slug"], "former-slug", offer(from, to))];
    });
  };

  const all = (git(root, "ls-tree", "-r", "--name-only", since, "data") ?? "").split("\n");
  const ofFolder = (folder: string, addressOf: AddressOf): Finding[] => {
    const item = new RegExp(`^data/${folder}([^/]+)\\.json$`);
    const slugs = (files: readonly string[]) => files.flatMap((file) => item.exec(file)?.[1] ?? []);
    const [old, now] = [slugs(all), slugs(jsonFilesBelow(root, `data/${folder.slice(0, -1)}`))];
    const [gone, added] = [
      old.filter((slug) => !now.includes(slug)),
      now.filter((slug) => !old.includes(slug)),
    ];
    return gone.flatMap((slug): Finding[] => {
      const [file, from] = [`data/${folder}${slug}.json`, addressOf(slug, had)];
      const wasShown = timingOf(parsed(textAtCommit(root, since, file)), day) === "published";
      if (!wasShown || kept.has(from)) return [];
      const [only] = added.length === 1 && gone.length === 1 ? added : [];
      const to = only === undefined ? from.replace(/^(\/\w+\/).*/, "$1") : addressOf(only, has);
      return [{ file, item: "-", field: "-", rule: "former-slug", values: offer(from, to) }];
    });
  };

  return Object.entries(addressed).flatMap(([name, addressOf]) =>
    name.endsWith("/") ? ofFolder(name, addressOf) : ofList(name, addressOf),
  );
}
