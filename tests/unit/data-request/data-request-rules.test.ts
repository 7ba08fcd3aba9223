import { describe, expect, it } from "vitest";
import { separators } from "../../fixtures/separators";
import { applicationLetter, letterText } from "@/features/data-request/application-letter";
import {
  emptyRequest,
  validateRequest,
  type RequestValues,
} from "@/features/data-request/data-request-form.rules";
import { mailLink } from "@/features/data-request/mail-link";

const citizen: RequestValues = {
  ...emptyRequest,
  name: " Ayşe ",
  surname: "Yılmaz",
  identity_number: "10000000146",
  address: "Örnek Sokak 1\nİstanbul",
  subject: "erasure",
  details: "Deneme hesabım.\n\nTeşekkürler.",
  reply: "post",
};
const foreigner: RequestValues = {
  ...citizen,
  person: "foreigner",
  identity_number: "",
  nationality: "İtalya",
  passport_number: "YA1234567",
};

const words = (key: string, variables?: Record<string, string>) =>
  [key, ...Object.values(variables ?? {})].join(" ");
const controller = { legalEntity: "Marka A.Ş.", address: "Teknopark" };

describe("data request form rules", () => {
  it("a complete data request is valid unless its identity number is invalid", () => {
    expect(validateRequest(citizen)).toEqual({});
    expect(validateRequest(foreigner)).toEqual({});
    expect(validateRequest({ ...citizen, identity_number: "10000000145" })).toEqual({
      identity_number: "identity-number",
    });
  });

  it.each(separators)("an identity or phone number pasted with the separator %j is valid", (separator) => {
    const identity_number = ["", "100", "000", "001", "46", ""].join(separator);
    const phone = ["", "+90", "555", "123", "45", "67", ""].join(separator);
    expect(validateRequest({ ...citizen, identity_number, phone })).toEqual({});
  });

  it("a foreign national has to enter a nationality and a passport number, but no identity number", () => {
    expect(validateRequest({ ...foreigner, nationality: "", passport_number: " " })).toEqual({
      nationality: "required",
      passport_number: "required",
    });
  });

  it("a response by email requires an address; optional contact details are validated", () => {
    expect(validateRequest({ ...citizen, reply: "email" })).toEqual({ email: "required" });
    expect(validateRequest({ ...citizen, email: "ayse@" })).toEqual({ email: "email" });
    expect(validateRequest({ ...citizen, phone: "12" })).toEqual({ phone: "phone" });
  });
});

describe("content of the data request letter", () => {
  const text = letterText(applicationLetter(citizen, controller, words, "1 Mart 2026"));

  it("the letter contains company, applicant, request, date, and a line for the signature", () => {
    for (const part of [
      "Marka A.Ş.\nTeknopark",
      "letter.name: Ayşe Yılmaz",
      "letter.identity_number: 10000000146",
      "letter.address: Örnek Sokak 1\nİstanbul",
      "letter.right.erasure\nDeneme hesabım.\nTeşekkürler.",
      "letter.closing letter.reply.post",
      "letter.date: 1 Mart 2026",
      "letter.signature:",
    ])
      expect(text).toContain(part);
    expect(text).not.toContain("letter.email");
  });

  it("the letter includes only the identity or passport number that applies to the applicant", () => {
    const both = { ...foreigner, identity_number: "10000000146" };
    const letter = letterText(applicationLetter(both, controller, words, "1 Mart 2026"));
    expect(letter).toContain("letter.passport_number: YA1234567");
    expect(letter).not.toContain("10000000146");
  });
});

describe("mailto link for the data request", () => {
  it("the mailto link contains a short letter in full, with CRLF line endings", () => {
    const { href, hasText } = mailLink("a@b.example", "Başvuru & şikâyet", "Bir\niki");
    expect(hasText).toBe(true);
    const query = new URLSearchParams(href.slice(href.indexOf("?")));
    expect(query.get("subject")).toBe("Başvuru & şikâyet");
    expect(query.get("body")).toBe("Bir\r\niki");
  });

  it("the mailto link omits the text of a long letter", () => {
    const { href, hasText } = mailLink("a@b.example", "Başvuru", "ş".repeat(400));
    expect(hasText).toBe(false);
    expect(href).toBe(`mailto:a@b.example?subject=${encodeURIComponent("Başvuru")}`);
  });
});
