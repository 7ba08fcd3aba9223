import { useCallback } from "react";
import { useLocale } from "@/i18n/use-locale";
import { listExtraServices, listIntegrations, listPackages } from "@/services/operations/offers";
import { useOnboarding } from "@/state/onboarding-context";
import { cachedOffersOr, useCachedOffers } from "@/features/onboarding/offer-cache";
import { useRemote, type Remote } from "@/async/use-remote";
import { offerNames, type OfferLists, type OfferNames } from "./offer-names";

/** Code for "no integration", which no list includes. */
const noIntegration = "none";

/**
 * Returns the names of the selected offers in the page's language: immediately if already loaded, to avoid a
 * layout shift, otherwise after loading the lists.
 */
export function useOfferNames(): [Remote<OfferNames>, () => void] {
  const { credentials, state } = useOnboarding();
  const locale = useLocale();
  const hasServices = state.services.length > 0;
  const { integration } = state.choices;
  const hasIntegration = integration !== null && integration !== noIntegration;

  const load = useCallback(
    async (signal: AbortSignal): Promise<OfferLists> => {
      const [{ packages }, { services }, { integrations }] = await Promise.all([
        cachedOffersOr(`packages ${locale}`, () => listPackages(credentials, { locale, signal })),
        hasServices
          ? cachedOffersOr(`services ${locale}`, () => listExtraServices(credentials, { locale, signal }))
          : { services: [] },
        hasIntegration
          ? cachedOffersOr(`integrations ${locale}`, () => listIntegrations(credentials, { locale, signal }))
          : { integrations: [] },
      ]);
      return { packages, services, integrations };
    },
    [credentials, locale, hasServices, hasIntegration],
  );
  const [remote, retry] = useRemote(load);
  const packages = useCachedOffers<OfferLists>(`packages ${locale}`)?.packages;
  const services =
    useCachedOffers<OfferLists>(`services ${locale}`)?.services ?? (hasServices ? undefined : []);
  const integrations =
    useCachedOffers<OfferLists>(`integrations ${locale}`)?.integrations ?? (hasIntegration ? undefined : []);
  if (packages && services && integrations)
    return [{ status: "ready", data: offerNames({ packages, services, integrations }, state) }, retry];
  return [remote.status === "ready" ? { ...remote, data: offerNames(remote.data, state) } : remote, retry];
}
