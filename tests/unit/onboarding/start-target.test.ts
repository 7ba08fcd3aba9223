import { describe, expect, it } from "vitest";
import { startTarget } from "@/features/onboarding/start-target";
import { hostileDomains, storeDomain } from "../../fixtures/hostile-domains";

describe("startTarget()", () => {
  const places = { subDomain: "", storeDomain, login: "https://app.example/" };
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
  ] as const)("target of %j with the selected subdomain %j is %j", (progress, subDomain, expected) => {
    expect(startTarget(progress, { ...places, subDomain })).toEqual(expected);
  });

  it.each(hostileDomains.filter((domain) => domain.trim() !== ""))(
    "returns the application for the rejected address %j",
    (domain) => {
      const target = startTarget({ ...finished, domain }, places);
      expect(target).toEqual({ href: places.login, note: "bad-address" });
    },
  );
});
