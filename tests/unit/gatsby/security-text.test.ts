import { expect, it } from "vitest";
import { securityText } from "@/gatsby/feeds/security-text";

const builtAt = new Date("2026-11-22T09:00:00.123Z");
const text = securityText({ url: "https://www.shop.example", email: "hello@shop.example" }, builtAt);

// RFC 9116 (2.5.5) recommends an expiry within a year.
it("security.txt contains contact, expiry, languages and its canonical URL", () => {
  expect(text.split("\n")).toEqual([
    "Contact: mailto:hello@shop.example",
    "Expires: 2027-09-18T09:00:00Z",
    "Preferred-Languages: tr, en",
    "Canonical: https://www.shop.example/.well-known/security.txt",
    "",
  ]);
});
