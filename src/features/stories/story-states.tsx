import { useTranslation } from "gatsby-plugin-react-i18next";
import { Section } from "@/ui/section";
import { NextStory } from "./next-story";
import { StorySections } from "./story-sections";
import { StoryFigures } from "./story-figures";
import { StoryHeader } from "./story-header";
import { StoryQuote } from "./story-quote";
import { StoryUsed } from "./story-used";
import * as kit from "@/ui/kit.module.css";

type StoryStatesProps = {
  story?: Queries.CustomerStoryFragment;
  next?: Queries.NextStoryFragment;
  note: string | null;
};

/** Entry in the component catalogue for the parts of a customer story, as a sample and as a real story. */
export function StoryStates({ story, next, note }: StoryStatesProps) {
  const { t } = useTranslation("stories");
  if (!story) return null;
  const samples = { sample: true, real: false };
  return (
    <>
      <Section id="story-states" title={t("states.title")} align="start">
        <div className={kit.stack10}>
          {Object.entries(samples).map(([name, isSample]) => (
            <div key={name} className={kit.stack8}>
              <h3>{t(`states.${name as keyof typeof samples}`)}</h3>
              <StoryHeader story={story} note={isSample ? note : null} heading="h3" />
              <StoryFigures figures={story.figures} areSamples={isSample} />
              <StoryQuote story={story} isSample={isSample} />
            </div>
          ))}
          <div className={kit.stack10}>
            <StorySections story={story} />
            <StoryUsed story={story} />
          </div>
        </div>
      </Section>
      <NextStory story={next ?? null} />
    </>
  );
}
