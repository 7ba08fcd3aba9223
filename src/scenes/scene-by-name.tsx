import type { SceneSet } from "./scene-set";

/** The scene that the data names, of a page's own; the content check lets no other name pass. */
export function SceneByName({ name, of }: { name: string; of: SceneSet }) {
  const Drawn = of[name];
  return Drawn ? <Drawn /> : null;
}
