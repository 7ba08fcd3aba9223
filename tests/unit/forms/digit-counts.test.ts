import { expect, it } from "vitest";
import mobileNumbers from "libphonenumber-js/examples.mobile.json";
import metadata from "libphonenumber-js/metadata.max.json";
import { digitCounts } from "@/forms/digit-counts";

type Kind = [string, number[]?] | 0;
type Entry = [0, 0, 0, number[], 0, 0, 0, 0, 0, 0, 0, Kind[]];

it("digit counts of each country match the installed libphonenumber", () => {
  const kinds = [0, 1, 4, 6, 8]; // Fixed-line, mobile, personal, business and VoIP numbers
  for (const [country, entry] of Object.entries(metadata.countries)) {
    const [, , , all, , , , , , , , types] = entry as unknown as Entry;
    const lengths = kinds.flatMap((kind) => (types?.[kind] ? (types[kind][1] ?? all) : []));
    expect([country, digitCounts(country)]).toEqual([
      country,
      {
        min: Math.min(...(lengths.length > 0 ? lengths : all)),
        usual: mobileNumbers[country as keyof typeof mobileNumbers].length,
        max: Math.max(...all),
      },
    ]);
  }
});
