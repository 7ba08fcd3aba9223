import { placeholdersIn } from "../data/interpolate";
import type { Localized } from "./localized";
import { singleNode, type ResolverContext } from "./resolver-context";

/** Third-party figure with the day of its last verification. */
type CheckedConstant = { checked?: string };

/**
 * Resolves the earliest verification day of the third-party figures in an item's limits; null without such
 * figures, as our own figures need no date.
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
