import ArrowRight from "lucide-react/icons/arrow-right";
import { LocalizedLink } from "@/i18n/localized-link";
import { classNames } from "@/lib/class-names";
import { storyPath } from "@/lib/addresses";
import * as styles from "./arrow-link.module.css";

type StoryLinkProps = {
  slug: string;
  text: string;
  /** Accessible name including the shop's name, because a page contains several of these links. */
  label: string;
  className?: string;
};

/** Link to the customer story of a shop. */
export const StoryLink = ({ slug, text, label, className }: StoryLinkProps) => (
  <LocalizedLink to={storyPath(slug)} aria-label={label} className={classNames(styles.link, className)}>
    {text}
    <ArrowRight aria-hidden="true" size={18} />
  </LocalizedLink>
);
