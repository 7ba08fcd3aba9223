import path from "node:path";
import type { AskedString } from "./asked-strings";
import type { Finding } from "./finding";
import type { JsonFile, JsonPath } from "./json-file";
import { suggestion } from "./nearest";

const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/** The key that the code names: all plural forms of a string belong to one. */
export const pluralBase = (name: string) => name.replace(pluralForm, "");

/** Who asks for the strings of a project, and what every string may name; null where that is unknown. */
export type AskedOf = { asked: readonly AskedString[]; given: ReadonlySet<string> | null };

/** Names of the strings of a language by namespace; a namespace that cannot be read is not there. */
export type NamesIn = ReadonlyMap<string, ReadonlySet<string>>;

/** Keys of a namespace that calls name in full, and that none of the namespaces which they may mean has. */
export function missingKeys(asked: readonly AskedString[], namespace: string, namesIn: NamesIn): string[] {
  const has = (name: string, key: string) => {
    const names = namesIn.get(name);
    // Where one plural form is left, the others are missed by themselves.
    return !names || [...names].some((one) => one === key || pluralBase(one) === key);
  };
  const missing = asked.flatMap(({ namespaces, key }) =>
    typeof key === "string" && namespaces[0] === namespace && !namespaces.some((name) => has(name, key))
      ? [key]
      : [],
  );
  return [...new Set(missing)];
}

/** Plural forms that the language has, of strings that have another of them. */
export function missingForms(names: ReadonlySet<string>, locale: string): string[] {
  const bases = [...names].filter((name) => /_(?:one|two|few|many|other)$/.test(name)).map(pluralBase);
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  return [...new Set(bases)]
    .flatMap((base) => pluralCategories.map((form) => `${base}_${form}`))
    .filter((name) => !names.has(name));
}

/**
 * A variable of a string that no call gives it. Says nothing of strings that no call names, and of calls whose variables are only
 * known on the page.
 */
export function variableFinding(
  json: JsonFile,
  at: JsonPath,
  variables: readonly string[],
  { asked, given }: AskedOf,
): Finding | null {
  if (!given) return null;
  const namespace = path.posix.basename(json.file, ".json");
  const name = pluralBase(at.join("."));
  const calls = asked.filter(
    ({ namespaces, key }) =>
      namespaces.includes(namespace) && (typeof key === "string" ? key === name : key.test(name)),
  );
  const isNamed = calls.some(({ key }) => typeof key === "string" || key.source !== "^");
  if (!isNamed || calls.some((call) => call.variables === null)) return null;
  const known = calls.flatMap((call) => call.variables ?? []);
  const missing = variables.find((variable) => !known.includes(variable) && !given.has(variable));
  if (missing === undefined) return null;
  const near = suggestion(missing, known).replace("→ ", "");
  return json.finding(at, "variable-not-given", {
    found: `{{${missing}}}`,
    nearest: near && `→ {{${near}}}`,
  });
}
