import { afterEach, describe, expect, test, vi } from "vitest";
import { contract } from "./contract-checks";
import { bodyCases } from "./request-bodies";

const largestBody = 256 * 1024;

/** Texts that make a badly written pattern try every way of splitting them, by what they repeat and how they end. */
const repeated = ["a", " ", "-", "a.", "a-", "@", "1", "\u200B", "\u0000", "x@a."];
const endings = ["", "\u0001", "@"];
const starts = ["", "a@a"];
const shapes = repeated.flatMap((part) =>
  endings.flatMap((ending) => starts.map((start) => ({ part, ending, start }))),
);
const textOf = ({ part, ending, start }: (typeof shapes)[number], length: number) =>
  start + part.repeat(length / part.length) + ending;

type Schema = { pattern?: string; maxLength?: number } & Record<string, unknown>;

/** Every pattern of the contract, with the name of the schema it stands in. */
function patternsOf(node: unknown, name: string): [string, string][] {
  if (typeof node !== "object" || node === null) return [];
  const own = (node as Schema).pattern;
  const deeper = Object.entries(node).flatMap(([key, value]) => patternsOf(value, `${name}/${key}`));
  return typeof own === "string" ? [[name, own], ...deeper] : deeper;
}

const patterns = Object.entries(contract.components.schemas).flatMap(([name, schema]) =>
  patternsOf(schema, name),
);

/** The quickest of four runs, in milliseconds: what else the machine does only ever adds time. */
function cost(pattern: RegExp, text: string): number {
  const times = [1, 2, 3, 4].map(() => {
    const start = performance.now();
    pattern.test(text);
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** How much more the longer text costs than eight times shorter: about 8 when linear, 64 when quadratic. */
const growth = (pattern: RegExp, shape: (typeof shapes)[number], length: number, floor: number) =>
  cost(pattern, textOf(shape, length)) / Math.max(floor, cost(pattern, textOf(shape, length / 8)));

describe("patterns of the contract", () => {
  test.each(patterns)(
    "%s costs no more than in proportion to the text",
    (_, source) => {
      // Only a backtracking engine has these.
      expect(source).not.toMatch(/\(\?(?:[=!]|<[=!])|\\[1-9k]/);
      const pattern = new RegExp(source, "u");
      // The shorter texts first: a quadratic pattern would hold the largest body for minutes.
      for (const [length, floor] of [
        [16 * 1024, 1],
        [largestBody, 4],
      ] as const)
        for (const shape of shapes)
          expect(growth(pattern, shape, length, floor), `${length} ${JSON.stringify(shape)}`).toBeLessThan(
            28,
          );
    },
    60_000,
  );
});

afterEach(() => {
  vi.restoreAllMocks();
});

type Path = string[];

/** The paths of the texts within a schema's objects, references followed. */
function textsOf(node: unknown, path: Path = []): Path[] {
  if (typeof node !== "object" || node === null || path.length > 5) return [];
  const { $ref, type, pattern, properties, items, allOf } = node as Record<string, unknown>;
  if (typeof $ref === "string")
    return textsOf(contract.components.schemas[$ref.split("/").pop() ?? ""], path);
  const own = type === "string" && (pattern !== undefined || allOf !== undefined) ? [path] : [];
  const inner = Object.entries(properties ?? {}).flatMap(([key, value]) => textsOf(value, [...path, key]));
  return [...own, ...inner, ...textsOf(items, [...path, "0"])];
}

/** A body with a value at a path, where an object or a list of its own stands in the way of one. */
function withValue(body: unknown, [key = "", ...rest]: Path, value: unknown): unknown {
  const inner = (body as Record<string, unknown> | undefined)?.[key];
  const next = rest.length === 0 ? value : withValue(inner, rest, value);
  return key === "0" ? [next] : { ...(body as object | undefined), [key]: next };
}

const texts = bodyCases.flatMap(({ operation, schema, body }) =>
  textsOf(schema).map((path) => [`${operation.id} ${path.join("/")}`, { operation, body, path }] as const),
);

test("the texts of a body include those of the bill", () =>
  expect(texts.map(([name]) => name)).toEqual(
    expect.arrayContaining(["create-onboarding name", "complete-onboarding billing/taxnumber"]),
  ));

test.each(texts)("%s: a text beyond its length meets no pattern", (_, { operation, body, path }) => {
  const pattern = vi.spyOn(RegExp.prototype, "test");
  const problems = operation.errorsOf(withValue(body, path, "a".repeat(largestBody)));
  expect(pattern.mock.calls.filter(([text]) => text.length > 5_000)).toHaveLength(0);
  expect(problems.map(({ instancePath }) => instancePath)).toContain(`/${path.join("/")}`);
});
