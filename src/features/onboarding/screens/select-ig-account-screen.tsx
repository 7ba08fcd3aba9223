import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { configureInstagram } from "@/services/operations/configure-instagram";
import { listInstagramAccounts } from "@/services/operations/list-instagram-accounts";
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

type Account = { page_id: string; page_name: string; username: string; account_access_token: string };

/** Choosing the Instagram account. */
export function SelectIgAccountScreen() {
  const { t } = useTranslation("onboarding");
  const { state } = useOnboarding();
  // Kept out here, where a login that has to be repeated does not lose it.
  const marking = useState(state.choices.instagram?.pageId);
  return (
    <OnboardingScreen
      title={t("instagram.title")}
      lead={t("instagram.lead")}
      actions={<PostponeButton part="instagram" />}
    >
      <MetaGate>{(...login) => <Accounts login={login} marking={marking} />}</MetaGate>
    </OnboardingScreen>
  );
}

type Marking = [pageId: string | undefined, setPageId: (pageId: string | undefined) => void];
type AccountsProps = { login: MetaLogin; marking: Marking };

function Accounts({ login: [token, onExpired, onAgain], marking }: AccountsProps) {
  const { credentials } = useOnboarding();
  const [remote, retry] = useRemote(
    useCallback(
      (signal: AbortSignal) => listInstagramAccounts(credentials, { short_lived_token: token }, { signal }),
      [credentials, token],
    ),
  );
  const hasExpired = remote.status === "failed" && isTokenExpired(remote.error);
  useEffect(() => {
    if (hasExpired) onExpired();
  }, [hasExpired, onExpired]);
  return (
    <RemoteContent remote={remote} onRetry={retry}>
      {({ accounts }) => <AccountChoice {...{ accounts, onExpired, onAgain, marking }} />}
    </RemoteContent>
  );
}

type AccountChoiceProps = {
  accounts: readonly Account[];
  onExpired: () => void;
  onAgain: () => void;
  marking: Marking;
};

function AccountChoice({ accounts, onExpired, onAgain, marking }: AccountChoiceProps) {
  const { t } = useTranslation("onboarding");
  const { credentials, dispatch, goTo } = useOnboarding();
  const { run, isBusy, message, error } = useAction(
    useCallback(
      ({ page_id, account_access_token }: Account, idempotencyKey: string) =>
        configureInstagram(credentials, { page_id, account_access_token }, { idempotencyKey }),
      [credentials],
    ),
  );
  const hasExpired = isTokenExpired(error);
  useEffect(() => {
    if (hasExpired) onExpired();
  }, [hasExpired, onExpired]);
  const [pageId, setPageId] = marking;
  const chosen = accounts.find(({ page_id }) => page_id === pageId) ?? accounts[0];
  if (!chosen) {
    return (
      <Notice message={t("instagram.empty")}>
        <p>{t("meta.representative")}</p>
        <Button variant="secondary" onClick={onAgain}>
          {t("meta.other-account")}
        </Button>
      </Notice>
    );
  }
  const send = async () => {
    if (!(await run(chosen))) return;
    const { page_id, username } = chosen;
    dispatch({ type: "instagram-connected", account: { pageId: page_id, username } });
    goTo("setup");
  };
  return (
    <>
      <ChoiceList
        legend={t("instagram.title")}
        name="instagram"
        type="radio"
        choices={accounts.map(({ page_id, page_name, username }) => ({
          value: page_id,
          label: `@${username}`,
          text: page_name,
        }))}
        chosen={[chosen.page_id]}
        onChange={([value]) => setPageId(value)}
      />
      {message && <Notice tone="danger" message={message} />}
      <Button isBusy={isBusy} onClick={() => void send()}>
        {t("instagram.action")}
      </Button>
    </>
  );
}
