import { useCallback } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { configureWhatsapp } from "@/services/operations/configure-whatsapp";
import { listWhatsappNumbers } from "@/services/operations/list-whatsapp-numbers";
import { ChoiceList } from "@/features/onboarding/choice-list";
import { MetaGate, type MetaLogin } from "@/features/onboarding/meta/meta-gate";
import { useOnboarding } from "@/features/onboarding/onboarding-context";
import { OnboardingScreen } from "@/features/onboarding/onboarding-screen";
import { Notice } from "@/features/onboarding/remote-content";
import { useAction } from "@/features/onboarding/use-action";
import { Button } from "@/ui/button";
import { MetaList, NothingFound } from "./meta-list";
import { PostponeButton } from "./part-actions";
import { WhatsappNotes } from "./whatsapp-notes";

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
      pageTitle={t("setup.parts.whatsapp-number.title")}
      lead={t("whatsapp.lead")}
      actions={<PostponeButton part="whatsapp-number" />}
    >
      <WhatsappNotes />
      <MetaGate>{(...login) => <Numbers login={login} />}</MetaGate>
    </OnboardingScreen>
  );
}

function Numbers({ login: [token, onExpired, onAgain] }: { login: MetaLogin }) {
  const { credentials } = useOnboarding();
  const load = useCallback(
    (signal: AbortSignal) => listWhatsappNumbers(credentials, { short_lived_token: token }, { signal }),
    [credentials, token],
  );
  return (
    <MetaList load={load} onExpired={onExpired}>
      {({ numbers }) => <NumberChoice numbers={numbers} onAgain={onAgain} />}
    </MetaList>
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
  const marked = state.drafts.whatsappNumber ?? state.choices.whatsappNumber;
  const chosen = usable.find(({ whatsapp_number }) => whatsapp_number === marked) ?? usable[0];

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
            text: `${display_name} · ${t(`whatsapp.states.${numberState}`)}`,
            isDisabled: numberState === "in_use_in_app",
          }))}
          chosen={chosen ? [chosen.whatsapp_number] : []}
          onChange={([whatsappNumber = null]) => dispatch({ type: "drafted", draft: { whatsappNumber } })}
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
        <NothingFound message={t("whatsapp.empty")} onAgain={onAgain} />
      )}
    </>
  );
}
