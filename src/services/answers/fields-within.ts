import { fieldOf, isFields, type Fields } from "./read-values";

const maxDepth = 6;
const maxObjects = 500;

/** The objects of an answer, the outermost first; a list counts as its members. */
export function fieldsWithin(body: unknown): Fields[] {
  const found: Fields[] = [];
  let level: unknown[] = [body];
  for (let depth = 0; depth <= maxDepth && level.length > 0 && found.length < maxObjects; depth += 1) {
    const members = level.flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]));
    const objects = members.filter(isFields).slice(0, maxObjects);
    found.push(...objects);
    level = objects.flatMap((fields) => Object.values(fields));
  }
  return found;
}

/** The first object within an answer that has one of some fields; undefined where there is none. */
export const fieldsWith = (body: unknown, ...names: string[]): Fields | undefined =>
  fieldsWithin(body).find((fields) => fieldOf(fields, ...names) !== undefined);

/** The object within an answer that scores the most, of several the outermost; undefined where none scores at all. */
export function fieldsThatScore(body: unknown, score: (fields: Fields) => number): Fields | undefined {
  let best: { fields?: Fields; points: number } = { points: 0 };
  for (const fields of fieldsWithin(body)) {
    const points = score(fields);
    if (points > best.points) best = { fields, points };
  }
  return best.fields;
}
