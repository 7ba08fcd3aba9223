import { useCallback } from "react";
import { useLocale } from "@/i18n/use-locale";
import { listExtraServices } from "@/services/operations/list-extra-services";
import { listIntegrations } from "@/services/operations/list-integrations";
import { listPackages } from "@/services/operations/list-packages";
import { useOnboarding } from "@/features/onboarding/onboarding-context";
import { seenOr } from "@/features/onboarding/seen-offers";
import { useRemote, type Remote } from "@/features/onboarding/use-remote";
import { offerNames, type OfferLists, type OfferNames } from "./offer-names";

/** The choice to go without an integration, which no list names. */
const noIntegration = "none";

/** The names of what was chosen, in the page's language: from the lists seen before, else brought again. */
export function useOfferNames(): [Remote<OfferNames>, () => void] {
  const { credentials, state } = useOnboarding();
  const locale = useLocale();
  const hasServices = state.services.length > 0;
  const { integration } = state.choices;
  const hasIntegration = integration !== null && integration !== noIntegration;

  const load = useCallback(
    async (signal: AbortSignal): Promise<OfferLists> => {
      const [{ packages }, { services }, { integrations }] = await Promise.all([
        seenOr(`packages ${locale}`, () => listPackages(credentials, { locale, signal })),
        hasServices
          ? seenOr(`services ${locale}`, () => listExtraServices(credentials, { locale, signal }))
          : { services: [] },
        hasIntegration
          ? seenOr(`integrations ${locale}`, () => listIntegrations(credentials, { locale, signal }))
          : { integrations: [] },
      ]);
      return { packages, services, integrations };
    },
    [credentials, locale, hasServices, hasIntegration],
  );
  const [remote, retry] = useRemote(load);
  return [remote.status === "ready" ? { ...remote, data: offerNames(remote.data, state) } : remote, retry];
}
