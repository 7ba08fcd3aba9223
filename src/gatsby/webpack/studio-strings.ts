import path from "node:path";
import { locales } from "../../config/languages";
import { filesIn } from "../data/list-files";
import { markedStrings } from "../schema/text-sources";

/** Returns webpack rules that add source markers to imported interface strings; for the studio only. */
export const studioStringRules = () =>
  locales.flatMap((locale) =>
    filesIn(path.resolve("locales", locale))
      .filter((name) => name.endsWith(".json"))
      .map((name) => ({
        include: path.resolve("locales", locale, name),
        type: "json",
        parser: { parse: (text: string) => markedStrings(path.basename(name, ".json"), JSON.parse(text)) },
      })),
  );
