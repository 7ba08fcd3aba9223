import { idOf, isFields, plainName, type Fields } from "./read-values";

const maxDepth = 4;

/** Plain names under which frameworks wrap what they answer. */
export const envelopeName = /^(?:d|meta|status|message|embedded|installation|onboarding|wizard|items?|list|rows|records|entries|nodes|edges|collection|values?|members?|objects|elements|docs|content|.*(?:data|results?|response|payload|body|output|return|setup))$/; // prettier-ignore

/** A thing with a name of its own speaks of itself and not of the call. */
const isThing = (fields: Fields) => idOf(fields, "id", "key", "name", "title", "service", "slug") !== null;

/** An object, or the one in a list of one. */
function wrapped(value: unknown): Fields[] {
  const [only, ...others] = Array.isArray(value) ? (value as unknown[]) : [];
  if (isFields(value)) return [value];
  return others.length === 0 && isFields(only) && !isThing(only) ? [only] : [];
}

/** The objects of an answer that speak of the call: the outermost, and those in envelopes within it. */
export function envelopesOf(body: unknown): Fields[] {
  const found: Fields[] = [];
  let level = wrapped(body);
  for (let depth = 0; depth <= maxDepth; depth += 1) {
    found.push(...level);
    level = level.flatMap((fields) =>
      Object.entries(fields).flatMap(([key, value]) =>
        envelopeName.test(plainName(key)) ? wrapped(value) : [],
      ),
    );
  }
  return found;
}
