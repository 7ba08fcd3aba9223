import type { components, operations } from "../../src/services/generated/contract";
import type { OperationId } from "../contract";
import type { ImageFile } from "../http/image-file";
import type { Onboarding } from "../store/records";
import type { Locale } from "../../src/config/languages";
import type { Store } from "../store/store";

/** What the calls share while the sandbox runs. */
export type Backend = {
  store: Store;
  now: () => number;
  /** Milliseconds an item of the installation takes. */
  stepMilliseconds: number;
};

type JsonBody<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { "application/json": infer Body } };
}
  ? Body
  : components["schemas"]["StoreMeta"];

type Answer<Id extends OperationId> = operations[Id]["responses"][200]["content"]["application/json"];

/** A checked call: its body fits the contract and its hash the onboarding. */
export type Call<Id extends OperationId> = Backend & {
  body: JsonBody<Id>;
  locale: Locale;
  files: { logo?: ImageFile; favicon?: ImageFile };
};

/** The same for calls of an onboarding. */
type OnboardingCall<Id extends OperationId> = Call<Id> & { onboarding: Onboarding };

/**
 * Carries a call out. Runs inside the store's transaction where the call writes, so it must not wait for anything, and must
 * refuse before it changes anything.
 */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Answer<Id>;
export type OnboardingHandler<Id extends OperationId> = (call: OnboardingCall<Id>) => Answer<Id>;

/** Keeps changes of an onboarding. */
export function update(
  { store, onboarding }: { store: Store; onboarding: Onboarding },
  changes: Partial<Onboarding>,
): void {
  void store.onboardings.put(onboarding.id, { ...onboarding, ...changes });
}
