import { earlyPressScenes } from "./press-scenes-early";
import { latePressScenes } from "./press-scenes-late";
import type { Scene } from "./scene";
import { picture } from "./shapes";

const scenes = { ...earlyPressScenes, ...latePressScenes };

/** The scene of a press item, 1200 × 675. */
export function pressScene(slug: string): Scene {
  const scene = scenes[slug];
  if (!scene) throw new Error(`tools/pictures/press-scenes-late.ts has no scene for "${slug}"`);
  return scene;
}

/** The cover of a press item as SVG, 1200 × 675. */
export function pressCover(slug: string): string {
  const scene = pressScene(slug);
  return picture(1200, 675, scene.ground, scene.glow, scene.draw());
}
