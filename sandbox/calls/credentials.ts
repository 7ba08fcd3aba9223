import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { Refusal } from "../refusal";
import type { Onboarding } from "../store/records";
import type { Store } from "../store/store";

/** What a hash is recognised by: the hash itself is never kept. */
export const digestOf = (hash: string): string => createHash("sha256").update(hash).digest("hex");

/** A new onboarding's credentials: 128 and 256 random bits. */
export const newCredentials = () => ({
  id: randomBytes(16).toString("hex"),
  hash: randomBytes(32).toString("hex"),
});

/** The onboarding that the credentials stand for. */
export function authenticate(store: Store, id: unknown, hash: unknown): Onboarding {
  if (typeof hash !== "string" || hash === "") throw new Refusal(403, "hash_required");
  // The store takes keys of at most 1978 bytes.
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
