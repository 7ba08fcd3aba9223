import { expect, it } from "vitest";
import { shopLabel } from "@/lib/shop-label";

it.each([
  ["papatya", "papatya"],
  [" papatya ", "papatya"],
  ["papatya.shops.example", "papatya"],
  ["Papatya.Shops.Example", "Papatya"],
  ["papatya.shops.example.", "papatya"],
  ["https://papatya.shops.example", "papatya"],
  ["HTTP://papatya.shops.example/", "papatya"],
  ["//papatya.shops.example", "papatya"],
  ["https://www.papatya.shops.example:443/urunler?a=1#b", "papatya"],
  ["www.shops.example", "www"],
  ["papatya.shops.example/", "papatya"],
  ["İğne.shops.example", "İğne"],
  ["https://papatya/", "papatya"],
  ["https://papatya.example/", "papatya.example"],
  ["papatya/çiçek", "papatya/çiçek"],
  ["papatyashops.example", "papatyashops.example"],
  ["shops.example", "shops.example"],
  ["", ""],
])("the shop that %j names is %j", (text, label) => expect(shopLabel(text, "shops.example")).toBe(label));
