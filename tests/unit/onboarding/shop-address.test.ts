import { describe, expect, it } from "vitest";
import { startTarget } from "@/features/onboarding/start-target";
import { shopAddress } from "@/lib/shop-address";

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
  "ftp://shop.store.example.com",
  "https:shop.store.example.com",
  "https://https://shop.store.example.com",
  "https://user@shop.store.example.com",
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
    ["https://shop.store.example.com", "https://shop.store.example.com/"],
    ["http://shop.store.example.com/", "https://shop.store.example.com/"],
    ["HTTPS://Shop.Store.Example.com//", "https://shop.store.example.com/"],
    ["  shop.store.example.com ", "https://shop.store.example.com/"],
    ["shop.store.example.com/admin/start", "https://shop.store.example.com/"],
    ["https://shop.store.example.com:443/", "https://shop.store.example.com/"],
    ["//shop.store.example.com", "https://shop.store.example.com/"],
    ["\u00A0shop.store.example.com\n", "https://shop.store.example.com/"],
    ["my-shop-34.store.example.com", "https://my-shop-34.store.example.com/"],
  ])("accepts %s", (domain, address) => expect(shopAddress(domain, base)).toBe(address));
});

describe("where starting leads", () => {
  const places = { subDomain: "", storeDomain: base, login: "https://app.example/" };
  const shop = "https://shop.store.example.com/";
  const finished = { isFinished: true, release: null, domain: "" };

  it.each([
    [{ ...finished, isFinished: false }, "", { href: null, note: null }],
    [{ ...finished, domain: "https://shop.store.example.com" }, "", { href: shop, note: null }],
    [{ ...finished, domain: " " }, "", { href: places.login, note: null }],
    [finished, "shop", { href: shop, note: null }],
    [{ ...finished, domain: "evil.com" }, "shop", { href: shop, note: null }],
    [{ ...finished, domain: "shop" }, "shop", { href: shop, note: null }],
    [{ ...finished, domain: "" }, "not a label", { href: places.login, note: "bad-address" }],
    [{ ...finished, domain: "evil.com" }, "not a label", { href: places.login, note: "bad-address" }],
    [{ isFinished: false, release: "stuck", domain: shop }, "", { href: places.login, note: "stuck" }],
    [{ isFinished: false, release: "untracked", domain: shop }, "", { href: shop, note: "untracked" }],
    [{ isFinished: false, release: "untracked", domain: "" }, "", { href: places.login, note: "untracked" }],
  ] as const)("%j with the chosen label %j: %j", (progress, subDomain, expected) => {
    expect(startTarget(progress, { ...places, subDomain })).toEqual(expected);
  });

  it.each(hostile.filter((domain) => domain.trim() !== ""))(
    "goes to the application instead of %j",
    (domain) => {
      const target = startTarget({ ...finished, domain }, places);
      expect(target).toEqual({ href: places.login, note: "bad-address" });
    },
  );
});
