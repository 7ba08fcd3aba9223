import { describe, expect, it } from "vitest";
import { suggestEmail } from "@/forms/suggest-email";

describe("suggestEmail()", () => {
  it.each([
    // Letters that no mail server is known to accept, including their encoded form in a domain (RFC 3492).
    ["ayşe.yıldız@dukkan.example", "ayse.yildiz@dukkan.example"],
    ["İNFO@DUKKAN.EXAMPLE", "info@dukkan.example"],
    ["info@dükkan.example", "info@dukkan.example"],
    ["info@xn--dkkan-kva.example", "info@dukkan.example"],
    ["Işıl@dukkan.example", "isil@dukkan.example"],
    ["ÇİĞDEM@GMAİL.COM", "cigdem@gmail.com"],
    ["gülüş@gmaıl.com", "gulus@gmail.com"],
    ["renée@dukkan.example", "renee@dukkan.example"],
    // All capitals, as typed with Caps Lock.
    ["INFO@DUKKAN.EXAMPLE", "info@dukkan.example"],
    // Typing errors in a top-level domain.
    ["ayse@dukkan.con", "ayse@dukkan.com"],
    ["ayse@dukkan.con.tr", "ayse@dukkan.com.tr"],
    ["ayse@dukkan.comtr", "ayse@dukkan.com.tr"],
    ["ayse@dukkan.comm", "ayse@dukkan.com"],
    ["ayse@www.dukkan.example", "ayse@dukkan.example"],
    ["www.ayse@dukkan.example", "ayse@dukkan.example"],
    ["ayse@dukkan.com.com", "ayse@dukkan.com"],
    ["ayse@dukkan.com.tr.tr", "ayse@dukkan.com.tr"],
    ["ayse@hotmail.con.com", "ayse@hotmail.com"],
    // Typing errors in the domain of a mail provider.
    ["ayse@gmail.con", "ayse@gmail.com"],
    ["ayse@gmail.co", "ayse@gmail.com"],
    ["ayse@gmail.com.tr", "ayse@gmail.com"],
    ["ayse@gmial.com", "ayse@gmail.com"],
    ["ayse@gamil.con", "ayse@gmail.com"],
    ["ayse@hotmial.com", "ayse@hotmail.com"],
    ["ayse@hotmail.cm", "ayse@hotmail.com"],
    ["ayse@homail.com.tr", "ayse@hotmail.com.tr"],
    ["ayse@outloook.com.tr", "ayse@outlook.com.tr"],
    ["ayse@yaho.com", "ayse@yahoo.com"],
    ["ayse@yandx.com", "ayse@yandex.com"],
    ["ayse@iclod.com", "ayse@icloud.com"],
  ])("the suggestion for %s is %s", (typed, suggestion) => expect(suggestEmail(typed)).toBe(suggestion));

  it.each([
    "ayse@dukkan.example",
    "Ayse.Yildiz@Dukkan.Example",
    "ayse+magaza@gmail.com",
    "o'brien@dukkan.co",
    "ayse@googlemail.com",
    "ayse@hotmail.de",
    "ayse@hotmail.com.tr",
    "ayse@yahoo.co.uk",
    "ayse@yandex.ru",
    "ayse@ymail.com",
    "ayse@email.com",
    "ayse@mail.com",
    "ayse@gmx.net",
    "ayse@cloud.example",
    "ayse@shop.om",
    "ayse@mail.dukkan.com.tr",
    "www@dukkan.example",
    "ayse@dukkan.k12.tr",
    "ayse@пример.рф",
    "ayse@xn--e1afmkfd.xn--p1ai",
    "søren@dukkan.example",
    "IRIS1@dukkan.example",
    "2024@dukkan.example",
  ])("there is no suggestion for %s, which may be correct", (typed) =>
    expect(suggestEmail(typed)).toBeUndefined(),
  );
});
