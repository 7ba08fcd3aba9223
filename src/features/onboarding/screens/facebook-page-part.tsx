import { useCallback, useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLocale } from "@/i18n/use-locale";
import { idText, type WireId } from "@/lib/wire-id";
import { configureFacebook } from "@/services/operations/channels";
import { AccountPicture } from "@/features/onboarding/account-picture";
import { ChoiceList } from "@/forms/choice-list";
import { LongWait } from "@/async/long-wait";
import { MetaGate, type MetaLogin } from "@/features/onboarding/meta/meta-gate";
import { useOnboarding } from "@/state/onboarding-context";
import { partsScreen } from "@/state/screen-order";
import { ActionFailure } from "@/async/remote-content";
import { ScreenForm } from "@/features/onboarding/screen-footer";
import { useAction } from "@/async/use-action";
import { MetaList, NothingFound, useTokenExpiry } from "./meta-list";
import { loadPages, type OfferedPage } from "./offered-pages";
import { PartScreen } from "./part-actions";

/** Connects a Facebook page, whose messages then arrive in the inbox. */
export function FacebookPagePart() {
  const { t } = useTranslation("onboarding-screens");
  return (
    <PartScreen
      part="facebook-page"
      title={t("facebook.title")}
      pageTitle={t("setup.parts.facebook-page.title")}
      lead={t("facebook.lead")}
    >
      <MetaGate>{(...login) => <Pages login={login} />}</MetaGate>
    </PartScreen>
  );
}

function Pages({ login }: { login: MetaLogin }) {
  const { t } = useTranslation("onboarding-screens");
  const locale = useLocale();
  const { credentials } = useOnboarding();
  const [token, onExpired] = login;
  const load = useCallback(
    (signal: AbortSignal) => loadPages(credentials, token, { locale, signal }),
    [credentials, token, locale],
  );
  return (
    <MetaList
      load={load}
      onExpired={onExpired}
      describe={({ pages }) => (pages.length > 0 ? t("meta.found", { amount: pages.length }) : "")}
    >
      {({ pages }) => <PageChoice pages={pages} login={login} />}
    </MetaList>
  );
}

type PageChoiceProps = { pages: readonly OfferedPage[]; login: MetaLogin };

function PageChoice({ pages, login: [token, onExpired, onAgain] }: PageChoiceProps) {
  const { t } = useTranslation("onboarding-screens");
  const { credentials, state, dispatch, goTo } = useOnboarding();
  const locale = useLocale();
  const { run, isBusy, message, error } = useAction(
    useCallback(
      (input: { short_lived_token: string; page_id?: WireId }, idempotencyKey: string) =>
        configureFacebook(credentials, input, { locale, idempotencyKey }),
      [credentials, locale],
    ),
  );
  const [hasNoPage, setHasNoPage] = useState(false);
  useTokenExpiry(error, onExpired);
  const marked = state.drafts.facebookPageId ?? state.choices.instagram?.pageId;
  const chosen = pages.find(({ id }) => idText(id) === marked) ?? pages[0];

  const send = async () => {
    // The specified call has no page parameter, so `page_id` is sent only if there was a choice.
    const choice = pages.length > 1 && chosen ? { page_id: chosen.id } : {};
    const answer = await run({ short_lived_token: token, ...choice });
    if (!answer) return;
    if (answer.facebook === null) return setHasNoPage(true);
    dispatch({ type: "facebook-page-connected", name: answer.facebook.page_name || (chosen?.name ?? "") });
    goTo(partsScreen);
  };
  const allowed = { id: "allowed", name: t("facebook.allowed") };
  return (
    <ScreenForm
      label={t("facebook.title")}
      action={t("facebook.action")}
      isBusy={isBusy}
      onSubmit={() => void send()}
    >
      <ChoiceList
        legend={t("facebook.choice")}
        name="facebook_page"
        type="radio"
        choices={(pages.length > 0 ? pages : [allowed]).map(({ id, name }) => ({
          value: idText(id),
          label: name,
          text: t("facebook.page-text"),
          picture: <AccountPicture part="facebook-page" name={pages.length > 0 ? name : undefined} />,
        }))}
        chosen={[idText(chosen?.id ?? allowed.id)]}
        onChange={([facebookPageId = null]) => dispatch({ type: "drafted", draft: { facebookPageId } })}
      />
      {message && (
        <ActionFailure message={message}>
          <p>{t("meta.representative")}</p>
        </ActionFailure>
      )}
      {hasNoPage && <NothingFound message={t("facebook.empty")} onAgain={onAgain} />}
      <LongWait isWaiting={isBusy} />
    </ScreenForm>
  );
}
