import type { ContentFiles } from "../../plugins/content-check/content-files";
import { textsIn } from "../../src/gatsby/data/json-texts";
import { placeholdersIn } from "../../src/gatsby/data/interpolate";
import type { Target } from "./target";

/** Returns the target that first shows each figure: in the price list, otherwise in other texts. */
export function figurePlaces({ readable }: ContentFiles): Map<string, Target> {
  const places = new Map<string, Target>();
  for (const name of ["pricing.json", ...readable.keys()])
    for (const { at, text } of textsIn(readable.get(name)?.json.value)) {
      // A price is a field of its card; a text has its languages below it.
      const isPrice = at.at(-1) === "constant";
      const place = { file: `data/${name}`, at: at.slice(0, isPrice ? -2 : -1) };
      for (const figure of isPrice ? [text] : placeholdersIn(text))
        if (!places.has(figure)) places.set(figure, place);
    }
  return places;
}
