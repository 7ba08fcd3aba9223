import { ReplyClock } from "./reply-clock";
import { TemplateBubble } from "./template-bubble";
import type { TemplateComposerProps } from "./template-composer";
import { fillTemplate, isCategory, toComposerText, windowState } from "./template-rules";
import * as styles from "./template-composer.module.css";

/** The composer as a picture: each case to start from, the first one filled in, and the window while it is closed. */
export function TemplateStill({ cases, limits }: TemplateComposerProps) {
  const [first] = cases;
  const windowHours = limits.replyWindowHours.value;
  const category = first && isCategory(first.category) ? first.category : "utility";
  const samples = Object.fromEntries((first?.variables ?? []).map(({ name, sample }) => [name, sample]));
  return (
    <div className={styles.composer}>
      <dl className={styles.desk}>
        {cases.map(({ slug, name, text }) => (
          <div key={slug}>
            <dt className={styles.caseName}>{name}</dt>
            <dd className={styles.caseText}>{toComposerText(text)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.stage}>
        <TemplateBubble text={fillTemplate(toComposerText(first?.text ?? ""), samples)} isOpen={false} />
        <ReplyClock
          hours={windowHours + 1}
          limits={limits}
          state={windowState(windowHours + 1, windowHours, category)}
        />
      </div>
    </div>
  );
}
