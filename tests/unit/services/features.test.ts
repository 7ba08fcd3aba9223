import { expect, test } from "vitest";
import { defaultChoice } from "@/features/onboarding/screens/package-choice";
import { readPackageList } from "@/services/answers/package-list";
import { partIn } from "@/services/answers/read-feature";

test.each([
  ["INSTAGRAM", "instagram"],
  ["İNSTAGRAM", "instagram"],
  ["E-TİCARET SİTESİ", "storefront"],
  ["MAĞAZA", "storefront"],
  ["Mağaza", "storefront"],
  ["FACEBOOK SAYFASI", "facebook-page"],
  ["WHATSAPP_NUMBER", "whatsapp-number"],
  ["Canlı sohbet", null],
] as const)("%s speaks of %s", (text, part) => expect(partIn(text)).toBe(part));

test.each([
  [
    [
      { id: 1, name: "INSTAGRAM" },
      { id: 2, name: "E-TİCARET SİTESİ" },
    ],
    [1, 2],
    ["instagram", "storefront"],
  ],
  [{ instagram: true, whatsapp: false, store: true }, ["instagram", "store"], ["instagram", "storefront"]],
  [{ "1": { name: "Instagram" }, "2": { name: "WhatsApp" } }, ["1", "2"], ["instagram", "whatsapp-number"]],
  [{ data: [{ id: 1, name: "Instagram" }] }, [1], ["instagram"]],
  ["Instagram, WhatsApp", [1], ["instagram", "whatsapp-number"]],
] as const)("a package with the features %j needs them in its setup", (features, ids, parts) => {
  const [offer] = readPackageList([{ id: 1, name: "A", features }], "tr").packages;
  expect(offer && defaultChoice(offer)).toMatchObject({ featureIds: ids, parts });
});
