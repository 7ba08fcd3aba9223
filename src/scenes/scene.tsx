import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import * as styles from "./scene.module.css";

type SceneProps = {
  /** What the picture shows, for those who do not see it. */
  label: string;
  /** `bare` scenes bring their own surface. */
  isBare?: boolean;
  children: ReactNode;
};

/**
 * A picture of the product, drawn as an interface: crisp at any size and in the page's language. For assistive
 * technology it is one picture with one description.
 */
export function Scene({ label, isBare = false, children }: SceneProps) {
  return (
    <div role="img" aria-label={label} className={styles.place}>
      <div aria-hidden="true" className={classNames(styles.scene, !isBare && styles.framed)}>
        {children}
      </div>
    </div>
  );
}
