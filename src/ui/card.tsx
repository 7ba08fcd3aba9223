import type { ElementType, HTMLAttributes } from "react";
import { classNames } from "@/lib/class-names";
import * as styles from "./card.module.css";

type CardProps = HTMLAttributes<HTMLElement> & {
  /** Element to render, such as `article`, `li` or `section`. */
  as?: ElementType;
  isRaised?: boolean;
};

/** Container with a border, for a single item. */
export function Card({ as: Element = "div", isRaised = false, className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames(styles.card, isRaised && styles.raised, className)} />;
}
