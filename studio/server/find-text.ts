import { foldText } from "../../src/lib/fold-text";
import type { ContentStore } from "./content-store";
import { readTarget } from "./documents";
import { outline, type OutlineItem } from "./outline";

const maxItems = 50;

/** What can be edited and holds a text, whatever the case of its letters. */
export function findText(store: ContentStore, text: string): OutlineItem[] {
  const sought = foldText(text.trim());
  if (sought.length < 2) return [];
  const holds = (item: OutlineItem) => {
    try {
      return foldText(JSON.stringify(readTarget(store, item))).includes(sought);
    } catch {
      return false; // a file that cannot be read
    }
  };
  return outline(store.root)
    .flatMap(({ items }) => items)
    .filter(holds)
    .slice(0, maxItems);
}
