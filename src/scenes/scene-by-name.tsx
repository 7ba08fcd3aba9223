import type { ComponentType } from "react";

/** The scenes of a page by the names that its data uses: a page carries the styles of its own scenes alone. */
export type SceneSet = Readonly<Record<string, ComponentType>>;

/** The scene that the data names, of a page's own; the content check lets no other name pass. */
export function SceneByName({ name, of }: { name: string; of: SceneSet }) {
  const Drawn = of[name];
  return Drawn ? <Drawn /> : null;
}
