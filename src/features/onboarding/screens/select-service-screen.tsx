import { useCallback } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLocale } from "@/i18n/use-locale";
import { idText } from "@/lib/wire-id";
import { listExtraServices } from "@/services/operations/offers";
import { ChoiceList } from "@/forms/choice-list";
import { useOnboarding } from "@/state/onboarding-context";
import { OnboardingScreen } from "@/features/onboarding/onboarding-screen";
import { Notice, RemoteContent } from "@/async/remote-content";
import { offeredServices } from "./offer-names";
import { cacheOffers } from "@/features/onboarding/offer-cache";
import { BackAction, ScreenForm } from "@/features/onboarding/screen-footer";
import { useRemote } from "@/async/use-remote";

/** Screen for selecting any number of extra services. */
export function SelectServiceScreen() {
  const { t } = useTranslation("onboarding-screens");
  const { t: tOnboarding } = useTranslation("onboarding");
  const { credentials, state, dispatch, goNext } = useOnboarding();
  const locale = useLocale();
  const [remote, retry] = useRemote(
    useCallback(
      (signal: AbortSignal) =>
        cacheOffers(`services ${locale}`, () => listExtraServices(credentials, { locale, signal })),
      [credentials, locale],
    ),
  );
  const leave = () => {
    if (remote.status === "ready")
      dispatch({ type: "services-chosen", services: offeredServices(state.services, remote.data.services) });
    goNext();
  };
  return (
    <OnboardingScreen title={t("service.title")} lead={t("service.lead")}>
      <BackAction />
      <ScreenForm label={t("service.title")} action={tOnboarding("actions.continue")} onSubmit={leave}>
        <RemoteContent remote={remote} onRetry={retry}>
          {({ services }) =>
            services.length === 0 ? (
              <Notice message={t("service.empty")} />
            ) : (
              <ChoiceList
                legend={t("service.title")}
                name="services"
                type="checkbox"
                choices={services.map(({ code, name, description }) => ({
                  value: idText(code),
                  label: name,
                  text: description,
                }))}
                chosen={state.services.map(idText)}
                onChange={(chosen) =>
                  dispatch({ type: "services-chosen", services: offeredServices(chosen, services) })
                }
              />
            )
          }
        </RemoteContent>
      </ScreenForm>
    </OnboardingScreen>
  );
}
