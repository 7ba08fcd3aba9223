import { describe, expect, it } from "vitest";
import { addressOfPage, decodedAddress, repairedAddress } from "@/app/repair-address";

describe("repairedAddress()", () => {
  it.each([
    ["/", "/"],
    ["/#%", "/#%25"],
    ["/pricing/#%zz", "/pricing/#%25zz"],
    ["/#50%indirim", "/#50%25indirim"],
    ["/en/#%E0%A4%A", "/en/#%25E0%25A4%25A"],
    ["/onboarding/#r=%", "/onboarding/#r=%25"],
    ["/%zz/?a=1#b", "/%25zz/?a=1#b"],
    ["#%", "#%25"],
    ["?q=%", "?q=%"],
    ["/faq/?a=%#%20ok", "/faq/?a=%#%20ok"],
    ["/a%20b/#%C3%BC", "/a%20b/#%C3%BC"],
    ["/en/faq/index.html?a=index.html#x", "/en/faq/?a=index.html#x"],
    ["/index.html", "/"],
    ["/faq/index.htm", "/faq/index.htm"],
    ["/EN//yok", "/en/yok"],
    ["//pricing///?a=//#b//", "/pricing/?a=//#b//"],
  ])("repairs %s to %s", (address, expected) => {
    const repaired = repairedAddress(address);
    expect(repaired).toBe(expected);
    expect(repairedAddress(repaired)).toBe(expected);
  });
});

describe("addressOfPage()", () => {
  it.each([
    ["/PRICING/?a=1#B", "/pricing/", "/pricing/?a=1#B"],
    ["/pricing/", "/pricing/", "/pricing/"],
    ["/NOPE/", "/404/", "/NOPE/"],
    ["/Onboarding/Setup/", "/onboarding/", "/Onboarding/Setup/"],
    ["/a/", undefined, "/a/"],
  ])("the address %s, served by the page %s, becomes %s", (address, page, expected) =>
    expect(addressOfPage(address, page)).toBe(expected),
  );
});

describe("decodedAddress()", () => {
  it.each([
    ["/pricing%23faq", "/pricing#faq"],
    ["/en/%23faq", "/en/#faq"],
    ["/pricing/%3Futm=1%23faq", "/pricing/?utm=1#faq"],
    ["/pricing%3Futm=1?a=%2F#b%20", "/pricing?utm=1?a=%2F#b%20"],
    ["/press%2Fbthaber/", "/press/bthaber/"],
    ["/pricing%5C", "/pricing/"],
    ["/pricing%20", "/pricing"],
    ["/pricing/%0A%C2%A0?a=1", "/pricing/?a=1"],
    ["/pricing%252F", "/pricing/"],
    ["/onboarding/%23r=abc", "/onboarding/#r=abc"],
    ["/%2Fevil.example/", "//evil.example/"],
    ["/pricing/%00", "/pricing/"],
    ["/pricing%2525252523faq", "/pricing#faq"],
    ["/a%2F..%2F..%2Fb", "/b"],
  ])("decodes %s to %s", (address, meant) => expect(decodedAddress(address)).toBe(meant));

  it.each([
    "/",
    "/pricing/?a=%23#%2F",
    "/a%25b",
    "/50%25/?a=%",
    "/a%20b/",
    "/%C5%9F/",
    "/pricing/%22",
    "/%FF%23",
    "/%E0%A4%A",
  ])("leaves %s unchanged", (address) => expect(decodedAddress(address)).toBe(address));
});
