import type { OnboardingInformation } from "@/services/answers/onboarding";
import type { SyncedState } from "@/state/onboarding-reducer";
import type { OnboardingState } from "@/state/onboarding-state";

/** Converts the backend's response to the format of the stored state. */
export function toSyncedState(information: OnboardingInformation): SyncedState {
  const {
    customer,
    package: chosen,
    instagram,
    facebook,
    whatsapp,
    integration_type,
    services,
  } = information;
  const { store_setup: setup, configurate_services: configured } = information;
  return {
    ...(customer && { customer }),
    ...(chosen && {
      packages: { id: chosen.id, featureIds: chosen.features_ids, parts: chosen.capabilities },
    }),
    ...(instagram && { instagram: { pageId: instagram.page_id, username: instagram.username } }),
    ...(facebook && { facebookPage: facebook.page_name }),
    ...(whatsapp && { whatsappNumber: whatsapp.whatsapp_number }),
    ...(setup && { setup: { mail: setup.email, subDomain: setup.sub_domain } }),
    ...(integration_type !== null && { integration: integration_type }),
    ...(services && { services }),
    ...(configured && { setupConfigList: configured }),
  };
}

/** Reports whether the backend knows of a step completed in another tab or on another device. */
export function hasRemoteProgress(state: OnboardingState, known: SyncedState): boolean {
  const { packages, choices, setupWizard, setupConfigList } = state;
  return (
    (known.packages !== undefined && packages === null) ||
    (known.instagram !== undefined && choices.instagram === null) ||
    (known.facebookPage !== undefined && choices.facebookPage === null) ||
    (known.whatsappNumber !== undefined && choices.whatsappNumber === null) ||
    (known.setup !== undefined && setupWizard.setup.subDomain === "") ||
    (known.integration !== undefined && choices.integration === null) ||
    (known.setupConfigList !== undefined && setupConfigList === null)
  );
}
