import { describe, expect, it } from "vitest";
import siteFacts from "../../../data/site.json";
import { subDomain } from "@/features/storefront/store-setup-form.rules";
import { toDnsLabel } from "@/lib/shop-label";
import { isReservedLabel, suggestLabel } from "@/lib/reserved-label";

const brand = toDnsLabel(siteFacts.brand).replaceAll("-", "");

describe("reservation of subdomains", () => {
  it.each([
    // RFC 2142, sections 3 to 6.
    ..."info marketing sales support abuse noc security postmaster hostmaster usenet".split(" "),
    ..."news webmaster www uucp ftp".split(" "),
    ..."login giris ns1 ns12 mx2 smtp1 autodiscover autoconfig mta-sts wpad".split(" "),
    ..."paypal iyzico whatsapp admin api shop-internal noreply cpanel".split(" "),
    ..."secure guvenli bank banka eposta posta login1 secure-login giris--secure bank-2 id ssl".split(" "),
    ..."openid-configuration webhook webhooks oauth2 token session".split(" "),
    ...[brand, `${brand}-destek`, `destek-${brand}`, `giris-${brand}-tr`, `giris${brand}`],
    ...[`${brand}1`, `${brand}destek`, `${brand}ci`, `x-${brand.slice(0, 3)}-${brand.slice(3)}`],
  ])("reserves the subdomain %s", (label) => {
    expect(isReservedLabel(label)).toBe(true);
    expect(subDomain(label)).toBe("sub-domain-reserved");
    expect(isReservedLabel(suggestLabel(label))).toBe(false);
  });

  it.each([
    "mail-evi",
    "papatya",
    "ns-butik",
    "loginet",
    "1001-gece",
    "nsx1",
    "mail1234",
    "bankadan",
    "login-evi",
  ])("does not reserve the subdomain %s", (label) => expect(subDomain(label)).toBeUndefined());
});

describe("suggestLabel()", () => {
  it.each([
    ["@Çiçek_Evi", "cicek-evi"],
    ["IĞDIR.İncisi", "igdir-incisi"],
    ["şık__ürün..öz", "sik-urun-oz"],
    ["_.-", ""],
    ["mail", "mail-shop"],
    ["WWW", "www-shop"],
    [siteFacts.brand, ""],
  ])("the suggestion for %s is %s", (handle, label) => expect(suggestLabel(handle)).toBe(label));

  it("suggestLabel() suggests only subdomains that pass validation", () => {
    for (const handle of ["a".repeat(90), "xn--ıgdır", "admin", "9 taş", "ÖZ-ÇELİK"])
      expect(subDomain(suggestLabel(handle)), handle).toBeUndefined();
  });
});
