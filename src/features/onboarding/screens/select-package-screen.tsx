import { useCallback } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLocale } from "@/i18n/use-locale";
import { idText } from "@/lib/wire-id";
import type { OfferedPackage } from "@/services/answers/offers";
import { listPackages, selectPackage } from "@/services/operations/offers";
import type { ChosenPackage } from "@/state/onboarding-state";
import { Button } from "@/ui/button";
import { useOnboarding } from "@/state/onboarding-context";
import { OnboardingScreen } from "@/features/onboarding/onboarding-screen";
import { PackageCard } from "./package-card";
import { initialChoice } from "./package-choice";
import { ActionFailure, Notice, RemoteContent } from "@/async/remote-content";
import { BackAction, ScreenForm } from "@/features/onboarding/screen-footer";
import { useAction } from "@/async/use-action";
import { cacheOffers } from "@/features/onboarding/offer-cache";
import { useRemote } from "@/async/use-remote";
import * as kit from "@/ui/kit.module.css";

/** Package selection: one card per package, with switches for optional features. */
export function SelectPackageScreen() {
  const { t } = useTranslation("onboarding-screens");
  const { credentials } = useOnboarding();
  const locale = useLocale();
  const [remote, retry] = useRemote(
    useCallback(
      (signal: AbortSignal) =>
        cacheOffers(`packages ${locale}`, () => listPackages(credentials, { locale, signal })),
      [credentials, locale],
    ),
  );
  return (
    <OnboardingScreen title={t("package.title")} lead={t("package.lead")}>
      <BackAction />
      <RemoteContent remote={remote} onRetry={retry}>
        {({ packages }) => <PackageChoice offers={packages} onRetry={retry} />}
      </RemoteContent>
    </OnboardingScreen>
  );
}

type PackageChoiceProps = { offers: readonly OfferedPackage[]; onRetry: () => void };

function PackageChoice({ offers, onRetry }: PackageChoiceProps) {
  const { t } = useTranslation("onboarding-screens");
  const { t: tOnboarding } = useTranslation("onboarding");
  const locale = useLocale();
  const { credentials, state, dispatch, goNext } = useOnboarding();
  const { run, isBusy, message } = useAction(
    useCallback(
      ({ id, featureIds }: ChosenPackage, idempotencyKey: string) =>
        selectPackage(credentials, { package_id: id, features_ids: featureIds }, { locale, idempotencyKey }),
      [credentials, locale],
    ),
  );
  const first = offers.find((offer) => !offer.coming_soon);
  if (!first)
    return (
      <Notice message={t("package.empty")}>
        <Button variant="secondary" onClick={onRetry}>
          {tOnboarding("remote.retry")}
        </Button>
      </Notice>
    );

  const chosen = initialChoice(offers, first, state);
  const choose = (packages: ChosenPackage) => dispatch({ type: "drafted", draft: { packages } });

  const send = async () => {
    const answer = await run(chosen);
    if (!answer) return;
    dispatch({ type: "package-chosen", packages: chosen });
    goNext();
  };

  return (
    <ScreenForm
      label={t("package.title")}
      action={tOnboarding("actions.continue")}
      isBusy={isBusy}
      onSubmit={() => void send()}
    >
      <ul className={kit.stack4}>
        {offers.map((offer) => (
          <PackageCard key={idText(offer.id)} offer={offer} chosen={chosen} onChoose={choose} />
        ))}
      </ul>
      <p className={kit.small}>{t("package.fees")}</p>
      {message && <ActionFailure message={message} />}
    </ScreenForm>
  );
}
