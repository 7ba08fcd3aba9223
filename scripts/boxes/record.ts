import { defaultLocale, locales, type Locale } from "../../src/config/languages";
import { step, widths, type Box, type Boxes, type PageBoxes } from "./box";

/** The boxes of a page in every language. */
export type PageRecord = Readonly<Record<Locale, PageBoxes>>;

const none = "-";
const unseen: Boxes = widths.map(() => null);

const cell = (box: Box | null) => (box ? `${box.x} ${box.y} ${box.width} ${box.height}` : none);
const cells = (boxes: Boxes) => boxes.map(cell).join(" | ");

/** Elements of a language that another one lays out otherwise; those that it lacks are shown at no width. */
function differing(boxes: PageBoxes, source: PageBoxes): PageBoxes {
  const lacking = [...source.keys()].filter((way) => !boxes.has(way));
  return new Map([
    ...[...boxes].filter(([way, all]) => cells(all) !== cells(source.get(way) ?? unseen)),
    ...lacking.map((way): [string, Boxes] => [way, unseen]),
  ]);
}

/** A line for each element, indented below what contains it. */
function linesOf(boxes: PageBoxes): string[] {
  let above: string[] = [];
  return [...boxes].flatMap(([way, all]) => {
    const parts = way.split(step);
    const depth = parts.length - 1;
    const fork = parts.findIndex((part, index) => index === depth || part !== above[index]);
    above = parts;
    return parts.slice(fork).map((part, index) => {
      const at = fork + index;
      return `${"  ".repeat(at)}${part}${at === depth ? `: ${cells(all)}` : ""}`;
    });
  });
}

/** A record as text: one line an element, the box of each width between bars; a second language says only what differs. */
export function writeRecord(path: string, record: PageRecord): string {
  const head = `# Boxes of ${path}, x y width height at ${widths.join(" | ")} px (docs/boxes.md)`;
  const parts = locales.flatMap((locale) => [
    locale,
    ...linesOf(locale === defaultLocale ? record[locale] : differing(record[locale], record[defaultLocale])),
  ]);
  return `${[head, ...parts].join("\n")}\n`;
}

function readCell(text: string): Box | null {
  if (text === none) return null;
  const [x = 0, y = 0, width = 0, height = 0] = text.split(" ").map(Number);
  return { x, y, width, height };
}

/** Reads what `writeRecord` wrote. */
export function readRecord(text: string): PageRecord {
  const record = Object.fromEntries(locales.map((locale) => [locale, new Map<string, Boxes>()])) as Record<
    Locale,
    Map<string, Boxes>
  >;
  let boxes: Map<string, Boxes> | undefined;
  let above: string[] = [];
  for (const row of text.split(/\r?\n/)) {
    if (row === "" || row.startsWith("#")) continue;
    const locale = locales.find((one) => one === row);
    if (locale) {
      boxes = record[locale];
      if (locale !== defaultLocale) for (const [way, all] of record[defaultLocale]) boxes.set(way, all);
      above = [];
      continue;
    }
    const [, indent = "", name = "", values] = /^( *)([^ ]+?)(?:: (.*))?$/.exec(row) ?? [];
    above = [...above.slice(0, indent.length / 2), name];
    if (!values) continue;
    const all = values.split(" | ").map(readCell);
    if (all.every((box) => box === null)) boxes?.delete(above.join(step));
    else boxes?.set(above.join(step), all);
  }
  return record;
}
