import { useCallback } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLocale } from "@/i18n/use-locale";
import { idText } from "@/lib/wire-id";
import type { OfferedAccount } from "@/services/answers/channels";
import { configureInstagram, listInstagramAccounts } from "@/services/operations/channels";
import { AccountPicture } from "@/features/onboarding/account-picture";
import { ChoiceList } from "@/forms/choice-list";
import { LongWait } from "@/async/long-wait";
import { MetaGate, type MetaLogin } from "@/features/onboarding/meta/meta-gate";
import { useOnboarding } from "@/state/onboarding-context";
import { ActionFailure } from "@/async/remote-content";
import { ScreenForm } from "@/features/onboarding/screen-footer";
import { useAction } from "@/async/use-action";
import { MetaList, NothingFound, useTokenExpiry } from "./meta-list";
import { PartScreen } from "./part-actions";

export function SelectIgAccountScreen() {
  const { t } = useTranslation("onboarding-screens");
  return (
    <PartScreen part="instagram" title={t("instagram.title")} lead={t("instagram.lead")}>
      <MetaGate>{(...login) => <Accounts login={login} />}</MetaGate>
    </PartScreen>
  );
}

function Accounts({ login: [token, onExpired, onAgain] }: { login: MetaLogin }) {
  const { t } = useTranslation("onboarding-screens");
  const locale = useLocale();
  const { credentials } = useOnboarding();
  const load = useCallback(
    (signal: AbortSignal) =>
      listInstagramAccounts(credentials, { short_lived_token: token }, { locale, signal }),
    [credentials, token, locale],
  );
  return (
    <MetaList
      load={load}
      onExpired={onExpired}
      describe={({ accounts }) => t("meta.found", { amount: accounts.length })}
    >
      {({ accounts: [first, ...others] }) =>
        first ? (
          <AccountChoice first={first} others={others} onExpired={onExpired} />
        ) : (
          <NothingFound message={t("instagram.empty")} onAgain={onAgain} />
        )
      }
    </MetaList>
  );
}

type AccountChoiceProps = { first: OfferedAccount; others: readonly OfferedAccount[]; onExpired: () => void };

function AccountChoice({ first, others, onExpired }: AccountChoiceProps) {
  const { t } = useTranslation("onboarding-screens");
  const locale = useLocale();
  const { credentials, state, dispatch, goNext } = useOnboarding();
  const { run, isBusy, message, error } = useAction(
    useCallback(
      ({ page_id, account_access_token }: OfferedAccount, idempotencyKey: string) =>
        configureInstagram(credentials, { page_id, account_access_token }, { locale, idempotencyKey }),
      [credentials, locale],
    ),
  );
  useTokenExpiry(error, onExpired);
  const accounts = [first, ...others];
  const markedId = state.drafts.instagramPageId ?? state.choices.instagram?.pageId;
  const chosen = accounts.find(({ page_id }) => idText(page_id) === markedId) ?? first;

  const send = async () => {
    if (!(await run(chosen))) return;
    const { page_id, username } = chosen;
    dispatch({ type: "instagram-connected", account: { pageId: idText(page_id), username } });
    goNext();
  };
  return (
    <ScreenForm
      label={t("instagram.title")}
      action={t("instagram.action")}
      isBusy={isBusy}
      onSubmit={() => void send()}
    >
      <ChoiceList
        legend={t("instagram.title")}
        name="instagram"
        type="radio"
        choices={accounts.map(({ page_id, page_name, username }) => ({
          value: idText(page_id),
          label: `@${username}`,
          text: page_name,
          picture: <AccountPicture part="instagram" name={username} />,
        }))}
        chosen={[idText(chosen.page_id)]}
        onChange={([instagramPageId = null]) => dispatch({ type: "drafted", draft: { instagramPageId } })}
      />
      {message && <ActionFailure message={message} />}
      <LongWait isWaiting={isBusy} />
    </ScreenForm>
  );
}
