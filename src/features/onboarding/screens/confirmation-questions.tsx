import { useTranslation } from "gatsby-plugin-react-i18next";
import { DisclosureList } from "@/ui/disclosure-list";
import { hasPart } from "@/state/guards";
import { useOnboarding } from "@/state/onboarding-context";
import * as kit from "@/ui/kit.module.css";

const questions = ["trial", "plan", "cancel", "whatsapp"] as const;

/** Frequently asked questions about the confirmation, as an accordion. */
export function ConfirmationQuestions() {
  const { t } = useTranslation("onboarding-screens");
  const { state } = useOnboarding();
  const asked = questions.filter((id) => id !== "whatsapp" || hasPart(state, "whatsapp-number"));
  return (
    <section className={kit.stack2}>
      <h2 className={kit.large}>{t("questions.title")}</h2>
      <DisclosureList
        level={3}
        items={asked.map((id) => ({
          id: `question-${id}`,
          title: t(`questions.${id}.question`),
          content: <p>{t(`questions.${id}.answer`)}</p>,
        }))}
      />
    </section>
  );
}
