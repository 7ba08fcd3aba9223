import { useCallback, useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLocale } from "@/i18n/use-locale";
import { configureFacebook } from "@/services/operations/configure-facebook";
import { LongWait } from "@/features/onboarding/long-wait";
import { MetaGate, type MetaLogin } from "@/features/onboarding/meta/meta-gate";
import { useOnboarding } from "@/features/onboarding/onboarding-context";
import { OnboardingScreen } from "@/features/onboarding/onboarding-screen";
import { Notice } from "@/features/onboarding/remote-content";
import { useAction } from "@/features/onboarding/use-action";
import { Button } from "@/ui/button";
import { NothingFound } from "./meta-list";
import { PostponeButton } from "./part-actions";
import { useTokenExpiry } from "./use-token-expiry";

/** Connecting the Facebook page, whose messages then arrive in the inbox. */
export function FacebookPagePart() {
  const { t } = useTranslation("onboarding");
  return (
    <OnboardingScreen
      title={t("facebook.title")}
      pageTitle={t("setup.parts.facebook-page.title")}
      lead={t("facebook.lead")}
      actions={<PostponeButton part="facebook-page" />}
    >
      <MetaGate>{(...login) => <ConnectPage login={login} />}</MetaGate>
    </OnboardingScreen>
  );
}

function ConnectPage({ login: [token, onExpired, onAgain] }: { login: MetaLogin }) {
  const { t } = useTranslation("onboarding");
  const { credentials, dispatch, goTo } = useOnboarding();
  const locale = useLocale();
  const { run, isBusy, message, error } = useAction(
    useCallback(
      (short_lived_token: string, idempotencyKey: string) =>
        configureFacebook(credentials, { short_lived_token }, { locale, idempotencyKey }),
      [credentials, locale],
    ),
  );
  const [hasNoPage, setHasNoPage] = useState(false);
  useTokenExpiry(error, onExpired);

  const send = async () => {
    const answer = await run(token);
    if (!answer) return;
    if (answer.facebook === null) return setHasNoPage(true);
    dispatch({ type: "facebook-page-connected", name: answer.facebook.page_name });
    goTo("setup");
  };
  return (
    <>
      {message && (
        <Notice tone="danger" message={message}>
          <p>{t("meta.representative")}</p>
        </Notice>
      )}
      {hasNoPage && <NothingFound message={t("facebook.empty")} onAgain={onAgain} />}
      <LongWait isWaiting={isBusy} />
      <Button isBusy={isBusy} onClick={() => void send()}>
        {t("facebook.action")}
      </Button>
    </>
  );
}
