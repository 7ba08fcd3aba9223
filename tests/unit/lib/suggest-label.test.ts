import { describe, expect, it } from "vitest";
import site from "../../../data/site.json";
import { suggestLabel } from "@/lib/reserved-label";
import { subDomain } from "@/features/storefront/store-setup-form.rules";

describe("suggestLabel", () => {
  it.each([
    ["@Çiçek_Evi", "cicek-evi"],
    ["IĞDIR.İncisi", "igdir-incisi"],
    ["şık__ürün..öz", "sik-urun-oz"],
    ["_.-", ""],
    ["mail", "mail-shop"],
    ["WWW", "www-shop"],
    [site.brand, ""],
  ])("%s becomes %s", (handle, label) => expect(suggestLabel(handle)).toBe(label));

  it("suggests only what the form accepts", () => {
    for (const handle of ["a".repeat(90), "xn--ıgdır", "admin", "9 taş", "ÖZ-ÇELİK"])
      expect(subDomain(suggestLabel(handle)), handle).toBeUndefined();
  });
});
