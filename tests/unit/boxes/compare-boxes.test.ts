import { describe, expect, it } from "vitest";
import type { Box, Boxes, PageBoxes } from "../../../scripts/boxes/box";
import { compareBoxes, tolerance } from "../../../scripts/boxes/compare-boxes";

const box: Box = { x: 20, y: 100, width: 335, height: 400 };
const everywhere = (one: Box | null): Boxes => [one, one, one, one];
const pageWith = (boxes: Boxes): PageBoxes => new Map([["main > section#pricing", boxes]]);
const recorded = pageWith(everywhere(box));
/** The record with a box that differs at 1280 px. */
const measured = (change: Partial<Box> | null) => pageWith([box, box, change && { ...box, ...change }, box]);

describe("boxes beside their record", () => {
  it("may be off by what browsers round, in every direction", () => {
    for (const side of ["x", "y", "width", "height"] as const)
      for (const off of [-tolerance, tolerance])
        expect(compareBoxes(recorded, measured({ [side]: box[side] + off }))).toEqual([]);
  });

  it.each([
    [{ x: 23 }, "x 20 → 23 (+3 px)"],
    [{ y: 97 }, "y 100 → 97 (−3 px)"],
    [{ width: 300 }, "width 335 → 300 (−35 px)"],
    [{ y: 110, height: 500 }, "y 100 → 110 (+10 px), height 400 → 500 (+100 px)"],
  ])("that moved by more are named with width and distance: %j", (change, what) =>
    expect(
      compareBoxes(recorded, measured(change), new Map([["main > section#pricing", "Fiyatlar"]])),
    ).toEqual([`1280 px: main > section#pricing “Fiyatlar”: ${what}`]),
  );

  it("that come and go at a width are named", () => {
    const gone = measured(null);
    expect(compareBoxes(recorded, gone)).toEqual(["1280 px: main > section#pricing: is no longer shown"]);
    expect(compareBoxes(gone, recorded)).toEqual(["1280 px: main > section#pricing: is shown now"]);
    expect(compareBoxes(gone, gone)).toEqual([]);
  });

  it("of elements that are new or gone are named once", () => {
    const more = new Map([...recorded, ["main > h1", everywhere(box)]]);
    expect(compareBoxes(recorded, more)).toEqual(["main > h1 is new"]);
    expect(compareBoxes(more, recorded)).toEqual(["main > h1 is gone"]);
  });
});
