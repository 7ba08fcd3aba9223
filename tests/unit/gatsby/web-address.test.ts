import { describe, expect, it } from "vitest";
import { isLinkedAddress, isWebAddress, webAddressNear } from "@/gatsby/content/data-formats";

describe("an address of the web", () => {
  it.each([
    "https://www.gazete.com.tr",
    "https://gazete.com/haber/1?a=b&c=d#e",
    "https://gazete.com?x=1",
    "https://gazete.com:8443/",
    "https://çiçek.com.tr/gün",
    "https://tr.wikipedia.org/wiki/Fiyat_(iktisat)",
    "https://gazete.com/O'Reilly",
  ])("is %s", (value) => expect(isWebAddress(value)).toBe(true));

  it.each([
    "https://www..gazete.com/",
    "https://.gazete.com/",
    "https://gazete/",
    "https://gazete.com/haber”",
    "https://gazete.com/haber\u200b",
    "https://gazete.com/{brand}/",
    "https://{brand}.com/",
    "https://gazete.com/ haber",
    "http://gazete.com/",
    "https:///gazete.com/",
    "https://gazete-.com/",
    "https://user name@gazete.com/",
  ])("is not %j", (value) => expect(isWebAddress(value)).toBe(false));

  it("in a text may have placeholders, which have values there", () => {
    expect(isLinkedAddress("https://{storeDomain}/x/")).toBe(true);
  });

  it.each([
    ["https://gazete.com/haber”", "https://gazete.com/haber"],
    ["https://gazete.com/haber\u200b", "https://gazete.com/haber"],
    ["https://www..gazete.com/", ""],
  ])("is meant by %j", (typed, near) => expect(webAddressNear(typed)).toBe(near));
});
