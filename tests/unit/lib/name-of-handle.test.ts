import { expect, it } from "vitest";
import { nameOfHandle } from "@/lib/shop-label";

it.each([
  ["@ayse.taki_evi", "tr", "Ayse Taki Evi"],
  ["işık__evi", "tr", "İşık Evi"],
  ["ink.shop", "en", "Ink Shop"],
  ["1001_gece", "tr", "1001 Gece"],
  ["@_.", "tr", ""],
])("derives, from the handle %s in %s, the name %j", (handle, locale, name) =>
  expect(nameOfHandle(handle, locale)).toBe(name),
);
