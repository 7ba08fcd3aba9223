import { describe, expect, it } from "vitest";
import { repairedAddress, repairedTarget } from "@/app/repair-address";

describe("repairedAddress", () => {
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
  ])("%s becomes %s", (address, expected) => {
    const repaired = repairedAddress(address);
    expect(repaired).toBe(expected);
    expect(repairedAddress(repaired)).toBe(expected);
  });
});

describe("repairedTarget", () => {
  it.each([
    ["/#%", "/#%25"],
    [new URL("https://shop.example/faq/?a=1#%"), "https://shop.example/faq/?a=1#%25"],
    [null, null],
    [undefined, undefined],
  ])("%s becomes %s", (url, expected) => expect(repairedTarget(url)).toBe(expected));
});
