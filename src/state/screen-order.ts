import { screens, type Screen } from "./steps";

/** Screen that links to the setup parts, each of which returns to it. */
export const partsScreen = "setup" satisfies Screen;

/** Screens for individual setup parts, which are outside the main sequence. */
const partScreens: readonly Screen[] = ["select-ig-account", "select-store"];

const line = screens.filter((screen) => !partScreens.includes(screen));

function neighbour(screen: Screen, distance: 1 | -1): Screen {
  if (partScreens.includes(screen)) return partsScreen;
  return line[line.indexOf(screen) + distance] ?? screen;
}

/**
 * Returns the next screen: for the last one, itself; for a part's screen, the list of parts.
 * @example nextScreen("setup") // "select-service"
 */
export const nextScreen = (screen: Screen): Screen => neighbour(screen, 1);

/**
 * Returns the previous screen: for the first one, itself; for a part's screen, the list of parts.
 * @example previousScreen("select-service") // "setup"
 */
export const previousScreen = (screen: Screen): Screen => neighbour(screen, -1);
