import type { ElementType, HTMLAttributes } from "react";
import { classNames } from "@/lib/class-names";
import * as styles from "./card.module.css";

type CardProps = HTMLAttributes<HTMLElement> & {
  /** The element drawn: `article`, `li`, `section`. */
  as?: ElementType;
  isRaised?: boolean;
};

/** A bordered surface for one thing. */
export function Card({ as: Element = "div", isRaised = false, className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames(styles.card, isRaised && styles.raised, className)} />;
}
