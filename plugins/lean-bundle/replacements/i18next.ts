/** Strings of a language; nested strings have dotted paths. */
type Strings = { readonly [name: string]: string | Strings | undefined };
/**
 * Values of a string's variables; `count` also selects the plural form, and `defaultValue` is the fallback for
 * a missing string.
 */
type Values = Readonly<Record<string, unknown>> & { count?: unknown; defaultValue?: string };

type Settings = {
  lng: string;
  resources: Record<string, Record<string, Strings>>;
  defaultNS: string;
  interpolation?: { defaultVariables?: Values };
};

type Options = Record<string, string | boolean>;

/** Formatters keyed by the name used in strings: `{{amount, currency(TRY)}}`. */
const formats: Record<string, (language: string, options: Options) => (value: never) => string> = {
  number: (language, options) => {
    const format = new Intl.NumberFormat(language, options);
    return (value: number) => format.format(value);
  },
  currency: (language, options) => {
    const format = new Intl.NumberFormat(language, { ...options, style: "currency" });
    return (value: number) => format.format(value);
  },
  datetime: (language, options) => {
    const format = new Intl.DateTimeFormat(language, options);
    return (value: Date) => format.format(value);
  },
  relativetime: (language, { range = "day", ...options }) => {
    const format = new Intl.RelativeTimeFormat(language, options);
    return (value: number) => format.format(value, range as Intl.RelativeTimeFormatUnit);
  },
  list: (language, options) => {
    const format = new Intl.ListFormat(language, options);
    return (value: string[]) => format.format(value);
  },
};

/** Option that a format's unnamed argument sets. */
const unnamed: Record<string, string> = { currency: "currency", relativetime: "range" };

const wordsAsValues: Options = { true: true, false: false };

/**
 * Parses a format and its options.
 * @example readFormat("number(style: unit; unit: minute)") // ["number", { style: "unit", unit: "minute" }]
 */
function readFormat(text: string): [name: string, options: Options] {
  const [name = "", given = ""] = text.replace(/\)\s*$/, "").split("(");
  const format = name.trim().toLowerCase();
  const options: Options = {};
  for (const option of given.split(";")) {
    const [first = "", second] = option.split(":").map((part) => part.trim());
    if (second !== undefined) options[first] = wordsAsValues[second] ?? second;
    else if (first !== "") options[unnamed[format] ?? first] = first;
  }
  return [format, options];
}

/** Formatters cached per language and format, because creating one takes longer than using it. */
const writers = new Map<string, (value: never) => string>();

/**
 * Returns the formatter for a format. Unsupported formats, such as `currency(TL)`, return values unchanged.
 */
function writerOf(text: string, language: string): (value: never) => string {
  const key = language + text;
  let write = writers.get(key);
  if (!write) {
    const [format, options] = readFormat(text);
    try {
      write = formats[format]?.(language, options) ?? String;
    } catch {
      write = String;
    }
    writers.set(key, write);
  }
  return write;
}

/** Interpolates the variables in a string; missing values become empty. */
const fill = (text: string, values: Values, language: string): string =>
  text.replace(/\{\{-?(.+?)\}\}/g, (_, inside: string) => {
    const [name = "", ...format] = inside.split(",");
    const value = values[name.trim()] ?? "";
    return value === "" ? "" : writerOf(format.join(","), language)(value as never);
  });

/** The strings of one page in one language. */
class I18n {
  language = "";
  #settings!: Settings;

  init(settings: Settings): void {
    this.language = settings.lng;
    this.#settings = settings;
  }

  hasResourceBundle(language: string, namespace: string): boolean {
    return this.#settings.resources[language]?.[namespace] !== undefined;
  }

  /** Adds a namespace of strings, or extends an existing one. */
  addResourceBundle(language: string, namespace: string, strings: Strings): void {
    const bundles = (this.#settings.resources[language] ??= {});
    bundles[namespace] = { ...bundles[namespace], ...strings };
  }

  /**
   * Returns the string at a path, with its variables interpolated.
   * @returns if the string is missing, `defaultValue` of `values` or else the path itself
   */
  t(path: string, values: Values = {}, namespace = this.#settings.defaultNS): string {
    const { resources, interpolation } = this.#settings;
    const names = path.split(".");
    const last = names.pop() ?? "";
    let at: string | Strings | undefined = resources[this.language]?.[namespace];
    for (const name of names) at = typeof at === "object" ? at[name] : undefined;
    const text = endings(values.count, this.language).map((ending) =>
      typeof at === "object" ? at[last + ending] : undefined,
    );
    const found = text.find((one) => typeof one === "string");
    if (found === undefined) return values.defaultValue ?? path;
    return fill(found, { ...interpolation?.defaultVariables, ...values }, this.language);
  }

  /**
   * Returns a function that translates keys of one namespace; the first parameter is i18next's language and
   * is unused.
   */
  getFixedT(_: null, namespace?: string) {
    return (path: string, values?: Values) => this.t(path, values, namespace);
  }
}

/** Returns the plural suffixes of a key for a count, in order of preference. */
function endings(count: unknown, language: string): string[] {
  if (typeof count !== "number") return [""];
  const plural = `_${new Intl.PluralRules(language).select(count)}`;
  return count === 0 ? ["_zero", plural, ""] : [plural, ""];
}

export const createInstance = () => new I18n();
export type { I18n };
export default { createInstance };
