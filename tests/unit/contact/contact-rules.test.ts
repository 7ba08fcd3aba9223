import { describe, expect, it } from "vitest";
import {
  initialContactValues,
  namePartsOf,
  toContactMessage,
  validateContact,
} from "@/features/contact/contact-form.rules";

const message = {
  name: " Ayşe ",
  surname: "Yılmaz",
  email: "ayse@ornek.example ",
  department: "Sales",
  message: " Merhaba\nfiyat? ",
};

describe("contact form", () => {
  it.each([
    ["Ayşe Nur Yılmaz", { name: "Ayşe Nur", surname: "Yılmaz" }],
    ["Ayşe", { name: "Ayşe", surname: "" }],
    ["  ", { name: "", surname: "" }],
  ])("takes %j apart", (fullName, parts) => expect(namePartsOf(fullName)).toEqual(parts));

  it("starts with what the visitor already told, and a draft wins", () => {
    const known = { name: "Ayşe Yılmaz", email: "ayse@ornek.example" };
    expect(initialContactValues({}, known)).toEqual({
      name: "Ayşe",
      surname: "Yılmaz",
      email: "ayse@ornek.example",
      department: "",
      message: "",
    });
    expect(initialContactValues({ email: "", message: "Yarım kalan" }, known)).toMatchObject({
      email: "",
      message: "Yarım kalan",
    });
  });

  it("requires every field, and a department of the list", () => {
    const empty = { name: " ", surname: "", email: "", department: "", message: "\n" };
    expect(Object.keys(validateContact(empty))).toEqual([
      "name",
      "surname",
      "email",
      "department",
      "message",
    ]);
    expect(validateContact({ ...message, department: "Satış" })).toEqual({ department: "required" });
    expect(validateContact({ ...message, email: "ayse@" })).toEqual({ email: "email" });
    expect(validateContact(message)).toEqual({});
  });

  it("sends trimmed values", () => {
    expect(toContactMessage(message)).toEqual({
      name: "Ayşe",
      surname: "Yılmaz",
      email: "ayse@ornek.example",
      department: "Sales",
      message: "Merhaba\nfiyat?",
    });
  });
});
