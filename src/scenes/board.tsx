import type { ReactNode } from "react";
import { Scene } from "./scene";
import * as styles from "./board.module.css";

type BoardProps = {
  /** What the picture shows, for those who do not see it. */
  label: string;
  /** The tint of the ground. */
  tone?: "violet" | "coral" | "sun" | "teal" | "rose" | "sky";
  children: ReactNode;
};

/** A scene of panels and messages on a tinted ground; its classes for panels, rows and pills serve what stands on it. */
export function Board({ label, tone = "violet", children }: BoardProps) {
  return (
    <Scene label={label}>
      <div className={styles.board} data-tone={tone}>
        {children}
      </div>
    </Scene>
  );
}
