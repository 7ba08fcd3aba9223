import fs from "node:fs";
import path from "node:path";
import { storyPath } from "../../lib/story-path";
import type { Finding } from "./finding";
import { git, textAtCommit } from "./git";
import { JsonFile } from "./json-file";
import { contentDay, timingOf } from "./publishing";

type Item = { slug?: unknown };

/** @param has whether there is, or was, a file */
type AddressOf = (slug: string, has: (file: string) => boolean) => string;

/** Lists and folders whose items have an address of their own, with that address. */
const addressed: { file: string; addressOf: AddressOf }[] = [
  { file: "faq.json", addressOf: (slug) => `/faq/#${slug}` },
  { file: "faq-categories.json", addressOf: (slug) => `/faq/#topic-${slug}` },
  { file: "solutions.json", addressOf: (slug) => `/solutions/#${slug}` },
  { file: "solution-groups.json", addressOf: (slug) => `/solutions/#${slug}` },
  { file: "channels.json", addressOf: (slug) => `/channels/#${slug}` },
  { file: "references/", addressOf: (slug) => `/referances/#${slug}` },
  { file: "stories/", addressOf: storyPath },
  {
    file: "press/",
    addressOf: (slug, has) =>
      has(`data/press/articles/${slug}/tr.md`) ? `/press/${slug}/` : `/press/#${slug}`,
  },
];

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

/** Slugs of the items that were on the site, in their order. */
const publishedSlugs = (items: readonly unknown[], day: string): string[] =>
  items.flatMap((item) => {
    const { slug } = (item ?? {}) as Item;
    return typeof slug === "string" && timingOf(item, day) === "published" ? [slug] : [];
  });

const slugsOf = (items: readonly unknown[]) => items.map((item) => (item as Item | null)?.slug);

/**
 * Notes addresses that a commit had and that are gone: links and bookmarks lead there. Each comes with the entry for
 * `data/redirects.json` that keeps it.
 */
export function checkFormerSlugs(root: string, since: string, day = contentDay()): Finding[] {
  const redirects = parsed(readIfThere(path.join(root, "data/redirects.json"))) as
    { from?: string }[] | undefined;
  const kept = new Set(redirects?.map(({ from }) => from));
  const offer = (from: string, to: string) => ({
    value: from,
    nearest: `{ "from": "${from}", "to": "${to}" }`,
  });

  const had = (file: string) => textAtCommit(root, since, file) !== null;
  const has = (file: string) => fs.existsSync(path.join(root, file));

  const ofList = (file: string, addressOf: AddressOf): Finding[] => {
    const before = parsed(textAtCommit(root, since, `data/${file}`));
    if (!Array.isArray(before) || !fs.existsSync(path.join(root, "data", file))) return [];
    const json = new JsonFile(root, `data/${file}`);
    const now = Array.isArray(json.value) ? (json.value as unknown[]) : [];
    const gone = publishedSlugs(before, day).filter((slug) => !slugsOf(now).includes(slug));
    return gone.flatMap((slug) => {
      const from = addressOf(slug, had);
      if (kept.has(from)) return [];
      // A renamed item has the place of the former one; of a removed one only the page is left.
      const index = slugsOf(before).indexOf(slug);
      const renamed = slugsOf(now)[index];
      const isRenamed = typeof renamed === "string" && !slugsOf(before).includes(renamed);
      const to = isRenamed ? addressOf(renamed, has) : from.replace(/#.*/, "");
      return [json.finding(isRenamed ? [index, "slug"] : [], "former-slug", offer(from, to))];
    });
  };

  const ofFolder = (folder: string, addressOf: AddressOf): Finding[] => {
    const changed = (filter: string) =>
      (
        git(
          root,
          "diff",
          "--name-only",
          "--relative",
          "--no-renames",
          `--diff-filter=${filter}`,
          "-z",
          since,
          "--",
          `data/${folder}`,
        ) ?? ""
      )
        .split("\0")
        .filter(
          (file) => path.posix.dirname(file) === `data/${folder.slice(0, -1)}` && file.endsWith(".json"),
        );
    const removed = changed("D");
    const untracked = (
      git(root, "ls-files", "--others", "--exclude-standard", "--", `data/${folder}`) ?? ""
    ).split("\n");
    const added = [...changed("A"), ...untracked.filter((file) => file.endsWith(".json"))];
    return removed.flatMap((file) => {
      const slug = path.posix.basename(file, ".json");
      const wasPublished = timingOf(parsed(textAtCommit(root, since, file)), day) === "published";
      const from = addressOf(slug, had);
      if (!wasPublished || kept.has(from)) return [];
      const [only] = added.length === 1 && removed.length === 1 ? added : [];
      const page = folder === "press/" ? "/press/" : "/referances/";
      const to = only ? addressOf(path.posix.basename(only, ".json"), has) : page;
      return [
        { file, item: "-", field: "-", rule: "former-slug", values: offer(from, to) } satisfies Finding,
      ];
    });
  };

  return addressed.flatMap(({ file, addressOf }) =>
    file.endsWith("/") ? ofFolder(file, addressOf) : ofList(file, addressOf),
  );
}

const readIfThere = (file: string): string | null =>
  fs.existsSync(file) ? fs.readFileSync(file, "utf8") : null;
