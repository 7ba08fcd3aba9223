import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import * as styles from "./badge.module.css";

type BadgeProps = { tone?: "violet" | "sun" | "success" | "neutral"; children: ReactNode };

/** Short label on a coloured background. */
export function Badge({ tone = "violet", children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
