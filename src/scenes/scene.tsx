import type { ReactElement, ReactNode } from "react";
import type { TFuncKey } from "i18next";
import { useTranslation } from "gatsby-plugin-react-i18next";
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

/** A string of the scenes. The type of the translation hook itself costs the linter all memory where it is an argument. */
type SceneText = (key: TFuncKey<"scenes">, values?: Record<string, unknown>) => string;

/** The scenes of a page by the names that its data uses: a page carries the styles of its own scenes alone. */
export type SceneSet = Readonly<Record<string, (t: SceneText) => ReactElement>>;

/** The scene that the data names, of a page's own; the content check lets no other name pass. */
export function SceneByName({ name, of }: { name: string; of: SceneSet }) {
  const { t } = useTranslation("scenes");
  return of[name]?.((key, values) => t(key, values ?? {}) as string) ?? null;
}
