import type { JsonPath } from "./json-file";
import { readSchema } from "./schema-validator";

/** What `data/schema/locale.schema.json` asks of interface strings. */
export type StringRules = {
  /** Names that Gatsby keeps for itself. */
  reserved: readonly string[];
  /** Variables that components fill in, besides figures and facts of the company. */
  variables: readonly string[];
  maxLength: (at: JsonPath) => number;
};

type LocaleSchema = {
  propertyNames: { not: { enum: string[] } };
  "x-variables": string[];
  "x-lengths": { default: number; title: number; headTitle: number; headDescription: number };
};

/** Reads the rules for interface strings from their schema. */
export function readStringRules(root: string): StringRules {
  const schema = readSchema(root, "locale") as unknown as LocaleSchema;
  const lengths = schema["x-lengths"];
  return {
    reserved: schema.propertyNames.not.enum,
    variables: schema["x-variables"],
    maxLength: (at) => {
      const key = String(at.at(-1)).replace(/_\w+$/, "");
      // What browsers and search engines show of a page is cut earlier than what stands on it.
      const isHead = at.slice(0, -1).some((step) => /head$/i.test(String(step)));
      if (isHead && key === "title") return lengths.headTitle;
      if (isHead && key === "description") return lengths.headDescription;
      return key === "title" ? lengths.title : lengths.default;
    },
  };
}
