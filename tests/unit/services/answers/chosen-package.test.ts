import { describe, expect, test } from "vitest";
import { readOnboardingInformation } from "@/services/answers/onboarding-information";

const read = (body: unknown) => readOnboardingInformation(body, "tr");

describe("the package", () => {
  const plain = { features_ids: [], capabilities: null };

  test.each([
    { package: { id: 1, code: "x" } },
    { package: { package_id: 1 } },
    { package: { package_code: 1 } },
    { package: { code: 1 } },
    { package: { uuid: 1 }, package_id: 2 },
    { selected_package: { id: 1 }, services: [] },
    { package_id: 1 },
    { package_code: 1, services: [] },
    { package: 1 },
  ])("in %j is the first", (body) => expect(read(body).package).toEqual({ id: 1, ...plain }));

  test.each(["features_ids", "feature_ids", "selected_features"])("has its features under %s", (name) => {
    expect(read({ package: { id: 1, [name]: [2, 3] } }).package?.features_ids).toEqual([2, 3]);
    expect(read({ package_id: 1, [name]: [2, 3] }).package?.features_ids).toEqual([2, 3]);
  });

  test.each([
    [[{ feature_id: 2 }, { code: "x" }], [2, "x"]],
    [[2, "2", 3], ["2", 3]],
    [{ 2: true, 3: false }, ["2"]],
    [[{ id: 2, included: "no" }, { id: 3, included: "?" }], [3]],
    [{ x: 1 }, ["x"]],
    [[{ label: "?" }], []],
    [[{ label: "?" }, 4], [4]],
    [7, []],
    [true, []],
  ])("has of the features %j those with the ids %j", (features, ids) =>
    expect(read({ package: { id: 1, selected_features: features } }).package?.features_ids).toEqual(ids),
  ); // prettier-ignore

  test("has the features that are bare ids, and not those that describe it", () => {
    expect(read({ package: { id: 1, features: [2] } }).package?.features_ids).toEqual([2]);
    expect(read({ package_id: 1, features: [2] }).package?.features_ids).toEqual([2]);
    expect(read({ package: { id: 1, features: [2, { id: 3 }] } }).package?.features_ids).toEqual([]);
    expect(read({ package: { id: 1, features: "2,3" } }).package?.features_ids).toEqual([]);
    expect(read({ package: { id: 1, features: [2], feature_ids: [3] } }).package?.features_ids).toEqual([3]);
  });

  test("has 50 features at most", () => {
    const features_ids = Array.from({ length: 60 }, (_, id) => id);
    expect(read({ package: { id: 1, features_ids } }).package?.features_ids).toHaveLength(50);
  });

  test.each([
    [["storefront", "instagram", "x"], ["instagram", "storefront"]],
    [[], []],
    ["storefront", null],
    [undefined, null],
  ])("that can do %j brings the parts %j", (capabilities, parts) =>
    expect(read({ package: { id: 1, capabilities } }).package?.capabilities).toEqual(parts),
  ); // prettier-ignore
});
