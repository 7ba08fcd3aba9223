import path from "node:path";
import { compareVersions } from "../../src/lib/compare-versions";
import type { Locale } from "../../src/config/languages";
import { interpolate, placeholdersIn, type Constant } from "../../src/gatsby/data/interpolate";
import { detailOf } from "../../plugins/content-check/check-changes";
import { textAtCommit } from "../../src/gatsby/data/git";
import type { ContentStore } from "./content-store";

/** A file as visitors know it: as the last commit holds it, else as it is on the disk. */
const publishedText = (store: ContentStore, file: string): string | undefined =>
  textAtCommit(store.root, "HEAD", file) ?? (store.read(file) ? store.readText(file) : undefined);

/** Writes out the placeholders of figures, which may change once the text is no longer in force; those of names stay. */
function withFigures(text: string, constants: Record<string, Constant>, locale: Locale): string {
  const asTheyStand = placeholdersIn(text).map((name): [string, string] => [name, `{${name}}`]);
  return interpolate(text, { ...Object.fromEntries(asTheyStand), ...constants }, locale);
}

/**
 * The files that keep a legal text when a new version of it comes into force: what the last commit holds is what visitors have
 * agreed to, also where the text on the disk was changed before its version was. Its figures are those of the same commit.
 * @param written texts that are about to be saved, by file
 * @returns texts by file; empty where no version follows another, or the former one is kept already
 */
export function keptFormerTexts(
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
      kept.set(place, withFigures(before, constants, path.parse(name).name as Locale)); // its files are named so
  }
  return kept;
}
