import { describe, expect, test } from "vitest";
import { isFactName, itemFields, itemsOf, listIn } from "@/services/answers/items-of";

const names = ["packages", "offers"];
const a = { id: 1, name: "A" };
const b = { id: 2, name: "B" };

/** A value within as many objects of a name. */
const nested = (depth: number, name: string, value: unknown): unknown =>
  depth === 0 ? value : { [name]: nested(depth - 1, name, value) };

describe("the list", () => {
  test.each([
    [a, b],
    { packages: [a, b] },
    { offers: [a, b] },
    { Packages: [a, b], offers: [] },
    { shop: { packages: [a, b] }, data: [{ id: 3 }] },
    { packages: { data: [a, b] } },
    { packages: { packages: [a, b], list: [{ id: 3 }] } },
    { data: [a, b] },
    { data: { items: [a, b] } },
    { list: [], data: [a, b] },
    { tags: ["x"], things: [a, b] },
    { things: [a, b] },
    [{ packages: [a, b] }],
    { packages: { groups: [a], more: [b] } },
  ])("in %j is of both items", (body) => expect(itemsOf(body, names)).toEqual([a, b]));

  test.each([
    [[a], [a]],
    [[7], [7]],
    [[{ name: "A" }], [{ name: "A" }]],
    [[{ id: 1, packages: [b] }], [{ id: 1, packages: [b] }]],
    [[{ other: 1 }], [{ other: 1 }]],
    [{ data: a }, [a]],
    [a, [a]],
    [{ packages: a }, [a]],
    [{ packages: { name: "A" } }, [{ name: "A" }]],
    [{ packages: { title: "A" } }, [{ title: "A" }]],
    [{ packages: { price: 5 } }, [{ price: 5 }]],
    [{ data: { id: 1, title: "A" } }, [{ id: 1, title: "A" }]],
    [{ data: { id: 1, label: "A" } }, [{ id: 1, label: "A" }]],
    [{ data: { id: 1, price: 5 } }, [{ id: 1, price: 5 }]],
    [{ packages: { id: 1 } }, [{ id: 1 }]],
    [{ packages: { code: "x" } }, [{ code: "x" }]],
    [{ packages: { type: "x" } }, [{ type: "x" }]],
    [{ data: ["x", "y"] }, ["x", "y"]],
    [{ packages: "x, y;z\n \nw" }, ["x", " y", "z", "w"]],
    [{ packages: "x", data: [b] }, [b]],
    [{ data: [], ids: [1] }, []],
    [{ message: ["x"], data: ["y"] }, ["y"]],
    [{ packages: { x: true, y: "Why", z: 7 } }, [
      { id: "x", name: "x", included: true },
      { id: "y", name: "Why", included: "Why" },
      { id: "z", name: "z", included: 7 },
    ]], // prettier-ignore
    [{ packages: { x: null, y: [] } }, []],
    [{ packages: { x: ["y"], z: true } }, [{ id: "z", name: "z", included: true }]],
  ])("in %j is %j", (body, list) => expect(itemsOf(body, names)).toEqual(list));

  test.each([
    { packages: { x: { name: "X" }, y: { price: 1 } } },
    { packages: { x: { state: "s" }, y: { status: "t" } } },
    { data: { x: { name: "X" }, y: { name: "Y" } } },
    { data: { 1: { note: "X" }, 2: { note: "Y" } } },
    { x: { name: "X" }, y: { name: "Y" } },
  ])("of items by their ids is found in %j", (body) => {
    const keyed = Object.values(body as object).find((value) => Object.keys(value as object).length === 2) as object; // prettier-ignore
    const own = "x" in body ? body : keyed;
    const expected = Object.entries(own).map(([key, value]) => ({ ...(value as object), map_key: key }));
    expect(itemsOf(body, names)).toEqual(expected);
  });

  test.each([
    [{ data: { 5: { note: "X" } } }, [{ note: "X", map_key: "5" }]],
    [{ data: { x: a } }, [{ ...a, map_key: "x" }]],
    [{ data: { x: { name: "X" }, y: { note: "Y" } } }, null],
    [{ data: { x: { note: "X" }, y: { note: "Y" } } }, null],
    [{ data: { x: { name: "X" } } }, null],
    [{ data: { x5: { note: "X" } } }, null],
    [{ data: { "5x": { note: "X" } } }, null],
    [{ data: { 12: { note: "X" } } }, [{ note: "X", map_key: "12" }]],
    [{ data: { x5: { note: "X" }, y: { name: "Y" } } }, null],
    [{ data: { "5x": { note: "X" }, y: { name: "Y" } } }, null],
  ])("by ids in %j is %j", (body, list) => expect(itemsOf(body, names)).toEqual(list));

  test.each([
    undefined,
    null,
    {},
    { _links: { self: "/" } },
    { links: [], meta: {}, page: {} },
    { packages: null },
    { Packages: "" },
    { data: false },
    { result: {} },
    { total: 0, x: 1 },
    { x: 1, row_count: 0 },
    { $type: "x", "@id": 1 },
  ])("in %j is empty", (body) => expect(itemsOf(body, names)).toEqual([]));

  test.each([
    7,
    "text",
    true,
    { x: 1 },
    { x: null },
    { message: null, x: 1 },
    { status: false, x: 1 },
    { total: 3 },
    { x: 0 },
    { xlinks: 1 },
    { linksx: 1 },
    { user: { name: "Ada" } },
    { errors: [a] },
    { meta: { filters: [a] }, x: 1 },
    { links: [a], x: 1 },
    { message: ["x"] },
  ])("in %j cannot be recognised", (body) => expect(itemsOf(body, names)).toBeNull());

  test("is looked for in six objects within each other", () => {
    expect(itemsOf(nested(6, "x", { packages: [a] }), names)).toEqual([a]);
    expect(itemsOf(nested(7, "x", { packages: [a] }), names)).toBeNull();
  });

  test("in envelopes comes before one beside them", () => {
    expect(itemsOf({ others: [{ id: 3 }], data: { list: [a] } }, names)).toEqual([a]);
    expect(itemsOf({ user: { data: [{ id: 3 }] }, data: { list: [a] } }, names)).toEqual([a]);
    expect(itemsOf({ others: [{ id: 3 }], data: { data: a } }, names)).toEqual([a]);
  });
});

test.each([
  [["x"], ["x"]],
  ["x,y", ["x", "y"]],
  ["", []],
  [7, []],
  [null, []],
  [true, []],
  [{ features: [a], more: { list: [b] } }, [a]],
  [{ own: { features: [a] } }, [a]],
  [{ data: [a] }, [a]],
  [{ data: { 1: { note: "X" } } }, [{ note: "X", map_key: "1" }]],
  [{ success: true, count: 2 }, []],
])("what stands for a list in %j is %j", (value, list) => expect(listIn(value, ["features"])).toEqual(list));

test.each(["data", "items", "success", "_id", "@type", "$ref", "links", "total_count", "page_size", "error", "created_at", "createdAt", "percent_done", "Name"])(
  "%s is a fact, and no id of an item",
  (name) => expect(isFactName(name)).toBe(true),
); // prettier-ignore

test.each(["whatsapp", "store_setup", "5", "sms", "nameplate", "a_b", "x$"])(
  "%s can be the id of an item",
  (name) => expect(isFactName(name)).toBe(false),
);

describe("an item", () => {
  test.each([
    ["sms", { id: "sms", name: "sms" }],
    [7, { id: 7, name: 7 }],
    [a, a],
    [{ node: a, x: 1 }, a],
    [{ item: a, x: 1 }, a],
    [{ resource: a, x: 1 }, a],
    [{ fields: a, x: 1 }, a],
    [{ properties: a, x: 1 }, a],
    [{ _source: a, x: 1 }, a],
    [
      { type: "package", id: 9, attributes: { name: "A" } },
      { id: 9, name: "A", attributes: { name: "A" } },
    ],
    [
      { cursor: "x", node: a },
      { ...a, cursor: "x", node: a },
    ],
    [{ package: a }, a],
    [{ x: { package: a } }, a],
    [{ x: { y: { package: a } } }, { package: a }],
    [{ id: { $oid: "x" } }, { id: { $oid: "x" } }],
    [{ code: "x" }, { code: "x" }],
    [
      { package: a, x: 1 },
      { package: a, x: 1 },
    ],
    [{ package: "A" }, { package: "A" }],
    [{}, {}],
    ["", null],
    [null, null],
    [true, null],
    [[a], null],
  ])("%j has the fields %j", (item, fields) => {
    const read = itemFields(item);
    if (fields === null) expect(read).toBeNull();
    else expect(read).toMatchObject(fields);
  });
});
