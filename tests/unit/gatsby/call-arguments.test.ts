import { expect, it } from "vitest";
import { argumentsAt, optionNames } from "@/gatsby/content/call-arguments";

const argumentsOf = (call: string) => argumentsAt(call, call.indexOf("(") + 1);

it.each<[string, string[]]>([
  ['t("title")', ['"title"']],
  ['t("count", { count: shown(a, b).length }) + more', ['"count"', "{ count: shown(a, b).length }"]],
  ["t(`ads.${step}.name`,)", ["`ads.${step}.name`"]],
  [String.raw`t("a \" ), b", 'c)')`, [String.raw`"a \" ), b"`, "'c)'"]],
  ["t()", []],
])("the arguments of %s", (call, expected) => {
  expect(argumentsOf(call)).toEqual(expected);
});

it.each<[string | undefined, readonly string[] | null]>([
  [undefined, []],
  ["{ count, name: shop.name, price: format({ a, b }) }", ["count", "name", "price"]],
  ["{ ...variables }", null],
  ["variables", null],
])("the options of %s", (argument, expected) => {
  expect(optionNames(argument)).toEqual(expected);
});
