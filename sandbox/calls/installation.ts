import site from "../../data/site.json";
import type { components } from "../../src/services/generated/contract";
import { Refusal } from "../messages";
import { maskedNumber, type Onboarding } from "../store/records";
import { update, type OnboardingHandler } from "./call";

type Item = components["schemas"]["InstallationItem"];
type Capability = components["schemas"]["Capability"];

/**
 * Installation items in processing order. Postponed items are excluded: a representative calls about them, so
 * they neither finish automatically nor block completion.
 */
function keysOf({ package: chosen, whatsapp, instagram, storeSetup }: Onboarding): Item["key"][] {
  const needs = (capability: Capability) => chosen?.capabilities.includes(capability) ?? false;
  const connected: Partial<Record<Item["key"], boolean>> = {
    whatsapp: whatsapp !== undefined && needs("whatsapp-number"),
    instagram: instagram !== undefined && needs("instagram"),
    store: storeSetup !== undefined && needs("storefront"),
  };
  const keys: Item["key"][] = ["whatsapp", "instagram", "store", "company", "credentials"];
  return keys.filter((key) => connected[key] ?? true);
}

/**
 * Returns the progress of the installation: once the onboarding is completed, one item is processed per time
 * step.
 */
export function itemsAt({ completion }: Onboarding, now: number, stepMilliseconds: number): Item[] {
  if (!completion) return [];
  const finished = stepMilliseconds > 0 ? Math.floor((now - completion.at) / stepMilliseconds) : Infinity;
  return completion.keys.map((key, index) => ({
    key,
    state: index < finished ? "done" : index === finished ? "doing" : "waiting",
  }));
}

type Billing = components["schemas"]["Billing"];

/** Masks tax and identity numbers of billing details for storage. */
const masked = ({ taxnumber, identity_number, ...billing }: Billing): Billing => ({
  ...billing,
  ...(taxnumber !== undefined ? { taxnumber: maskedNumber(taxnumber) } : {}),
  ...(identity_number !== undefined ? { identity_number: maskedNumber(identity_number) } : {}),
});

export const completeOnboarding: OnboardingHandler<"complete-onboarding"> = (call) => {
  const { body, now, stepMilliseconds, onboarding } = call;
  if (!onboarding.package) throw new Refusal(409, "package_missing");
  let { completion } = onboarding;
  if (!completion) {
    const keys = keysOf(onboarding);
    // Assign no shop address if the store was not chosen.
    const label = keys.includes("store") ? onboarding.storeSetup?.sub_domain : undefined;
    completion = { at: now(), domain: label === undefined ? "" : `${label}.${site.storeDomain}`, keys };
    const billing = body.billing && masked(body.billing);
    update(call, { completion, services: body.services ?? [], ...(billing ? { billing } : {}) });
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
    services: onboarding.services ?? null,
    store_setup: onboarding.storeSetup ?? null,
    completed: completion !== undefined,
    step: completion ? "progress" : integrationType ? "confirmation" : "select-package",
    configurate_services: completion
      ? { domain: completion.domain, items: itemsAt(onboarding, now(), stepMilliseconds) }
      : null,
  };
};
