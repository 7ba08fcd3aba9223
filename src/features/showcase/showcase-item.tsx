import type { ReactNode } from "react";
import Check from "lucide-react/icons/check";
import { classNames } from "@/lib/class-names";
import { ShowcaseLimits } from "./showcase-limits";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./showcase-item.module.css";

type ShowcaseItemProps = {
  id: string;
  icon: ReactNode;
  title: string;
  /** Optional sentence that continues the conversation running through the page. */
  moment?: string;
  /** Benefit in one line. */
  benefit: string;
  text: string;
  points: readonly string[];
  limits: readonly string[];
  limitsChecked: string | null;
  scene: ReactNode;
  level?: 2 | 3;
  /** Places the picture on the inline-start side if it fits beside the text. */
  isTurned?: boolean;
  children?: ReactNode;
};

/** Description of a solution or channel, with its picture. */
export function ShowcaseItem(props: ShowcaseItemProps) {
  const {
    id,
    icon,
    title,
    moment,
    benefit,
    text,
    points,
    limits,
    limitsChecked,
    scene,
    level = 3,
    isTurned = false,
    children,
  } = props;
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className={classNames(styles.item, isTurned && styles.turned)} aria-labelledby={`${id}-title`}>
      <div id={id} className={styles.words}>
        <Heading id={`${id}-title`} className={`${kit.row3} ${kit.large}`}>
          <span className={styles.icon}>{icon}</span>
          {title}
        </Heading>
        {moment && <p className={styles.moment}>{moment}</p>}
        <p className={styles.benefit}>{benefit}</p>
        <p>{text}</p>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <Check aria-hidden="true" size={18} strokeWidth={3} />
              {point}
            </li>
          ))}
        </ul>
        {limits.length > 0 && <ShowcaseLimits limits={limits} checked={limitsChecked} />}
        {children}
      </div>
      {scene}
    </article>
  );
}
