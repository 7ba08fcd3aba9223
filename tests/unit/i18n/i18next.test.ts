import fs from "node:fs";
import library from "i18next";
import { describe, expect, it } from "vitest";
import constants from "../../../data/constants.json";
import site from "../../../data/site.json";
import { locales } from "@/config/languages";
import { stringVariables } from "@/config/string-variables";
import { variablesIn } from "../../../plugins/content-check/rules/check-locales";
import { createInstance } from "../../../plugins/lean-bundle/replacements/i18next";

type Tree = { [name: string]: string | Tree };

const namespaces = fs.readdirSync("locales/tr").map((file) => file.replace(".json", ""));

const stringsOf = (locale: string) =>
  Object.fromEntries(
    namespaces.map((name) => [
      name,
      JSON.parse(fs.readFileSync(`locales/${locale}/${name}.json`, "utf8")) as Tree,
    ]),
  );

/** Returns the paths and texts of all strings in a namespace. */
const leaves = (tree: Tree, above = ""): [path: string, text: string][] =>
  Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[above + name, value]] : leaves(value, `${above}${name}.`),
  );

const settings = (lng: string, bundles: Record<string, Tree>) => ({
  lng,
  resources: { [lng]: bundles },
  defaultNS: "common",
  interpolation: { escapeValue: false, defaultVariables: stringVariables(constants, site) },
});

/** Creates our instance and the library's with the same strings. */
function both(lng: string, bundles: Record<string, Tree>) {
  const ours = createInstance();
  ours.init(settings(lng, bundles));
  const theirs = library.createInstance();
  void theirs.init({ ...settings(lng, bundles), initImmediate: false, returnNull: false });
  return { ours, theirs };
}

const counts = [0, 1, 2, 5, 21, 1234, 1.5];

describe.each(locales)("reading translations in %s", (locale) => {
  const bundles = stringsOf(locale);
  const { ours, theirs } = both(locale, bundles);

  it.each(namespaces)("the strings in %s resolve as in i18next", (namespace) => {
    const read = leaves(bundles[namespace] ?? {}).flatMap(([path, text]) => {
      const names = variablesIn(text);
      const base = path.replace(/_(zero|one|other)$/, "");
      return counts.flatMap((count) => {
        const values = Object.fromEntries(names.map((name) => [name, count]));
        return [path, base].map((asked) => ({
          asked,
          values: base === path ? values : { ...values, count },
        }));
      });
    });
    const fixed = theirs.getFixedT(locale, namespace as "common") as (path: string, values: object) => string;
    expect(read.map(({ asked, values }) => ours.getFixedT(null, namespace)(asked, values))).toEqual(
      read.map(({ asked, values }) => fixed(asked, values)),
    );
  });
});

describe("interpolation of variables in strings", () => {
  const texts: Tree = {
    plain: "Merhaba {{name}}, {{- name}}!",
    twice: "{{a}}{{a}} {{ b }}",
    number: "{{n, number}} {{n, number(minimumFractionDigits: 2)}} {{n, number(useGrouping: false)}}",
    unit: "{{n, number(style: unit; unit: minute; unitDisplay: long)}}",
    currency: "{{n, currency(TRY)}} {{n, currency(currency: USD; minimumFractionDigits: 0)}}",
    date: "{{at, datetime}} {{at, datetime(dateStyle: long; timeZone: UTC)}}",
    relative:
      "{{n, relativetime}} {{n, relativetime(month)}} {{n, relativetime(range: year; numeric: auto)}}",
    list: "{{words, list}} {{words, list(type: disjunction)}}",
    unknown: "{{n, shouting}} {{n, currency(TL)}} {{n, number(style: loud)}}",
    known: "{{brand}} {{trialDays}}",
    empty: "",
    below: { deep: { text: "{{name}}" } },
  };
  const values = {
    name: "Ayşe $& $1",
    a: 0,
    b: false,
    n: -12_345.6,
    at: new Date(Date.UTC(2026, 0, 31)),
    words: ["bir", "iki", "üç"],
  };

  it.each(leaves(texts).map(([path]) => path))("the value %s is formatted as in i18next", (path) => {
    for (const lng of locales) {
      const { ours, theirs } = both(lng, { common: texts });
      expect(ours.t(path, values)).toBe((theirs.t as (path: string, values: object) => string)(path, values));
    }
  });

  it("a value is inserted verbatim, whatever it contains", () => {
    const { ours } = both("tr", { common: texts });
    expect(ours.t("below.deep.text", { name: "{{brand}} $t(plain)" })).toBe("{{brand}} $t(plain)");
  });

  it("a variable without a value is rendered as an empty string", () => {
    const { ours } = both("tr", { common: texts });
    expect(ours.t("plain")).toBe("Merhaba , !");
    expect(ours.t("number")).toBe("  ");
  });

  it("a missing string yields the default value or its key path", () => {
    const { ours } = both("tr", { common: texts });
    expect(ours.t("below.deep")).toBe("below.deep");
    expect(ours.t("plain.more")).toBe("plain.more");
    expect(ours.t("not.there")).toBe("not.there");
    expect(ours.t("not.there", { defaultValue: "" })).toBe("");
    expect(ours.getFixedT(null, "errors")("plain")).toBe("plain");
  });
});

describe("strings added after initialisation", () => {
  it("the translation function finds strings added after its creation", () => {
    const { ours } = both("tr", { common: {} });
    const t = ours.getFixedT(null, "forms");
    expect(ours.hasResourceBundle("tr", "forms")).toBe(false);
    ours.addResourceBundle("tr", "forms", { send: "Gönder" });
    expect(ours.hasResourceBundle("tr", "forms")).toBe(true);
    expect(t("send")).toBe("Gönder");
  });

  it("strings added after initialisation are merged into their namespace", () => {
    const { ours } = both("tr", { common: { yes: "Evet" } });
    ours.addResourceBundle("tr", "common", { no: "Hayır" });
    expect([ours.t("yes"), ours.t("no")]).toEqual(["Evet", "Hayır"]);
  });

  it("strings added for another language are not used", () => {
    const { ours } = both("tr", { common: {} });
    ours.addResourceBundle("en", "common", { yes: "Yes" });
    expect(ours.t("yes")).toBe("yes");
  });
});
