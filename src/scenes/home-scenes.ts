import type { SceneSet } from "./scene";
import { AgainScene } from "./story/again-scene";
import { AssignScene } from "./story/assign-scene";
import { CallBackScene } from "./story/call-back-scene";
import { ChooseScene } from "./story/choose-scene";
import { CoffeeCartScene } from "./story/coffee-cart-scene";
import { CoffeeNewsScene } from "./story/coffee-news-scene";
import { HistoryScene } from "./story/history-scene";
import { RatingScene } from "./story/rating-scene";
import { WhisperScene } from "./story/whisper-scene";

/** The scenes of the home page: moments of the solutions’ conversation, and a coffee roaster. */
export const homeScenes: SceneSet = {
  "coffee-cart": CoffeeCartScene,
  "coffee-news": CoffeeNewsScene,
  "story-again": AgainScene,
  "story-assign": AssignScene,
  "story-call-back": CallBackScene,
  "story-choose": ChooseScene,
  "story-history": HistoryScene,
  "story-rating": RatingScene,
  "story-whisper": WhisperScene,
};
