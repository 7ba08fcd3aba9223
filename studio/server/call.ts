import * as v from "valibot";
import type { JsonPath } from "../../src/gatsby/data/json-texts";
import type { ContentStore } from "./content-store";
import type { History } from "./history";
import { Refusal } from "./refusal";

export type Studio = {
  store: ContentStore;
  history: History;
  preview?: string;
  showDay: (day: string) => Promise<void>;
};

const isPath = (at: unknown) =>
  Array.isArray(at) && at.every((key) => typeof key === "string" || Number.isSafeInteger(key));

/** Location of a form's content: a file, and a path within it. */
export const place = {
  file: v.optional(v.string(), ""),
  at: v.optional(v.custom<JsonPath>(isPath), []),
};

/** Defines an API operation by the fields of its JSON body and its handler. */
export const call =
  <Fields extends v.ObjectEntries, Answer>(
    fields: Fields,
    answer: (body: v.InferOutput<v.ObjectSchema<Fields, undefined>>) => Answer,
  ) =>
  (body: v.InferInput<v.ObjectSchema<Fields, undefined>>): Answer => {
    const { success, output } = v.safeParse(v.object(fields), body);
    if (!success) throw new Refusal(400, "badRequest");
    return answer(output);
  };
