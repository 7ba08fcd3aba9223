/* Entry point of the code appended to the first inline script of every page. */
import { holdPresses } from "./hold-presses";
import { skipBelow } from "./layout-below";

holdPresses();
skipBelow();
