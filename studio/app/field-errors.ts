import type { ErrorSchema } from "@rjsf/utils";
import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import type { FormFinding } from "../server/check-draft";

type Errors = { __errors?: string[]; [field: string]: Errors | string[] | undefined };

/** Converts findings to the error format of the form library. */
export function fieldErrors(findings: readonly FormFinding[], locale: MaintainerLanguage): ErrorSchema {
  const root: Errors = {};
  for (const { at, message } of findings) {
    if (!at) continue;
    let place = root;
    for (const key of at) place = (place[key] ??= {}) as Errors;
    place.__errors = [...(place.__errors ?? []), message[locale]];
  }
  return root as ErrorSchema;
}
