import { expect, it } from "vitest";
import { isPressPageName, pagerNumbers, pressPagePath } from "@/lib/press-pages";

it("press pages after the first have numbered URLs", () => {
  expect([pressPagePath(1), pressPagePath(2), pressPagePath(1, "x"), pressPagePath(3, "x")]).toEqual([
    "/press/",
    "/press/2/",
    "/press/source/x/",
    "/press/source/x/3/",
  ]);
});

it.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])("page %i of %i has the pager %j", (current, count, numbers) =>
  expect(pagerNumbers(current, count)).toEqual(numbers),
);

it("numbers and the word “source” are reserved for press pages", () =>
  expect(["2", "10", "source", "2x", "x2", "sources", ""].filter(isPressPageName)).toEqual([
    "2",
    "10",
    "source",
  ]));
