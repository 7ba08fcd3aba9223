import { describe, expect, it } from "vitest";
import store from "../../../data/store.json";
import { separators } from "../../fixtures/separators";
import {
  companyFields,
  initialCompany,
  isOptional,
  storable,
  toCompany,
  toCompanyDraft,
  validateCompany,
  type CompanyFormValues,
  type CompanyValues,
} from "@/features/storefront/company-form.rules";
import { phoneFields, phoneOfText, textOfPhone } from "@/features/storefront/company-phone";
import { tagsOf, toGeneral, validateGeneral } from "@/features/storefront/general-form.rules";
import { drawnSize, wholeOf } from "@/features/storefront/render-picture";
import { colorWarning } from "@/features/storefront/shop-look-panel";
import { askedStep, storefrontPath } from "@/features/storefront/wizard-address";
import { initialState } from "@/state/initial-state";

const empty = Object.fromEntries(companyFields.map((field) => [field, ""])) as CompanyValues;
const phones = Object.fromEntries(phoneFields.map((field) => [field, phoneOfText("")])) as Pick<
  CompanyFormValues,
  "phone" | "mobile_phone" | "fax"
>;
const untouched: CompanyFormValues = { ...empty, ...phones };
const filled: CompanyFormValues = {
  ...untouched,
  company: " Papatya ",
  owner: "Ada",
  address: "Gül Sokak 1",
  city: "İzmir",
  country: "Türkiye",
  mail: "ada@example.com",
  phone: phoneOfText("0232 123 45 67"),
};

describe("company form rules", () => {
  it("the company form has the fourteen fields of the specification", () => {
    expect([...companyFields].sort()).toEqual(
      [...Object.keys(initialState.setupWizard.wizard.form), "taxnumber"].sort(),
    );
  });

  it("the company form requires seven fields", () => {
    expect(Object.keys(validateCompany(untouched)).sort()).toEqual(
      companyFields.filter((field) => !isOptional(field)).sort(),
    );
    expect(companyFields.filter((field) => !isOptional(field))).toHaveLength(7);
    expect(validateCompany(filled)).toEqual({});
  });

  it.each([
    ["0532 123 45 67", "+905321234567"],
    ["532 123 45 67", "+905321234567"],
    ["0090 (532) 123-45-67", "+905321234567"],
    ["+442079460000", "+442079460000"],
    ["+90 5x", "+90 5x"],
    ["", ""],
  ])("converts the phone number %j to %j, and back", (typed, kept) => {
    expect(textOfPhone(phoneOfText(typed))).toBe(kept);
    expect(textOfPhone(phoneOfText(kept))).toBe(kept);
  });

  it("the country of a stored phone number is detected", () => {
    expect(phoneOfText("+442079460000")).toMatchObject({ country: "GB", national: "2079460000" });
    expect(phoneOfText("+12025550123")).toMatchObject({ country: "US" });
    expect(validateCompany({ ...filled, fax: phoneOfText("12") })).toEqual({ fax: "phone" });
    expect(toCompanyDraft({ ...filled, taxnumber: "1" })).not.toHaveProperty("taxnumber");
  });

  it.each(separators)("a tax number pasted with the separator %j is valid", (separator) => {
    const values = { ...filled, taxnumber: ["", "123", "456", "7890", ""].join(separator) };
    expect(validateCompany(values)).toEqual({});
    expect(toCompany(values).taxnumber).toBe("1234567890");
  });

  it("submitted text is trimmed, and everything except the tax number is stored", () => {
    const sent = toCompany({ ...filled, taxnumber: "123 456 7890" });
    expect(sent).toMatchObject({
      company: "Papatya",
      taxnumber: "1234567890",
      phone: "+902321234567",
      fax: "",
    });
    expect(storable(sent)).not.toHaveProperty("taxnumber");
  });

  it("the company form is prefilled from the billing form", () => {
    const known = { company: "Papatya AŞ", taxoffice: "Kadıköy", taxnumber: "1234567890" };
    const sources = { state: initialState, billing: known, defaultCountry: "Türkiye" };
    expect(initialCompany({ ...sources, taxnumber: null })).toMatchObject(known);
    expect(initialCompany({ ...sources, taxnumber: "" })).toMatchObject(known);
    expect(initialCompany({ ...sources, taxnumber: "12" })).toMatchObject({ taxnumber: "12" });
  });
});

describe("general information rules", () => {
  it("the contract's limits on general information are enforced", () => {
    const long = (length: number) => "x".repeat(length);
    expect(validateGeneral({ title: long(120), description: long(500), tags: long(500) })).toEqual({});
    expect(validateGeneral({ title: long(121), description: long(501), tags: long(501) })).toEqual({
      title: "too-long",
      description: "too-long",
      tags: "too-long",
    });
    expect(validateGeneral({ title: " ", description: "", tags: "" })).toEqual({ title: "required" });
  });
  it("a text is split into unique tags", () => {
    expect(tagsOf(" takı,,el  yapımı , takı,")).toEqual(["takı", "el yapımı"]);
    expect(toGeneral({ title: " a ", description: " b ", tags: "x ,y" })).toEqual({
      title: "a",
      description: "b",
      tags: "x, y",
    });
  });
});

describe("scaling and cropping of shop pictures", () => {
  it("pictures are scaled to the size the shop needs, but a logo is never enlarged", () => {
    expect(drawnSize("favicon", { x: 0, y: 0, width: 20, height: 20 })).toEqual({ width: 512, height: 512 });
    expect(drawnSize("logo", { x: 0, y: 0, width: 300, height: 100 })).toEqual({ width: 300, height: 100 });
    expect(drawnSize("logo", { x: 0, y: 0, width: 4800, height: 1200 })).toEqual({
      width: 1200,
      height: 300,
    });
    expect(drawnSize("logo", { x: 0, y: 0, width: 600, height: 6000 })).toEqual({ width: 60, height: 600 });
  });
  it("the icon is cropped to a centred square", () => {
    expect(wholeOf("favicon", 300, 100)).toEqual({ x: 100, y: 0, width: 100, height: 100 });
    expect(wholeOf("logo", 300, 100)).toEqual({ x: 0, y: 0, width: 300, height: 100 });
  });
});

describe("URL of a wizard step", () => {
  it.each([
    ["", null],
    ["?back=confirmation", null],
    ["?step=3", 3],
    ["?step=last", "last"],
    ["?step=-1", "last"],
    ["?step=9999", "last"],
  ])("parses %j as %j", (search, step) => expect(askedStep(search)).toBe(step));

  it("the wizard's URL preserves other parameters", () => {
    expect(storefrontPath(2, "?back=confirmation&step=1")).toBe(
      "/onboarding/select-store/?back=confirmation&step=2",
    );
    expect(storefrontPath(null, "?step=1")).toBe("/onboarding/select-store/");
  });
});

describe("contrast of shop colours", () => {
  it("a shop colour with unreadable text or low contrast on white yields a warning", () => {
    expect(colorWarning({ value: "#1b2a5c", onValue: "#ffffff" })).toBeNull();
    expect(colorWarning({ value: "#2bb8b0", onValue: "#14112b" })).toBe("weak-on-white");
    expect(colorWarning({ value: "#2bb8b0", onValue: "#ffffff" })).toBe("weak-text");
  });
  it("text is readable on every shop colour in the data", () =>
    expect(store.colors.filter((color) => colorWarning(color) === "weak-text")).toEqual([]));
});
