const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/** The key that the code names: all plural forms of a string belong to one. */
export const pluralBase = (name: string) => name.replace(pluralForm, "");

/** Plural forms that the language has, of strings that have another of them. */
export function missingForms(names: ReadonlySet<string>, locale: string): string[] {
  const bases = [...names].filter((name) => /_(?:one|two|few|many|other)$/.test(name)).map(pluralBase);
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  return [...new Set(bases)]
    .flatMap((base) => pluralCategories.map((form) => `${base}_${form}`))
    .filter((name) => !names.has(name));
}
