import { expect, test } from "@playwright/test";
import { browserPackages } from "../../scripts/supply/browser-packages";
import kept from "../../scripts/supply/browser-packages.json";

test("the packages whose code reaches browsers are those that were agreed to", () => {
  expect(browserPackages("public")).toEqual(kept);
});
