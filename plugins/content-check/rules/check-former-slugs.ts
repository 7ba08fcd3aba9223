import fs from "node:fs";
import path from "node:path";
import { storyPath } from "../../../src/lib/addresses";
import { isFields } from "../../../src/lib/is-fields";
import { filesBelow } from "../../../src/gatsby/data/list-files";
import type { Finding } from "../finding";
import { git, textAtCommit } from "../../../src/gatsby/data/git";
import { parsed } from "../../../src/gatsby/data/json-texts";
import { JsonFile } from "./json-file";
import { contentDay, timingOf } from "../../../src/gatsby/data/publishing";

/** Content at a commit: the names of its files, and a function that returns a file's value. */
type Content = { files: readonly string[]; read: (file: string) => unknown };

/** Functions that return an item's address, for lists and folders whose items have their own address. */
const addressed: Record<string, (slug: string, content: Content) => string> = {
  "faq.json": (slug) => `/faq/#${slug}`,
  "faq-categories.json": (slug) => `/faq/#topic-${slug}`,
  "solutions.json": (slug) => `/solutions/#${slug}`,
  "solution-groups.json": (slug) => `/solutions/#${slug}`,
  "channels.json": (slug) => `/channels/#${slug}`,
  "references/": (slug) => `/referances/#${slug}`,
  "stories/": storyPath,
  "press/": (slug, { files }) =>
    files.includes(`data/press/articles/${slug}/tr.md`) ? `/press/${slug}/` : `/press/#${slug}`,
};

/** Returns the slugs of a list or folder, in order. */
function slugsIn(name: string, { files, read }: Content): string[] {
  const item = new RegExp(`^data/${name}([^/]+)\\.json$`);
  if (name.endsWith("/")) return files.flatMap((file) => item.exec(file)?.[1] ?? []);
  const items = read(`data/${name}`);
  return Array.isArray(items)
    ? items.map((one) => (isFields(one) && typeof one.slug === "string" ? one.slug : ""))
    : [];
}

/**
 * Reports addresses that existed at a commit and have been removed, because links and bookmarks still point
 * to them. Each finding suggests an entry for `data/redirects.json` that leads to the item's page.
 * @param changed files that differ from the commit
 */
export function checkFormerSlugs(root: string, since: string, changed: readonly string[]): Finding[] {
  const before: Content = {
    files: (git(root, "ls-tree", "-r", "--name-only", since, "data") ?? "").split("\n"),
    read: (file) => parsed(textAtCommit(root, since, file)),
  };
  const now: Content = {
    files: filesBelow(path.join(root, "data")).map((name) => `data/${name}`),
    read: (file) => (fs.existsSync(path.join(root, file)) ? new JsonFile(root, file).value : undefined),
  };
  const redirects = now.read("data/redirects.json");
  // An unreadable file is itself reported, instead of every address that it contains.
  if (!Array.isArray(redirects)) return [];
  const kept = redirects.map((entry: { from?: string } | null) => entry?.from);
  return Object.entries(addressed).flatMap(([name, addressOf]) => {
    const isFolder = name.endsWith("/");
    if (!isFolder && !(changed.includes(`data/${name}`) && Array.isArray(now.read(`data/${name}`))))
      return [];
    const current = slugsIn(name, now);
    return slugsIn(name, before).flatMap((slug, index): Finding[] => {
      if (current.includes(slug)) return [];
      const file = isFolder ? `data/${name}${slug}.json` : `data/${name}`;
      const items = before.read(file);
      const item: unknown = Array.isArray(items) ? items[index] : items;
      const value = addressOf(slug, before);
      if (kept.includes(value) || timingOf(item, contentDay()) !== "published") return [];
      const nearest = `{ "from": "${value}", "to": "${value.replace(/#.*|[^/]+\/$/, "")}" }`;
      return [{ file, item: "-", field: "-", rule: "former-slug", values: { value, nearest } }];
    });
  });
}
