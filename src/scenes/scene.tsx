import type { ReactElement, ReactNode } from "react";
import type { TFuncKey } from "i18next";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { classNames } from "@/lib/class-names";
import * as styles from "./scene.module.css";

type SceneProps = {
  /** Text alternative for the picture. */
  label: string;
  /** Omits the frame, for scenes with their own background. */
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
 * Translates the text in scenes. Using the hook's own type as an argument type makes the linter run out of
 * memory.
 */
type SceneText = (key: TFuncKey<"scenes">, values?: Record<string, unknown>) => string;

/**
 * Scenes of a page by their name in the data. Each page has its own set, and thus loads only the styles of
 * its scenes.
 */
export type SceneSet = Readonly<Record<string, (t: SceneText) => ReactElement>>;

/** Renders the scene that the data names; the content check rejects unknown names. */
export function SceneByName({ name, of }: { name: string; of: SceneSet }) {
  const { t } = useTranslation("scenes");
  return of[name]?.((key, values) => t(key, values ?? {}) as string) ?? null;
}
