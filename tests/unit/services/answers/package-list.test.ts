import { describe, expect, test } from "vitest";
import { readPackageList } from "@/services/answers/package-list";

const packageOf = (fields: object) => readPackageList([{ id: 1, ...fields }], "tr").packages[0];

describe("packages", () => {
  test.each(["packages", "package_list", "offers", "plans"])("are listed under %s", (name) =>
    expect(readPackageList({ other: [{ id: 9 }], [name]: [{ id: 1, name: "A" }] }, "tr").packages).toEqual([
      {
        id: 1,
        name: "A",
        description: "",
        features: [],
        price: null,
        most_preferred: false,
        coming_soon: false,
      },
    ]),
  );

  test.each(["id", "package_id", "plan_code", "offer_uuid", "sku"])("are chosen by their %s", (name) =>
    expect(readPackageList([{ [name]: 5, title: "A", x: 1 }], "tr").packages[0]?.id).toBe(5),
  );

  test.each(["name", "title", "label", "package_name", "code", "slug"])("are called by their %s", (name) =>
    expect(packageOf({ [name]: "A" })?.name).toBe("A"),
  );

  test("without a name are called by their id", () => expect(packageOf({ price: 1 })?.name).toBe("1"));

  test.each(["description", "text", "summary", "subtitle"])("are described by their %s", (name) =>
    expect(packageOf({ name: "A", [name]: "All." })?.description).toBe("All."),
  );

  test.each(["most_preferred", "is_most_preferred", "popular", "is_popular"])(
    "are preferred where %s is set",
    (name) => {
      expect(packageOf({ name: "A", [name]: "yes" })).toMatchObject({
        most_preferred: true,
        coming_soon: false,
      });
      expect(packageOf({ name: "A", [name]: "maybe" })?.most_preferred).toBe(false);
    },
  );

  test.each(["coming_soon", "is_coming_soon"])("are still to come where %s is set", (name) => {
    expect(packageOf({ name: "A", [name]: 1 })).toMatchObject({ most_preferred: false, coming_soon: true });
    expect(packageOf({ name: "A", [name]: "x" })?.coming_soon).toBe(false);
  });
});

describe("the features of a package", () => {
  const namesOf = (fields: object) => packageOf({ name: "A", ...fields })?.features.map(({ name }) => name);

  test.each(["features", "feature_list", "options"])("are listed under %s", (name) =>
    expect(namesOf({ [name]: [{ id: 1, name: "B" }] })).toEqual(["B"]),
  );

  test.each([
    [["B", "C", "B"], ["B", "C"]],
    [
      [
        { id: 1, name: "B" },
        { id: "1", name: "C" },
        { id: 2, name: "B" },
      ],
      ["B", "B"],
    ],
    [{ features: [{ id: 1, name: "B" }], more: [{ id: 2, name: "C" }] }, ["B"]],
    [[null, { id: 1 }, { name: "B" }], ["B"]],
    [["1", { id: 1, name: "B" }], ["1", "B"]],
    [null, []],
  ])("in %j are %j, each once", (features, names) => expect(namesOf({ features })).toEqual(names));

  test("that are texts can be shown and not chosen", () =>
    expect(packageOf({ features: ["B"] })?.features).toMatchObject([{ id: null, name: "B", optional: false }]));

  test("are 50 at most", () =>
    expect(namesOf({ features: Array.from({ length: 60 }, (_, id) => ({ id, name: `F${id}` })) })).toHaveLength(50));
}); // prettier-ignore
