import { describe, expect, test } from "vitest";
import { contract } from "./contract-checks";

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

type Schema = { pattern?: string } & Record<string, unknown>;

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
