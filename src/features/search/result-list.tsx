import type { ReactNode } from "react";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import FileText from "lucide-react/icons/file-text";
import Layers from "lucide-react/icons/layers";
import MessageCircle from "lucide-react/icons/message-circle";
import Newspaper from "lucide-react/icons/newspaper";
import Quote from "lucide-react/icons/quote";
import Scale from "lucide-react/icons/scale";
import Store from "lucide-react/icons/store";
import { LocalizedLink } from "@/i18n/localized-link";
import type { SearchKind } from "@/lib/search-options";
import type { Found } from "./find-entries";
import { MarkedText } from "./marked-text";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./search.module.css";

const icons = {
  page: FileText,
  solution: Layers,
  channel: MessageCircle,
  faq: CircleHelp,
  story: Quote,
  press: Newspaper,
  reference: Store,
  legal: Scale,
} satisfies Record<SearchKind, unknown>;

type ResultListProps = { title: ReactNode; found: readonly Found[]; onFollow: () => void };

/** Results of one kind, as regular links so that visitors can open them in a new tab. */
export function ResultList({ title, found, onFollow }: ResultListProps) {
  return (
    <section className={kit.below4}>
      <h3 className={styles.kind}>{title}</h3>
      <ul className={kit.block}>
        {found.map(({ id, kind, url, title: name, summary, words }) => {
          const Icon = icons[kind];
          return (
            <li key={id}>
              <LocalizedLink to={url} className={styles.result} data-result onClick={onFollow}>
                <Icon aria-hidden="true" size={20} className={styles.icon} />
                <span className={styles.texts}>
                  <span className={styles.name}>
                    <MarkedText text={name} words={words} />
                  </span>
                  <span className={styles.summary}>
                    <MarkedText text={summary} words={words} />
                  </span>
                </span>
              </LocalizedLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
