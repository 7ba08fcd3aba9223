import { describe, expect, test } from "vitest";
import { partIn, readFeature } from "@/services/answers/read-feature";

describe("a feature", () => {
  const read = (fields: Record<string, unknown>) => readFeature(fields, "tr");

  test("that says nothing of itself is part of the package and cannot be switched off", () =>
    expect(read({ name: "B" })).toEqual({
      id: null,
      name: "B",
      optional: false,
      included: true,
      base: false,
      capability: null,
    }));

  test.each(["name", "title", "label", "feature_name", "text", "description", "code", "key", "slug", "map_key"])(
    "is called by its %s",
    (name) => expect(read({ [name]: "B" })?.name).toBe("B"),
  ); // prettier-ignore

  test("without a name is left out", () => expect(read({ id: 5, feature_id: 6 })).toBeNull());

  test.each(["id", "code", "feature_id", "feature_code"])("is chosen by its %s", (name) =>
    expect(read({ name: "B", [name]: "x" })?.id).toBe("x"),
  );

  test.each(["optional", "is_optional", "selectable", "switchable"])(
    "can be switched off where %s is set",
    (name) => {
      expect(read({ name: "B", [name]: 1 })).toMatchObject({ optional: true, included: true, base: false });
      expect(read({ name: "B", [name]: "?" })?.optional).toBe(false);
    },
  );

  test.each(["included", "is_included", "enabled", "available", "active"])(
    "is no part of the package where %s is taken back",
    (name) => {
      expect(read({ name: "B", [name]: 0 })).toMatchObject({ optional: false, included: false, base: false });
      expect(read({ name: "B", [name]: "?" })?.included).toBe(true);
    },
  );

  test.each(["base", "is_base"])("stands for the whole package where %s is set", (name) => {
    expect(read({ name: "B", [name]: 1 })).toMatchObject({ optional: false, included: true, base: true });
    expect(read({ name: "B", [name]: "?" })?.base).toBe(false);
  });

  test.each(["capability", "kind", "channel", "part", "code", "key", "slug", "type", "title", "label", "map_key"])(
    "brings the part that its %s speaks of",
    (name) => expect(read({ name: "B", [name]: "instagram" })?.capability).toBe("instagram"),
  ); // prettier-ignore

  test("brings the part of its kind rather than that of its name", () => {
    expect(read({ kind: "storefront", name: "Instagram" })?.capability).toBe("storefront");
    expect(read({ kind: "channel", name: "Instagram" })?.capability).toBe("instagram");
  });
});

test.each([
  ["facebook-page", "facebook-page"],
  ["facebook_page", "facebook-page"],
  ["Messenger", "facebook-page"],
  ["whatsapp", "whatsapp-number"],
  ["Whats App", "whatsapp-number"],
  ["WABA", "whatsapp-number"],
  ["Online store", "storefront"],
  ["web_shop", "storefront"],
  ["E-commerce", "storefront"],
  ["e ticaret", "storefront"],
  ["ecommerce", "storefront"],
  ["restore", null],
  ["bishop", null],
  ["Instagram & Messenger", null],
  ["", null],
  [7, null],
  [undefined, null],
])("%j speaks of the part %j", (text, part) => expect(partIn(text)).toBe(part));
