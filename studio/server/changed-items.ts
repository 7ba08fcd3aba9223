import { isDeepStrictEqual } from "node:util";
import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import { attempt } from "../../src/lib/browser-support";
import { isContentFile } from "./content-paths";
import type { ContentStore } from "./content-store";
import { filesOf, readIfAny, readTarget } from "./documents";
import { isMovable, placeNow } from "./drafts";
import { idOf, parseJson } from "./edit-json";
import { formSchema } from "./form-schema";
import { runGit } from "./git-commands";
import { changedFields, isSameItem } from "./merge";
import { outlineItems, placeholdersOf, type OutlineItem } from "./outline";
import { isInside, isSamePlace, valueAt, withValueAt, type Target } from "./target";
import { titleOf } from "./titles";
import { sharedWords } from "../texts/differences";
import { shownTitles, translator } from "../texts/translator";

/** Item that differs from an earlier state, with its changed fields; `source` is absent after deletion. */
export type ChangedItem = { name: string; source?: Target; lines: string[] };

/** Returns a content store that uses the given text of a file, if any, instead of reading the file. */
export const withTexts = (store: ContentStore, textOf: (file: string) => string | undefined): ContentStore =>
  Object.create(store, {
    readText: { value: (file: string) => textOf(file) ?? store.readText(file) },
  }) as ContentStore;

/** Returns an item in two states; in the second, parts with a separate form are copied from the first. */
export function bothStates(
  one: ContentStore,
  other: ContentStore,
  item: Target,
  items: OutlineItem[],
  place = item,
) {
  const [first, second] = [readIfAny(one, item), readIfAny(other, place)];
  const parts = items
    .filter((part) => !isSamePlace(item, part) && isInside(item, part))
    .map(({ at }) => at.slice(item.at.length));
  const joined = () => parts.reduce((value, part) => withValueAt(value, part, valueAt(first, part)), second);
  return [first, attempt(joined, second)];
}

/** Describes how content files differ from a commit or tree: items and their fields, in the list's order. */
export function changedItems(
  store: ContentStore,
  commit: string,
  files: readonly string[],
  locale: MaintainerLanguage,
): ChangedItem[] {
  const texts = new Map<string, string>();
  const old = withTexts(store, (file) => {
    if (!texts.has(file)) texts.set(file, runGit(store, ["show", `${commit}:${file}`]).stdout.toString());
    return texts.get(file);
  });
  const values = placeholdersOf(store.root);
  const translate = translator(locale);
  const deleted = (label: string) => ({ name: translate("removed", { label }), lines: [] });
  const titleIn = (item: unknown) => shownTitles(titleOf(item, ""), values)[locale];
  const items = outlineItems(store.root).filter((item) => filesOf(item).some((file) => files.includes(file)));
  const lists = items
    .filter(isMovable)
    .map(({ file, at, section }) => ({ file, at: at.slice(0, -1), section: section[locale] }))
    .filter((list, index, all) => all.findIndex((other) => isSamePlace(list, other)) === index)
    .map(({ section, ...list }) => {
      const [now = [], before = []] = [store, old].map(
        (one) => readIfAny(one, list) as unknown[] | undefined,
      );
      const isIn = (all: unknown[]) => (item: unknown) => all.some((other) => isSameItem(item, other));
      const gone = before.filter((item) => idOf(item) !== undefined && !isIn(now)(item));
      return { section, gone, orders: [now.filter(isIn(before)), before.filter(isIn(now))] };
    });
  const goneFiles = files
    .filter((file) => isContentFile(file) && file.endsWith(".json") && store.read(file) === null)
    .flatMap((file) => attempt((): unknown[] => [parseJson(old.readText(file))], []));
  const gone = [...lists.flatMap((list) => list.gone), ...goneFiles];
  const goneTitles = new Map(gone.map((item) => [String(idOf(item)), titleIn(item)]));
  const changed = items.flatMap((item): ChangedItem[] => {
    const source = { file: item.file, at: item.at };
    const name = `${item.section[locale]} › ${item.title[locale]}`;
    const place = attempt(() => placeNow(old, source, readTarget(store, source)), source);
    const [now, before] = bothStates(store, old, source, items, place);
    if (isDeepStrictEqual(before, now)) return [];
    if (before === undefined || !isSameItem(before, now))
      return [{ name: translate("added", { label: name }), source, lines: [] }];
    const schema = formSchema(store.root, item, now, locale);
    return [{ name, source, lines: changedFields(schema, before, now, values, locale, goneTitles) }];
  });
  const inLists = lists.flatMap(({ section, gone: own, orders }): ChangedItem[] => {
    const [now = [], before = []] = orders.map((all) => all.map((item) => String(idOf(item))));
    const unmoved = sharedWords(before, now).map(([, index]) => index);
    const lines = now.flatMap((id, index) => {
      const title = titleIn(orders[0]?.[index]);
      return unmoved.includes(index) ? [] : [`${title} (${before.indexOf(id) + 1} → ${index + 1})`];
    });
    return [
      ...own.map((item) => deleted(`${section} › ${titleIn(item)}`)),
      ...(lines.length > 0 ? [{ name: translate("reordered", { label: section }), lines }] : []),
    ];
  });
  return [...changed, ...inLists, ...goneFiles.map((item) => deleted(titleIn(item)))];
}
