import { afterEach, describe, expect, it, vi } from "vitest";
import { namedCountries } from "@/forms/use-calling-codes";

const code = (country: string, callingCode: string) => ({ country, callingCode, trunkPrefix: "0" });
const codes = [code("TR", "90"), code("XQ", "999"), code("DE", "49"), code("AT", "43")];
const namesOf = (locale: "tr" | "en") => namedCountries(codes, locale).map(({ name }) => name);

afterEach(() => vi.unstubAllGlobals());

describe("namedCountries()", () => {
  it.each([
    ["en", ["Austria", "Germany", "Türkiye", "XQ"]],
    ["tr", ["Almanya", "Avusturya", "Türkiye", "XQ"]],
  ] as const)(
    "names and sorts countries in the language %s, by their code if they have no name",
    (locale, names) => {
      expect(namesOf(locale)).toEqual(names);
    },
  );

  it("keeps the calling code and the trunk prefix", () => {
    expect(namedCountries([code("DE", "49")], "en")).toEqual([{ ...code("DE", "49"), name: "Germany" }]);
  });

  it.each([
    ["has no names", undefined],
    [
      "rejects a code",
      class {
        of() {
          throw new RangeError("no region");
        }
      },
    ],
  ])("falls back to country codes in a browser that %s", (_name, DisplayNames) => {
    vi.stubGlobal("Intl", { Collator: Intl.Collator, DisplayNames });
    expect(namesOf("en")).toEqual(["AT", "DE", "TR", "XQ"]);
  });
});
