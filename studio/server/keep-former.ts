import { compareVersions } from "../../src/lib/compare-versions";
import { detailOf } from "../../src/gatsby/content/check-changes";
import { textAtCommit } from "../../src/gatsby/content/git";
import type { ContentStore } from "./content-store";

/**
 * The files that keep a legal text when a new version of it comes into force: what the last commit holds is what visitors have
 * agreed to, also where the text on the disk was changed before its version was.
 * @param written texts that are about to be saved, by file
 * @returns texts by file; empty where no version follows another, or the former one is kept already
 */
export function keptFormerTexts(
  store: ContentStore,
  written: ReadonlyMap<string, string | null>,
): Map<string, string> {
  const kept = new Map<string, string>();
  for (const [file, text] of written) {
    const [, folder, name] = /^(data\/legal\/[^/]+)\/([^/]+\.md)$/.exec(file) ?? [];
    const before = textAtCommit(store.root, "HEAD", file) ?? store.read(file)?.toString("utf8");
    if (folder === undefined || name === undefined || !text || !before) continue;
    const detail = (whole: string, key: string) => detailOf(whole, key) ?? "";
    const version = detail(before, "version");
    const isFollowed = version !== "" && compareVersions(detail(text, "version"), version) > 0;
    const wasInForce = detail(before, "effectiveDate") < detail(text, "effectiveDate");
    const place = `${folder}/former/${version}/${name}`;
    if (isFollowed && wasInForce && store.read(place) === null) kept.set(place, before);
  }
  return kept;
}
