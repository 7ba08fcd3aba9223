import { describe, expect, it } from "vitest";
import { damagedLetters } from "@/gatsby/content/damaged-text";

describe("damaged letters", () => {
  it.each([
    "BÃ¼tÃ¼n mesajlar",
    "WhatsAppâ€™tan",
    "Sipariþ",
    "S?pariş",
    "25Â°C",
    "Kanalya Â© 2022",
    "boşlukÂ\u00a0",
  ])("are found in %j", (text) => {
    expect(damagedLetters(text)).not.toBeNull();
  });

  it.each([
    "MERCAN DÜKKÂN",
    "KÂR, İMKÂN, HÂLÂ",
    "Â harfi",
    "Hazır mısınız? Evet",
    "façade, naïve, Ängelholm",
  ])("are not found in %j", (text) => {
    expect(damagedLetters(text)).toBeNull();
  });
});
