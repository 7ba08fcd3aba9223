import { describe, expect, it } from "vitest";
import {
  initialContactValues,
  namePartsOf,
  toContactMessage,
  validateContact,
} from "@/features/contact/contact-form.rules";

const empty = initialContactValues({}, { name: "", email: "" });
const message = {
  ...empty,
  name: " Ayşe ",
  surname: "Yılmaz",
  email: "ayse@ornek.example ",
  department: "Sales",
  message: " Merhaba\nfiyat? ",
};

describe("contact form rules", () => {
  it.each([
    ["Ayşe Nur Yılmaz", { name: "Ayşe Nur", surname: "Yılmaz" }],
    ["Ayşe", { name: "Ayşe", surname: "" }],
    ["  ", { name: "", surname: "" }],
  ])("splits the full name %j", (fullName, parts) => expect(namePartsOf(fullName)).toEqual(parts));

  it("the contact form is prefilled from earlier input unless there is a draft", () => {
    const known = { name: "Ayşe Yılmaz", email: "ayse@ornek.example" };
    expect(initialContactValues({}, known)).toEqual({
      ...empty,
      name: "Ayşe",
      surname: "Yılmaz",
      email: "ayse@ornek.example",
    });
    expect(initialContactValues({ email: "", message: "Yarım kalan" }, known)).toMatchObject({
      email: "",
      message: "Yarım kalan",
    });
  });

  it("a topic in a draft is restored only if it is still available", () => {
    const topicOf = (topics: string[]) =>
      initialContactValues({ topic: "store" }, { name: "", email: "" }, topics).topic;
    expect(topicOf(["plans", "store"])).toBe("store");
    expect(topicOf(["plans"])).toBe("");
    expect(topicOf([])).toBe("");
  });

  it("the contact form requires a name and message, a valid email address and a listed department", () => {
    const invalid = { ...message, name: " ", message: "\n", email: "ayse@", department: "Satış" };
    expect(validateContact(invalid)).toEqual({
      name: "required",
      message: "required",
      email: "email",
      department: "required",
    });
    expect(validateContact(message)).toEqual({});
  });

  it("the sent values are trimmed", () => {
    expect(toContactMessage(message)).toEqual({
      name: "Ayşe",
      surname: "Yılmaz",
      email: "ayse@ornek.example",
      department: "Sales",
      message: "Merhaba\nfiyat?",
    });
  });
});
