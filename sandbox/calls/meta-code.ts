import { randomBytes } from "node:crypto";
import { Refusal } from "../refusal";
import type { Store } from "../store/store";

/** What the account behind a code looks like; chosen in the stand-in's dialog. */
export const scenarios = ["complete", "no-instagram", "no-numbers", "no-page", "expired"] as const;
export type Scenario = (typeof scenarios)[number];

/** Milliseconds a code is accepted. */
const lifetime = 10 * 60 * 1000;

/** Gives out a code; the dialog adds the scenario behind a full stop. */
export async function issueCode(store: Store, now: number): Promise<string> {
  const code = randomBytes(24).toString("hex");
  await store.write(() => void store.metaCodes.put(code, now));
  return code;
}

/** The scenario of a code that is still accepted. */
export function scenarioOf(store: Store, token: string, now: number): Scenario {
  const [code = "", name] = token.split(".");
  const issuedAt = code.length <= 200 ? store.metaCodes.get(code) : undefined;
  const scenario = scenarios.find((known) => known === name);
  if (issuedAt === undefined || !scenario) throw new Refusal(401, "meta_token_invalid");
  if (scenario === "expired" || now - issuedAt > lifetime) throw new Refusal(401, "meta_token_expired");
  return scenario;
}
