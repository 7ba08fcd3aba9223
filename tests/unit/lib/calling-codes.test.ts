import { expect, it } from "vitest";
import { callingCodes } from "@/lib/calling-codes";

const of = (country: string) => callingCodes.find((entry) => entry.country === country);

it("the list has one calling code per country, and a trunk prefix where needed", () => {
  expect(new Set(callingCodes.map(({ country }) => country)).size).toBe(callingCodes.length);
  expect(of("TR")).toEqual({ country: "TR", callingCode: "90", trunkPrefix: "0" });
  expect(of("IT")).toEqual({ country: "IT", callingCode: "39", trunkPrefix: "" });
  expect(of("HU")).toEqual({ country: "HU", callingCode: "36", trunkPrefix: "06" });
});
