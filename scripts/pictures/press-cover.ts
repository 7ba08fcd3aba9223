import { earlyPressScenes } from "./press-scenes-early";
import { latePressScenes } from "./press-scenes-late";
import { picture } from "./shapes";

const scenes = { ...earlyPressScenes, ...latePressScenes };

/** The cover of a press item as SVG, 1200 × 675. */
export function pressCover(slug: string): string {
  const scene = scenes[slug];
  if (!scene) throw new Error(`scripts/pictures/press-scenes-late.ts has no scene for "${slug}"`);
  return picture(1200, 675, scene.ground, scene.glow, scene.draw());
}
