import { useTranslation } from "gatsby-plugin-react-i18next";
import Clock3 from "lucide-react/icons/clock-3";
import CircleCheck from "lucide-react/icons/circle-check";
import { isShopAlone, hasPart, isPartDone } from "@/state/guards";
import { setupParts, type SetupPart } from "@/config/channels";
import { readinessAdvice } from "@/state/readiness";
import { Button, ButtonLink } from "@/ui/button";
import { AccountPicture } from "@/features/onboarding/account-picture";
import { useOnboarding } from "@/state/onboarding-context";
import { OnboardingScreen } from "@/features/onboarding/onboarding-screen";
import { partPaths, partValue } from "@/features/onboarding/part-paths";
import { BackAction, PrimaryAction } from "@/features/onboarding/screen-footer";
import * as kit from "@/ui/kit.module.css";
import { AddChannel } from "./add-channel";
import { FacebookPagePart } from "./facebook-page-part";
import type { ScreenProps } from "./screen-props";
import { WhatsappNumberPart } from "./whatsapp-number-part";
import * as styles from "./setup-screen.module.css";

/** Overview of the setup parts, each done, postponed or still to do. All are optional. */
export function SetupScreen({ search }: ScreenProps) {
  const { t } = useTranslation("onboarding-screens");
  const { t: tOnboarding } = useTranslation("onboarding");
  const { state, facts, dispatch, goNext } = useOnboarding();
  const part = new URLSearchParams(search).get("part");
  if (part === "facebook-page" && hasPart(state, part)) return <FacebookPagePart />;
  if (part === "whatsapp-number" && hasPart(state, part)) return <WhatsappNumberPart />;

  const goOn = () => {
    dispatch({ type: "setup-finished" });
    goNext();
  };
  const isShop = isShopAlone(state);
  const parts = setupParts.filter((id) => hasPart(state, id));
  const isWhole = parts.length > 0 && parts.every((id) => isPartDone(state, id));
  return (
    <OnboardingScreen
      title={isShop ? t("setup.title-shop") : t("setup.title")}
      lead={isWhole ? t("setup.lead-done") : isShop ? t("setup.lead-shop") : t("setup.lead")}
    >
      <BackAction />
      <PrimaryAction>
        <Button onClick={goOn}>{tOnboarding("actions.continue")}</Button>
      </PrimaryAction>
      <ul className={kit.stack3}>
        {parts.map((id) => (
          <SetupPartItem key={id} part={id} />
        ))}
      </ul>
      <AddChannel />
      {facts.readiness}
    </OnboardingScreen>
  );
}

function SetupPartItem({ part }: { part: SetupPart }) {
  const { t } = useTranslation("onboarding-screens");
  const { t: tOnboarding } = useTranslation("onboarding");
  const { state, facts } = useOnboarding();
  const isDone = isPartDone(state, part);
  const toDo = part === "storefront" ? t("setup.choose") : t("setup.connect");
  const action = isDone ? tOnboarding("actions.change") : toDo;
  const isAdvisedLater = readinessAdvice(state.drafts.readiness).postponed.includes(part);
  const isPostponed = !isDone && state.choices.postponed.includes(part);
  return (
    <li className={styles.part} data-state={isDone ? "done" : isPostponed ? "later" : "todo"}>
      <AccountPicture part={part} />
      <div className={kit.fill}>
        <h2 className={kit.medium}>{t(`setup.parts.${part}.title`)}</h2>
        {isDone ? (
          <p className={styles.state}>
            <CircleCheck aria-hidden="true" size={18} />{" "}
            {partValue(state, part, facts.storeDomain) || t("setup.connected")}
          </p>
        ) : (
          <p className={kit.note}>{t(`setup.parts.${part}.text`)}</p>
        )}
        {isPostponed && (
          <p className={styles.state}>
            <Clock3 aria-hidden="true" size={16} />{" "}
            {isAdvisedLater ? t("setup.advised-later") : t("setup.postponed")}
          </p>
        )}
      </div>
      <ButtonLink
        to={partPaths[part]}
        variant={isDone ? "notr" : "secondary"}
        aria-label={`${action}: ${t(`setup.parts.${part}.title`)}`}
      >
        {action}
      </ButtonLink>
    </li>
  );
}
