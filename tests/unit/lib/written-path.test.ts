import { expect, it } from "vitest";
import { writtenPath } from "@/lib/written-path";

it.each([
  ["/pricing/", "/pricing/"],
  ["/", "/"],
  ["/en/", "/en/"],
  ["/en", "/en/"],
  ["/PRICING", "/pricing/"],
  ["/PRİCİNG", "/pricing/"],
  ["/tr", "/"],
  ["/tr/en-route/", "/en-route/"],
  ["/TR-tr/Pricing", "/pricing/"],
  ["/en_GB/pricing", "/en/pricing/"],
  ["/trend/", "/trend/"],
  ["/english/", "/english/"],
  ["//", "/"],
  ["/en///pricing//", "/en/pricing/"],
  ["/pricing.", "/pricing/"],
  ["/pricing/,", "/pricing/"],
  ["/pricing”)", "/pricing/"],
  ["/pricing…", "/pricing/"],
  ["/pricing ", "/pricing/"],
  ["/pricing.html.", "/pricing/"],
  ["/pricing/index.htm", "/pricing/"],
  ["/index.html", "/"],
  ["/2.0/a.b/", "/2.0/a.b/"],
])("%s means %s", (path, meant) => expect(writtenPath(path)).toBe(meant));
