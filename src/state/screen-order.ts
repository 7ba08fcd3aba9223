import { screens, type Screen } from "./steps";

/** Screen that links to the setup parts, and to which each of them returns. */
export const partsScreen = "setup" satisfies Screen;

/** Screens that each belong to one setup part and are outside the main sequence. */
const partScreens: readonly Screen[] = ["select-ig-account", "select-store"];

const line = screens.filter((screen) => !partScreens.includes(screen));

function neighbour(screen: Screen, distance: 1 | -1): Screen {
  if (partScreens.includes(screen)) return partsScreen;
  return line[line.indexOf(screen) + distance] ?? screen;
}

/**
 * Returns the next screen: after the last one, the same screen; after a part's screen, the list of parts.
 * @example nextScreen("setup") // "select-service"
 */
export const nextScreen = (screen: Screen): Screen => neighbour(screen, 1);

/**
 * Returns the previous screen: before the first one, the same screen; before a part's screen, the list of
 * parts.
 * @example previousScreen("select-service") // "setup"
 */
export const previousScreen = (screen: Screen): Screen => neighbour(screen, -1);
