import { placeholdersIn } from "./interpolate";
import type { Localized } from "./localized";
import { singleNode, type ResolverContext } from "./resolver-context";

/** A figure with the day on which it was known to hold. */
type DatedConstant = { asOf?: string };

/**
 * The day on which all figures of an item's limits were known to hold: the earliest of their dates. Null when the limits
 * name no figure.
 */
export async function resolveLimitsDate(
  { limits }: { limits: Localized[] },
  _args: object,
  context: ResolverContext,
): Promise<string | null> {
  const constants = await singleNode(context, "Constants");
  const dates = limits
    .flatMap(({ tr }) => placeholdersIn(tr))
    .flatMap((name) => (constants[name] as DatedConstant | undefined)?.asOf ?? []);
  return dates.sort()[0] ?? null;
}
