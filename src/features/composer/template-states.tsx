import { useTranslation } from "gatsby-plugin-react-i18next";
import { Section } from "@/ui/section";
import { ReplyClock } from "./reply-clock";
import { TemplateComposer, type TemplateComposerProps } from "./template-composer";
import { TemplateStill } from "./template-still";
import { windowState } from "./template-rules";

/** The template composer for the catalogue: its still, the composer, and the clock at either end of the window. */
export function TemplateStates({ cases, limits }: TemplateComposerProps) {
  const { t } = useTranslation("showcase");
  const windowHours = limits.replyWindowHours.value;
  return (
    <Section id="template-states" title={t("composer.title")} align="start">
      <TemplateStill cases={cases} />
      <TemplateComposer cases={cases} limits={limits} />
      {[0, windowHours - 1, windowHours].map((hours) => (
        <ReplyClock
          key={hours}
          hours={hours}
          limits={limits}
          state={windowState(hours, windowHours, "utility")}
        />
      ))}
    </Section>
  );
}
