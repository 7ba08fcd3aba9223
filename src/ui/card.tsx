import type { ElementType, HTMLAttributes } from "react";
import { classNames } from "@/lib/class-names";
import * as styles from "./card.module.css";

type CardProps = HTMLAttributes<HTMLElement> & {
  /** Element to render: `article`, `li`, `section`. */
  as?: ElementType;
  isRaised?: boolean;
};

/** Bordered container for one item. */
export function Card({ as: Element = "div", isRaised = false, className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames(styles.card, isRaised && styles.raised, className)} />;
}
