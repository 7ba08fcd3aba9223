import { describe, expect, it } from "vitest";
import { shopAddress } from "@/lib/shop-address";
import { hostileDomains, storeDomain } from "../../fixtures/hostile-domains";

describe("address of an installed shop", () => {
  it.each(hostileDomains)("the domain %j is rejected", (domain) =>
    expect(shopAddress(domain, storeDomain)).toBeNull(),
  );

  it.each([null, undefined, 7, {}, ["shop.store.example.com"]])("rejects the non-string %j", (domain) =>
    expect(shopAddress(domain, storeDomain)).toBeNull(),
  );

  it.each([
    ["shop.store.example.com", "https://shop.store.example.com/"],
    ["SHOP.store.example.com", "https://shop.store.example.com/"],
    ["https://shop.store.example.com", "https://shop.store.example.com/"],
    ["http://shop.store.example.com/", "https://shop.store.example.com/"],
    ["HTTPS://Shop.Store.Example.com//", "https://shop.store.example.com/"],
    ["  shop.store.example.com ", "https://shop.store.example.com/"],
    ["shop.store.example.com/admin/start", "https://shop.store.example.com/"],
    ["https://shop.store.example.com:443/", "https://shop.store.example.com/"],
    ["//shop.store.example.com", "https://shop.store.example.com/"],
    ["\u00A0shop.store.example.com\n", "https://shop.store.example.com/"],
    [`shop.store.example.com/${"a".repeat(277)}`, "https://shop.store.example.com/"],
    ["my-shop-34.store.example.com", "https://my-shop-34.store.example.com/"],
  ])("accepts %s", (domain, address) => expect(shopAddress(domain, storeDomain)).toBe(address));

  it("a shop address beyond the maximum length is rejected", () =>
    expect(shopAddress(`shop.store.example.com/${"a".repeat(278)}`, storeDomain)).toBeNull());

  it.each(["mağaza.example", "127.0.0.1", "store_.example:1"])(
    "rejects every shop below %s, which is not a valid host name",
    (domain) => expect(shopAddress(`shop.${domain}`, domain)).toBeNull(),
  );
});
