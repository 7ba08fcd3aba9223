import type { ErrorObject } from "ajv/dist/2020";
import type { JsonPath } from "./json-file";
import { nearestOf } from "./nearest";

/** Errors that only say that none of several forms fits; the errors of the forms say why. */
const isSummary = ({ keyword }: ErrorObject) => ["anyOf", "allOf", "oneOf", "if"].includes(keyword);

const extraIn = (errors: readonly ErrorObject[], at: string): string[] =>
  errors.flatMap(({ instancePath, params }) =>
    instancePath === at && typeof params.additionalProperty === "string" ? params.additionalProperty : [],
  );

/** A field that is missing because its name has a typing error, which has a finding of its own. */
const isMisspelt = ({ instancePath, params }: ErrorObject, errors: readonly ErrorObject[]): boolean => {
  const missing: unknown = params.missingProperty;
  return (
    typeof missing === "string" &&
    extraIn(errors, instancePath).some((name) => nearestOf(name.trim(), [missing]) !== null)
  );
};

/** One error for each place and cause: of an object or null, the error of the object says more. */
export function causesOf(errors: readonly ErrorObject[]): ErrorObject[] {
  const own = errors.filter((error) => !isSummary(error));
  const isNullBranch = ({ keyword, params }: ErrorObject) => keyword === "type" && params.type === "null";
  const inside = (at: string) =>
    own.some((other) => !isNullBranch(other) && other.instancePath.startsWith(at));
  const meant = own.filter(
    (error) => (!isNullBranch(error) || !inside(error.instancePath)) && !isMisspelt(error, own),
  );
  const seen = new Set<string>();
  return meant.filter(({ instancePath, params }) => {
    const name = (params.missingProperty ?? params.additionalProperty ?? "") as string;
    const key = `${instancePath}\0${name}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** A JSON pointer into a value as a path; list indices become numbers. */
export function pathOf(whole: unknown, instancePath: string): JsonPath {
  let value = whole;
  return instancePath
    .split("/")
    .slice(1)
    .map((part) => {
      const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
      const step = Array.isArray(value) ? Number(key) : key;
      value = (value as Record<string, unknown> | undefined)?.[key];
      return step;
    });
}
