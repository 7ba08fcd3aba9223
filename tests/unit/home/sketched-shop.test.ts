import { describe, expect, it } from "vitest";
import { firstSketch, sketchedShop } from "@/features/home/sketched-shop";
import { readData } from "../../helpers/data-files";

const data = readData<Queries.HomeStoreFragment>("store.json");
const sketch = firstSketch(data, "tr");
const shopIn = (change: Partial<typeof sketch>) => sketchedShop("", { ...sketch, ...change }, data, "tr");

describe("sketchedShop()", () => {
  it("the shop starts in the page's language with its default currency", () => {
    expect(sketch).toMatchObject({ language: "tr", currency: "TRY", device: "desktop" });
    expect(firstSketch(data, "en")).toMatchObject({ language: "en", currency: "USD" });
  });

  it("the shop has six products with prices in every language and currency in the data", () => {
    for (const { code: language } of data.languages)
      for (const { code: currency } of data.currencies) {
        const { products } = shopIn({ language, currency }).shelf;
        expect(products).toHaveLength(6);
        for (const { name, price } of products) {
          expect(name).not.toBe("");
          expect(price).toMatch(/\d/);
        }
      }
    expect(shopIn({ currency: "TRY" }).shelf.products[0]?.price).toBe("₺780");
    expect(shopIn({ language: "en", currency: "GBP" }).shelf.products[0]?.price).toBe("£19");
  });

  it("the shop is right-to-left only in Arabic", () => {
    const directions = data.languages.map(({ code }) => shopIn({ language: code }).shelf.direction);
    expect(directions.filter((direction) => direction === "rtl")).toHaveLength(1);
    expect(shopIn({ language: "ar" }).shelf).toMatchObject({ language: "ar", direction: "rtl" });
  });

  it("an unknown id selects the first item of its list", () => {
    const shop = shopIn({ color: "nope", language: "xx", currency: "constructor" });
    expect(shop.color.value).toBe(data.colors[0]?.value);
    expect(shop.shelf.language).toBe("tr");
    expect(shop.shelf.products[0]?.price).toBe("");
  });
});
