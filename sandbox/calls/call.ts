import type { components, operations } from "../../src/services/generated/contract";
import type { OperationId } from "../contract";
import type { ImageFile } from "../http/image-file";
import type { Onboarding } from "../store/records";
import type { Locale } from "../../src/config/languages";
import type { Store } from "../store/store";

/** Dependencies shared by all calls of a running sandbox. */
export type Backend = {
  store: Store;
  now: () => number;
  /** Simulated duration of an installation item, in milliseconds. */
  stepMilliseconds: number;
  /** Called after each executed write call, but not for repeated requests. */
  onEffect?: (call: OperationId) => void;
};

type JsonBody<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { "application/json": infer Body } };
}
  ? Body
  : components["schemas"]["StoreMeta"];

type Answer<Id extends OperationId> = operations[Id]["responses"][200]["content"]["application/json"];

/** A validated call: its body matches the contract, and its hash matches the onboarding. */
export type Call<Id extends OperationId> = Backend & {
  body: JsonBody<Id>;
  locale: Locale;
  files: { logo?: ImageFile; favicon?: ImageFile };
};

type OnboardingCall<Id extends OperationId> = Call<Id> & { onboarding: Onboarding };

/**
 * Executes a call. Write calls run inside a store transaction, so a handler must be synchronous, and may throw
 * only before it changes anything.
 */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Answer<Id>;
export type OnboardingHandler<Id extends OperationId> = (call: OnboardingCall<Id>) => Answer<Id>;

/** Merges changes into the stored data of an onboarding. */
export function update(
  { store, onboarding }: { store: Store; onboarding: Onboarding },
  changes: Partial<Onboarding>,
): void {
  void store.onboardings.put(onboarding.id, { ...onboarding, ...changes });
}
