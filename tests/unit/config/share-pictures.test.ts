import { describe, expect, it } from "vitest";
import { sharePictureOf } from "@/config/share-pictures";

describe("sharePictureOf()", () => {
  it.each([
    ["/", "home"],
    ["/pricing/", "pricing"],
    ["/press/", "press"],
    ["/press/whatsapp/", "press-whatsapp"],
    ["/press/another/", "press"],
    ["/referances/", "references"],
    ["/contact-us/", "contact"],
    ["/privacy-policy/", "legal"],
    ["/cookie/", "legal"],
    ["/unheard-of/", "home"],
    ["/constructor/", "home"],
  ])("the share image of %s is %s", (path, expected) => {
    expect(sharePictureOf(path)).toBe(expected);
  });
});
