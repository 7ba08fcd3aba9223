import { useTranslation } from "gatsby-plugin-react-i18next";
import { Section } from "@/ui/section";
import { ReplyClock } from "./reply-clock";
import { TemplateBubble } from "./template-bubble";
import { TemplateComposer, type TemplateComposerProps } from "./template-composer";
import { TemplateStill } from "./template-still";
import { fillTemplate, samplesOf, toComposerText, windowState } from "./template-rules";
import * as kit from "@/ui/kit.module.css";

/**
 * States of the template composer for the catalogue: placeholder, composer, overlong text, each case inside
 * and outside the reply window, and the clock at both ends of the window.
 */
export function TemplateStates({ cases, limits }: TemplateComposerProps) {
  const { t } = useTranslation("showcase");
  const windowHours = limits.replyWindowHours.value;
  const tooLong = cases.slice(0, 1).map((item) => ({
    ...item,
    text: `${item.text} `.repeat(Math.ceil(limits.templateCharacters.value / item.text.length) + 1),
  }));
  const read = ({ text, variables }: TemplateComposerProps["cases"][number]) =>
    fillTemplate(toComposerText(text), samplesOf({ variables }));
  return (
    <Section id="template-states" title={t("composer.title")} align="start">
      <div className={kit.stack10}>
        <TemplateStill cases={cases} limits={limits} />
        <TemplateComposer cases={cases} limits={limits} />
        <TemplateComposer cases={tooLong} limits={limits} />
        <ul className={kit.tiles}>
          {cases.map((item, index) => (
            <li key={item.slug}>
              <TemplateBubble text={read(item)} isOpen={index % 2 === 0} />
            </li>
          ))}
        </ul>
        <ul className={kit.tiles}>
          {[0, windowHours - 1, windowHours].map((hours) => (
            <li key={hours}>
              <ReplyClock hours={hours} limits={limits} state={windowState(hours, windowHours, "utility")} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
