import { screens, type Screen } from "./steps";

/** The screen from which the parts of the setup are opened, and to which each returns. */
export const partsScreen = "setup" satisfies Screen;

/** Screens of a single part, beside the line of those that follow one another. */
const partScreens: readonly Screen[] = ["select-ig-account", "select-store"];

const line = screens.filter((screen) => !partScreens.includes(screen));

function neighbour(screen: Screen, distance: 1 | -1): Screen {
  if (partScreens.includes(screen)) return partsScreen;
  return line[line.indexOf(screen) + distance] ?? screen;
}

/**
 * The screen after this one; the last has none after it but itself, and a part leads back to the list of parts.
 * @example nextScreen("setup") // "select-service"
 */
export const nextScreen = (screen: Screen): Screen => neighbour(screen, 1);

/**
 * The screen before this one; the first has none before it but itself, and a part leads back to the list of parts.
 * @example previousScreen("select-service") // "setup"
 */
export const previousScreen = (screen: Screen): Screen => neighbour(screen, -1);
