import { expect, test } from "vitest";
import { readList } from "@/services/answers/read-list";
import { idOf, type Fields } from "@/services/answers/read-values";
import { CallError } from "@/services/errors";

const names = ["numbers"];
const readItem = (fields: Fields) => {
  const id = idOf(fields, "id");
  return id === null ? null : { id };
};
const read = (body: unknown, areGrouped?: boolean) =>
  readList(body, { names, readItem, idOf: ({ id }) => id, areGrouped }).map(({ id }) => id);

test.each([
  [
    [{ id: 1 }, { id: 2 }],
    [1, 2],
  ],
  [[{ id: 1 }, { id: "1" }, { id: 1, name: "x" }], [1]],
  [[{ id: 1 }, { name: "x" }, null], [1]],
  [[], []],
])("of %j the items %j can be used, each id once", (body, ids) => expect(read(body)).toEqual(ids));

test.each([[[{ name: "x" }]], [[null]], ["text"], [{ x: 1 }]])("nothing can be read in %j", (body) => {
  expect(() => read(body)).toThrow(CallError);
  expect(() => read(body)).toThrow("invalid-response");
});

test("200 items are shown at most", () => {
  const many = Array.from({ length: 201 }, (_, id) => ({ id }));
  expect(read(many)).toHaveLength(200);
  expect(read(many).at(-1)).toBe(199);
});

test("an entry that holds a list of the name is a group only where entries may be grouped", () => {
  const groups = [{ id: 9, numbers: [{ id: 1 }, { id: 2 }] }, { id: 3 }, { id: 8, numbers: null }, { id: 7, numbers: "x" }]; // prettier-ignore
  expect(read(groups, true)).toEqual([1, 2, 3, 8, 7]);
  expect(read(groups, false)).toEqual([9, 3, 8, 7]);
  expect(read(groups)).toEqual([9, 3, 8, 7]);
  expect(read([5, { id: 9, numbers: { data: [{ id: 1 }] } }], true)).toEqual([5, 1]);
});
