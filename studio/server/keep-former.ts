import path from "node:path";
import { compareVersions } from "../../src/lib/compare-versions";
import type { Locale } from "../../src/config/languages";
import { interpolate, placeholdersIn, type Constant } from "../../src/gatsby/data/interpolate";
import { detailOf } from "../../plugins/content-check/check-changes";
import { textAtCommit } from "../../src/gatsby/data/git";
import type { ContentStore } from "./content-store";

/** Returns the published text of a file: from the last commit, otherwise from disk. */
const publishedText = (store: ContentStore, file: string): string | undefined =>
  textAtCommit(store.root, "HEAD", file) ?? (store.read(file) ? store.readText(file) : undefined);

/**
 * Replaces placeholders of figures with their values, which may change later; keeps placeholders of names.
 */
function withFigures(text: string, constants: Record<string, Constant>, locale: Locale): string {
  const asTheyStand = placeholdersIn(text).map((name): [string, string] => [name, `{${name}}`]);
  return interpolate(text, { ...Object.fromEntries(asTheyStand), ...constants }, locale);
}

/**
 * Returns the files that archive a legal text when a new version comes into force. Archives the last commit,
 * since that is what visitors agreed to, even if the text on disk changed before its version number did.
 * Figures come from the same commit.
 * @param written texts about to be saved, by file
 * @returns texts by file; empty if the version is unchanged or already archived
 */
export function archivedLegalTexts(
  store: ContentStore,
  written: ReadonlyMap<string, string | null>,
): Map<string, string> {
  const kept = new Map<string, string>();
  const constants = JSON.parse(publishedText(store, "data/constants.json") ?? "{}") as Record<
    string,
    Constant
  >;
  for (const [file, text] of written) {
    const [, folder, name] = /^(data\/legal\/[^/]+)\/([^/]+\.md)$/.exec(file) ?? [];
    const before = publishedText(store, file);
    if (folder === undefined || name === undefined || !text || !before) continue;
    const detail = (whole: string, key: string) => detailOf(whole, key) ?? "";
    const version = detail(before, "version");
    const isFollowed = version !== "" && compareVersions(detail(text, "version"), version) > 0;
    const wasInForce = detail(before, "effectiveDate") < detail(text, "effectiveDate");
    const place = `${folder}/former/${version}/${name}`;
    if (isFollowed && wasInForce && store.read(place) === null)
      kept.set(place, withFigures(before, constants, path.parse(name).name as Locale)); // Its files are named after languages
  }
  return kept;
}
