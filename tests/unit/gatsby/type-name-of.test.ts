import { describe, expect, it } from "vitest";
import { resolveSiteLink } from "@/gatsby/schema/resolver-context";
import { typeNameOf } from "@/gatsby/schema/type-name-of";
import { resolverContext } from "../../helpers/resolver-context";

const typeOf = (sourceInstanceName: string, relativePath: string) =>
  typeNameOf({ node: { sourceInstanceName, relativePath } });

describe("typeNameOf()", () => {
  it.each([
    ["data", "site.json", "SiteFacts"],
    ["data", "faq.json", "FaqQuestion"],
    ["data", "press/bthaber.json", "PressItem"],
    ["data", "schema/press-item.schema.json", "DataSchema"],
    ["locale", "tr/common.json", "LocaleStrings"],
  ])("the type of %s/%s is %s", (source, file, type) => {
    expect(typeOf(source, file)).toBe(type);
  });

  it.each(["other.json", "press/deep/item.json"])("throws for the unknown file %s", (file) => {
    expect(() => typeOf("data", file)).toThrow(`data/${file} is not a known data file`);
  });
});

describe("resolveSiteLink()", () => {
  const context = resolverContext({ SiteFacts: { links: { login: "https://app.example/" } } });

  it("site links are resolved, and other URLs are returned unchanged", async () => {
    await expect(resolveSiteLink("/faq/", context)).resolves.toBe("/faq/");
    await expect(resolveSiteLink("site:login", context)).resolves.toBe("https://app.example/");
    await expect(resolveSiteLink("site:logout", context)).rejects.toThrow('no link "logout"');
  });
});
