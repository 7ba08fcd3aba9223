import { describe, expect, it } from "vitest";
import { mutationScore } from "../../../tools/mutation/score";

const report = (...statuses: string[]) => ({
  files: { "a.ts": { mutants: statuses.map((status) => ({ status })) } },
});

describe("the score of a mutation run", () => {
  it("counts what a test noticed or what made it hang", () => {
    expect(mutationScore(report("Killed", "Timeout", "Survived", "NoCoverage"))).toEqual({
      score: 50,
      noticed: 2,
      mutants: 4,
    });
  });

  it("leaves out what was not judged", () => {
    expect(mutationScore(report("Killed", "Ignored", "CompileError", "RuntimeError")).score).toBe(100);
  });

  it("is whole where nothing could be changed", () => {
    expect(mutationScore({ files: {} })).toEqual({ score: 100, noticed: 0, mutants: 0 });
  });
});
