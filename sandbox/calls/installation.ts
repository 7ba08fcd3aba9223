import type { components } from "../../src/services/generated/contract";
import { Refusal } from "../refusal";
import type { Onboarding } from "../store/records";
import { freeLabel } from "../dns-label";
import { update, type OnboardingHandler } from "./call";
import { instagramOnly } from "./packages";

type Item = components["schemas"]["InstallationItem"];

/**
 * The items of the installation, in the order in which they are done. What was left for later is none of them: a
 * representative calls about it, and it neither gets done by itself nor keeps the rest from finishing.
 */
function keysOf({ package: chosen, whatsapp, instagram, storeSetup }: Onboarding): Item["key"][] {
  const isInstagramOnly = chosen?.code === instagramOnly;
  const connected: Partial<Record<Item["key"], boolean>> = {
    whatsapp: whatsapp !== undefined && !isInstagramOnly,
    instagram: instagram !== undefined,
    store: storeSetup !== undefined && !isInstagramOnly,
  };
  const keys: Item["key"][] = ["whatsapp", "instagram", "store", "company", "credentials"];
  return keys.filter((key) => connected[key] ?? true);
}

/** How far the items are: one after the other, each taking one step of time since the completion. */
export function itemsAt({ completion }: Onboarding, now: number, stepMilliseconds: number): Item[] {
  if (!completion) return [];
  const finished = stepMilliseconds > 0 ? Math.floor((now - completion.at) / stepMilliseconds) : Infinity;
  return completion.keys.map((key, index) => ({
    key,
    state: index < finished ? "done" : index === finished ? "doing" : "waiting",
  }));
}

export const completeOnboarding: OnboardingHandler<"complete-onboarding"> = (call) => {
  const { store, facts, now, stepMilliseconds } = call;
  const { onboarding } = call;
  if (!onboarding.package) throw new Refusal(409, "package_missing");
  let { completion } = onboarding;
  if (!completion) {
    const { id, customer, instagram, storeSetup } = onboarding;
    const isInstagramOnly = onboarding.package.code === instagramOnly;
    const isTaken = (label: string) => ![undefined, id].includes(store.subDomains.get(label));
    const ownLabel = isInstagramOnly ? undefined : storeSetup?.sub_domain;
    const label = ownLabel ?? freeLabel(instagram?.username ?? customer.name, isTaken);
    completion = {
      at: now(),
      domain: `${label}.${facts.storeDomain}`,
      keys: keysOf(onboarding),
    };
    void store.subDomains.put(label, id);
    update(call, { completion });
  }
  const items = itemsAt({ ...onboarding, completion }, now(), stepMilliseconds);
  return { configurate_services: { domain: completion.domain, items } };
};

export const getInformation: OnboardingHandler<"get-information"> = ({
  onboarding,
  now,
  stepMilliseconds,
}) => {
  const { customer, completion, integrationType } = onboarding;
  const { name, email, phone_number } = customer;
  return {
    customer: { name, email, phone_number },
    package: onboarding.package ?? null,
    instagram: onboarding.instagram ?? null,
    facebook: onboarding.facebook ?? null,
    whatsapp: onboarding.whatsapp ?? null,
    integration_type: integrationType ?? null,
    store_setup: onboarding.storeSetup ?? null,
    completed: completion !== undefined,
    step: completion ? "progress" : integrationType ? "confirmation" : "select-package",
    configurate_services: completion
      ? { domain: completion.domain, items: itemsAt(onboarding, now(), stepMilliseconds) }
      : null,
  };
};
