import { placeholdersIn } from "../data/interpolate";
import type { Localized } from "./localized";
import { singleNode, type ResolverContext } from "./resolver-context";

/** A figure that another company sets, with the day on which its rule was last looked up. */
type CheckedConstant = { checked?: string };

/**
 * The day on which the figures that an item's limits name were last looked up: the earliest of their dates. Null when the
 * limits name none that another company sets: our own figures need no date.
 */
export async function resolveLimitsDate(
  { limits }: { limits: Localized[] },
  _args: object,
  context: ResolverContext,
): Promise<string | null> {
  const constants = await singleNode(context, "Constants");
  const dates = limits
    .flatMap(({ tr }) => placeholdersIn(tr))
    .flatMap((name) => (constants[name] as CheckedConstant | undefined)?.checked ?? []);
  return dates.sort()[0] ?? null;
}
