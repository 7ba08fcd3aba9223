import { describe, expect, it } from "vitest";
import { shopAddress } from "@/features/onboarding/shop-address";

const base = "store.example.com";

const hostile = [
  "evil.com",
  "evil.com/",
  "shop.store.example.com@evil.com",
  "shop.store.example.com:p@evil.com",
  "evil.com#.store.example.com",
  "evil.com?.store.example.com",
  "evil.com/.store.example.com",
  "evil.com\\.store.example.com",
  "shop.store.example.com.evil.com",
  "//evil.com",
  "/\\evil.com",
  "e%76il.com",
  "evil.com\t",
  "evil\n.com",
  "evil。com",
  "ⓔvil.com",
  "xn--e1awd7f.com",
  "xn--e1awd7f.store.example.com",
  "127.0.0.1",
  "[::1]",
  "0x7f000001",
  "localhost:8080",
  "shop.store.example.com:8443",
  "evilstore.example.com",
  "a.b.store.example.com",
  "-shop.store.example.com",
  "shop_1.store.example.com",
  "ŞOP.store.example.com",
  "İstanbul.store.example.com",
  "shop.store.example.com.",
  `${"a".repeat(64)}.store.example.com`,
  "",
  " ",
  "null",
  "undefined",
  "store.example.com",
  ".store.example.com",
  "shop.store.example.com/../..",
  "shop.store.example.com?token=1",
  "https://shop.store.example.com",
  " shop.store.example.com",
  "javascript:alert(1)//.store.example.com",
  "shop.store.example.com\u0000.evil.com",
  "shop\u00AD.store.example.com",
  "shop\u202E.store.example.com",
  "shop%2estore.example.com",
  "shop..store.example.com",
  "shop-.store.example.com",
  "<script>.store.example.com",
  "data:text/html,x.store.example.com",
];

describe("shop address", () => {
  it.each(hostile)("refuses %j", (domain) => expect(shopAddress(domain, base)).toBeNull());

  it.each([null, undefined, 7, {}, ["shop.store.example.com"]])("refuses %j", (domain) =>
    expect(shopAddress(domain, base)).toBeNull(),
  );

  it.each([
    ["shop.store.example.com", "https://shop.store.example.com/"],
    ["SHOP.store.example.com", "https://shop.store.example.com/"],
    ["my-shop-34.store.example.com", "https://my-shop-34.store.example.com/"],
  ])("accepts %s", (domain, address) => expect(shopAddress(domain, base)).toBe(address));
});
