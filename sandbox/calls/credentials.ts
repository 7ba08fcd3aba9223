import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { Refusal } from "../messages";
import type { Onboarding } from "../store/records";
import type { Store } from "../store/store";

/** Returns the digest that is stored and compared instead of the hash itself. */
export const digestOf = (hash: string): string => createHash("sha256").update(hash).digest("hex");

/** Generates the credentials of a new onboarding: 128 and 256 random bits. */
export const newCredentials = () => ({
  id: randomBytes(16).toString("hex"),
  hash: randomBytes(32).toString("hex"),
});

/** Returns the onboarding to which a pair of credentials belongs. */
export function authenticate(store: Store, id: unknown, hash: unknown): Onboarding {
  if (typeof hash !== "string" || hash === "") throw new Refusal(403, "hash_required");
  // The store's keys are limited to 1978 bytes.
  const onboarding =
    typeof id === "string" && id !== "" && id.length <= 200 ? store.onboardings.get(id) : undefined;
  if (!onboarding) throw new Refusal(404, "unknown_onboarding");
  const isRight = timingSafeEqual(
    Buffer.from(digestOf(hash), "hex"),
    Buffer.from(onboarding.hashDigest, "hex"),
  );
  if (!isRight) throw new Refusal(403, "wrong_hash");
  return onboarding;
}
