import { describe, expect, test } from "vitest";
import { readCompanyData } from "@/services/answers/company-data";

const empty = {
  company: "", owner: "", address: "", country: "", district: "", city: "", town: "", zip_code: "", mail: "",
  taxoffice: "", taxnumber: "", phone: "", mobile_phone: "", fax: "",
}; // prettier-ignore

describe("the saved company data", () => {
  test.each([[undefined], [null], ["text"], [{}], [{ name: "Ada" }], [{ company: "" }]])(
    "in %j are empty",
    (body) => expect(readCompanyData(body)).toEqual(empty),
  );

  test.each([
    ["company", "company_name"],
    ["owner", "owner_name"],
    ["zip_code", "zip"],
    ["zip_code", "postalCode"],
    ["mail", "email"],
    ["phone", "phone_number"],
    ["mobile_phone", "mobile"],
    ["taxoffice", "tax_office"],
    ["taxnumber", "taxNumber"],
    ["fax", "fax"],
    ["town", "town"],
  ])("have %s under %s", (field, name) =>
    expect(readCompanyData({ data: { [name]: "x" } })).toEqual({ ...empty, [field]: "x" }),
  );

  test("are those of the object that has most of them", () => {
    const body = { customer: { email: "a@b.example", phone: "1" }, store: { city: "C", town: "T", fax: "2" } };
    expect(readCompanyData(body)).toEqual({ ...empty, city: "C", town: "T", fax: "2" });
  });

  test("are rather those with the name of a company", () => {
    const body = { customer: { email: "a@b.example" }, store: { company: "Ada" } };
    expect(readCompanyData(body)).toEqual({ ...empty, company: "Ada" });
    const more = { customer: { email: "a@b.example", phone: "1", fax: "2" }, store: { company: "Ada" } };
    expect(readCompanyData(more)).toMatchObject({ company: "", fax: "2" });
  });

  test("have a name or title in place of a company's only beside other fields", () => {
    expect(readCompanyData({ name: "Ada", city: "C" })).toEqual({ ...empty, company: "Ada", city: "C" });
    expect(readCompanyData({ title: "Ada", city: "C" })).toEqual({ ...empty, company: "Ada", city: "C" });
    expect(readCompanyData({ name: "B", company: "Ada" })).toEqual({ ...empty, company: "Ada" });
    expect(readCompanyData({ city: "C", owner_name: "O", title: "Ada" }).owner).toBe("O");
  });

  test("are kept as they were typed", () =>
    expect(readCompanyData({ address: " Line <1>\n2 ", zip_code: 34000, company: " ", company_name: "Ada" })).toEqual({
      ...empty,
      company: "Ada",
      address: "Line <1>\n2",
      zip_code: "34000",
    }));
}); // prettier-ignore
