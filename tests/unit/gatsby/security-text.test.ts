import { expect, it } from "vitest";
import { securityText } from "@/gatsby/feeds/security-text";

const builtAt = new Date("2026-11-22T09:00:00.123Z");
const text = securityText({ url: "https://www.shop.example", email: "hello@shop.example" }, builtAt);

it("lists contact address, languages and its own canonical address", () => {
  expect(text.split("\n")).toEqual([
    "Contact: mailto:hello@shop.example",
    "Expires: 2027-09-18T09:00:00Z",
    "Preferred-Languages: tr, en",
    "Canonical: https://www.shop.example/.well-known/security.txt",
    "",
  ]);
});

it("expires within a year of the build, as RFC 9116 (2.5.5) recommends", () => {
  const expires = new Date(/Expires: (\S+)/.exec(text)?.[1] ?? "").getTime();
  expect(expires).toBeGreaterThan(builtAt.getTime());
  expect(expires - builtAt.getTime()).toBeLessThan(365 * 24 * 60 * 60 * 1000);
});
