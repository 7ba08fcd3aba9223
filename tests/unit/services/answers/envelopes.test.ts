import { describe, expect, test } from "vitest";
import { envelopesOf } from "@/services/answers/envelopes";
import { fieldsThatScore, fieldsWith, fieldsWithin } from "@/services/answers/fields-within";

const inner = { a: 1 };

/** An object within as many others of a name. */
const nested = (depth: number, name: string): object =>
  depth === 0 ? inner : { [name]: nested(depth - 1, name) };

describe("what speaks of a call", () => {
  test.each([
    { data: inner },
    { Data: inner },
    { result: inner },
    { response: inner },
    { d: inner },
    { _embedded: inner },
    { "soap:Body": inner },
    { createOnboardingResponse: inner },
    { data: [inner] },
  ])("is in %j and in its envelope", (body) => expect(envelopesOf(body)).toEqual([body, inner]));

  test.each([{ user: inner }, { data: [inner, inner] }, { data: [] }, { data: "a" }, { data: null }])(
    "is in %j alone",
    (body) => expect(envelopesOf(body)).toEqual([body]),
  );

  test.each(["id", "key", "name", "title", "service", "slug"])(
    "is not the only item of a list, which has a %s of its own",
    (name) => expect(envelopesOf({ data: [{ [name]: "x" }] })).toHaveLength(1),
  );

  test.each([undefined, null, "a", 7, [], [inner, inner], [[inner]]])("is nothing in %j", (body) =>
    expect(envelopesOf(body)).toEqual([]),
  );

  test("is in a list of one", () => expect(envelopesOf([inner])).toEqual([inner]));

  test("is looked for in four envelopes within each other", () => {
    expect(envelopesOf(nested(4, "data"))).toContain(inner);
    expect(envelopesOf(nested(5, "data"))).not.toContain(inner);
  });
});

describe("the objects of an answer", () => {
  test("come outermost first, with those in lists", () => {
    const body = { a: { b: { c: 1 } }, d: [{ e: 1 }, "f"] };
    expect(fieldsWithin(body)).toEqual([body, { b: { c: 1 } }, { e: 1 }, { c: 1 }]);
  });

  test.each([undefined, null, "a", 7, [], ["a"]])("are none in %j", (body) =>
    expect(fieldsWithin(body)).toEqual([]),
  );

  test("are looked for in six objects within each other", () => {
    expect(fieldsWithin(nested(6, "x"))).toContain(inner);
    expect(fieldsWithin(nested(7, "x"))).not.toContain(inner);
  });

  test("are 500 of a list at most, and no more of what these hold", () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => ({ index, own: { index } }));
    expect(fieldsWithin(many(600))).toHaveLength(500);
    expect(fieldsWithin(many(499))).toHaveLength(998);
  });
});

test("the first object with one of some fields is the outermost", () => {
  const body = { x: { deep: { name: "B" } }, y: { title: "A" } };
  expect(fieldsWith(body, "name", "title")).toEqual({ title: "A" });
  expect(fieldsWith(body, "name")).toEqual({ name: "B" });
  expect(fieldsWith(body, "email")).toBeUndefined();
});

test("the object that scores the most is found, the outermost of several", () => {
  const score = (fields: object) => Object.values(fields).filter((value) => value === 1).length;
  expect(fieldsThatScore({ p: { a: 1 }, q: { a: 1, b: 1 } }, score)).toEqual({ a: 1, b: 1 });
  expect(fieldsThatScore({ p: { a: 1 }, q: { b: 1 } }, score)).toEqual({ a: 1 });
  expect(fieldsThatScore({ p: {} }, score)).toBeUndefined();
});
