import fs from "node:fs";
import path from "node:path";
import { filesBelow } from "./list-files";
import { argumentsAt, optionNames, type OptionNames } from "./call-arguments";

/** A call in the sources that asks for interface strings. */
export type AskedString = {
  /** Namespaces the call may mean: a file can have more than one translator of the same name. */
  namespaces: readonly string[];
  /** The key; where a part of it is only known on the page, what such keys look like. */
  key: string | RegExp;
  variables: OptionNames;
};

/** Sources without strings of pages: what makes the build, and what stands in for libraries. */
const otherFolders = /^(?:gatsby|replacements)\//;

const translator = /\{ t(?:: (\w+))?[^{}]*\} = useTranslation\("([\w-]+)"\)/g;

const quoted = /^"([^"\\]+)"$/;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** The keys that the first argument of a call stands for. */
function keysOf(argument: string): (string | RegExp)[] {
  const written = argument.replace(/\s+as\s[\s\S]*$/, "");
  const [, key] = quoted.exec(written) ?? [];
  if (key !== undefined) return [key];
  const [, ifTrue, ifFalse] = /\?\s*("[^"\\]+")\s*:\s*("[^"\\]+")$/.exec(written) ?? [];
  if (ifTrue !== undefined && ifFalse !== undefined) return [ifTrue, ifFalse].flatMap(keysOf);
  if (!/^`[^`]*`$/.test(written)) return [/^/];
  const fixed = written.slice(1, -1).split(/\$\{[^}]*\}/);
  return [new RegExp(`^${fixed.map(escaped).join(".+")}$`)];
}

function callsIn(source: string): AskedString[] {
  const translators = new Map<string, string[]>();
  for (const [, name = "t", namespace = ""] of source.matchAll(translator))
    translators.set(name, [...(translators.get(name) ?? []), namespace]);
  return [...translators].flatMap(([name, namespaces]) =>
    [...source.matchAll(new RegExp(`(?<![\\w.$])${name}\\(`, "g"))].flatMap(({ index, 0: { length } }) => {
      const [first = "", second] = argumentsAt(source, index + length);
      return keysOf(first).map((key) => ({ namespaces, key, variables: optionNames(second) }));
    }),
  );
}

/** Calls by file, as it was at a moment: in the next check nearly all files are the same. */
const known = new Map<string, { changedAt: number; calls: AskedString[] }>();

function callsOf(file: string): AskedString[] {
  const changedAt = fs.statSync(file).mtimeMs;
  const before = known.get(file);
  if (before?.changedAt === changedAt) return before.calls;
  const calls = callsIn(fs.readFileSync(file, "utf8"));
  known.set(file, { changedAt, calls });
  return calls;
}

/** The strings that the sources of a project ask for; none where its sources are not there. */
export function askedStrings(root: string): AskedString[] {
  const folder = path.join(root, "src");
  return filesBelow(folder)
    .filter((name) => /\.tsx?$/.test(name) && !otherFolders.test(name))
    .flatMap((name) => callsOf(path.join(folder, name)));
}

/** Keys that the sources put together of parts, which their types know (`npm run generate:keys`); none where there is no list. */
export function composedStrings(root: string): AskedString[] {
  const file = path.join(root, "src/i18n/composed-keys.json");
  if (!fs.existsSync(file)) return [];
  const lists = JSON.parse(fs.readFileSync(file, "utf8")) as Record<string, string[]>;
  return Object.entries(lists).flatMap(([namespace, keys]) =>
    keys.map((key) => ({ namespaces: [namespace], key, variables: null })),
  );
}
