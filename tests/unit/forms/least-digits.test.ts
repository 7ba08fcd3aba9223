import { expect, it } from "vitest";
import metadata from "libphonenumber-js/metadata.max.json";
import { minDigits } from "@/forms/least-digits";

type Kind = [string, number[]?] | 0;
type Entry = [0, 0, 0, number[], 0, 0, 0, 0, 0, 0, 0, Kind[]];

it("returns the shortest number length of the installed libphonenumber for each country", () => {
  const kinds = [0, 1, 4, 6, 8]; // Fixed-line, mobile, personal, business and VoIP numbers
  for (const [country, entry] of Object.entries(metadata.countries)) {
    const [, , , all, , , , , , , , types] = entry as unknown as Entry;
    const lengths = kinds.flatMap((kind) => (types?.[kind] ? (types[kind][1] ?? all) : []));
    expect([country, minDigits(country)]).toEqual([
      country,
      Math.min(...(lengths.length > 0 ? lengths : all)),
    ]);
  }
});
