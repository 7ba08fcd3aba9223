import { describe, expect, it } from "vitest";
import metadata from "libphonenumber-js/metadata.min.json";
import { callingCodes } from "@/lib/calling-codes";
import { separators } from "../../fixtures/separators";
import {
  countryOfPasted,
  mainCountryOf,
  nationalDigits,
  phoneCharacters,
  phoneNumber,
  toE164,
} from "@/forms/phone-number";

const codeOf = (country: string) => {
  const code = callingCodes.find((entry) => entry.country === country);
  if (!code) throw new Error(`no calling code for ${country}`);
  return code;
};
const phone = (national: string, country = "TR") => ({ ...codeOf(country), national });

describe("phone number parsing", () => {
  it.each([
    ["5551234567", "5551234567"],
    ["0555 123 45 67", "5551234567"],
    ["(0555) 123-45-67", "5551234567"],
    ["+90 555 123 45 67", "5551234567"],
    ["+90 (0555) 123 45 67", "5551234567"],
    ["0090 555 123 45 67", "5551234567"],
    ["905551234567", "5551234567"],
    ["90555123456", "90555123456"],
    ["\u202a555.123/45-67\u202c", "5551234567"],
    ["555123456789", "555123456789"],
    ["", ""],
    ["+49 30 123456", undefined],
    ["555 abc", undefined],
    ["abc 555", undefined],
    ["555+123", undefined],
  ])("extracts the national digits of %s", (typed, digits) => {
    expect(nationalDigits(phone(typed))).toBe(digits);
  });

  it.each(separators)("a phone number pasted with the separator %j is valid", (separator) => {
    const pasted = ["", "0555", "123", "45", "67", ""].join(separator);
    expect(phoneNumber(phone(pasted))).toBeUndefined();
    expect(toE164(phone(pasted))).toBe("+905551234567");
    const foreign = ["", "+49", "30", "123456", ""].join(separator);
    expect(countryOfPasted(foreign, codeOf("TR"), callingCodes)?.country).toBe("DE");
  });

  it.each([
    ["", "required"],
    ["   ", "required"],
    ["\u202a\u202c", "required"],
    ["555123456", "phone"],
    ["555 123 45 678", "phone"],
    ["555123456789", "phone-long"],
    ["telefon", "phone"],
    ["+4930123456", "phone"],
    ["0555 123 45 67", undefined],
    ["444 1 444", undefined],
    ["+90 444 0 123", undefined],
    ["444 1 44", "phone"],
    ["445 1 444", "phone"],
    ["0212 555 12 34/35", "phone-long"],
    ["Ayşe 0555 123 45 67", "phone"],
    ["0555 123 45 67 Mehmet", "phone"],
    ["Tele 0555 123 45 67", "phone"],
  ])("validates %j", (typed, error) => {
    expect(phoneNumber(phone(typed))).toBe(error);
  });

  // ITU-T E.164 (6.2.1): at most 15 digits including the country code.
  it.each([
    ["90", "1".repeat(11), undefined],
    ["9999", "1".repeat(11), undefined],
    ["99999", "1".repeat(11), "phone-long"],
    ["99999", "1".repeat(10), undefined],
    ["9", "1".repeat(12), "phone-long"],
    ["9", "1".repeat(3), "phone"],
    ["9", "1".repeat(4), undefined],
  ])("after the calling code %s, the length of %s is validated", (callingCode, national, error) => {
    expect(phoneNumber({ country: "XX", callingCode, trunkPrefix: "", national })).toBe(error);
  });

  it.each([
    ["0555 123 45 67", "TR", "+905551234567"],
    ["030 123456", "DE", "+4930123456"],
    ["06 1234 5678", "IT", "+390612345678"],
    ["8 912 345 67 89", "RU", "+79123456789"],
    ["800 123 45 67", "RU", "+78001234567"],
    ["8 800 123 45", "RU", "+7880012345"],
    ["06 1 234 5678", "HU", "+3612345678"],
    ["30 123456", "DE", "+4930123456"],
    ["+49 abc", "DE", "+49"],
    ["1 202 555 0100", "US", "+12025550100"],
    // Obsolete and trunk prefixes.
    ["+52 1 55 1234 5678", "MX", "+525512345678"],
    ["1 55 1234 5678", "MX", "+525512345678"],
    ["044 55 1234 5678", "MX", "+525512345678"],
    ["01 55 1234 5678", "MX", "+525512345678"],
    ["155 123 4567", "MX", "+521551234567"],
    ["8 65 123456", "TM", "+99365123456"],
    ["+54 9 11 1234 5678", "AR", "+5491112345678"],
    ["011 15 1234 5678", "AR", "+5491112345678"],
    ["8 612 34567", "LT", "+37061234567"],
    ["+370 8 612 34567", "LT", "+37061234567"],
    ["8 029 123 45 67", "BY", "+375291234567"],
    ["0 15 11 91234 5678", "BR", "+5511912345678"],
    ["11 91234 5678", "BR", "+5511912345678"],
    ["03 300 123 4567", "CO", "+573001234567"],
    ["300 123 4567", "CO", "+573001234567"],
    ["+380 (0) 44 123 45 67", "UA", "+380441234567"],
    ["+44 (0)20 7946 0000", "GB", "+442079460000"],
    ["+39 (0) 6 1234 5678", "IT", "+390612345678"],
    // Labels and URI schemes before a number, extensions after it.
    ["tel:+90-555-123-45-67", "TR", "+905551234567"],
    ["Tel: 0555 123 45 67", "TR", "+905551234567"],
    ["https://wa.me/905551234567?text=Merhaba", "TR", "+905551234567"],
    ["https://api.whatsapp.com/send?phone=905551234567&app_absent=0", "TR", "+905551234567"],
    ["Tel. 0555 123 45 67", "TR", "+905551234567"],
    ["Cep/WhatsApp: 0555 123 45 67", "TR", "+905551234567"],
    ["0212 555 12 34 ext. 12", "TR", "+902125551234"],
    ["0212 555 12 34 #12", "TR", "+902125551234"],
    ["444 1 444", "TR", "+904441444"],
    ["📞 0555 123 45 67", "TR", "+905551234567"],
    ["☎️ +49 30 123456", "DE", "+4930123456"],
    ["'+905551234567", "TR", "+905551234567"],
    ["*0555 123 45 67*", "TR", "+905551234567"],
    ["“0555 123 45 67”", "TR", "+905551234567"],
    ["- 0555 123 45 67", "TR", "+905551234567"],
    ["0555·123·45·67", "TR", "+905551234567"],
    ["MOBİL 0555 123 45 67", "TR", "+905551234567"],
    ["Cep Tel. No 0555 123 45 67", "TR", "+905551234567"],
    ["M +49 30 123456", "DE", "+4930123456"],
  ])("formats %s of %s as %s", (typed, country, sent) => {
    expect(toE164(phone(typed, country))).toBe(sent);
  });

  it.each([
    ["+49 30 123456", "DE"],
    ["0044 20 7946 0000", "GB"],
    ["+1 202 555 0100", "US"],
    ["+90 555 123 45 67", undefined],
    ["555", undefined],
    ["+999 1", undefined],
    ["(+49) 30 123456", "DE"],
    ["tel:+49-30-123456", "DE"],
    ["+52 1 55 1234 5678", "MX"],
    ["📱+49 30 123456", "DE"],
    ['"+49 30 123456"', "DE"],
    ["49 30 123456", undefined],
    ["30 0049 1", undefined],
  ])("detects the country of the pasted number %s", (pasted, country) => {
    expect(countryOfPasted(pasted, codeOf("TR"), callingCodes)?.country).toBe(country);
  });

  it.each([
    ["1", "US"],
    ["7", "RU"],
    ["44", "GB"],
    ["90", "TR"],
    ["999", undefined],
  ])("returns the main country of +%s", (digits, country) => {
    expect(mainCountryOf(`${digits}5551`, callingCodes)?.country).toBe(country);
  });

  it("mainCountryOf() returns the first country for +590, which has no main country", () => {
    expect(mainCountryOf("5905551", callingCodes)?.country).toBe("BL");
  });

  it("phoneCharacters matches only characters that can occur in a number", () => {
    expect([..."09 ()+-./"].filter((character) => phoneCharacters.test(character))).toHaveLength(9);
    expect(["a", "ı", "#", "12", "", "1a"].filter((text) => phoneCharacters.test(text))).toEqual([]);
  });

  it("calling codes and trunk prefixes match the installed libphonenumber", () => {
    const expected = Object.entries(metadata.countries).map(([country, entry]) => ({
      country,
      callingCode: (entry as unknown[])[0],
      trunkPrefix: (entry as unknown[])[5] || "",
    }));
    expect([...callingCodes].sort((a, b) => (a.country < b.country ? -1 : 1))).toEqual(
      expected.sort((a, b) => (a.country < b.country ? -1 : 1)),
    );
  });
});
