import { randomBytes } from "node:crypto";
import { Refusal } from "../refusal";
import type { Store } from "../store/store";

/** Kinds of Meta account, selectable in the simulated login dialog. */
export const scenarios = ["complete", "no-instagram", "no-numbers", "no-page", "expired"] as const;
export type Scenario = (typeof scenarios)[number];

/** Validity of a code, in milliseconds. */
const lifetime = 10 * 60 * 1000;

/** Issues a code; the dialog appends the scenario after a full stop. */
export async function issueCode(store: Store, now: number): Promise<string> {
  const code = randomBytes(24).toString("hex");
  await store.write(() => void store.metaCodes.put(code, now));
  return code;
}

/** Returns the scenario of a code that has not expired. */
export function scenarioOf(store: Store, token: string, now: number): Scenario {
  const [code = "", name] = token.split(".");
  const issuedAt = code.length <= 200 ? store.metaCodes.get(code) : undefined;
  const scenario = scenarios.find((known) => known === name);
  if (issuedAt === undefined || !scenario) throw new Refusal(401, "meta_token_invalid");
  if (scenario === "expired" || now - issuedAt > lifetime) throw new Refusal(401, "meta_token_expired");
  return scenario;
}
