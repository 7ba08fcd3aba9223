import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { configureWhatsapp } from "@/services/operations/configure-whatsapp";
import { listWhatsappNumbers } from "@/services/operations/list-whatsapp-numbers";
import { isTokenExpired } from "@/features/onboarding/call-failure";
import { ChoiceList } from "@/features/onboarding/choice-list";
import { MetaGate, type MetaLogin } from "@/features/onboarding/meta/meta-gate";
import { useOnboarding } from "@/features/onboarding/onboarding-context";
import { OnboardingScreen } from "@/features/onboarding/onboarding-screen";
import { Notice, RemoteContent } from "@/features/onboarding/remote-content";
import { useAction } from "@/features/onboarding/use-action";
import { useRemote } from "@/features/onboarding/use-remote";
import { Button } from "@/ui/button";
import { PostponeButton } from "./part-actions";

type WhatsappNumber = {
  whatsapp_number: string;
  display_name: string;
  state: "available" | "approval_pending" | "in_use_in_app";
};

/** Choosing the WhatsApp number, with what approval means for it. */
export function WhatsappNumberPart() {
  const { t } = useTranslation("onboarding");
  return (
    <OnboardingScreen
      title={t("whatsapp.title")}
      lead={t("whatsapp.lead")}
      actions={<PostponeButton part="whatsapp-number" />}
    >
      <Notice tone="warning" message={t("whatsapp.notice")} />
      <MetaGate>{(...login) => <Numbers login={login} />}</MetaGate>
    </OnboardingScreen>
  );
}

function Numbers({ login: [token, onExpired, onAgain] }: { login: MetaLogin }) {
  const { credentials } = useOnboarding();
  const [remote, retry] = useRemote(
    useCallback(
      (signal: AbortSignal) => listWhatsappNumbers(credentials, { short_lived_token: token }, { signal }),
      [credentials, token],
    ),
  );
  const hasExpired = remote.status === "failed" && isTokenExpired(remote.error);
  useEffect(() => {
    if (hasExpired) onExpired();
  }, [hasExpired, onExpired]);
  return (
    <RemoteContent remote={remote} onRetry={retry}>
      {({ numbers }) => <NumberChoice numbers={numbers} onAgain={onAgain} />}
    </RemoteContent>
  );
}

function NumberChoice({ numbers, onAgain }: { numbers: readonly WhatsappNumber[]; onAgain: () => void }) {
  const { t } = useTranslation("onboarding");
  const { credentials, state, dispatch, goTo } = useOnboarding();
  const { run, isBusy, message } = useAction(
    useCallback(
      (whatsapp_number: string, idempotencyKey: string) =>
        configureWhatsapp(credentials, { whatsapp_number }, { idempotencyKey }),
      [credentials],
    ),
  );
  const usable = numbers.filter((number) => number.state !== "in_use_in_app");
  const [chosenNumber, setChosenNumber] = useState(state.choices.whatsappNumber);
  const chosen = usable.find(({ whatsapp_number }) => whatsapp_number === chosenNumber) ?? usable[0];

  const send = async (number: string) => {
    if (!(await run(number))) return;
    dispatch({ type: "whatsapp-number-connected", number });
    goTo("setup");
  };
  return (
    <>
      {numbers.length > 0 && (
        <ChoiceList
          legend={t("whatsapp.title")}
          name="whatsapp_number"
          type="radio"
          choices={numbers.map(({ whatsapp_number, display_name, state: numberState }) => ({
            value: whatsapp_number,
            label: whatsapp_number,
            text: (
              <>
                {display_name} · {t(`whatsapp.states.${numberState}`)}
              </>
            ),
            isDisabled: numberState === "in_use_in_app",
          }))}
          chosen={chosen ? [chosen.whatsapp_number] : []}
          onChange={([value]) => setChosenNumber(value ?? null)}
        />
      )}
      {chosen ? (
        <>
          {message && <Notice tone="danger" message={message} />}
          <Button isBusy={isBusy} onClick={() => void send(chosen.whatsapp_number)}>
            {t("whatsapp.action")}
          </Button>
        </>
      ) : (
        <Notice message={t("whatsapp.empty")}>
          <p>{t("meta.representative")}</p>
          <Button variant="secondary" onClick={onAgain}>
            {t("meta.other-account")}
          </Button>
        </Notice>
      )}
    </>
  );
}
