import { useCallback } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLocale } from "@/i18n/use-locale";
import { formatPhone } from "@/lib/format-phone";
import { idText, type WireId } from "@/lib/wire-id";
import type { WhatsappNumber } from "@/services/answers/channels";
import { configureWhatsapp, listWhatsappNumbers } from "@/services/operations/channels";
import { AccountPicture } from "@/features/onboarding/account-picture";
import { ChoiceList } from "@/forms/choice-list";
import { LongWait } from "@/async/long-wait";
import { MetaGate, type MetaLogin } from "@/features/onboarding/meta/meta-gate";
import { useOnboarding } from "@/state/onboarding-context";
import { partsScreen } from "@/state/screen-order";
import { ActionFailure } from "@/async/remote-content";
import { ScreenForm } from "@/features/onboarding/screen-footer";
import { useAction } from "@/async/use-action";
import { MetaList, NothingFound } from "./meta-list";
import { PartScreen } from "./part-actions";
import { WhatsappNotes } from "./whatsapp-notes";

/** Selection of the WhatsApp number, with the conditions of its approval. */
export function WhatsappNumberPart() {
  const { t } = useTranslation("onboarding-screens");
  return (
    <PartScreen
      part="whatsapp-number"
      title={t("whatsapp.title")}
      pageTitle={t("setup.parts.whatsapp-number.title")}
      lead={t("whatsapp.lead")}
    >
      <MetaGate>{(...login) => <Numbers login={login} />}</MetaGate>
      <WhatsappNotes />
    </PartScreen>
  );
}

function Numbers({ login: [token, onExpired, onAgain] }: { login: MetaLogin }) {
  const { t } = useTranslation("onboarding-screens");
  const { credentials } = useOnboarding();
  const locale = useLocale();
  const load = useCallback(
    (signal: AbortSignal) =>
      listWhatsappNumbers(credentials, { short_lived_token: token }, { locale, signal }),
    [credentials, token, locale],
  );
  return (
    <MetaList
      load={load}
      onExpired={onExpired}
      describe={({ numbers }) => t("meta.found", { amount: numbers.length })}
    >
      {({ numbers }) => <NumberChoice numbers={numbers} onAgain={onAgain} />}
    </MetaList>
  );
}

function NumberChoice({ numbers, onAgain }: { numbers: readonly WhatsappNumber[]; onAgain: () => void }) {
  const { t } = useTranslation("onboarding-screens");
  const locale = useLocale();
  const { credentials, state, dispatch, goTo } = useOnboarding();
  const { run, isBusy, message } = useAction(
    useCallback(
      (whatsapp_number: WireId, idempotencyKey: string) =>
        configureWhatsapp(credentials, { whatsapp_number }, { locale, idempotencyKey }),
      [credentials, locale],
    ),
  );
  const usable = numbers.filter((number) => number.state !== "in_use_in_app");
  const marked = state.drafts.whatsappNumber ?? state.choices.whatsappNumber;
  const chosen = usable.find(({ whatsapp_number }) => idText(whatsapp_number) === marked) ?? usable[0];

  const send = async (number: WireId) => {
    if (!(await run(number))) return;
    dispatch({ type: "whatsapp-number-connected", number: idText(number) });
    goTo(partsScreen);
  };
  const list = numbers.length > 0 && (
    <ChoiceList
      legend={t("whatsapp.title")}
      name="whatsapp_number"
      type="radio"
      choices={numbers.map(({ whatsapp_number, display_name, state: numberState }) => ({
        value: idText(whatsapp_number),
        label: formatPhone(idText(whatsapp_number)),
        text: [display_name, numberState && t(`whatsapp.states.${numberState}`)].filter(Boolean).join(" · "),
        picture: <AccountPicture part="whatsapp-number" name={display_name} />,
        isDisabled: numberState === "in_use_in_app",
      }))}
      chosen={chosen ? [idText(chosen.whatsapp_number)] : []}
      onChange={([whatsappNumber = null]) => dispatch({ type: "drafted", draft: { whatsappNumber } })}
    />
  );
  if (!chosen)
    return (
      <>
        {list}
        <NothingFound message={t("whatsapp.empty")} onAgain={onAgain} />
      </>
    );
  return (
    <ScreenForm
      label={t("whatsapp.title")}
      action={t("whatsapp.action")}
      isBusy={isBusy}
      onSubmit={() => void send(chosen.whatsapp_number)}
    >
      {list}
      {message && <ActionFailure message={message} />}
      <LongWait isWaiting={isBusy} />
    </ScreenForm>
  );
}
