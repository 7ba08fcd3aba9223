import { describe, expect, it } from "vitest";
import { resolveLocalized } from "@/gatsby/schema/localized";
import { resolverContext } from "../../helpers/resolver-context";

const context = resolverContext({
  Constants: { trialDays: { value: 15, unit: "day" } },
  SiteFacts: { brand: "Ada" },
});

const resolve = (value: unknown, language: unknown) =>
  resolveLocalized({ title: value }, context, { fieldName: "title", variableValues: { language } });

describe("resolveLocalized()", () => {
  const title = { tr: "{brand} ile {trialDays} gün", en: "{trialDays} days of {brand}" };

  it("a localised text is resolved to the page's language, with placeholders filled in", async () => {
    await expect(resolve(title, "tr")).resolves.toBe("Ada ile 15 gün");
    await expect(resolve(title, "en")).resolves.toBe("15 days of Ada");
  });

  it("a list of localised texts is resolved to the page's language", async () => {
    await expect(resolve([title, { tr: "Bir", en: "One" }], "en")).resolves.toEqual([
      "15 days of Ada",
      "One",
    ]);
  });

  it("missing text resolves to null", async () => {
    await expect(resolve(null, "tr")).resolves.toBeNull();
    await expect(resolve(undefined, "tr")).resolves.toBeNull();
  });

  it("an unknown placeholder is rejected", async () => {
    await expect(resolve({ tr: "{no}", en: "" }, "tr")).rejects.toThrow("Unknown placeholder {no}");
  });

  it.each([undefined, "fr", ""])("rejects a query with the language %o", async (language) => {
    await expect(resolve(title, language)).rejects.toThrow(
      'The query of "title" must declare $language: String!',
    );
  });
});
