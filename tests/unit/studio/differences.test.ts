import { expect, it } from "vitest";
import { differences } from "../../../studio/texts/differences";

const middle = "Bütün kanallar tek bir gelen kutusunda toplanır; ekibiniz oradan yanıtlar";

it("every difference between two texts is listed with its surroundings", () => {
  const old = `Ayda 25 dolar ödersiniz. ${middle}. Fiyatlara bakın.`;
  const now = `Ayda 29 dolar ödersiniz. ${middle}. [Fiyatlara](/pricing/) bakın. Kolay gelsin.`;
  expect(differences(old, now)).toEqual([
    ["Ayda 25 dolar ödersiniz. Bütün kanallar tek bir…", "Ayda 29 dolar ödersiniz. Bütün kanallar tek bir…"],
    [
      "…toplanır; ekibiniz oradan yanıtlar. Fiyatlara bakın.",
      "…toplanır; ekibiniz oradan yanıtlar. Fiyatlara (/pricing/) bakın. Kolay gelsin.",
    ],
  ]);
});

it.each([
  ["Eski sözler.", "**Eski** sözler.", ["Eski sözler.", "**Eski** sözler."]],
  ["**Eski** sözler.", "**Yeni** sözler.", ["Eski sözler.", "Yeni sözler."]],
  ["[Bir yazı](/a/) var.", "[Bir yazı](/b/) var.", ["Bir yazı (/a/) var.", "Bir yazı (/b/) var."]],
  ["[Bir yazı](/a/) var.", "[Bir yazı](/a/) yok.", ["Bir yazı var.", "Bir yazı yok."]],
  ["Ara", "Ara ara", ["Ara", "Ara ara"]],
])("a difference shows markup only if nothing else or a link changed: %s → %s", (old, now, pair) => {
  expect(differences(old, now)).toEqual([pair]);
});

it("texts without a common word yield a single, shortened difference", () => {
  const [[old, now] = ["", ""], ...others] = differences(`${middle} `.repeat(5), "x");
  expect(others).toEqual([]);
  expect(old).toMatch(/^Bütün.*…$/);
  expect([old.length < 165, now]).toEqual([true, "x"]);
});
