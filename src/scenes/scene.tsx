import type { ReactElement, ReactNode } from "react";
import type { TFuncKey } from "i18next";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { classNames } from "@/lib/class-names";
import * as styles from "./scene.module.css";

type SceneProps = {
  /** Text alternative of the picture. */
  label: string;
  /** Whether to omit the frame, for scenes with a background of their own. */
  isBare?: boolean;
  children: ReactNode;
};

/**
 * A product illustration made of HTML: crisp at any size and in the page's language. Exposed to assistive
 * technology as a single image with a description.
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

/**
 * Translation function of the scenes. The hook's own type makes the linter run out of memory when used as an
 * argument type.
 */
type SceneText = (key: TFuncKey<"scenes">, values?: Record<string, unknown>) => string;

/**
 * Scenes of a page, keyed by their names in the data; separate per page, so that a page loads only the styles
 * of its own scenes.
 */
export type SceneSet = Readonly<Record<string, (t: SceneText) => ReactElement>>;

/** Renders the page's scene with a name from the data; the content check rejects unknown names. */
export function SceneByName({ name, of }: { name: string; of: SceneSet }) {
  const { t } = useTranslation("scenes");
  return of[name]?.((key, values) => t(key, values ?? {}) as string) ?? null;
}
