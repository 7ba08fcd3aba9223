/* Entry point of the code appended to the first inline script of every page. */
import { skipBelow } from "./layout-below";
import { recoverFiles } from "./recover-files";

skipBelow();
recoverFiles();
