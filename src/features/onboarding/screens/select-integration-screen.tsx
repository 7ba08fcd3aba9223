import { useCallback } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLocale } from "@/i18n/use-locale";
import { idText, type WireId } from "@/lib/wire-id";
import { listIntegrations, selectIntegration } from "@/services/operations/offers";
import { ChoiceList } from "@/forms/choice-list";
import { useOnboarding } from "@/state/onboarding-context";
import { OnboardingScreen } from "@/features/onboarding/onboarding-screen";
import { ActionFailure, RemoteContent } from "@/async/remote-content";
import { useAction } from "@/async/use-action";
import { cacheOffers } from "@/features/onboarding/offer-cache";
import { isShopAlone } from "@/state/guards";
import { BackAction, ScreenForm } from "@/features/onboarding/screen-footer";
import { useRemote } from "@/async/use-remote";

/** Value of the option without an integration; a representative then contacts the visitor. */
const noIntegration = "none";

/** Selection of the e-commerce site to connect, if any. */
export function SelectIntegrationScreen() {
  const { t } = useTranslation("onboarding-screens");
  const { t: tOnboarding } = useTranslation("onboarding");
  const { credentials, state, dispatch, goNext } = useOnboarding();
  const locale = useLocale();
  const [remote, retry] = useRemote(
    useCallback(
      (signal: AbortSignal) =>
        cacheOffers(`integrations ${locale}`, () => listIntegrations(credentials, { locale, signal })),
      [credentials, locale],
    ),
  );
  const { run, isBusy, message } = useAction(
    useCallback(
      (integration_type: WireId, idempotencyKey: string) =>
        selectIntegration(credentials, { integration_type }, { locale, idempotencyKey }),
      [credentials, locale],
    ),
  );

  const isShop = isShopAlone(state);
  const title = isShop ? t("integration.title-shop") : t("integration.title");
  const marked = state.drafts.integration ?? state.choices.integration;
  const listed = remote.status === "ready" ? remote.data.integrations : [];
  // An option that is no longer offered cannot be selected.
  const chosen = listed.some(({ type }) => idText(type) === marked) ? marked : noIntegration;

  const send = async () => {
    const sent = listed.find(({ type }) => idText(type) === chosen)?.type ?? noIntegration;
    if (!(await run(sent))) return;
    dispatch({ type: "integration-chosen", integration: idText(sent) });
    goNext();
  };
  const choiceOf = (list: typeof listed) => (
    <ChoiceList
      legend={title}
      name="integration"
      type="radio"
      choices={[
        ...list
          .filter(({ type }) => type !== noIntegration)
          .map(({ type, name, description }) => ({ value: idText(type), label: name, text: description })),
        { value: noIntegration, label: t("integration.none"), text: t("integration.none-text") },
      ]}
      chosen={[chosen ?? noIntegration]}
      onChange={([integration = null]) => dispatch({ type: "drafted", draft: { integration } })}
    />
  );
  return (
    <OnboardingScreen title={title} lead={isShop ? t("integration.lead-shop") : t("integration.lead")}>
      <BackAction />
      <ScreenForm
        label={title}
        action={tOnboarding("actions.continue")}
        isBusy={isBusy}
        isDisabled={remote.status === "loading"}
        onSubmit={() => void send()}
      >
        <RemoteContent remote={remote} onRetry={retry}>
          {({ integrations }) => choiceOf(integrations)}
        </RemoteContent>
        {/* Without the list, continuing without an integration remains possible. */}
        {remote.status === "failed" && choiceOf([])}
        {message && <ActionFailure message={message} />}
      </ScreenForm>
    </OnboardingScreen>
  );
}
